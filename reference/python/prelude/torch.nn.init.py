# torch.nn.init: initialisation.
import torch
import math

def _fan(t):
    if t.dim() < 2:
        return t.numel(), t.numel()
    area = t[0][0].numel() if t.dim() > 2 else 1
    return t.size(1) * area, t.size(0) * area

def _calculate_fan_in_and_fan_out(tensor):
    return _fan(tensor)

def _calculate_correct_fan(tensor, mode):
    i, o = _fan(tensor)
    return i if mode == "fan_in" else o

def calculate_gain(nonlinearity, param=None):
    if nonlinearity == "relu":
        return math.sqrt(2.0)
    if nonlinearity == "tanh":
        return 5.0 / 3
    if nonlinearity == "leaky_relu":
        a = 0.01 if param is None else param
        return math.sqrt(2.0 / (1 + a * a))
    return 3.0 / 4 if nonlinearity == "selu" else 1

def uniform_(t, a=0.0, b=1.0):
    return t.uniform_(a, b)
def normal_(t, mean=0.0, std=1.0):
    return t.normal_(mean, std)
def _below(x):
    return (1.0 + math.erf(x / math.sqrt(2.0))) / 2.0
def trunc_normal_(t, mean=0.0, std=1.0, a=-2.0, b=2.0):
    low, high = _below((a - mean) / std), _below((b - mean) / std)
    t.uniform_(2 * low - 1, 2 * high - 1)
    return t.copy_(torch.clamp(torch.erfinv(t) * (std * math.sqrt(2.0)) + mean, a, b))
def constant_(t, val):
    return t.fill_(val)
def zeros_(t):
    return t.fill_(0)
def ones_(t):
    return t.fill_(1)
def eye_(t):
    return t.copy_(torch.eye(t.size(0), t.size(1)))
def xavier_uniform_(t, gain=1.0):
    i, o = _fan(t)
    k = math.sqrt(3.0) * (gain * math.sqrt(2.0 / float(i + o)))
    return t.uniform_(-k, k)
def xavier_normal_(t, gain=1.0):
    i, o = _fan(t)
    return t.normal_(0.0, gain * math.sqrt(2.0 / (i + o)))
def kaiming_uniform_(t, a=0, mode="fan_in", nonlinearity="leaky_relu"):
    i, o = _fan(t)
    k = math.sqrt(3.0) * (calculate_gain(nonlinearity, a) / math.sqrt(i if mode == "fan_in" else o))
    return t.uniform_(-k, k)
def kaiming_normal_(t, a=0, mode="fan_in", nonlinearity="leaky_relu"):
    i, o = _fan(t)
    return t.normal_(0.0, calculate_gain(nonlinearity, a) / math.sqrt(i if mode == "fan_in" else o))
def orthogonal_(t, gain=1.0):
    rows = t.size(0)
    columns = t.numel() // rows
    drawn = torch.randn(rows, columns)
    if rows < columns:
        drawn = drawn.t()
    # Columns made orthogonal one after another: what a QR decomposition with a positive diagonal gives.
    made = []
    for j in range(drawn.size(1)):
        v = drawn[:, j].double()
        for _ in range(2):
            for q in made:
                v = v - q * (q * v).sum()
        made.append(v / torch.sqrt((v * v).sum()))
    q = torch.stack(made, 1).float()
    if rows < columns:
        q = q.t()
    return t.copy_((q * gain).reshape(t.shape))
