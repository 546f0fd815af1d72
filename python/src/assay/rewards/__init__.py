"""Rewards in the calls of trainers for reinforcement learning. What the number means: docs/rewards.md.

    from assay.rewards import trl_reward           # GRPOTrainer(reward_funcs=[trl_reward()])
    from assay.rewards.verl import compute_score   # custom_reward_function.path, .name
    from assay.rewards.swift import AssayORM       # orms["assay"] = AssayORM
    from assay.rewards.openrlhf import reward_func # --remote_rm_url, or `python3 -m assay.rewards.openrlhf`

Where Assay itself failed, the reward is None, never 0. Trainers that cannot take None get `unknown`, the number that is
put in its place; "mean" is the mean of the batch's known ones.
"""
from __future__ import annotations

from assay.rewards._columns import completion_text, question_of
from assay.rewards._scores import fill, scores
from assay.rewards.swift import AssayORM
from assay.rewards.trl import trl_reward

__all__ = ["AssayORM", "completion_text", "fill", "question_of", "scores", "trl_reward"]
