// Overload deduction of the vector API: which calls have a match, and which right-looking ones have none.
#include "kernel_operator.h"
using namespace AscendC;

__aicore__ void Accepted(LocalTensor<float>& d, LocalTensor<float>& s, LocalTensor<half>& h, LocalTensor<uint8_t>& m,
                         uint32_t n, size_t wide) {
  Add(d, s, s, n);
  Add(d, s, s, wide);
  Add(d, s, s, 64, 1, {1, 1, 1, 8, 8, 8});
  uint64_t bits[2] = {1, 0};
  Add(d, s, s, bits, 1, {1, 1, 1, 8, 8, 8});
  Adds(d, s, 1.0f, n);
  Adds<float>(d, s, 1, n);
  Adds(h, h, static_cast<half>(1.0f), n);
  Duplicate<half>(h, 0.0f, n);
  ReduceSum(d, s, s, n);
  ReduceMax(d, s, s, n, true);
  Compare(m, s, s, CMPMODE::LT, n);
  CompareScalar(m, s, 0.0f, CMPMODE::GT, n);
  Select(d, m, s, s, SELMODE::VSEL_TENSOR_TENSOR_MODE, n);
  Select(d, m, s, 1.0f, SELMODE::VSEL_TENSOR_SCALAR_MODE, n);
  Cast(h, s, RoundMode::CAST_RINT, n);
  Exp(d, s, n);
  Exp<float, 3>(d, s, n);
  Sigmoid(d, s);
  Tanh(d, s, m, n);
  Power(d, s, 2.0f, n);
  d = s + s;
  m = s < d;
  d(1) = s(2);
  float value = s.GetValue(0) + d(0);
}

__aicore__ void Rejected(LocalTensor<float>& d, LocalTensor<float>& s, LocalTensor<half>& h, int32_t n) {
  Adds(h, h, 1.0f, n);       // expected-error {{no matching function for call to 'Adds'}}
  Muls(d, s, 2, n);          // expected-error {{no matching function for call to 'Muls'}}
  Duplicate(h, 0.0f, n);     // expected-error {{no matching function for call to 'Duplicate'}}
  Max(d, s, 0.0f, n);        // expected-error {{no matching function for call to 'Max'}}
  ReduceMax(d, s, n);        // expected-error {{no matching function for call to 'ReduceMax'}}
  float x = s[0];            // expected-error {{no viable conversion from 'LocalTensor<float>' to 'float'}}
  d = 2.0f * s;              // expected-error {{invalid operands to binary expression}}
  LocalTensor<float> z = s + s;  // expected-error {{no viable conversion}}
  AscendC::Subs(d, s, 1.0f, n);  // expected-error {{no member named 'Subs' in namespace 'AscendC'}}
  // expected-note@* 0+ {{}}
}

// Element types that no instruction takes: an error of the instantiation, never of the overload set.
__aicore__ void ElementTypes(LocalTensor<int32_t>& i, LocalTensor<int8_t>& b, int32_t n) {
  Add(i, i, i, n);
  Add(b, b, b, n);  // expected-error@*:* {{Add: T must be half, float, int16_t or int32_t}}
  Exp(i, i, n);     // expected-error@*:* {{Exp: T must be half or float}}
}
