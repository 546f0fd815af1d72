import math

import torch
import torch.nn as nn

columns = 48


class Model(nn.Module):
    def __init__(self, features):
        super().__init__()
        self.gain = nn.Parameter(torch.rand(features))

    def scale(self):
        return 1.0 / math.sqrt(columns)

    def forward(self, x):
        return x * self.gain * self.scale()


def get_inputs():
    return [torch.rand(20, columns)]


def get_init_inputs():
    return [columns]
