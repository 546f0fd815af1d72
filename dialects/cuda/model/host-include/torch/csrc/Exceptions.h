#ifndef ASSAY_TORCH_CSRC_EXCEPTIONS_H_
#define ASSAY_TORCH_CSRC_EXCEPTIONS_H_

#include <c10/util/Exception.h>
#include <pybind11/python_objects.h>

#define HANDLE_TH_ERRORS try {
#define END_HANDLE_TH_ERRORS_RET(retval)                      \
  }                                                           \
  catch (const std::exception& e) {                           \
    PyErr_SetString(PyExc_RuntimeError, e.what());            \
    return retval;                                            \
  }
#define END_HANDLE_TH_ERRORS END_HANDLE_TH_ERRORS_RET(nullptr)

#endif
