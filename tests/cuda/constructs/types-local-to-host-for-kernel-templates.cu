template <class T>
__global__ void k(T t, int* a) {
  a[0] = sizeof(T);
}
void h1() {
  struct Local {
    int v;
  };
  k<<<1, 1>>>((Local*)0, (int*)0);
}
void h2() {
  enum Local { one };
  k<<<1, 1>>>(one, (int*)0);
}
template <class T>
void h3() {
  struct Local {
    T v;
  };
  k<<<1, 1>>>(Local{}, (int*)0);
}
void h4() { h3<int>(); }
