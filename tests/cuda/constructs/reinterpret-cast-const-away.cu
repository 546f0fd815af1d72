__global__ void k(const float* a, float* b) {
  float4 v = *reinterpret_cast<float4*>(a);
  b[0] = v.x;
}
