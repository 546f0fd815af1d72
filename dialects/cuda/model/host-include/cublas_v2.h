// cuBLAS, version 2 of its interface: the functions that programs call, under their plain names.
#ifndef ASSAY_CUBLAS_V2_H_
#define ASSAY_CUBLAS_V2_H_

#include <cublas_api.h>

#endif
