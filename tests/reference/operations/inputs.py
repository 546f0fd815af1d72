# What the cases of this folder are written with: tensors whose values follow from a seed by integer arithmetic, so that
# PyTorch and the evaluator make the same ones.
import math

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

TYPES = {"f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16, "f64": torch.float64, "i64": torch.int64,
         "i32": torch.int32, "i16": torch.int16, "i8": torch.int8, "u8": torch.uint8, "bool": torch.bool}


def numbers(count, seed, low, high):
    made = []
    state = seed * 7919 + 12345
    for _ in range(count):
        state = (state * 1103515245 + 12345) % 2147483648
        made.append(low + (state // 65536) % (high - low + 1))
    return made


# Sixteenths from -4 to 4, whole numbers from -8 to 8 (from 0 without a sign), or False and True.
def x(*shape, seed=1, d="f32"):
    if d in ("f32", "f16", "bf16", "f64"):
        values = [n / 16 for n in numbers(math.prod(shape), seed, -64, 64)]
    elif d == "bool":
        values = [n > 0 for n in numbers(math.prod(shape), seed, 0, 1)]
    else:
        values = numbers(math.prod(shape), seed, 0 if d == "u8" else -8, 8)
    return torch.tensor(values, dtype=TYPES[d]).reshape(shape)


# Above zero: sixteenths to 4, or whole numbers to 8.
def pos(*shape, seed=1, d="f32"):
    if d in ("f32", "f16", "bf16", "f64"):
        return torch.tensor([n / 16 for n in numbers(math.prod(shape), seed, 1, 64)], dtype=TYPES[d]).reshape(shape)
    return torch.tensor(numbers(math.prod(shape), seed, 1, 8), dtype=TYPES[d]).reshape(shape)


# Between zero and one, without either.
def unit(*shape, seed=1, d="f32"):
    return torch.tensor([n / 64 for n in numbers(math.prod(shape), seed, 1, 63)], dtype=TYPES[d]).reshape(shape)


# Whole numbers from 0 to n - 1.
def at(n, *shape, seed=1, d="i64"):
    return torch.tensor(numbers(math.prod(shape), seed, 0, n - 1), dtype=TYPES[d]).reshape(shape)


def special(d="f32"):
    return torch.tensor([math.nan, math.inf, -math.inf, 0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 1e-3, 30.0, -100.0], dtype=TYPES[d])


# A module's weights, each by its place.
def filled(module):
    for seed, p in enumerate(module.parameters()):
        p.data.copy_(x(*p.shape, seed=seed + 1) / 4)
    return module
