// Barriers, fences, clocks, traps, printing, address spaces.
#pragma once

extern "C" {
DEVICE void __syncthreads() { assay_simt_barrier(0, 0); }
DEVICE int __syncthreads_count(int predicate) { return assay_simt_barrier_reduce(0, predicate != 0); }
DEVICE int __syncthreads_and(int predicate) { return assay_simt_barrier_reduce(1, predicate != 0); }
DEVICE int __syncthreads_or(int predicate) { return assay_simt_barrier_reduce(2, predicate != 0); }
DEVICE void __barrier_sync(unsigned int id) { assay_simt_barrier(static_cast<int>(id), 0); }
DEVICE void __barrier_sync_count(unsigned int id, unsigned int count) {
  assay_simt_barrier(static_cast<int>(id), static_cast<int>(count));
}
DEVICE void __threadfence_block() { assay_simt_fence(0); }
DEVICE void __threadfence() { assay_simt_fence(1); }
DEVICE void __threadfence_system() { assay_simt_fence(2); }
DEVICE void __trap() { assay_simt_trap(); }
DEVICE void __brkpt() { assay_simt_unsupported("__brkpt"); }
DEVICE void __prof_trigger(int) {}
DEVICE long long clock64() { return assay_simt_clock(1); }
DEVICE clock_t clock() { return static_cast<clock_t>(static_cast<int>(assay_simt_clock(0))); }
DEVICE void __nanosleep(unsigned int nanoseconds) { assay_simt_sleep(nanoseconds); }
DEVICE void __assert_fail(const char* text, const char* file, unsigned int line, const char*) noexcept {
  assay_simt_assert(text, file, line);
}
__device__ int printf(const char* format, ...) {
  __builtin_va_list arguments;
  __builtin_va_start(arguments, format);
  const int printed = assay_simt_print(format, arguments);
  __builtin_va_end(arguments);
  return printed;
}

DEVICE size_t __cvta_generic_to_shared(const void* p) { return assay_simt_to_shared(p); }
DEVICE void* __cvta_shared_to_generic(size_t offset) { return assay_simt_from_shared(offset); }
DEVICE size_t __cvta_generic_to_global(const void* p) { return reinterpret_cast<size_t>(p); }
DEVICE size_t __cvta_generic_to_local(const void* p) { return reinterpret_cast<size_t>(p); }
DEVICE size_t __cvta_generic_to_constant(const void* p) { return reinterpret_cast<size_t>(p); }
DEVICE void* __cvta_global_to_generic(size_t p) { return reinterpret_cast<void*>(p); }
DEVICE void* __cvta_local_to_generic(size_t p) { return reinterpret_cast<void*>(p); }
DEVICE void* __cvta_constant_to_generic(size_t p) { return reinterpret_cast<void*>(p); }
}
DEVICE unsigned int __isGlobal(const void* p) { return assay_simt_space(p) == 1; }
DEVICE unsigned int __isShared(const void* p) { return assay_simt_space(p) == 2; }
DEVICE unsigned int __isConstant(const void* p) { return assay_simt_space(p) == 3; }
DEVICE unsigned int __isLocal(const void* p) { return assay_simt_space(p) == 4; }
DEVICE unsigned int __isGridConstant(const void*) { assay_simt_unsupported("__isGridConstant"); }
DEVICE size_t __cvta_generic_to_grid_constant(const void* p) { return reinterpret_cast<size_t>(p); }
DEVICE void* __cvta_grid_constant_to_generic(size_t p) { return reinterpret_cast<void*>(p); }

#if ASSAY_CUDA_VERSION >= 11080
// Kernels of one stream run one after the other: what the launch before wrote is complete.
DEVICE void cudaGridDependencySynchronize() {}
DEVICE void cudaTriggerProgrammaticLaunchCompletion() {}
#endif

extern "C" {
DEVICE void __pipeline_memcpy_async(void* shared, const void* global, size_t bytes, size_t zeros) {
  assay_simt_async_copy(shared, global, static_cast<int>(bytes), static_cast<int>(bytes - zeros));
}
DEVICE void __pipeline_commit() { assay_simt_async_commit(); }
// The vendor's header takes more than eight for eight.
DEVICE void __pipeline_wait_prior(size_t groups) { assay_simt_async_wait(groups < 8 ? static_cast<int>(groups) : 8); }
DEVICE void __pipeline_arrive_on(__mbarrier_t*) { assay_simt_unsupported("__pipeline_arrive_on"); }
}
