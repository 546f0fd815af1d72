#include <string>

__global__ void k(int* a) {
  std::string s = "a";
  a[0] = s.size();
}
