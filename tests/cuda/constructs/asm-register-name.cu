__global__ void asm_percent(unsigned long long* t, int* id) {
  unsigned long long now;
  asm volatile("mov.u64 %0, %globaltimer;" : "=l"(now));
  unsigned lane;
  asm("mov.u32 %0, %laneid;" : "=r"(lane));
  *t = now;
  *id = lane;
}
