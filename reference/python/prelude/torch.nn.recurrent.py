# torch.nn: recurrent layers.
import torch
import math
import torch.nn.functional as F
from torch.nn import Module, Parameter

def _drawn(shape, bound):
    return Parameter(torch.uniform(torch.empty(shape), -bound, bound))

def _lstm_step(gi, gh, state):
    h, c = state
    i, f, g, o = (gi + gh).chunk(4, -1)
    c = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g)
    h = torch.sigmoid(o) * torch.tanh(c)
    return (h, c)

def _gru_step(gi, gh, state):
    h = state[0]
    ir, iz, inn = gi.chunk(3, -1)
    hr, hz, hn = gh.chunk(3, -1)
    r = torch.sigmoid(ir + hr)
    z = torch.sigmoid(iz + hz)
    n = torch.tanh(inn + r * hn)
    return ((1 - z) * n + z * h,)

def _tanh_step(gi, gh, state):
    return (torch.tanh(gi + gh),)

def _relu_step(gi, gh, state):
    return (torch.relu(gi + gh),)

class _Recurrent(Module):
    gates = 1
    step = staticmethod(_tanh_step)
    states = 1
    def __init__(self, input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False, nonlinearity="tanh", proj_size=0, device=None, dtype=None):
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.num_layers = num_layers
        self.bias = bias
        self.batch_first = batch_first
        self.dropout = dropout
        self.bidirectional = bidirectional
        self.nonlinearity = nonlinearity
        if proj_size > 0:
            raise NotImplementedError("projections of recurrent layers are not supported")
        bound = 1 / math.sqrt(hidden_size)
        for layer in range(num_layers):
            for suffix in self.suffixes(layer):
                size = input_size if layer == 0 else hidden_size * (2 if bidirectional else 1)
                setattr(self, "weight_ih" + suffix, _drawn((self.gates * hidden_size, size), bound))
                setattr(self, "weight_hh" + suffix, _drawn((self.gates * hidden_size, hidden_size), bound))
                if bias:
                    setattr(self, "bias_ih" + suffix, _drawn((self.gates * hidden_size,), bound))
                    setattr(self, "bias_hh" + suffix, _drawn((self.gates * hidden_size,), bound))
    def suffixes(self, layer):
        name = "_l" + str(layer)
        return [name, name + "_reverse"] if self.bidirectional else [name]
    def flatten_parameters(self):
        pass
    def one_way(self, x, suffix, state, reverse):
        step = self.step
        if self.nonlinearity == "relu":
            step = _relu_step
        gi = F.linear(x, getattr(self, "weight_ih" + suffix), getattr(self, "bias_ih" + suffix, None))
        w = getattr(self, "weight_hh" + suffix)
        b = getattr(self, "bias_hh" + suffix, None)
        out = [None] * x.size(0)
        order = range(x.size(0))
        if reverse:
            order = reversed(order)
        for t in order:
            state = step(gi[t], F.linear(state[0], w, b), state)
            out[t] = state[0]
        return torch.stack(out, 0), state
    def forward(self, x, hx=None):
        unbatched = x.dim() == 2
        if unbatched:
            x = x.unsqueeze(1)
        elif self.batch_first:
            x = x.transpose(0, 1)
        directions = 2 if self.bidirectional else 1
        if hx is None:
            zeros = torch.zeros(self.num_layers * directions, x.size(1), self.hidden_size, dtype=x.dtype)
            hx = [zeros] * self.states
        elif self.states == 1:
            hx = [hx]
        if unbatched:
            hx = [h.unsqueeze(1) if h.dim() == 2 else h for h in hx]
        last = [[] for i in range(self.states)]
        for layer in range(self.num_layers):
            outs = []
            for d, suffix in enumerate(self.suffixes(layer)):
                state = tuple([h[layer * directions + d] for h in hx])
                out, state = self.one_way(x, suffix, state, d == 1)
                outs.append(out)
                for i in range(self.states):
                    last[i].append(state[i])
            x = torch.cat(outs, -1) if len(outs) > 1 else outs[0]
            if self.dropout > 0 and layer + 1 < self.num_layers:
                x = F.dropout(x, self.dropout, self.training)
        final = [torch.stack(h, 0) for h in last]
        if unbatched:
            x = x.squeeze(1)
            final = [h.squeeze(1) for h in final]
        elif self.batch_first:
            x = x.transpose(0, 1)
        return x, (tuple(final) if self.states > 1 else final[0])

class RNN(_Recurrent):
    pass
class LSTM(_Recurrent):
    gates = 4
    states = 2
    step = staticmethod(_lstm_step)
class GRU(_Recurrent):
    gates = 3
    step = staticmethod(_gru_step)

class _Cell(Module):
    gates = 1
    states = 1
    step = staticmethod(_tanh_step)
    def __init__(self, input_size, hidden_size, bias=True, nonlinearity="tanh", device=None, dtype=None):
        self.input_size = input_size
        self.hidden_size = hidden_size
        self.nonlinearity = nonlinearity
        bound = 1 / math.sqrt(hidden_size)
        self.weight_ih = _drawn((self.gates * hidden_size, input_size), bound)
        self.weight_hh = _drawn((self.gates * hidden_size, hidden_size), bound)
        self.bias_ih = _drawn((self.gates * hidden_size,), bound) if bias else None
        self.bias_hh = _drawn((self.gates * hidden_size,), bound) if bias else None
    def forward(self, x, hx=None):
        if hx is None:
            zeros = torch.zeros(list(x.shape[:-1]) + [self.hidden_size], dtype=x.dtype)
            hx = [zeros] * self.states
        elif self.states == 1:
            hx = [hx]
        step = _relu_step if self.nonlinearity == "relu" else self.step
        state = step(F.linear(x, self.weight_ih, self.bias_ih), F.linear(hx[0], self.weight_hh, self.bias_hh), hx)
        return state if self.states > 1 else state[0]
class RNNCell(_Cell):
    pass
class LSTMCell(_Cell):
    gates = 4
    states = 2
    step = staticmethod(_lstm_step)
class GRUCell(_Cell):
    gates = 3
    step = staticmethod(_gru_step)
