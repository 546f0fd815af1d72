template <class T>
__global__ void k(T* a) {
  extern __shared__ T sm[];
  a[0] = sm[0];
}
template __global__ void k<float>(float*);
template __global__ void k<double>(double*);
