struct S1 {
  static __constant__ int x;
};
template <class T>
struct S2 {
  inline static __device__ T x = 3;
};
struct S3 {
  static constexpr __device__ int x = 3;
};
struct M1 {
  __global__ void k(int*);
};
template <class T>
struct M2 {
  static __global__ void k(T* a) { a[0] = 1; }
};
struct M3 {
  friend __global__ void befriended(int* a) { a[0] = 1; }
};
template <class T>
__global__ void variadic(T x, ...) {}
