// Recurrent layers, attention and transformer layers of torch.nn.
#include "reference/python/prelude.h"

namespace assay::harness {

const char* const kNnRecurrentText = R"py(
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
)py";

const char* const kNnAttentionText = R"py(
import torch
import math
import torch.nn.functional as F
from torch.nn import Module, ModuleList, Parameter
from torch.nn.layers import Linear, LayerNorm, Dropout

class MultiheadAttention(Module):
    def __init__(self, embed_dim, num_heads, dropout=0.0, bias=True, add_bias_kv=False, add_zero_attn=False, kdim=None, vdim=None, batch_first=False, device=None, dtype=None):
        self.embed_dim = embed_dim
        self.num_heads = num_heads
        self.dropout = dropout
        self.batch_first = batch_first
        self.head_dim = embed_dim // num_heads
        if kdim is not None or vdim is not None or add_bias_kv or add_zero_attn:
            raise NotImplementedError("this form of MultiheadAttention is not supported")
        bound = math.sqrt(6.0 / (4 * embed_dim))
        self.in_proj_weight = Parameter(torch.uniform(torch.empty(3 * embed_dim, embed_dim), -bound, bound))
        self.in_proj_bias = Parameter(torch.zeros(3 * embed_dim)) if bias else None
        self.out_proj = Linear(embed_dim, embed_dim, bias)
        if bias:
            self.out_proj.bias = Parameter(torch.zeros(embed_dim))
    def forward(self, query, key, value, key_padding_mask=None, need_weights=True, attn_mask=None, average_attn_weights=True, is_causal=False):
        unbatched = query.dim() == 2
        if unbatched:
            query, key, value = query.unsqueeze(1), key.unsqueeze(1), value.unsqueeze(1)
        elif self.batch_first:
            query, key, value = query.transpose(0, 1), key.transpose(0, 1), value.transpose(0, 1)
        n = self.embed_dim
        b = self.in_proj_bias
        w = self.in_proj_weight
        q = F.linear(query, w[:n], None if b is None else b[:n])
        k = F.linear(key, w[n:2 * n], None if b is None else b[n:2 * n])
        v = F.linear(value, w[2 * n:], None if b is None else b[2 * n:])
        length, batch, source = q.size(0), q.size(1), k.size(0)
        q = q.reshape(length, batch * self.num_heads, self.head_dim).transpose(0, 1)
        k = k.reshape(source, batch * self.num_heads, self.head_dim).transpose(0, 1)
        v = v.reshape(source, batch * self.num_heads, self.head_dim).transpose(0, 1)
        scores = torch.bmm(q * (1 / math.sqrt(self.head_dim)), k.transpose(1, 2))
        if attn_mask is not None:
            if attn_mask.dtype == torch.bool:
                scores = scores.masked_fill(attn_mask, float("-inf"))
            else:
                scores = scores + attn_mask
        if key_padding_mask is not None:
            scores = scores.view(batch, self.num_heads, length, source)
            scores = scores.masked_fill(key_padding_mask.unsqueeze(1).unsqueeze(2), float("-inf"))
            scores = scores.view(batch * self.num_heads, length, source)
        weights = F.softmax(scores, dim=-1)
        out = torch.bmm(F.dropout(weights, self.dropout, self.training), v)
        out = out.transpose(0, 1).reshape(length, batch, n)
        out = F.linear(out, self.out_proj.weight, self.out_proj.bias)
        weights = weights.view(batch, self.num_heads, length, source)
        if average_attn_weights:
            weights = weights.mean(1)
        if unbatched:
            out = out.squeeze(1)
            weights = weights.squeeze(0)
        elif self.batch_first:
            out = out.transpose(0, 1)
        return out, (weights if need_weights else None)

class TransformerEncoderLayer(Module):
    def __init__(self, d_model, nhead, dim_feedforward=2048, dropout=0.1, activation=F.relu, layer_norm_eps=1e-5, batch_first=False, norm_first=False, bias=True, device=None, dtype=None):
        self.self_attn = MultiheadAttention(d_model, nhead, dropout, batch_first=batch_first)
        self.linear1 = Linear(d_model, dim_feedforward)
        self.dropout = Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model)
        self.norm_first = norm_first
        self.norm1 = LayerNorm(d_model, layer_norm_eps)
        self.norm2 = LayerNorm(d_model, layer_norm_eps)
        self.dropout1 = Dropout(dropout)
        self.dropout2 = Dropout(dropout)
        if isinstance(activation, str):
            activation = F.gelu if activation == "gelu" else F.relu
        self.activation = activation
    def attend(self, x, mask, padding):
        return self.dropout1(self.self_attn(x, x, x, key_padding_mask=padding, attn_mask=mask)[0])
    def feed(self, x):
        return self.dropout2(self.linear2(self.dropout(self.activation(self.linear1(x)))))
    def forward(self, src, src_mask=None, src_key_padding_mask=None, is_causal=False):
        x = src
        if self.norm_first:
            x = x + self.attend(self.norm1(x), src_mask, src_key_padding_mask)
            return x + self.feed(self.norm2(x))
        x = self.norm1(x + self.attend(x, src_mask, src_key_padding_mask))
        return self.norm2(x + self.feed(x))

class TransformerEncoder(Module):
    def __init__(self, encoder_layer, num_layers, norm=None, enable_nested_tensor=True, mask_check=True):
        import copy
        self.layers = ModuleList([copy.deepcopy(encoder_layer) for i in range(num_layers)])
        self.num_layers = num_layers
        self.norm = norm
    def forward(self, src, mask=None, src_key_padding_mask=None, is_causal=False):
        for layer in self.layers:
            src = layer(src, mask, src_key_padding_mask)
        return src if self.norm is None else self.norm(src)
)py";

}  // namespace assay::harness
