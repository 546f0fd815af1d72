#include <iostream>

__global__ void k(float* a) { std::cout << a[0]; }
