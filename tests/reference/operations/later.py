"""What Debian's PyTorch and Python lack, by the definitions in their documentation: recorded as if they had it."""
import math
import sys
import types

import torch
import torch.nn.functional as F


def rms_norm(input, normalized_shape, weight=None, eps=None):
    over = tuple(range(-len(normalized_shape), 0))
    wide = input.float() if input.dtype in (torch.float16, torch.bfloat16) else input
    made = wide * torch.rsqrt(wide.square().mean(over, keepdim=True) + (torch.finfo(input.dtype).eps if eps is None else eps))
    return (made if weight is None else made * weight).to(input.dtype)


def scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None):
    scores = query @ key.transpose(-2, -1) * (1 / math.sqrt(query.size(-1)) if scale is None else scale)
    if is_causal:
        scores = scores.masked_fill(torch.ones(query.size(-2), key.size(-2), dtype=torch.bool).triu(1), float("-inf"))
    if attn_mask is not None:
        scores = scores.masked_fill(~attn_mask, float("-inf")) if attn_mask.dtype == torch.bool else scores + attn_mask
    return torch.softmax(scores, -1) @ value


class RMSNorm(torch.nn.Module):
    def __init__(self, normalized_shape, eps=None, elementwise_affine=True):
        super().__init__()
        self.shape = (normalized_shape,) if isinstance(normalized_shape, int) else tuple(normalized_shape)
        self.eps = eps
        self.weight = torch.nn.Parameter(torch.ones(self.shape)) if elementwise_affine else None

    def forward(self, value):
        return rms_norm(value, self.shape, self.weight, self.eps)


class CircularPad(torch.nn.Module):
    def __init__(self, padding):
        super().__init__()
        self.padding = (padding,) * 4 if isinstance(padding, int) else padding

    def forward(self, value):
        return F.pad(value, self.padding, mode="circular")


def install():
    F.rms_norm = F.rms_norm if hasattr(F, "rms_norm") else rms_norm
    F.scaled_dot_product_attention = getattr(F, "scaled_dot_product_attention", scaled_dot_product_attention)
    torch.nn.RMSNorm = getattr(torch.nn, "RMSNorm", RMSNorm)
    torch.nn.CircularPad2d = getattr(torch.nn, "CircularPad2d", CircularPad)
    special = types.ModuleType("scipy.special")
    special.erf, special.gammaln = math.erf, math.lgamma
    special.erfc = lambda v: torch.special.erfc(torch.from_numpy(v)).numpy()
    special.expit = lambda v: 1 / (1 + math.exp(-v)) if isinstance(v, float) else torch.special.expit(torch.from_numpy(v)).numpy()
    special.digamma = special.psi = lambda v: torch.special.digamma(torch.tensor(v, dtype=torch.float64)).item()
    # The dilogarithm of 1 - v by its series.
    special.spence = lambda v: math.fsum((1 - v) ** k / k ** 2 for k in range(1, 200))
    scipy = types.ModuleType("scipy")
    scipy.special = special
    tensorflow, ml_dtypes = types.ModuleType("tensorflow"), types.ModuleType("ml_dtypes")
    for name in ("bfloat16", "float16", "float32"):
        setattr(tensorflow, name, types.SimpleNamespace(as_numpy_dtype=name))
    ml_dtypes.bfloat16 = "bfloat16"
    sys.modules.update({"scipy": scipy, "scipy.special": special, "tensorflow": tensorflow, "ml_dtypes": ml_dtypes})
