// A function of several values that takes them as one tuple.
#pragma once

#include "thrust/assay_core.h"

namespace thrust {

template <class F>
class zip_function {
 public:
  __host__ __device__ zip_function(F f) : f_(f) {}
  template <class Tuple>
  __host__ __device__ decltype(auto) operator()(Tuple&& t) const {
    return ::cuda::std::apply(f_, static_cast<Tuple&&>(t));
  }
  __host__ __device__ const F& underlying_function() const { return f_; }

 private:
  F f_;
};
template <class F>
__host__ __device__ zip_function<std::decay_t<F>> make_zip_function(F&& f) {
  return zip_function<std::decay_t<F>>(static_cast<F&&>(f));
}

}  // namespace thrust
