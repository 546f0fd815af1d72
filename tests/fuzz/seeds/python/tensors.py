import numpy as np
import torch


def run():
    x = torch.arange(24, dtype=torch.float32).reshape(2, 3, 4)
    y = x[:, 1:, ::2].transpose(1, 2).contiguous()
    y[y > 5] = -1
    z = torch.cat([y, torch.zeros_like(y)], dim=0).permute(2, 0, 1)
    w = torch.einsum("bij,bjk->bik", x, x.transpose(1, 2))
    v = torch.where(w > w.mean(), w, torch.full_like(w, 0.5)).to(torch.float16)
    k = torch.topk(v.flatten(), 3)
    g = torch.gather(x, 2, torch.zeros(2, 3, 1, dtype=torch.int64))
    c = torch.nn.functional.conv2d(torch.ones(1, 2, 5, 5), torch.ones(3, 2, 3, 3), stride=2, padding=1)
    n = np.linspace(0, 1, 5).astype("float32")
    return z, k.values, g, c, torch.from_numpy(n), torch.linspace(0, 1, 7), x.std(), x.cumsum(0)


class Model(torch.nn.Module):
    def forward(self, *args):
        return run()


def get_inputs():
    return []
