__global__ void k(int* a) {
  thread_local int t = 0;
  a[0] = t++;
}
