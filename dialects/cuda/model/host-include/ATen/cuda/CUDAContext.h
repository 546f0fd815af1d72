#ifndef ASSAY_ATEN_CUDA_CUDACONTEXT_H_
#define ASSAY_ATEN_CUDA_CUDACONTEXT_H_

#include <ATen/Context.h>
#include <ATen/cuda/CUDAContextLight.h>
#include <ATen/cuda/Exceptions.h>
#include <c10/cuda/CUDACachingAllocator.h>
#include <c10/cuda/CUDAFunctions.h>
#include <c10/cuda/CUDAStream.h>
#include <c10/util/Logging.h>

#endif
