template <class T>
__global__ void k(T* a) {
  a[0] = 1;
}
template <class T>
void launch(T* a, int n) {
  const int threads = 256;
  k<T><<<(n + threads - 1) / threads, threads, threads * sizeof(T)>>>(a);
}
void f(float* a) { launch(a, 3); }
