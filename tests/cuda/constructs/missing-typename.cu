template <class T>
struct S {
  struct Storage {
    T v;
  };
};
template <class T>
__global__ void k(T* a) {
  typedef S<T> R;
  __shared__ R::Storage s;
  s.v = a[0];
  a[1] = s.v;
}
template __global__ void k<float>(float*);
