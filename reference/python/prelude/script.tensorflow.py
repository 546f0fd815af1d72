# tensorflow: the element types that scripts take from it.
import torch

class _Type:
    def __init__(self, as_numpy_dtype):
        self.as_numpy_dtype = as_numpy_dtype
bfloat16 = _Type(torch.bfloat16)
float16 = _Type(torch.float16)
float32 = _Type(torch.float32)
