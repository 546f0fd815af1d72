"""What is asked of an answer again and again, as properties of its dataclass."""
from __future__ import annotations

from typing import TYPE_CHECKING, List, Optional

if TYPE_CHECKING:
    from assay._types import Failure, Finding, Verdict


class ReportView:
    """Of a report."""

    if TYPE_CHECKING:
        verdict: Verdict
        findings: List[Finding]
        errors: List[Failure]

    @property
    def problems(self) -> List[Finding]:
        """The findings that are errors."""
        return [finding for finding in self.findings if finding.severity == "error"]

    @property
    def complete(self) -> bool:
        """Whether Assay looked at all of it; otherwise `errors` says what kept it from doing so."""
        return not self.errors

    @property
    def right(self) -> Optional[bool]:
        """True: builds, runs clean, values match. False: one of these was shown not to hold. None: not known."""
        verdict = self.verdict
        if verdict.builds == "no" or verdict.runs == "faults" or verdict.values == "mismatch":
            return False
        if verdict.builds == "yes" and verdict.runs == "clean" and verdict.values == "match":
            return True
        return None


    @property
    def shown_wrong(self) -> bool:
        """Whether the build, a run or values were shown not to hold, or the result not to be the kernel's work."""
        return self.right is False or any(finding.rule.startswith("honesty/") for finding in self.problems)


class RewardView:
    """Of a reward."""

    if TYPE_CHECKING:
        reward: Optional[float]

    @property
    def known(self) -> bool:
        """False where Assay could not tell, which says nothing about the input; `why` says why."""
        return self.reward is not None
