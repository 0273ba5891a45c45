//! How colours look to people: how far apart two are, and what is left of them in grey and in colour blindness.

use super::palette::{Colour, to_linear};

/// A way of seeing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sight {
    /// All three cones.
    Full,
    /// Lightness alone, as on a black and white print.
    Grey,
    /// No green cones.
    Deuteranopia,
    /// No red cones.
    Protanopia,
    /// No blue cones.
    Tritanopia,
}

impl Sight {
    /// Every way of seeing.
    pub const ALL: [Sight; 5] = [
        Sight::Full,
        Sight::Grey,
        Sight::Deuteranopia,
        Sight::Protanopia,
        Sight::Tritanopia,
    ];

    /// Its name in lower case, for file names and tables.
    pub const fn name(self) -> &'static str {
        match self {
            Sight::Full => "colour",
            Sight::Grey => "grey",
            Sight::Deuteranopia => "deuteranopia",
            Sight::Protanopia => "protanopia",
            Sight::Tritanopia => "tritanopia",
        }
    }

    /// What becomes of red, green and blue light, row by row.
    ///
    /// Colour blindness: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of
    /// Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6), 2009, severity 1.0. Grey:
    /// luminance of the sRGB primaries.
    const fn matrix(self) -> Option<[[f32; 3]; 3]> {
        match self {
            Sight::Full => None,
            Sight::Grey => Some([[0.2126, 0.7152, 0.0722]; 3]),
            Sight::Deuteranopia => Some([
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ]),
            Sight::Protanopia => Some([
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ]),
            Sight::Tritanopia => Some([
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ]),
        }
    }

    /// The colour of full sight that looks like `colour` does to this one.
    pub fn see(self, colour: Colour) -> Colour {
        let Some(matrix) = self.matrix() else {
            return colour;
        };
        let light = linear(colour);
        let [red, green, blue] = matrix.map(|row| {
            let sum = row.iter().zip(light).map(|(share, l)| share * l).sum();
            to_byte(sum)
        });
        Colour { red, green, blue }
    }
}

fn linear(colour: Colour) -> [f32; 3] {
    [colour.red, colour.green, colour.blue].map(|c| to_linear(f32::from(c) / 255.0))
}

fn to_byte(light: f32) -> u8 {
    let light = light.clamp(0.0, 1.0);
    let value = if light <= 0.003_130_8 {
        light * 12.92
    } else {
        1.055 * light.powf(1.0 / 2.4) - 0.055
    };
    (value * 255.0).round() as u8
}

/// Contrast of two colours by WCAG 2, from 1 (none) to 21. Text wants 4.5.
pub fn contrast(a: Colour, b: Colour) -> f32 {
    let [a, b] = [a, b].map(|colour| {
        let [red, green, blue] = linear(colour);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    });
    a.max(b) / a.min(b)
}

/// A colour in CIE L*a*b*, white point D65.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lab {
    /// Lightness, 0 to 100.
    pub l: f32,
    /// Green to red.
    pub a: f32,
    /// Blue to yellow.
    pub b: f32,
}

impl From<Colour> for Lab {
    fn from(colour: Colour) -> Self {
        let [red, green, blue] = linear(colour);
        let x = 0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue;
        let y = 0.212_672_9 * red + 0.715_152_2 * green + 0.072_175 * blue;
        let z = 0.019_333_9 * red + 0.119_192 * green + 0.950_304_1 * blue;
        let [x, y, z] = [x / 0.950_47, y, z / 1.088_83].map(|t: f32| {
            if t > 216.0 / 24_389.0 {
                t.cbrt()
            } else {
                (24_389.0 / 27.0 * t + 16.0) / 116.0
            }
        });
        Lab {
            l: 116.0 * y - 16.0,
            a: 500.0 * (x - y),
            b: 200.0 * (y - z),
        }
    }
}

impl From<Lab> for Colour {
    /// The nearest that a screen can show.
    fn from(lab: Lab) -> Self {
        let y = (lab.l + 16.0) / 116.0;
        let [x, y, z] = [y + lab.a / 500.0, y, y - lab.b / 200.0].map(|t: f32| {
            if t.powi(3) > 216.0 / 24_389.0 {
                t.powi(3)
            } else {
                (116.0 * t - 16.0) * 27.0 / 24_389.0
            }
        });
        let (x, z) = (x * 0.950_47, z * 1.088_83);
        Colour {
            red: to_byte(3.240_454_2 * x - 1.537_138_5 * y - 0.498_531_4 * z),
            green: to_byte(-0.969_266 * x + 1.876_010_8 * y + 0.041_556 * z),
            blue: to_byte(0.055_643_4 * x - 0.204_025_9 * y + 1.057_225_2 * z),
        }
    }
}

/// How different two colours look: CIEDE2000. 1 is just visible side by side; from 10 on they are told apart at a glance.
pub fn difference(a: impl Into<Lab>, b: impl Into<Lab>) -> f32 {
    // G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula", 2005; names as there.
    let (one, two) = (a.into(), b.into());
    let pow7 = |c: f32| (c.powi(7) / (c.powi(7) + 25f32.powi(7))).sqrt();
    let mean_c = (one.a.hypot(one.b) + two.a.hypot(two.b)) / 2.0;
    let g = 0.5 * (1.0 - pow7(mean_c));
    let polar = |lab: Lab| {
        let a = (1.0 + g) * lab.a;
        (
            a.hypot(lab.b),
            lab.b.atan2(a).to_degrees().rem_euclid(360.0),
        )
    };
    let ((c1, h1), (c2, h2)) = (polar(one), polar(two));
    let grey = c1 * c2 == 0.0;

    let mut turn = h2 - h1;
    if grey {
        turn = 0.0;
    } else if turn > 180.0 {
        turn -= 360.0;
    } else if turn < -180.0 {
        turn += 360.0;
    }
    let delta_l = two.l - one.l;
    let delta_c = c2 - c1;
    let delta_h = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();

    let l = (one.l + two.l) / 2.0;
    let c = (c1 + c2) / 2.0;
    let h = match h1 + h2 {
        sum if grey => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => (sum + 360.0) / 2.0,
        sum => (sum - 360.0) / 2.0,
    };
    let cos = |degrees: f32| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.20 * cos(4.0 * h - 63.0);
    let theta = 30.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let r_t = -2.0 * pow7(c) * (2.0 * theta).to_radians().sin();
    let away = (l - 50.0).powi(2);
    let by_l = delta_l / (1.0 + 0.015 * away / (20.0 + away).sqrt());
    let by_c = delta_c / (1.0 + 0.045 * c);
    let by_h = delta_h / (1.0 + 0.015 * c * t);
    (by_l * by_l + by_c * by_c + by_h * by_h + r_t * by_c * by_h)
        .max(0.0)
        .sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_those_of_the_published_test_data() {
        let lab = |[l, a, b]: [f32; 3]| Lab { l, a, b };
        for (one, two, published) in [
            ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
            ([50.0, -1.1848, -84.8006], [50.0, 0.0, -82.7485], 1.0),
            ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
            ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
            (
                [60.2574, -34.0099, 36.2677],
                [60.4626, -34.1751, 39.4387],
                1.2644,
            ),
            ([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082),
        ] {
            let found = difference(lab(one), lab(two));
            assert!((found - published).abs() < 2e-3, "{found}, not {published}");
        }
    }

    #[test]
    fn white_and_black_stay_and_contrast_most() {
        let (white, black) = (Colour::hex(0xffffff), Colour::hex(0));
        for sight in Sight::ALL {
            assert_eq!(sight.see(white), white, "{sight:?}");
            assert_eq!(sight.see(black), black, "{sight:?}");
        }
        assert!((contrast(white, black) - 21.0).abs() < 1e-3);
        assert!((Lab::from(white).l - 100.0).abs() < 0.01);
    }

    #[test]
    fn red_and_green_meet_without_green_cones() {
        let (red, green) = (Colour::hex(0xa05030), Colour::hex(0x60702c));
        let seen = Sight::Deuteranopia;
        assert!(difference(red, green) > 30.0);
        assert!(difference(seen.see(red), seen.see(green)) < 5.0);
    }
}
