// The few names of Python.h that extensions use.
#ifndef ASSAY_PYBIND11_PYTHON_OBJECTS_H_
#define ASSAY_PYBIND11_PYTHON_OBJECTS_H_

#include <cstddef>

extern "C" {
typedef struct _object PyObject;
typedef struct _typeobject PyTypeObject;
typedef std::ptrdiff_t Py_ssize_t;
PyObject* PyErr_Occurred(void);
void PyErr_SetString(PyObject* type, const char* message);
void PyErr_Clear(void);
extern PyObject* PyExc_RuntimeError;
extern PyObject* PyExc_ValueError;
extern PyObject* PyExc_TypeError;
void Py_IncRef(PyObject*);
void Py_DecRef(PyObject*);
}
#define Py_INCREF(op) Py_IncRef(op)
#define Py_DECREF(op) Py_DecRef(op)

#endif
