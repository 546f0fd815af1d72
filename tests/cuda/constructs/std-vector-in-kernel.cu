#include <vector>

__global__ void k(float* a) {
  std::vector<float> v;
  v.push_back(a[0]);
  a[1] = v[0];
}
