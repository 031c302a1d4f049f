//! How long a bot may think, as words on the command line.

use std::time::Duration;

use bots::arena::BudgetPlan;

use crate::failure::Failure;

/// Reads `20000`, `50ms` or `1.5s`.
pub fn budget(text: &str) -> Result<BudgetPlan, Failure> {
    let seconds = |number: &str, unit: f64| {
        let seconds = number.parse::<f64>().ok()? * unit;
        (seconds > 0.0 && seconds <= 3600.0)
            .then(|| BudgetPlan::Time(Duration::from_secs_f64(seconds)))
    };
    let plan = if let Some(number) = text.strip_suffix("ms") {
        seconds(number, 0.001)
    } else if let Some(number) = text.strip_suffix('s') {
        seconds(number, 1.0)
    } else {
        text.parse().ok().filter(|&nodes| nodes > 0).map(BudgetPlan::Nodes)
    };
    plan.ok_or_else(|| {
        Failure::bad_request(format_args!("“{}” is not a budget", rules::notation::shown(text)))
            .hint("write nodes such as 20000, or a time up to an hour such as 50ms or 1.5s")
    })
}
