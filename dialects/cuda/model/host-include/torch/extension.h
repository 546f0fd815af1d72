// torch/extension.h: everything, and Python.
#ifndef ASSAY_TORCH_EXTENSION_H_
#define ASSAY_TORCH_EXTENSION_H_

#include <torch/all.h>
#include <torch/python.h>

#endif
