__global__ void k(float* a) {
  static __shared__ float s[4];
  __shared__ volatile float v[4];
  extern volatile __shared__ float dynamic[];
  extern __shared__ __align__(16) float other[];
  s[0] = v[0] = dynamic[0] = other[0] = a[0];
  a[1] = s[0];
}
