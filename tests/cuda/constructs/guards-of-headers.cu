// build: plain
#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <math_constants.h>
#if !defined(__DRIVER_TYPES_H__) || !defined(__VECTOR_TYPES_H__) || !defined(__CUDA_RUNTIME_H__)
#error "guards of the runtime's headers"
#endif
#if !defined(__CUDA_RUNTIME_API_H__) || !defined(__VECTOR_FUNCTIONS_H__)
#error "guards of what these include"
#endif
#if !defined(__SURFACE_TYPES_H__) || !defined(__TEXTURE_TYPES_H__) || !defined(__LIBRARY_TYPES_H__)
#error "guards of types"
#endif
#if !defined(__CHANNEL_DESCRIPTOR_H__) || !defined(__DEVICE_LAUNCH_PARAMETERS_H__)
#error "guards of the rest of the runtime"
#endif
#if !defined(__cuda_cuda_h__) || !defined(__CUDA_FP16_H__) || !defined(__CUDA_BF16_H__) || !defined(__MATH_CONSTANTS_H__)
#error "guards of headers included by name"
#endif
__global__ void k(int* a) { a[0] = 1; }
