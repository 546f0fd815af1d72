constexpr float C = 2.0f;
__global__ void k(float* a) {
  a[0] = fmaxf(C, a[1]);
  const float& r = C;
  a[1] = r;
}
