#ifndef ASSAY_C10_CUDA_CUDACACHINGALLOCATOR_H_
#define ASSAY_C10_CUDA_CUDACACHINGALLOCATOR_H_

#include <c10/core/Allocator.h>
#include <c10/cuda/CUDAStream.h>

namespace c10 {
namespace cuda {
namespace CUDACachingAllocator {

class CUDAAllocator : public c10::Allocator {
 public:
  virtual void* raw_alloc(std::size_t nbytes) = 0;
  virtual void* raw_alloc_with_stream(std::size_t nbytes, cudaStream_t stream) = 0;
  virtual void raw_delete(void* ptr) = 0;
  virtual void emptyCache() = 0;
};
CUDAAllocator* get();
void* raw_alloc(std::size_t nbytes);
void* raw_alloc_with_stream(std::size_t nbytes, cudaStream_t stream);
void raw_delete(void* ptr);
void emptyCache();
void recordStream(const DataPtr& data, CUDAStream stream);

}  // namespace CUDACachingAllocator
}  // namespace cuda
}  // namespace c10

#endif
