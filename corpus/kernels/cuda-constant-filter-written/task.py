import torch
import torch.nn as nn
import torch.nn.functional as F


class Model(nn.Module):
    def forward(self, x):
        return F.conv1d(F.pad(x, (1, 1)).view(1, 1, -1), torch.tensor([[[0.25, 0.5, 0.25]]])).view(-1)


def get_inputs():
    return [torch.rand(1000)]


def get_init_inputs():
    return []
