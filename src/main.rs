//! The program: all of it is in the library.

fn main() -> std::process::ExitCode {
    medieval_academy::cli::main()
}
