// Results of warp operations: one line per fact, "name number".
#include <cstdio>
#include <cuda_runtime.h>

__global__ void ask(int* out) {
  int lane = threadIdx.x;
  int up = __shfl_up_sync(0xffffffffu, lane, 4), down = __shfl_down_sync(0xffffffffu, lane, 4);
  int wrapped = __shfl_sync(0xffffffffu, lane, 37), part = __shfl_sync(0xffffffffu, lane, 9, 8);
  int crossed = __shfl_xor_sync(0xffffffffu, lane, 8, 8);
  unsigned odd = __ballot_sync(0xffffffffu, lane % 2);
  if (lane == 2) out[0] = up;
  if (lane == 30) out[1] = down;
  if (lane == 0) out[2] = wrapped, out[3] = static_cast<int>(odd);
  if (lane == 17) out[4] = part;
  if (lane == 5) out[5] = crossed;
  if (lane == 13) out[6] = crossed;
}

int main() {
  const char* const names[] = {"up_from_below", "down_past_the_end", "lane_37", "ballot", "lane_9_of_8", "xor_to_a_later_part", "xor_to_an_earlier_part"};
  int *out, made[7];
  cudaMalloc((void**)&out, sizeof made);
  ask<<<1, 32>>>(out);
  if (cudaMemcpy(made, out, sizeof made, cudaMemcpyDeviceToHost) != cudaSuccess) return 1;
  for (int i = 0; i < 7; ++i) printf("%s %d\n", names[i], made[i]);
  return 0;
}
