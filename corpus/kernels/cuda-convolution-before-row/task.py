import torch
import torch.nn as nn
import torch.nn.functional as F


class Model(nn.Module):
    def forward(self, x):
        return F.conv1d(x[None], torch.ones(1, 1, 3, device=x.device) / 3, padding=1)[0]


def get_inputs():
    return [torch.rand(1, 1000)]


def get_init_inputs():
    return []
