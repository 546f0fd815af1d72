from typing import List

import torch
import torch.nn as nn
import offset_ops


class Model(nn.Module):
    def forward(self, x: torch.Tensor, offsets: List[float]) -> torch.Tensor:
        return (x.float() + offsets[0] + offsets[1]).to(x.dtype)


class ModelNew(nn.Module):
    def forward(self, x: torch.Tensor, offsets: List[float]) -> torch.Tensor:
        return offset_ops.offset_by(x, offsets)
