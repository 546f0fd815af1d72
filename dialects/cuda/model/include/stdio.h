// The system's header, and what of it the device has.
#include_next <stdio.h>

#if defined(__cplusplus) && defined(__CUDA__) && !defined(ASSAY_CUDA_STDIO_H)
#define ASSAY_CUDA_STDIO_H
extern "C" __attribute__((device)) int printf(const char*, ...);
#endif
