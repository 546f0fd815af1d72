struct B {
  int x;
  B() {}
  B(const B& o) : x(o.x) {}
};
__global__ void k(B b, int* a) { a[0] = b.x; }
int main() {
  B b;
  k<<<1, 1>>>(b, (int*)0);
}
