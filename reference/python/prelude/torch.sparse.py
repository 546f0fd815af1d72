# torch.sparse: coordinates in rows, as torch keeps them: [dimensions, entries].
import torch

class SparseTensor:
    def __init__(self, indices, values, size):
        self._indices = indices
        self._values = values
        self.shape = tuple([int(n) for n in size])
        self.dtype = values.dtype
        self.device = values.device
        self.is_sparse = True
        self.is_coalesced_ = False
    def size(self, dim=None):
        return self.shape if dim is None else self.shape[dim]
    def dim(self):
        return len(self.shape)
    def sparse_dim(self):
        return self._indices.shape[0]
    def dense_dim(self):
        return self._values.dim() - 1
    def is_coalesced(self):
        return self.is_coalesced_
    def _nnz(self):
        return self._indices.shape[1]
    def indices(self):
        return self._indices
    def values(self):
        return self._values
    def coalesce(self):
        if self.is_coalesced_:
            return self
        strides = [1] * self._indices.shape[0]
        for d in range(len(strides) - 2, -1, -1):
            strides[d] = strides[d + 1] * self.shape[d + 1]
        flat = torch.zeros(self._indices.shape[1], dtype=torch.int64)
        for d, stride in enumerate(strides):
            flat = flat + self._indices[d].to(torch.int64) * stride
        places, where = torch.unique(flat, return_inverse=True)
        rows = [torch.remainder(torch.floor_divide(places, strides[d]), self.shape[d]) for d in range(len(strides))]
        sums = torch.zeros((places.numel(),) + tuple(self._values.shape[1:]), dtype=self._values.dtype)
        made = SparseTensor(torch.stack(rows).to(self._indices.dtype), sums.index_add(0, where, self._values), self.shape)
        made.is_coalesced_ = True
        return made
    def to_dense(self):
        one = self.coalesce()
        dense = torch.zeros(self.shape, dtype=self.dtype)
        dense[tuple([row for row in one._indices])] = one._values
        return dense

def sparse_coo_tensor(indices, values, size=None, dtype=None, device=None, requires_grad=False):
    indices = indices if isinstance(indices, torch.Tensor) else torch.tensor(indices)
    values = values if isinstance(values, torch.Tensor) else torch.tensor(values)
    if dtype is not None:
        values = values.to(dtype)
    if size is None:
        size = [int(row.max()) + 1 for row in indices] + list(values.shape[1:])
    return SparseTensor(indices, values, size)
