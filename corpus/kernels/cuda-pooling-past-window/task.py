import torch
import torch.nn as nn
import torch.nn.functional as F


class Model(nn.Module):
    def forward(self, x):
        return F.max_pool1d(x, 4)


def get_inputs():
    return [torch.rand(8, 1024)]


def get_init_inputs():
    return []
