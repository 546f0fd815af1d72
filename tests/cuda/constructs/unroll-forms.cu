template <int N>
__global__ void k(int* a, int n) {
#pragma unroll
  for (int i = 0; i < 4; i++) a[i] = 1;
#pragma unroll 4
  for (int i = 0; i < n; i++) a[i] = 1;
#pragma unroll(2)
  for (int i = 0; i < n; i++) a[i] = 1;
#pragma unroll N
  for (int i = 0; i < n; i++) a[i] = 1;
#pragma nounroll
  for (int i = 0; i < n; i++) a[i] = 1;
#pragma unroll 1
  for (int i = 0; i < n; i++) a[i] = 1;
}
template __global__ void k<3>(int*, int);
