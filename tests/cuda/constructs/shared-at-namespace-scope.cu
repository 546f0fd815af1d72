__shared__ float s[4];
extern __shared__ float dynamic[];
__global__ void k(float* a) {
  s[0] = a[0];
  dynamic[0] = s[0];
}
