// The primitives of the SIMT machine, in terms of which the bodies of device functions are written when kernels run on
// the CPU. Pointers that assay_simt_exchange and assay_simt_atomic return are the host's and are dereferenced without
// checks.
#pragma once

extern "C" {
// All threads of the block where count is 0, else `count` of them at the named barrier `id`.
__device__ void assay_simt_barrier(int id, int count);
// 0 counts the predicates that are not zero, 1 is their conjunction, 2 their disjunction.
__device__ int assay_simt_barrier_reduce(int op, int predicate);
__device__ void assay_simt_warp_sync(unsigned int mask);
// Rendezvous of the lanes in `mask`: 32 values, valid until this lane's next primitive, and the lanes that took part.
__device__ const unsigned long long* assay_simt_exchange(int kind, unsigned int mask, unsigned long long value,
                                                         unsigned int* present);
__device__ unsigned int assay_simt_active();
// A value was taken from a lane that took no part.
__device__ unsigned long long assay_simt_inactive_read(int lane);
// Checks and marks an access; nothing else runs between it and the plain operation on what it returns.
// scope: 0 block, 1 device, 2 system.
__device__ void* assay_simt_atomic(void* address, int size, int scope, int reads, int writes);
__device__ void assay_simt_fence(int scope);
__device__ void assay_simt_grid_sync();
__device__ int assay_simt_grid_valid();
__device__ __attribute__((noreturn)) void assay_simt_trap();
__device__ __attribute__((noreturn)) void assay_simt_assert(const char* text, const char* file, unsigned int line);
// `arguments` is the va_list of the call.
__device__ int assay_simt_print(const char* format, const void* arguments);
// 0: 32 bits wide, of the processor; 1: 64 bits; 2: nanoseconds.
__device__ long long assay_simt_clock(int kind);
__device__ void assay_simt_sleep(unsigned int nanoseconds);
// Copies `filled` bytes and zeros up to `bytes`.
__device__ void assay_simt_async_copy(void* shared, const void* global, int bytes, int filled);
__device__ void assay_simt_async_commit();
// Until at most `groups` of the latest groups are pending.
__device__ void assay_simt_async_wait(int groups);
// 0 none, 1 global, 2 shared, 3 constant, 4 local.
__device__ int assay_simt_space(const void* address);
// Between an address and its offset in the block's shared memory.
__device__ unsigned long long assay_simt_to_shared(const void* address);
__device__ void* assay_simt_from_shared(unsigned long long offset);
// Ends the run undecided.
__device__ __attribute__((noreturn)) void assay_simt_unsupported(const char* name);
}
// -1, 0, 1: where inexact functions leave the correctly rounded result, by their documented bound.
extern "C" __device__ const int assay_simt_error_sign;

// Kinds of assay_simt_exchange.
enum AssayExchange {
  kAssayShuffle = 0,
  kAssayShuffleUp = 1,
  kAssayShuffleDown = 2,
  kAssayShuffleXor = 3,
  kAssayBallot = 4,
  kAssayAny = 5,
  kAssayAll = 6,
  kAssayUni = 7,
  kAssayMatchAny = 8,
  kAssayMatchAll = 9,
  kAssayReduceAdd = 10,
  kAssayReduceMin = 11,
  kAssayReduceMax = 12,
  kAssayReduceAnd = 13,
  kAssayReduceOr = 14,
  kAssayReduceXor = 15,
  kAssayMatrix = 16,
  kAssayGroup = 17,
};
