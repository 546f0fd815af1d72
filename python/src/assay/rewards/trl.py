"""TRL: a reward function of GRPOTrainer and its kin."""
from __future__ import annotations

from typing import Any, Callable, List, Optional

from assay._client import Assay
from assay.rewards._columns import column, completion_text, contract_of, task_of
from assay.rewards._scores import Unknown, fill, scores


def trl_reward(*, task: str = "task", contract: str = "contract", client: Optional[Assay] = None, unknown: Unknown = None,
               name: str = "assay_reward", **arguments: Any) -> Callable[..., List[Optional[float]]]:
    """A function `reward(prompts, completions, **columns)`.

    `task` and `contract` name the columns of the data set. TRL takes None as "does not apply". Further arguments go to
    each request (`seconds`, `level`, ...).
    """

    def reward(prompts: Any = None, completions: Any = None, **columns: Any) -> List[Optional[float]]:
        texts = [completion_text(one) for one in completions or []]
        questions = list(zip(map(contract_of, column(columns, contract, len(texts))),
                             map(task_of, column(columns, task, len(texts)))))
        return fill(scores(texts, questions, client=client, **arguments), unknown)

    reward.__name__ = reward.__qualname__ = name  # what TRL logs it as
    return reward
