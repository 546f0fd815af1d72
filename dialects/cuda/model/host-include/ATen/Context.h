#ifndef ASSAY_ATEN_CONTEXT_H_
#define ASSAY_ATEN_CONTEXT_H_

#include <ATen/core/TensorBody.h>
#include <c10/core/ScalarType.h>

#include <cstdint>

namespace at {

namespace Reduction {
enum Reduction { None, Mean, Sum, END };
}

class Context {
 public:
  const Generator& defaultGenerator(Device device);
  bool hasCUDA();
  bool hasCUDART();
  bool hasCuDNN();
  bool hasMKL();
  bool allowTF32CuBLAS() const;
  void setAllowTF32CuBLAS(bool allow);
  bool allowTF32CuDNN() const;
  void setAllowTF32CuDNN(bool allow);
  bool userEnabledCuDNN() const;
  void setUserEnabledCuDNN(bool enabled);
  bool deterministicCuDNN() const;
  void setDeterministicCuDNN(bool deterministic);
  bool benchmarkCuDNN() const;
  void setBenchmarkCuDNN(bool benchmark);
  bool deterministicAlgorithms() const;
  static void alertNotDeterministic(c10::string_view caller);
  void lazyInitCUDA();
};
Context& globalContext();
DeprecatedTypeProperties& CPU(ScalarType s);
DeprecatedTypeProperties& CUDA(ScalarType s);
bool hasCUDA();
bool hasCuDNN();
bool hasMPS();
bool hasXPU();
void manual_seed(std::uint64_t seed);
int get_num_threads();
void set_num_threads(int threads);
template <class F>
void parallel_for(const std::int64_t begin, const std::int64_t end, const std::int64_t grain_size, const F& f) {
  if (begin < end) f(begin, end);
}

}  // namespace at

#endif
