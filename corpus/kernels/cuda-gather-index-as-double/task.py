import torch
import torch.nn as nn
import torch.nn.functional as F


class Model(nn.Module):
    def forward(self, x, index):
        return x[index]


def get_inputs():
    return [torch.rand(100, 64), torch.randint(1, 100, (40,))]


def get_init_inputs():
    return []
