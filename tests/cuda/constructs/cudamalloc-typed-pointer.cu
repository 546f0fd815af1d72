void f() {
  float* p;
  cudaMalloc(&p, 16);
  cudaFree(p);
}
