# torch.nn: attention and transformer layers.
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
        self.in_proj_weight = Parameter(torch.empty(3 * embed_dim, embed_dim))
        self.in_proj_bias = Parameter(torch.zeros(3 * embed_dim)) if bias else None
        self.out_proj = Linear(embed_dim, embed_dim, bias)
        if bias:
            self.out_proj.bias = Parameter(torch.zeros(embed_dim))
        bound = math.sqrt(3.0) * math.sqrt(2.0 / float(4 * embed_dim))
        self.in_proj_weight.uniform_(-bound, bound)
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
