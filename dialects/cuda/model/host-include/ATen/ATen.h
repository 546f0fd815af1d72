// The contents of torch/types.h, and with it the standard headers that a reply may use without including them.
#ifndef ASSAY_ATEN_ATEN_H_
#define ASSAY_ATEN_ATEN_H_

#if __cplusplus < 201703L
#error C++17 or later compatible compiler is required to use ATen.
#endif

#include <assay/standard_headers.h>

#include <ATen/Context.h>
#include <ATen/Dispatch.h>
#include <ATen/Functions.h>
#include <ATen/OpMathType.h>
#include <ATen/TensorIndexing.h>
#include <c10/core/DeviceGuard.h>
#include <c10/util/Logging.h>
#include <c10/util/accumulate.h>
#include <c10/util/irange.h>

#endif
