// Types that all of CUB uses.
#pragma once

#include <iterator>

#include "cuda_runtime.h"

namespace cub {

struct NullType {
  template <class T>
  __host__ __device__ NullType& operator=(const T&) {
    return *this;
  }
  __host__ __device__ bool operator==(const NullType&) { return true; }
};
template <class Key, class Value>
struct KeyValuePair {
  typedef Key Key_;
  typedef Value Value_;
  Key key;
  Value value;
  __host__ __device__ KeyValuePair() {}
  __host__ __device__ KeyValuePair(const Key& k, const Value& v) : key(k), value(v) {}
  __host__ __device__ bool operator!=(const KeyValuePair& o) const { return value != o.value || key != o.key; }
};
template <class T>
struct Uninitialized {
  alignas(T) char bytes[sizeof(T)];
  __host__ __device__ T& Alias() { return reinterpret_cast<T&>(*this); }
};
template <class T>
struct DoubleBuffer {
  T* d_buffers[2];
  int selector;
  __host__ __device__ DoubleBuffer() : d_buffers{nullptr, nullptr}, selector(0) {}
  __host__ __device__ DoubleBuffer(T* current, T* alternate) : d_buffers{current, alternate}, selector(0) {}
  __host__ __device__ T* Current() { return d_buffers[selector]; }
  __host__ __device__ T* Alternate() { return d_buffers[selector ^ 1]; }
};

// Only its size matters to a kernel: what a real block needs is not more than this.
template <int Bytes>
struct AssayStorage {
  alignas(16) unsigned char assay_bytes[Bytes];
};

// Where code runs, an algorithm knows its storage.
#if defined(ASSAY_RUN)
#define ASSAY_KEPT_STORAGE TempStorage* assay_storage;
#else
#define ASSAY_KEPT_STORAGE
#endif

__device__ unsigned int LaneId();
__device__ unsigned int WarpId();
__device__ int RowMajorTid(int blockDimX, int blockDimY, int blockDimZ);

enum CacheLoadModifier { LOAD_DEFAULT, LOAD_CA, LOAD_CG, LOAD_CS, LOAD_CV, LOAD_LDG, LOAD_VOLATILE };
enum CacheStoreModifier { STORE_DEFAULT, STORE_WB, STORE_CG, STORE_CS, STORE_WT, STORE_VOLATILE };
template <CacheLoadModifier Modifier, class Iterator>
__device__ typename std::iterator_traits<Iterator>::value_type ThreadLoad(Iterator it);
template <CacheStoreModifier Modifier, class Iterator, class T>
__device__ void ThreadStore(Iterator it, T value);

}  // namespace cub

#if defined(ASSAY_RUN)
#include "assay/run/cub-lanes.h"
#endif
