"""Rewards of a batch, by way of the process's client or another one."""
from __future__ import annotations

import logging
from typing import Any, List, Optional, Sequence, Union

import assay
from assay._client import Assay, Input
from assay._types import Reward
from assay.errors import RequestRefused
from assay.rewards._columns import Question

_log = logging.getLogger("assay.rewards")
Unknown = Union[None, float, str]


def scores(texts: Sequence[str], questions: Sequence[Question], *, client: Optional[Assay] = None,
           seconds: Optional[float] = None, **options: Any) -> List[Reward]:
    """The reward of each text. A failure of Assay, or a row that it refuses, is a reward of None with the reason."""
    inputs = [Input(text, contract, task) for text, (contract, task) in zip(texts, questions)]
    got = (client or assay.client()).reward_many(inputs, seconds=seconds, return_exceptions=True, **options)
    return [_failed(one) if isinstance(one, Exception) else one for one in got]


def _failed(error: Exception) -> Reward:
    if isinstance(error, (TypeError, KeyboardInterrupt)):
        raise error
    what = f"{error.key}: {error.what}" if isinstance(error, RequestRefused) and error.key else str(error)
    _log.warning("no reward: %s", what)
    return Reward(schema_version="1.0", tool_version=assay.__version__, path="", reward=None, stage="none",
                  why=what or type(error).__name__, verdict=None, errors=0, confirmed=0, undecided=0)


def fill(rewards: Sequence[Reward], unknown: Unknown) -> List[Optional[float]]:
    """The numbers; where there is none, `unknown`: None, a number, or "mean", the mean of the known ones (0.5 of none)."""
    known = [one.reward for one in rewards if one.reward is not None]
    if unknown == "mean":
        unknown = sum(known) / len(known) if known else 0.5
    elif isinstance(unknown, str):
        raise ValueError(f"unknown is {unknown!r}; expected None, a number or 'mean'")
    return [unknown if one.reward is None else one.reward for one in rewards]
