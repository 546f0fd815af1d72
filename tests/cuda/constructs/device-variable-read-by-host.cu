__device__ int g;
int main() { return g; }
