// Tensors as Python objects.
#ifndef ASSAY_TORCH_CSRC_AUTOGRAD_PYTHON_VARIABLE_H_
#define ASSAY_TORCH_CSRC_AUTOGRAD_PYTHON_VARIABLE_H_

#include <ATen/core/TensorBody.h>
#include <pybind11/python_objects.h>

extern PyObject* THPVariableClass;
PyObject* THPVariable_Wrap(const at::TensorBase& var);
bool THPVariable_Check(PyObject* obj);
bool THPVariable_CheckExact(PyObject* obj);
const at::Tensor& THPVariable_Unpack(PyObject* obj);

#endif
