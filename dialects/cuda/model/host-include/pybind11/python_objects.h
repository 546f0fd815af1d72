// The names of Python.h that extensions use. Others (Py*) are known to exist (known-names.tsv).
#ifndef ASSAY_PYBIND11_PYTHON_OBJECTS_H_
#define ASSAY_PYBIND11_PYTHON_OBJECTS_H_

#include <assert.h>
#include <errno.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PY_MAJOR_VERSION 3
#define PY_MINOR_VERSION 11
#define PY_VERSION_HEX 0x030B0000

extern "C" {
typedef struct _typeobject PyTypeObject;
typedef ptrdiff_t Py_ssize_t;
typedef Py_ssize_t Py_hash_t;
typedef struct _object {
  Py_ssize_t ob_refcnt;
  PyTypeObject* ob_type;
} PyObject;
typedef struct PyModuleDef_Base {
  PyObject ob_base;
  PyObject* (*m_init)(void);
  Py_ssize_t m_index;
  PyObject* m_copy;
} PyModuleDef_Base;
typedef PyObject* (*PyCFunction)(PyObject*, PyObject*);
typedef PyObject* (*PyCFunctionWithKeywords)(PyObject*, PyObject*, PyObject*);
typedef PyObject* (*_PyCFunctionFast)(PyObject*, PyObject* const*, Py_ssize_t);
typedef struct PyMethodDef {
  const char* ml_name;
  PyCFunction ml_meth;
  int ml_flags;
  const char* ml_doc;
} PyMethodDef;
typedef struct PyModuleDef_Slot {
  int slot;
  void* value;
} PyModuleDef_Slot;
typedef struct PyModuleDef {
  PyModuleDef_Base m_base;
  const char* m_name;
  const char* m_doc;
  Py_ssize_t m_size;
  PyMethodDef* m_methods;
  PyModuleDef_Slot* m_slots;
  int (*m_traverse)(PyObject*, int (*)(PyObject*, void*), void*);
  int (*m_clear)(PyObject*);
  void (*m_free)(void*);
} PyModuleDef;

PyObject* PyModule_Create2(PyModuleDef*, int apiver);
int PyModule_AddObject(PyObject* mod, const char*, PyObject* value);
int PyModule_AddFunctions(PyObject*, PyMethodDef*);
int PyArg_ParseTuple(PyObject*, const char*, ...);
int PyArg_ParseTupleAndKeywords(PyObject*, PyObject*, const char*, char**, ...);
PyObject* Py_BuildValue(const char*, ...);
PyObject* PyErr_Occurred(void);
void PyErr_SetString(PyObject* type, const char* message);
PyObject* PyErr_Format(PyObject* type, const char* format, ...);
void PyErr_Clear(void);
extern PyObject* PyExc_Exception;
extern PyObject* PyExc_RuntimeError;
extern PyObject* PyExc_ValueError;
extern PyObject* PyExc_TypeError;
extern PyObject* PyExc_IndexError;
extern PyObject* PyExc_MemoryError;
void Py_IncRef(PyObject*);
void Py_DecRef(PyObject*);
PyObject* PyTuple_New(Py_ssize_t size);
Py_ssize_t PyTuple_Size(PyObject*);
PyObject* PyTuple_GetItem(PyObject*, Py_ssize_t);
int PyTuple_SetItem(PyObject*, Py_ssize_t, PyObject*);
PyObject* PyTuple_Pack(Py_ssize_t, ...);
PyObject* PyList_New(Py_ssize_t size);
Py_ssize_t PyList_Size(PyObject*);
PyObject* PyList_GetItem(PyObject*, Py_ssize_t);
int PyList_SetItem(PyObject*, Py_ssize_t, PyObject*);
int PyList_Append(PyObject*, PyObject*);
long PyLong_AsLong(PyObject*);
long long PyLong_AsLongLong(PyObject*);
unsigned long long PyLong_AsUnsignedLongLong(PyObject*);
size_t PyLong_AsSize_t(PyObject*);
void* PyLong_AsVoidPtr(PyObject*);
PyObject* PyLong_FromLong(long);
PyObject* PyLong_FromLongLong(long long);
PyObject* PyLong_FromVoidPtr(void*);
double PyFloat_AsDouble(PyObject*);
PyObject* PyFloat_FromDouble(double);
PyObject* PyBool_FromLong(long);
int PyObject_IsTrue(PyObject*);
PyObject* PyObject_GetAttrString(PyObject*, const char*);
int PyObject_SetAttrString(PyObject*, const char*, PyObject*);
PyObject* PyObject_CallFunction(PyObject*, const char* format, ...);
PyObject* PyObject_CallMethod(PyObject*, const char* name, const char* format, ...);
PyObject* PyUnicode_FromString(const char*);
const char* PyUnicode_AsUTF8(PyObject*);
PyObject* PyImport_ImportModule(const char* name);
PyObject* PyCapsule_New(void*, const char*, void (*)(PyObject*));
void* PyCapsule_GetPointer(PyObject*, const char*);
extern PyObject _Py_NoneStruct;
extern PyObject _Py_TrueStruct;
extern PyObject _Py_FalseStruct;
}
#define Py_INCREF(op) Py_IncRef((PyObject*)(op))
#define Py_DECREF(op) Py_DecRef((PyObject*)(op))
#define Py_XINCREF(op) ((op) ? Py_IncRef((PyObject*)(op)) : (void)0)
#define Py_XDECREF(op) ((op) ? Py_DecRef((PyObject*)(op)) : (void)0)
#define Py_None (&_Py_NoneStruct)
#define Py_True (&_Py_TrueStruct)
#define Py_False (&_Py_FalseStruct)
#define Py_RETURN_NONE return Py_INCREF(Py_None), Py_None
#define Py_RETURN_TRUE return Py_INCREF(Py_True), Py_True
#define Py_RETURN_FALSE return Py_INCREF(Py_False), Py_False
#define PyTuple_GET_ITEM(op, i) PyTuple_GetItem((PyObject*)(op), (i))
#define PyTuple_GET_SIZE(op) PyTuple_Size((PyObject*)(op))
#define PyTuple_SET_ITEM(op, i, v) PyTuple_SetItem((PyObject*)(op), (i), (v))
#define PyList_GET_ITEM(op, i) PyList_GetItem((PyObject*)(op), (i))
#define PyModule_Create(module) PyModule_Create2(module, 1013)
#define PyModuleDef_HEAD_INIT {{1, nullptr}, nullptr, 0, nullptr}
#define PyMODINIT_FUNC extern "C" __attribute__((visibility("default"))) PyObject*
#define METH_VARARGS 0x0001
#define METH_KEYWORDS 0x0002
#define METH_NOARGS 0x0004
#define METH_O 0x0008
#define METH_FASTCALL 0x0080
#define Py_BEGIN_ALLOW_THREADS {
#define Py_END_ALLOW_THREADS }

#endif
