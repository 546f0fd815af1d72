template <class T>
__global__ void k(T t, int* a) {
  a[0] = t.v;
}
int main() {
  struct L {
    int v;
  };
  L l{1};
  k<<<1, 1>>>(l, (int*)0);
}
