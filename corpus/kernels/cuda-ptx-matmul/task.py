import torch
import torch.nn as nn


class Model(nn.Module):
    def forward(self, a, b):
        return torch.matmul(a, b)


def get_inputs():
    return [torch.rand(128, 96).half(), torch.rand(96, 64).half()]


def get_init_inputs():
    return []
