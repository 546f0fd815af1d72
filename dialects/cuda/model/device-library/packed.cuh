// Two halfwords or four bytes in a word, and the fused integer minima and maxima.
#pragma once

namespace assay_device {

template <class Lane, class Op>
DEVICE inline unsigned int Packed(unsigned int a, unsigned int b, Op op) {
  constexpr int kBits = 8 * sizeof(Lane);
  constexpr unsigned int kMask = (1u << kBits) - 1;
  unsigned int result = 0;
  for (int i = 0; i < 32; i += kBits)
    result |= (static_cast<unsigned int>(op(static_cast<int>(static_cast<Lane>(a >> i)), static_cast<int>(static_cast<Lane>(b >> i)))) & kMask) << i;
  return result;
}
template <class Lane, class Op>
DEVICE inline unsigned int Summed(unsigned int a, unsigned int b, Op op) {
  constexpr int kBits = 8 * sizeof(Lane);
  unsigned int result = 0;
  for (int i = 0; i < 32; i += kBits)
    result += static_cast<unsigned int>(op(static_cast<int>(static_cast<Lane>(a >> i)), static_cast<int>(static_cast<Lane>(b >> i))));
  return result;
}
DEVICE inline int Clamped(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

}  // namespace assay_device

// `low` and `high` are the limits of the signed lane, `full` of the unsigned one.
#define PACKED_AS(combine, name, lane, size, low_limit, high_limit, full_limit, expression)           \
  DEVICE unsigned int name##size(unsigned int a, unsigned int b) {                                    \
    return assay_device::combine<lane>(a, b, [](int x, int y) INLINE -> int {                         \
      [[maybe_unused]] const int low = low_limit, high = high_limit, full = full_limit;               \
      return expression;                                                                              \
    });                                                                                               \
  }
#define PACKED1_AS(name, lane, size, low_limit, high_limit, expression)                               \
  DEVICE unsigned int name##size(unsigned int a) {                                                    \
    return assay_device::Packed<lane>(a, a, [](int x, int) INLINE -> int {                            \
      [[maybe_unused]] const int low = low_limit, high = high_limit;                                  \
      return expression;                                                                              \
    });                                                                                               \
  }
#define SIGNED(name, expression)                                                     \
  PACKED_AS(Packed, name, short, 2, -32768, 32767, 65535, expression)                \
  PACKED_AS(Packed, name, signed char, 4, -128, 127, 255, expression)
#define UNSIGNED(name, expression)                                                   \
  PACKED_AS(Packed, name, unsigned short, 2, -32768, 32767, 65535, expression)       \
  PACKED_AS(Packed, name, unsigned char, 4, -128, 127, 255, expression)
#define SIGNED1(name, expression)                               \
  PACKED1_AS(name, short, 2, -32768, 32767, expression)         \
  PACKED1_AS(name, signed char, 4, -128, 127, expression)
#define COMPARED(name, operation)                                     \
  SIGNED(__vcmp##name##s, x operation y ? -1 : 0)                     \
  UNSIGNED(__vcmp##name##u, x operation y ? -1 : 0)                   \
  SIGNED(__vset##name##s, x operation y)                              \
  UNSIGNED(__vset##name##u, x operation y)
extern "C" {
SIGNED1(__vabs, x < 0 ? -x : x)
SIGNED1(__vabsss, assay_device::Clamped(x < 0 ? -x : x, low, high))
SIGNED1(__vneg, -x)
SIGNED1(__vnegss, assay_device::Clamped(-x, low, high))
UNSIGNED(__vadd, x + y)
SIGNED(__vaddss, assay_device::Clamped(x + y, low, high))
UNSIGNED(__vaddus, assay_device::Clamped(x + y, 0, full))
UNSIGNED(__vsub, x - y)
SIGNED(__vsubss, assay_device::Clamped(x - y, low, high))
UNSIGNED(__vsubus, assay_device::Clamped(x - y, 0, full))
// Rounds away from zero, as vavrg does for signed numbers.
SIGNED(__vavgs, (x + y + (x + y >= 0)) >> 1)
UNSIGNED(__vavgu, (x + y + 1) >> 1)
UNSIGNED(__vhaddu, (x + y) >> 1)
SIGNED(__vabsdiffs, x < y ? y - x : x - y)
UNSIGNED(__vabsdiffu, x < y ? y - x : x - y)
SIGNED(__vmaxs, x < y ? y : x)
UNSIGNED(__vmaxu, x < y ? y : x)
SIGNED(__vmins, x < y ? x : y)
UNSIGNED(__vminu, x < y ? x : y)
UNSIGNED(__vcmpeq, x == y ? -1 : 0)
UNSIGNED(__vcmpne, x != y ? -1 : 0)
UNSIGNED(__vseteq, x == y)
UNSIGNED(__vsetne, x != y)
COMPARED(ge, >=)
COMPARED(gt, >)
COMPARED(le, <=)
COMPARED(lt, <)
PACKED_AS(Summed, __vsads, short, 2, 0, 0, 0, x < y ? y - x : x - y)
PACKED_AS(Summed, __vsads, signed char, 4, 0, 0, 0, x < y ? y - x : x - y)
PACKED_AS(Summed, __vsadu, unsigned short, 2, 0, 0, 0, x < y ? y - x : x - y)
PACKED_AS(Summed, __vsadu, unsigned char, 4, 0, 0, 0, x < y ? y - x : x - y)
}
#undef COMPARED
#undef SIGNED1
#undef UNSIGNED
#undef SIGNED
#undef PACKED1_AS
#undef PACKED_AS

#if ASSAY_CUDA_VERSION >= 12000
namespace assay_device {

template <class T>
DEVICE inline T Less(T a, T b) { return a < b ? a : b; }
template <class T>
DEVICE inline T More(T a, T b) { return a < b ? b : a; }
template <class T>
DEVICE inline T Positive(T a) { return a < T(0) ? T(0) : a; }
DEVICE inline int Added(int a, int b) { return static_cast<int>(static_cast<unsigned int>(a) + static_cast<unsigned int>(b)); }
DEVICE inline unsigned int Added(unsigned int a, unsigned int b) { return a + b; }
template <class Lane, class Op>
DEVICE inline unsigned int Packed3(unsigned int a, unsigned int b, unsigned int c, Op op) {
  const unsigned int low = static_cast<unsigned short>(op(static_cast<Lane>(a), static_cast<Lane>(b), static_cast<Lane>(c)));
  const unsigned int high = static_cast<unsigned short>(
      op(static_cast<Lane>(a >> 16), static_cast<Lane>(b >> 16), static_cast<Lane>(c >> 16)));
  return high << 16 | low;
}

}  // namespace assay_device

#define FUSED(suffix, type, relu)                                                                              \
  BOTH type __viaddmax_##suffix(type a, type b, type c) {                                                      \
    return relu(assay_device::More(assay_device::Added(a, b), c));                                             \
  }                                                                                                            \
  BOTH type __viaddmin_##suffix(type a, type b, type c) {                                                      \
    return relu(assay_device::Less(assay_device::Added(a, b), c));                                             \
  }                                                                                                            \
  BOTH type __vimax3_##suffix(type a, type b, type c) { return relu(assay_device::More(assay_device::More(a, b), c)); } \
  BOTH type __vimin3_##suffix(type a, type b, type c) { return relu(assay_device::Less(assay_device::Less(a, b), c)); }
#define FUSED2(suffix, lane, relu)                                                                             \
  FUSED2_OF(__viaddmax_##suffix, lane, relu(assay_device::More(static_cast<lane>(x + y), z)))                  \
  FUSED2_OF(__viaddmin_##suffix, lane, relu(assay_device::Less(static_cast<lane>(x + y), z)))                  \
  FUSED2_OF(__vimax3_##suffix, lane, relu(assay_device::More(assay_device::More(x, y), z)))                    \
  FUSED2_OF(__vimin3_##suffix, lane, relu(assay_device::Less(assay_device::Less(x, y), z)))
#define FUSED2_OF(name, lane, expression)                                                                      \
  BOTH unsigned int name(unsigned int a, unsigned int b, unsigned int c) {                                     \
    return assay_device::Packed3<lane>(a, b, c, [](lane x, lane y, lane z) INLINE -> lane { return expression; }); \
  }
FUSED(s32, int, )
FUSED(s32_relu, int, assay_device::Positive)
FUSED(u32, unsigned int, )
FUSED2(s16x2, short, )
FUSED2(s16x2_relu, short, assay_device::Positive)
FUSED2(u16x2, unsigned short, )
BOTH int __vimax_s32_relu(int a, int b) { return assay_device::Positive(assay_device::More(a, b)); }
BOTH int __vimin_s32_relu(int a, int b) { return assay_device::Positive(assay_device::Less(a, b)); }
// The predicate tells whether the first one is it.
#define CHOSEN(name, type, operation)               \
  BOTH type name(type a, type b, bool* first) {     \
    *first = a operation b;                         \
    return *first ? a : b;                          \
  }
CHOSEN(__vibmax_s32, int, >=)
CHOSEN(__vibmin_s32, int, <=)
CHOSEN(__vibmax_u32, unsigned int, >=)
CHOSEN(__vibmin_u32, unsigned int, <=)
#undef CHOSEN
#undef FUSED
#undef FUSED2
#undef FUSED2_OF
#endif
