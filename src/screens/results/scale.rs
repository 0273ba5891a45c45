//! The graph's scale, and labels that keep apart.

/// Most lines across the graph.
const LINES: i16 = 6;

/// Lowest value, highest value and step of a graph that holds all `values` and zero.
pub(super) fn scale(values: impl Iterator<Item = i16>) -> (i16, i16, i16) {
    let (low, high) = values.fold((0, 0), |(low, high): (i16, i16), v| {
        (low.min(v), high.max(v))
    });
    let bounds = |step: i16| {
        let low = low.div_euclid(step) * step;
        let high = (high + step - 1).div_euclid(step) * step;
        (low, high.max(low + step), step)
    };
    [2, 5, 10, 20, 25, 50, 100]
        .map(bounds)
        .into_iter()
        .find(|&(low, high, step)| (high - low) / step <= LINES)
        .unwrap_or_else(|| bounds(200))
}

/// Moves heights, which are in falling order on the screen (growing `y`), apart to at least `gap`, between `top` and `bottom`
/// if they fit.
pub(in crate::screens) fn spread(heights: &mut [f32], gap: f32, top: f32, bottom: f32) {
    let mut least = top;
    for y in heights.iter_mut() {
        *y = y.max(least);
        least = *y + gap;
    }
    let mut most = bottom;
    for y in heights.iter_mut().rev() {
        *y = y.min(most);
        most = *y - gap;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_holds_all_values() {
        for values in [
            vec![0, 47],
            vec![-12, 3],
            vec![0],
            vec![-3, -1],
            vec![120, -40],
        ] {
            let (low, high, step) = scale(values.iter().copied());
            assert!(low <= 0 && high >= 0 && high > low);
            assert!(values.iter().all(|v| (low..=high).contains(v)));
            assert!(low % step == 0 && high % step == 0 && (high - low) / step <= LINES);
        }
        assert_eq!(scale([47].into_iter()), (0, 50, 10));
    }

    #[test]
    fn labels_keep_apart() {
        let mut heights = [50.0, 52.0, 120.0, 198.0, 199.0];
        spread(&mut heights, 30.0, 40.0, 200.0);
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= 29.99));
        assert!(heights[0] >= 40.0 && heights[4] <= 200.0);
    }
}
