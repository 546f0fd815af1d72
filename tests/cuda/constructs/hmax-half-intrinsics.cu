#include <cuda_fp16.h>

__global__ void k(__half* a) { a[0] = __hadd(__hmul(a[0], a[1]), __hmax(a[2], a[3])); }
