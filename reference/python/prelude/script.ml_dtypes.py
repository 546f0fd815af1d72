# ml_dtypes: the element types beyond NumPy's own.
import torch

bfloat16 = torch.bfloat16
