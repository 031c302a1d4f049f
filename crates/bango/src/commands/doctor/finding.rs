//! What was found at one place, and what to do about it.

use serde::Serialize;

/// All that was found.
#[derive(Debug, Serialize)]
pub struct Report {
    /// Whether a server can do its work here.
    ok: bool,
    pub findings: Vec<Finding>,
}

/// One thing that was looked at.
#[derive(Debug, Serialize)]
pub struct Finding {
    pub check: &'static str,
    pub state: State,
    pub says: String,
    /// What to do, unless all is well.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cure: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    Good,
    /// It works, but not as well or as safely as it should.
    Warning,
    /// It does not work.
    Broken,
}

impl Report {
    pub fn of(findings: Vec<Finding>) -> Report {
        let ok = findings.iter().all(|finding| finding.state != State::Broken);
        Report { ok, findings }
    }

    pub fn count(&self, state: State) -> usize {
        self.findings.iter().filter(|finding| finding.state == state).count()
    }
}

/// Something that is wrong, whose cure is still to be said: nothing is reported without one.
#[must_use]
pub struct Ill(Finding);

impl Ill {
    pub fn cure(mut self, cure: impl Into<String>) -> Finding {
        self.0.cure = Some(cure.into());
        self.0
    }
}

impl Finding {
    pub fn good(check: &'static str, says: impl Into<String>) -> Finding {
        Finding { check, state: State::Good, says: says.into(), cure: None }
    }

    pub fn warning(check: &'static str, says: impl Into<String>) -> Ill {
        Ill(Finding { check, state: State::Warning, says: says.into(), cure: None })
    }

    pub fn broken(check: &'static str, says: impl Into<String>) -> Ill {
        Ill(Finding { check, state: State::Broken, says: says.into(), cure: None })
    }
}
