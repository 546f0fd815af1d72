__global__ void k(int* a, int n = 3) { a[0] = n; }
int main() { k<<<1, 1>>>((int*)0); }
