__global__ void k(int* a, bool on) {
  asm volatile("{\n .reg .pred p;\n setp.ne.u32 p, 1, 0;\n @p bra L1;\n @!p membar.cta;\n L1: membar.gl;\n }");
  asm volatile("// movv x\n /* movv; */ membar.gl;");
  asm volatile(".pragma \"nounroll\";");
  asm volatile("cp.async.wait_all;\n\tbar.sync 0;\n");
  asm volatile("");
  asm volatile("" ::: "memory");
  if (false) asm volatile("movv.u32 r1, 1;");
}
__device__ void never_called() { asm volatile("movv.u32 r1, 1;"); }
template <class T>
__global__ void never_made(T* a) {
  asm volatile("movv.u32 r1, 1;");
}
