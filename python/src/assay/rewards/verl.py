"""verl: `custom_reward_function.path` is this file, `.name` one of these functions.

The task comes from `extra_info` or `ground_truth` of the row (keys `task`, `contract`; a ground truth that is a text is
the task itself). verl writes a reward into a tensor, which None does not fit: `reward_kwargs.unknown` is the number
that it writes instead. The batch form takes the mean of the batch; the single form has no batch and keeps None, which ends the run with
verl's own error, unless it is given a number.
"""
from __future__ import annotations

from typing import Any, Dict, List, Optional

from assay._types import Reward
from assay.rewards._columns import question_of
from assay.rewards._scores import Unknown, fill, scores

_STAGES = ["none", "dishonest", "parsable", "complete", "builds", "runs", "right", "proved"]


def _entry(reward: Reward, score: Optional[float]) -> Dict[str, Any]:
    # Only numbers, with the same keys every time: verl makes columns of them and logs their means.
    return {"score": score, "known": float(reward.known), "stage": float(_STAGES.index(reward.stage)),
            "builds": float(reward.verdict is not None and reward.verdict.builds == "yes"),
            "right": float(reward.stage in ("right", "proved")), "errors": float(reward.errors),
            "confirmed": float(reward.confirmed), "undecided": float(reward.undecided)}


def compute_score(data_source: Any, solution_str: str, ground_truth: Any, extra_info: Any = None, *,
                  unknown: Unknown = None, seconds: Optional[float] = None, **options: Any) -> Dict[str, Any]:
    """Of one row. `data_source` is not looked at."""
    options.pop("reward_router_address", None), options.pop("reward_model_tokenizer", None)
    rewards = scores([solution_str], [question_of(ground_truth, extra_info)], seconds=seconds, **options)
    return _entry(rewards[0], fill(rewards, unknown)[0])


def compute_score_batch(data_sources: Any, solution_strs: Any, ground_truths: Any, extra_infos: Any = None, *,
                        unknown: Unknown = "mean", seconds: Optional[float] = None, **options: Any) -> List[Dict[str, Any]]:
    """Of a batch, for `reward_model.reward_manager=batch`."""
    texts = list(solution_strs)
    extras = [None] * len(texts) if extra_infos is None else list(extra_infos)
    questions = [question_of(truth, extra) for truth, extra in zip(list(ground_truths), extras)]
    rewards = scores(texts, questions, seconds=seconds, **options)
    return [_entry(reward, score) for reward, score in zip(rewards, fill(rewards, unknown))]
