# torch.autograd: functions of the user.
import _assay

class Function:
    def save_for_backward(self, *tensors):
        self.saved_tensors = tensors
    def mark_dirty(self, *tensors):
        pass
    def mark_non_differentiable(self, *tensors):
        pass
    def set_materialize_grads(self, value):
        pass

def Variable(x, requires_grad=False):
    return x

def _identity(f):
    return f

class function:
    Function = Function
    once_differentiable = staticmethod(_identity)

def _tensors(x):
    return list(x) if isinstance(x, (list, tuple)) else [x]

def grad(outputs, inputs, grad_outputs=None, retain_graph=None, create_graph=False, only_inputs=True,
         allow_unused=False, **kwargs):
    if create_graph:
        raise NotImplementedError("derivatives of derivatives are not supported")
    weights = [] if grad_outputs is None else _tensors(grad_outputs)
    made = _assay.gradients(_tensors(outputs), _tensors(inputs), weights)
    if not allow_unused and any(g is None for g in made):
        raise RuntimeError("one of the differentiated tensors appears to not have been used in the graph")
    return tuple(made)

def backward(tensors, grad_tensors=None, **kwargs):
    weights = [] if grad_tensors is None else _tensors(grad_tensors)
    for i, t in enumerate(_tensors(tensors)):
        t.backward(*weights[i:i + 1])
