// build: strict plain
#include <new>
struct Pair {
  float x, y;
  __device__ Pair(float a, float b) : x(a), y(b) {}
};
__global__ void k(float* a) {
  __shared__ char room[2 * sizeof(Pair)];
  Pair* p = new (room) Pair(1, 2);
  Pair* q = new (room + sizeof(Pair)) Pair(*p);
  a[0] = p->x + q->y;
  Pair* made = new Pair(1, 2);
  delete made;
}
