__global__ void k(float* a, int i) {
  float t[150000];
  for (int j = 0; j < 150000; j++) t[j] = a[j];
  a[0] = t[i];
}
