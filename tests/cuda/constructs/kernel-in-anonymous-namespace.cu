namespace {
__global__ void k(int* a) { a[0] = 1; }
}  // namespace
int main() { k<<<1, 1>>>((int*)0); }
