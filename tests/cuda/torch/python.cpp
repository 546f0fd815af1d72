// A module written with Python's own interface.
#include <torch/extension.h>
#include <torch/csrc/autograd/python_variable.h>

static PyObject* call(PyObject* self, PyObject* args) {
  HANDLE_TH_ERRORS
  PyObject* object;
  long long n;
  if (!PyArg_ParseTuple(args, "OL", &object, &n)) return nullptr;
  if (!THPVariable_Check(object)) Py_RETURN_NONE;
  const at::Tensor& x = THPVariable_Unpack(object);
  return THPVariable_Wrap(x + n);
  END_HANDLE_TH_ERRORS
}
static PyObject* fast(PyObject*, PyObject* const* args, Py_ssize_t count) {
  return PyFloat_FromDouble(PyFloat_AsDouble(args[count - 1]));
}
static PyMethodDef methods[] = {{"call", call, METH_VARARGS, nullptr},
                                {"fast", (PyCFunction)fast, METH_FASTCALL, nullptr},
                                {nullptr, nullptr, 0, nullptr}};
static PyModuleDef module = {PyModuleDef_HEAD_INIT, "m", nullptr, -1, methods};
PyMODINIT_FUNC PyInit_m(void) { return PyModule_Create(&module); }
static PyMethodDef wrong[] = {{"fast", fast, METH_FASTCALL, nullptr}};  // error: cannot initialize
