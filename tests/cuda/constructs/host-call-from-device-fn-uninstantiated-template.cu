int h(int);
template <class T>
__device__ T f(T x) {
  return h(x);
}
