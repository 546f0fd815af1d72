// Atomics: one check each, then the plain operation on what the machine returns.
#pragma once

namespace assay_device {

template <class T, class Op>
DEVICE inline T Atomic(T* address, int scope, Op op) {
  T* place = static_cast<T*>(assay_simt_atomic(address, sizeof(T), scope, 1, 1));
  const T old = *place;
  *place = op(old);
  return old;
}
template <class T>
DEVICE inline T CompareAndSwap(T* address, int scope, T compare, T value) {
  T* place = static_cast<T*>(assay_simt_atomic(address, sizeof(T), scope, 1, 1));
  const T old = *place;
  if (old == compare) *place = value;
  return old;
}

}  // namespace assay_device

#define ATOMIC_OF(name, scope, type, expression)                                             \
  DEVICE type name(type* address, type value) {                                              \
    return assay_device::Atomic(address, scope, [=](type old) INLINE -> type { return expression; }); \
  }
#define ATOMIC(name, type, expression)              \
  ATOMIC_OF(name##_block, 0, type, expression)      \
  ATOMIC_OF(name, 1, type, expression)              \
  ATOMIC_OF(name##_system, 2, type, expression)
ATOMIC(atomicAdd, int, static_cast<int>(static_cast<unsigned int>(old) + static_cast<unsigned int>(value)))
ATOMIC(atomicAdd, unsigned int, old + value)
ATOMIC(atomicAdd, unsigned long long, old + value)
ATOMIC(atomicAdd, float, old + value)
ATOMIC(atomicAdd, double, old + value)
ATOMIC(atomicSub, int, static_cast<int>(static_cast<unsigned int>(old) - static_cast<unsigned int>(value)))
ATOMIC(atomicSub, unsigned int, old - value)
ATOMIC(atomicExch, int, ((void)old, value))
ATOMIC(atomicExch, unsigned int, ((void)old, value))
ATOMIC(atomicExch, unsigned long long, ((void)old, value))
ATOMIC(atomicExch, float, ((void)old, value))
ATOMIC(atomicInc, unsigned int, old >= value ? 0u : old + 1)
ATOMIC(atomicDec, unsigned int, old == 0 || old > value ? value : old - 1)
#define EXTREMES(type)                             \
  ATOMIC(atomicMin, type, old < value ? old : value) \
  ATOMIC(atomicMax, type, old < value ? value : old)
#define BITWISE(type)                \
  ATOMIC(atomicAnd, type, old& value) \
  ATOMIC(atomicOr, type, old | value) \
  ATOMIC(atomicXor, type, old ^ value)
#define INTEGER(type) EXTREMES(type) BITWISE(type)
INTEGER(int)
INTEGER(unsigned int)
INTEGER(long long)
INTEGER(unsigned long long)
#undef INTEGER
#undef BITWISE
#undef EXTREMES

#define COMPARE_AND_SWAP(name, scope, type)                                  \
  DEVICE type name(type* address, type compare, type value) {                \
    return assay_device::CompareAndSwap(address, scope, compare, value);     \
  }
#define COMPARE_AND_SWAPS(type)                    \
  COMPARE_AND_SWAP(atomicCAS_block, 0, type)       \
  COMPARE_AND_SWAP(atomicCAS, 1, type)             \
  COMPARE_AND_SWAP(atomicCAS_system, 2, type)
COMPARE_AND_SWAPS(int)
COMPARE_AND_SWAPS(unsigned int)
COMPARE_AND_SWAPS(unsigned long long)
COMPARE_AND_SWAP(atomicCAS, 1, unsigned short)
#undef COMPARE_AND_SWAPS
#undef COMPARE_AND_SWAP

// Each element by itself is atomic, the vector is not.
#define VECTOR_ADD(name, scope)                                                          \
  DEVICE float2 name(float2* address, float2 value) {                                    \
    float2* place = static_cast<float2*>(assay_simt_atomic(address, 8, scope, 1, 1));    \
    const float2 old = *place;                                                           \
    *place = float2{old.x + value.x, old.y + value.y};                                   \
    return old;                                                                          \
  }                                                                                      \
  DEVICE float4 name(float4* address, float4 value) {                                    \
    float4* place = static_cast<float4*>(assay_simt_atomic(address, 16, scope, 1, 1));   \
    const float4 old = *place;                                                           \
    *place = float4{old.x + value.x, old.y + value.y, old.z + value.z, old.w + value.w}; \
    return old;                                                                          \
  }
VECTOR_ADD(atomicAdd_block, 0)
VECTOR_ADD(atomicAdd, 1)
VECTOR_ADD(atomicAdd_system, 2)
#undef VECTOR_ADD
