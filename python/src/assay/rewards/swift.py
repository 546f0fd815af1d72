"""ms-swift: an outcome reward model, put into its table by a plugin: `orms["assay"] = AssayORM`."""
from __future__ import annotations

from typing import Any, List, Optional

from assay.rewards._scores import Unknown
from assay.rewards.trl import trl_reward


class AssayORM:
    """Takes what `trl_reward` takes; columns of the data set arrive as lists. `unknown` as there."""

    def __init__(self, args: Any = None, *, unknown: Unknown = None, **arguments: Any) -> None:
        self.args = args
        self._reward = trl_reward(unknown=unknown, **arguments)

    def __call__(self, completions: Any, **kwargs: Any) -> List[Optional[float]]:
        return self._reward(completions=completions, **kwargs)
