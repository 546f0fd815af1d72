// The toy language, for tests: what its kernels include. A core has one memory of its own, made into tiles of floats;
// functions copy between tiles and global memory and add tiles. Each ends in one intrinsic of the simulated device.
#pragma once

#define __global__ extern "C" __attribute__((annotate("toy_kernel")))

extern "C" {
int assay_toy_core();
int assay_toy_cores();
int assay_toy_tile(int memory, long bytes);
void assay_toy_load(int to, long offset, const void* from, long bytes);
void assay_toy_add(int to, int a, int b, long offset, long bytes);
void assay_toy_store(void* to, int from, long offset, long bytes);
}

struct toy_tile {
  int handle;
};

inline int toy_core() { return assay_toy_core(); }
inline int toy_cores() { return assay_toy_cores(); }
inline int toy_min(int a, int b) { return a < b ? a : b; }
inline toy_tile toy_make(int count) { return {assay_toy_tile(1, 4L * count)}; }
inline void toy_load(toy_tile to, const float* from, int at, int count) {
  assay_toy_load(to.handle, 0, from + at, 4L * count);
}
inline void toy_add(toy_tile to, toy_tile a, toy_tile b, int count) {
  assay_toy_add(to.handle, a.handle, b.handle, 0, 4L * count);
}
inline void toy_store(float* to, int at, toy_tile from, int count) {
  assay_toy_store(to + at, from.handle, 0, 4L * count);
}
