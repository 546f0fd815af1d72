"""Names that few modules use, and those that PyTorch has not, or not on this machine."""

NOT_COMPARED = {
    "coalesce": "of sparse tensors, which are a module of our own (library.py)",
    "cpu_": "no name of PyTorch",
    "cross_entropy_loss": "a name of torch.ops.aten for cross_entropy",
    "cuda": "moves to a device",
    "expit": "SciPy's name of sigmoid, called by array functions",
    "hard_shrink": "another name of hardshrink",
    "hard_sigmoid": "another name of hardsigmoid",
    "hard_swish": "another name of hardswish",
    "int_repr": "of quantised tensors, which are their integers here",
    "log_sigmoid": "another name of logsigmoid",
    "lp_pool3d": "of later releases",
    "npu": "moves to a device",
    "pin_memory": "needs a device",
    "quantize_per_channel": "quantised tensors are their integers here",
    "soft_shrink": "another name of softshrink",
    "squared_difference": "no name of PyTorch",
    "swish": "no name of PyTorch",
}


def cases():
    yield "torch.special.logsumexp(x(2, 3), 1)"
    yield "torch.special.softmax(x(2, 3), 1)"
    yield "torch.ldexp(x(3), torch.tensor([2]))"
    yield "x(3).resolve_conj()"
    yield "F.max_pool1d_with_indices(x(1, 2, 6), 2)"
    yield "F.max_pool2d_with_indices(x(1, 2, 4, 4), 2)"
    yield "F.max_pool3d_with_indices(x(1, 1, 4, 4, 4), 2)"
