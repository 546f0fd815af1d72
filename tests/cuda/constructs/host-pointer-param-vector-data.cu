#include <vector>

__global__ void k(std::vector<int> v, int* a) { a[0] = v.size(); }
