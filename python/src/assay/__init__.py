"""Judges generated accelerator kernels: does it build, can it go wrong, what is the repair.

    import assay
    report = assay.check(reply, task="softmax.py")
    print(report.verdict.builds, [finding.rule for finding in report.problems])

The functions use one client of the process, which starts a server at the first call (or uses that of $ASSAY_SERVER).
`Assay` and `AsyncAssay` are clients of their own.
"""
from __future__ import annotations

import threading
from typing import Any, Iterable, List, Optional, Union

from assay import _types
from assay._client import Assay, AsyncAssay, Fixed, Input, Task
from assay._types import *  # noqa: F401,F403
from assay._types import Report, Reward, Rule
from assay.errors import AssayError, ProgramMissing, RequestRefused, ServerFailed

__version__ = "0.1.0"
__all__ = ["Assay", "AsyncAssay", "AssayError", "Fixed", "Input", "ProgramMissing", "RequestRefused", "ServerFailed", "Task",
           "check", "check_many", "client", "explain", "fix", "fix_many", "prompt", "reward", "reward_many", *_types.__all__]

_client: Optional[Assay] = None
_lock = threading.Lock()


def client() -> Assay:
    """The client of this process."""
    global _client
    with _lock:
        if _client is None:
            _client = Assay()
        return _client


def check(text: str, **arguments: Any) -> Report:
    """See Assay.check."""
    return client().check(text, **arguments)


def check_many(inputs: Iterable[Union[str, Input]], **arguments: Any) -> List[Report]:
    """See Assay.check_many."""
    return client().check_many(inputs, **arguments)


def reward(text: str, **arguments: Any) -> Reward:
    """See Assay.reward."""
    return client().reward(text, **arguments)


def reward_many(inputs: Iterable[Union[str, Input]], **arguments: Any) -> List[Reward]:
    """See Assay.reward_many."""
    return client().reward_many(inputs, **arguments)


def prompt(text: str, **arguments: Any) -> str:
    """See Assay.prompt."""
    return client().prompt(text, **arguments)


def fix(text: str, **arguments: Any) -> Fixed:
    """See Assay.fix."""
    return client().fix(text, **arguments)


def fix_many(inputs: Iterable[Union[str, Input]], **arguments: Any) -> List[Fixed]:
    """See Assay.fix_many."""
    return client().fix_many(inputs, **arguments)


def explain(rule: str) -> Rule:
    """See Assay.explain."""
    return client().explain(rule)
