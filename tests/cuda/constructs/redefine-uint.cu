typedef unsigned int uint;
typedef unsigned char uchar;
typedef unsigned long long ulong64;
__global__ void k(float* a) { a[0] = (float)(uint)3; }
