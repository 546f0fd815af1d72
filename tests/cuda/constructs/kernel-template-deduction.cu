template <class T>
__global__ void k(T* a, T b) {
  a[0] = b;
}
void f(float* a) {
  k<<<1, 1>>>(a, 1.0f);
  k<float><<<1, 1>>>(a, 1);
}
