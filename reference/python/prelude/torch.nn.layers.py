# torch.nn: layers. Weights are drawn with the framework's bounds from the evaluator's own stream.
import torch
import math
import torch.nn.functional as F
from torch.nn import Module, Parameter

def _plain(name, function, fields=()):
    class Layer(Module):
        def __init__(self, *args, **kwargs):
            for i, (field, otherwise) in enumerate(fields):
                if i < len(args):
                    setattr(self, field, args[i])
                else:
                    setattr(self, field, kwargs.get(field, otherwise))
        def forward(self, *inputs):
            return function(*inputs, **{field: getattr(self, field) for field, otherwise in fields})
    Layer.__name__ = name
    return Layer

_inplace = ("inplace", False)
ReLU = _plain("ReLU", F.relu, [_inplace])
ReLU6 = _plain("ReLU6", F.relu6, [_inplace])
LeakyReLU = _plain("LeakyReLU", F.leaky_relu, [("negative_slope", 0.01), _inplace])
ELU = _plain("ELU", F.elu, [("alpha", 1.0), _inplace])
CELU = _plain("CELU", F.celu, [("alpha", 1.0), _inplace])
SELU = _plain("SELU", F.selu, [_inplace])
GELU = _plain("GELU", F.gelu, [("approximate", "none")])
SiLU = _plain("SiLU", F.silu, [_inplace])
Mish = _plain("Mish", F.mish, [_inplace])
Sigmoid = _plain("Sigmoid", torch.sigmoid)
Tanh = _plain("Tanh", torch.tanh)
Softplus = _plain("Softplus", F.softplus, [("beta", 1), ("threshold", 20)])
Softsign = _plain("Softsign", F.softsign)
Softshrink = _plain("Softshrink", F.softshrink, [("lambd", 0.5)])
Hardshrink = _plain("Hardshrink", F.hardshrink, [("lambd", 0.5)])
Hardtanh = _plain("Hardtanh", F.hardtanh, [("min_val", -1.0), ("max_val", 1.0), _inplace])
Hardsigmoid = _plain("Hardsigmoid", F.hardsigmoid, [_inplace])
Hardswish = _plain("Hardswish", F.hardswish, [_inplace])
LogSigmoid = _plain("LogSigmoid", F.logsigmoid)
Tanhshrink = _plain("Tanhshrink", F.tanhshrink)
Threshold = _plain("Threshold", F.threshold, [("threshold", 0), ("value", 0), _inplace])
GLU = _plain("GLU", F.glu, [("dim", -1)])
Softmax = _plain("Softmax", F.softmax, [("dim", None)])
LogSoftmax = _plain("LogSoftmax", F.log_softmax, [("dim", None)])
Softmin = _plain("Softmin", F.softmin, [("dim", None)])
Flatten = _plain("Flatten", torch.flatten, [("start_dim", 1), ("end_dim", -1)])
Unflatten = _plain("Unflatten", torch.unflatten, [("dim", 1), ("sizes", ())])
PixelShuffle = _plain("PixelShuffle", F.pixel_shuffle, [("upscale_factor", 1)])
PixelUnshuffle = _plain("PixelUnshuffle", F.pixel_unshuffle, [("downscale_factor", 1)])
ChannelShuffle = _plain("ChannelShuffle", F.channel_shuffle, [("groups", 1)])
Upsample = _plain("Upsample", F.interpolate, [("size", None), ("scale_factor", None), ("mode", "nearest"), ("align_corners", None)])
CosineSimilarity = _plain("CosineSimilarity", F.cosine_similarity, [("dim", 1), ("eps", 1e-8)])
PairwiseDistance = _plain("PairwiseDistance", F.pairwise_distance, [("p", 2.0), ("eps", 1e-6), ("keepdim", False)])
Unfold = _plain("Unfold", F.unfold, [("kernel_size", 1), ("dilation", 1), ("padding", 0), ("stride", 1)])
Fold = _plain("Fold", F.fold, [("output_size", 1), ("kernel_size", 1), ("dilation", 1), ("padding", 0), ("stride", 1)])
LocalResponseNorm = _plain("LocalResponseNorm", F.local_response_norm, [("size", 1), ("alpha", 1e-4), ("beta", 0.75), ("k", 1.0)])

_max = [("kernel_size", 1), ("stride", None), ("padding", 0), ("dilation", 1), ("return_indices", False), ("ceil_mode", False)]
MaxPool1d = _plain("MaxPool1d", F.max_pool1d, _max)
MaxPool2d = _plain("MaxPool2d", F.max_pool2d, _max)
MaxPool3d = _plain("MaxPool3d", F.max_pool3d, _max)
_avg = [("kernel_size", 1), ("stride", None), ("padding", 0), ("ceil_mode", False), ("count_include_pad", True), ("divisor_override", None)]
AvgPool1d = _plain("AvgPool1d", F.avg_pool1d, _avg[:5])
AvgPool2d = _plain("AvgPool2d", F.avg_pool2d, _avg)
AvgPool3d = _plain("AvgPool3d", F.avg_pool3d, _avg)
_size = [("output_size", 1)]
AdaptiveAvgPool1d = _plain("AdaptiveAvgPool1d", F.adaptive_avg_pool1d, _size)
AdaptiveAvgPool2d = _plain("AdaptiveAvgPool2d", F.adaptive_avg_pool2d, _size)
AdaptiveAvgPool3d = _plain("AdaptiveAvgPool3d", F.adaptive_avg_pool3d, _size)
AdaptiveMaxPool1d = _plain("AdaptiveMaxPool1d", F.adaptive_max_pool1d, _size)
AdaptiveMaxPool2d = _plain("AdaptiveMaxPool2d", F.adaptive_max_pool2d, _size)
AdaptiveMaxPool3d = _plain("AdaptiveMaxPool3d", F.adaptive_max_pool3d, _size)

_sums = [("size_average", None), ("reduce", None), ("reduction", "mean")]
MSELoss = _plain("MSELoss", F.mse_loss, _sums)
L1Loss = _plain("L1Loss", F.l1_loss, _sums)
SmoothL1Loss = _plain("SmoothL1Loss", F.smooth_l1_loss, _sums + [("beta", 1.0)])
HuberLoss = _plain("HuberLoss", F.huber_loss, [("reduction", "mean"), ("delta", 1.0)])
KLDivLoss = _plain("KLDivLoss", F.kl_div, _sums + [("log_target", False)])
BCELoss = _plain("BCELoss", F.binary_cross_entropy, [("weight", None)] + _sums)
BCEWithLogitsLoss = _plain("BCEWithLogitsLoss", F.binary_cross_entropy_with_logits, [("weight", None)] + _sums + [("pos_weight", None)])
_classes = [("weight", None), ("size_average", None), ("ignore_index", -100), ("reduce", None), ("reduction", "mean")]
NLLLoss = _plain("NLLLoss", F.nll_loss, _classes)
CrossEntropyLoss = _plain("CrossEntropyLoss", F.cross_entropy, _classes + [("label_smoothing", 0.0)])
TripletMarginLoss = _plain("TripletMarginLoss", F.triplet_margin_loss, [("margin", 1.0), ("p", 2.0), ("eps", 1e-6), ("swap", False)] + _sums)
HingeEmbeddingLoss = _plain("HingeEmbeddingLoss", F.hinge_embedding_loss, [("margin", 1.0)] + _sums)
MarginRankingLoss = _plain("MarginRankingLoss", F.margin_ranking_loss, [("margin", 0.0)] + _sums)
CosineEmbeddingLoss = _plain("CosineEmbeddingLoss", F.cosine_embedding_loss, [("margin", 0.0)] + _sums)
SoftMarginLoss = _plain("SoftMarginLoss", F.soft_margin_loss, _sums)
PoissonNLLLoss = _plain("PoissonNLLLoss", F.poisson_nll_loss, [("log_input", True), ("full", False), ("size_average", None), ("eps", 1e-8), ("reduce", None), ("reduction", "mean")])
GaussianNLLLoss = _plain("GaussianNLLLoss", F.gaussian_nll_loss, [("full", False), ("eps", 1e-6), ("reduction", "mean")])

class Dropout(Module):
    def __init__(self, p=0.5, inplace=False):
        self.p = p
        self.inplace = inplace
    def forward(self, x):
        return F.dropout(x, self.p, self.training)
Dropout1d = Dropout
Dropout2d = Dropout
Dropout3d = Dropout
AlphaDropout = Dropout

class PReLU(Module):
    def __init__(self, num_parameters=1, init=0.25, device=None, dtype=None):
        self.num_parameters = num_parameters
        self.weight = Parameter(torch.full((num_parameters,), float(init), dtype=dtype))
    def forward(self, x):
        return F.prelu(x, self.weight)

class RReLU(Module):
    def __init__(self, lower=0.125, upper=0.3333333333333333, inplace=False):
        self.lower = lower
        self.upper = upper
    def forward(self, x):
        return F.rrelu(x, self.lower, self.upper, self.training)

def _drawn(shape, bound, dtype=None):
    return Parameter(torch.uniform(torch.empty(shape, dtype=dtype), -bound, bound))

# For weights whose outputs sum `fan` products: kaiming_uniform_ with a = sqrt(5), step by step to get the same
# rounding.
def _weight_bound(fan):
    return math.sqrt(3.0) * (math.sqrt(2.0 / (1 + math.sqrt(5) ** 2)) / math.sqrt(fan)) if fan > 0 else 0

class Linear(Module):
    def __init__(self, in_features, out_features, bias=True, device=None, dtype=None):
        self.in_features = in_features
        self.out_features = out_features
        bound = 1 / math.sqrt(in_features) if in_features > 0 else 0
        self.weight = _drawn((out_features, in_features), _weight_bound(in_features), dtype)
        self.bias = _drawn((out_features,), bound, dtype) if bias else None
    def forward(self, x):
        return F.linear(x, self.weight, self.bias)

class Bilinear(Module):
    def __init__(self, in1_features, in2_features, out_features, bias=True):
        bound = 1 / math.sqrt(in1_features)
        self.weight = _drawn((out_features, in1_features, in2_features), bound)
        self.bias = _drawn((out_features,), bound) if bias else None
    def forward(self, x, y):
        return F.bilinear(x, y, self.weight, self.bias)

class Embedding(Module):
    def __init__(self, num_embeddings, embedding_dim, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False, _weight=None, device=None, dtype=None):
        self.num_embeddings = num_embeddings
        self.embedding_dim = embedding_dim
        self.padding_idx = padding_idx
        self.weight = Parameter(torch.randn(num_embeddings, embedding_dim, dtype=dtype) if _weight is None else _weight)
        if padding_idx is not None:
            self.weight[padding_idx] = 0
    def forward(self, x):
        return F.embedding(x, self.weight)

def _each(value, n):
    return tuple(value) if isinstance(value, (list, tuple)) else (value,) * n

class _Conv(Module):
    n = 2
    function = None
    transposed = False
    def setup(self, cin, cout, kernel, stride, padding, dilation, groups, bias, mode, dtype, output_padding=0):
        self.in_channels = cin
        self.out_channels = cout
        self.kernel_size = _each(kernel, self.n)
        self.stride = _each(stride, self.n)
        self.padding = padding if isinstance(padding, str) else _each(padding, self.n)
        self.output_padding = _each(output_padding, self.n)
        self.dilation = _each(dilation, self.n)
        self.groups = groups
        self.padding_mode = mode
        if self.transposed:
            shape = (cin, cout // groups) + self.kernel_size
        else:
            shape = (cout, cin // groups) + self.kernel_size
        fan = math.prod(shape[1:])
        bound = 1 / math.sqrt(fan) if fan > 0 else 0
        self.weight = _drawn(shape, _weight_bound(fan), dtype)
        self.bias = _drawn((cout,), bound, dtype) if bias else None

class _Forward(_Conv):
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True, padding_mode="zeros", device=None, dtype=None):
        self.setup(in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, dtype)
    def forward(self, x):
        padding = self.padding
        if self.padding_mode != "zeros":
            sides = []
            for p in reversed(padding):
                sides = sides + [p, p]
            x = F.pad(x, sides, self.padding_mode)
            padding = 0
        return self.run(x, padding)

class Conv1d(_Forward):
    n = 1
    def run(self, x, padding):
        return F.conv1d(x, self.weight, self.bias, self.stride, padding, self.dilation, self.groups)
class Conv2d(_Forward):
    def run(self, x, padding):
        return F.conv2d(x, self.weight, self.bias, self.stride, padding, self.dilation, self.groups)
class Conv3d(_Forward):
    n = 3
    def run(self, x, padding):
        return F.conv3d(x, self.weight, self.bias, self.stride, padding, self.dilation, self.groups)

class _Backward(_Conv):
    transposed = True
    def __init__(self, in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1, padding_mode="zeros", device=None, dtype=None):
        self.setup(in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode, dtype, output_padding)
    def forward(self, x, output_size=None):
        if output_size is not None:
            raise NotImplementedError("output_size of a transposed convolution is not supported")
        return self.run(x, (self.weight, self.bias, self.stride, self.padding, self.output_padding, self.groups, self.dilation))

class ConvTranspose1d(_Backward):
    n = 1
    def run(self, x, rest):
        return F.conv_transpose1d(x, *rest)
class ConvTranspose2d(_Backward):
    def run(self, x, rest):
        return F.conv_transpose2d(x, *rest)
class ConvTranspose3d(_Backward):
    n = 3
    def run(self, x, rest):
        return F.conv_transpose3d(x, *rest)

class BatchNorm2d(Module):
    def __init__(self, num_features, eps=1e-5, momentum=0.1, affine=True, track_running_stats=True, device=None, dtype=None):
        self.num_features = num_features
        self.eps = eps
        self.momentum = momentum
        self.affine = affine
        self.track_running_stats = track_running_stats
        self.weight = Parameter(torch.ones(num_features, dtype=dtype)) if affine else None
        self.bias = Parameter(torch.zeros(num_features, dtype=dtype)) if affine else None
        if track_running_stats:
            self.register_buffer("running_mean", torch.zeros(num_features, dtype=dtype))
            self.register_buffer("running_var", torch.ones(num_features, dtype=dtype))
            self.register_buffer("num_batches_tracked", torch.tensor(0))
        else:
            self.running_mean = None
            self.running_var = None
    def forward(self, x):
        if self.running_mean is None:
            return F.batch_norm(x, None, None, self.weight, self.bias, True, self.momentum, self.eps)
        momentum = self.momentum
        if self.training:
            self.num_batches_tracked += 1
            if momentum is None:
                momentum = 1 / self.num_batches_tracked.item()
        return F.batch_norm(x, self.running_mean, self.running_var, self.weight, self.bias, self.training, momentum, self.eps)
BatchNorm1d = BatchNorm2d
BatchNorm3d = BatchNorm2d
SyncBatchNorm = BatchNorm2d

class InstanceNorm2d(Module):
    def __init__(self, num_features, eps=1e-5, momentum=0.1, affine=False, track_running_stats=False, device=None, dtype=None):
        self.num_features = num_features
        self.eps = eps
        self.weight = Parameter(torch.ones(num_features, dtype=dtype)) if affine else None
        self.bias = Parameter(torch.zeros(num_features, dtype=dtype)) if affine else None
        if track_running_stats:
            raise NotImplementedError("running statistics of an instance norm are not supported")
    def forward(self, x):
        return F.instance_norm(x, weight=self.weight, bias=self.bias, eps=self.eps)
InstanceNorm1d = InstanceNorm2d
InstanceNorm3d = InstanceNorm2d

class LayerNorm(Module):
    def __init__(self, normalized_shape, eps=1e-5, elementwise_affine=True, bias=True, device=None, dtype=None):
        self.normalized_shape = tuple(normalized_shape) if isinstance(normalized_shape, (list, tuple)) else (normalized_shape,)
        self.eps = eps
        self.elementwise_affine = elementwise_affine
        self.weight = Parameter(torch.ones(self.normalized_shape, dtype=dtype)) if elementwise_affine else None
        self.bias = Parameter(torch.zeros(self.normalized_shape, dtype=dtype)) if elementwise_affine and bias else None
    def forward(self, x):
        return F.layer_norm(x, self.normalized_shape, self.weight, self.bias, self.eps)

class RMSNorm(Module):
    def __init__(self, normalized_shape, eps=None, elementwise_affine=True, device=None, dtype=None):
        self.normalized_shape = tuple(normalized_shape) if isinstance(normalized_shape, (list, tuple)) else (normalized_shape,)
        self.eps = eps
        self.weight = Parameter(torch.ones(self.normalized_shape, dtype=dtype)) if elementwise_affine else None
    def forward(self, x):
        return F.rms_norm(x, self.normalized_shape, self.weight, self.eps)

class GroupNorm(Module):
    def __init__(self, num_groups, num_channels, eps=1e-5, affine=True, device=None, dtype=None):
        self.num_groups = num_groups
        self.num_channels = num_channels
        self.eps = eps
        self.weight = Parameter(torch.ones(num_channels, dtype=dtype)) if affine else None
        self.bias = Parameter(torch.zeros(num_channels, dtype=dtype)) if affine else None
    def forward(self, x):
        return F.group_norm(x, self.num_groups, self.weight, self.bias, self.eps)

class _Pad(Module):
    n = 2
    mode = "constant"
    def __init__(self, padding, value=0.0):
        self.padding = _each(padding, 2 * self.n)
        self.value = value
    def forward(self, x):
        return F.pad(x, self.padding, self.mode, self.value if self.mode == "constant" else None)
class ConstantPad1d(_Pad):
    n = 1
class ConstantPad2d(_Pad):
    n = 2
class ConstantPad3d(_Pad):
    n = 3
ZeroPad1d = ConstantPad1d
ZeroPad2d = ConstantPad2d
ZeroPad3d = ConstantPad3d
class ReflectionPad1d(_Pad):
    n = 1
    mode = "reflect"
class ReflectionPad2d(_Pad):
    mode = "reflect"
class ReflectionPad3d(_Pad):
    n = 3
    mode = "reflect"
class ReplicationPad1d(_Pad):
    n = 1
    mode = "replicate"
class ReplicationPad2d(_Pad):
    mode = "replicate"
class ReplicationPad3d(_Pad):
    n = 3
    mode = "replicate"
class CircularPad2d(_Pad):
    mode = "circular"

class UpsamplingNearest2d(Module):
    def __init__(self, size=None, scale_factor=None):
        self.size = size
        self.scale_factor = scale_factor
    def forward(self, x):
        return F.interpolate(x, self.size, self.scale_factor)
class UpsamplingBilinear2d(UpsamplingNearest2d):
    def forward(self, x):
        return F.interpolate(x, self.size, self.scale_factor, "bilinear", True)
