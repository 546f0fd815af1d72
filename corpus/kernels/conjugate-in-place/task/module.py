import torch
import torch.nn as nn
import complex_ops


class Model(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.conj(x)


class ModelNew(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return complex_ops.conjugate_in_place(x)
