void f() {
  float* p;
  cudaMalloc((void*)&p, 16);
}
