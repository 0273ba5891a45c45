//! The thin binary: reads the command line, and starts what it asks for.

use std::process::ExitCode;

use medieval_academy::app::{self, Options};

fn main() -> ExitCode {
    let mut options = Options::default();
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--data" => options.data = args.next().map(Into::into),
            "--windowed" => {
                let size = args.next().unwrap_or_default();
                options.size = size
                    .split_once('x')
                    .and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
            }
            _ => {}
        }
    }
    app::run(&options);
    ExitCode::SUCCESS
}
