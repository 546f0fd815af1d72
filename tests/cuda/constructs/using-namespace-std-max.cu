#include <algorithm>
#include <cmath>
using namespace std;

__global__ void k(float* a, int n) {
  a[0] = max(a[0], a[1]) + min(n, 3) + sqrt(a[2]) + abs(a[3]) + pow(a[4], 2.0f);
  a[1] = fmaxf(a[1], 0.0f) + exp(a[2]);
}
