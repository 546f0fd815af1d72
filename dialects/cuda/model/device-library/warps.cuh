// Shuffles, votes, matches and reductions over the lanes of a warp (PTX ISA: shfl.sync, vote.sync, match.sync, redux.sync).
#pragma once

namespace assay_device {

template <class T>
DEVICE inline unsigned long long Widened(T value) {
  if constexpr (sizeof(T) == 8) {
    return Bits<unsigned long long>(value);
  } else if constexpr (sizeof(T) == 4) {
    return Bits<unsigned int>(value);
  } else {
    return Bits<unsigned short>(value);
  }
}
template <class T>
DEVICE inline T Narrowed(unsigned long long value) {
  if constexpr (sizeof(T) == 8) {
    return Bits<T>(value);
  } else if constexpr (sizeof(T) == 4) {
    return Bits<T>(static_cast<unsigned int>(value));
  } else {
    return Bits<T>(static_cast<unsigned short>(value));
  }
}

// The lane that shfl.sync reads: `b` in five bits, segments of `width`; a lane outside the segment is one's own.
DEVICE inline unsigned int Source(int kind, unsigned int lane, unsigned int b, int width) {
  const unsigned int segment = (32u - static_cast<unsigned int>(width)) & 31u;
  const unsigned int first = lane & segment;
  const unsigned int last = kind == kAssayShuffleUp ? first : first | (31u & ~segment);
  b &= 31u;
  switch (kind) {
    case kAssayShuffleUp: {
      const int source = static_cast<int>(lane) - static_cast<int>(b);
      return source >= static_cast<int>(last) ? static_cast<unsigned int>(source) : lane;
    }
    case kAssayShuffleDown: return lane + b <= last ? lane + b : lane;
    case kAssayShuffleXor: return (lane ^ b) <= last ? lane ^ b : lane;
    default: {
      const unsigned int source = first | (b & ~segment);
      return source <= last ? source : lane;
    }
  }
}

template <class T>
DEVICE inline T Shuffled(int kind, unsigned int mask, T value, unsigned int b, int width) {
  unsigned int present = 0;
  const unsigned long long* values = assay_simt_exchange(kind, mask, Widened(value), &present);
  const unsigned int source = Source(kind, Lane(), b, width);
  const T taken = Narrowed<T>(values[source]);
  if ((present >> source & 1) == 0) return Narrowed<T>(assay_simt_inactive_read(static_cast<int>(source)));
  return taken;
}

DEVICE inline unsigned int Vote(int kind, unsigned int mask, int predicate, unsigned int* present) {
  const unsigned long long* values = assay_simt_exchange(kind, mask, predicate != 0, present);
  unsigned int set = 0;
  for (unsigned int lane = 0; lane < 32; ++lane)
    if ((*present >> lane & 1) != 0 && values[lane] != 0) set |= 1u << lane;
  return set;
}

template <class T>
DEVICE inline unsigned int Matches(int kind, unsigned int mask, T value, unsigned int* present) {
  const unsigned long long own = Widened(value);
  const unsigned long long* values = assay_simt_exchange(kind, mask, own, present);
  unsigned int equal = 0;
  for (unsigned int lane = 0; lane < 32; ++lane)
    if ((*present >> lane & 1) != 0 && values[lane] == own) equal |= 1u << lane;
  return equal;
}

template <class T, class Op>
DEVICE inline T Reduced(int kind, unsigned int mask, T value, Op op) {
  unsigned int present = 0;
  const unsigned long long* values = assay_simt_exchange(kind, mask, Widened(value), &present);
  bool first = true;
  T result = value;
  for (unsigned int lane = 0; lane < 32; ++lane) {
    if ((present >> lane & 1) == 0) continue;
    const T other = Narrowed<T>(values[lane]);
    result = first ? other : op(result, other);
    first = false;
  }
  return result;
}

}  // namespace assay_device

extern "C" {
DEVICE unsigned int __activemask() { return assay_simt_active(); }
DEVICE void __syncwarp(unsigned int mask) { assay_simt_warp_sync(mask); }
}

DEVICE unsigned int __ballot_sync(unsigned int mask, int predicate) {
  unsigned int present = 0;
  return assay_device::Vote(kAssayBallot, mask, predicate, &present);
}
DEVICE int __any_sync(unsigned int mask, int predicate) {
  unsigned int present = 0;
  return assay_device::Vote(kAssayAny, mask, predicate, &present) != 0;
}
DEVICE int __all_sync(unsigned int mask, int predicate) {
  unsigned int present = 0;
  return assay_device::Vote(kAssayAll, mask, predicate, &present) == present;
}
DEVICE int __uni_sync(unsigned int mask, int predicate) {
  unsigned int present = 0;
  const unsigned int set = assay_device::Vote(kAssayUni, mask, predicate, &present);
  return set == 0 || set == present;
}

#define SHUFFLE(type)                                                                            \
  DEVICE type __shfl_sync(unsigned int mask, type value, int lane, int width) {                  \
    return assay_device::Shuffled(kAssayShuffle, mask, value, static_cast<unsigned int>(lane), width); \
  }                                                                                              \
  DEVICE type __shfl_up_sync(unsigned int mask, type value, unsigned int delta, int width) {     \
    return assay_device::Shuffled(kAssayShuffleUp, mask, value, delta, width);                   \
  }                                                                                              \
  DEVICE type __shfl_down_sync(unsigned int mask, type value, unsigned int delta, int width) {   \
    return assay_device::Shuffled(kAssayShuffleDown, mask, value, delta, width);                 \
  }                                                                                              \
  DEVICE type __shfl_xor_sync(unsigned int mask, type value, int lanes, int width) {             \
    return assay_device::Shuffled(kAssayShuffleXor, mask, value, static_cast<unsigned int>(lanes), width); \
  }
#define MATCH(type)                                                                       \
  DEVICE unsigned int __match_any_sync(unsigned int mask, type value) {                   \
    unsigned int present = 0;                                                             \
    return assay_device::Matches(kAssayMatchAny, mask, value, &present);                  \
  }                                                                                       \
  DEVICE unsigned int __match_all_sync(unsigned int mask, type value, int* predicate) {   \
    unsigned int present = 0;                                                             \
    const bool all = assay_device::Matches(kAssayMatchAll, mask, value, &present) == present; \
    *predicate = all;                                                                     \
    return all ? present : 0;                                                             \
  }
#define SHUFFLE_AND_MATCH(type) SHUFFLE(type) MATCH(type)
SHUFFLE_AND_MATCH(int)
SHUFFLE_AND_MATCH(unsigned int)
SHUFFLE_AND_MATCH(long)
SHUFFLE_AND_MATCH(unsigned long)
SHUFFLE_AND_MATCH(long long)
SHUFFLE_AND_MATCH(unsigned long long)
SHUFFLE_AND_MATCH(float)
SHUFFLE_AND_MATCH(double)
#undef SHUFFLE_AND_MATCH
#undef MATCH

#define REDUCE(name, kind, type, expression)                                                        \
  DEVICE type name(unsigned int mask, type value) {                                                 \
    return assay_device::Reduced(kind, mask, value, [](type a, type b) INLINE -> type { return expression; }); \
  }
REDUCE(__reduce_add_sync, kAssayReduceAdd, unsigned int, a + b)
REDUCE(__reduce_min_sync, kAssayReduceMin, unsigned int, a < b ? a : b)
REDUCE(__reduce_max_sync, kAssayReduceMax, unsigned int, a < b ? b : a)
REDUCE(__reduce_add_sync, kAssayReduceAdd, int, static_cast<int>(static_cast<unsigned int>(a) + static_cast<unsigned int>(b)))
REDUCE(__reduce_min_sync, kAssayReduceMin, int, a < b ? a : b)
REDUCE(__reduce_max_sync, kAssayReduceMax, int, a < b ? b : a)
REDUCE(__reduce_and_sync, kAssayReduceAnd, unsigned int, a & b)
REDUCE(__reduce_or_sync, kAssayReduceOr, unsigned int, a | b)
REDUCE(__reduce_xor_sync, kAssayReduceXor, unsigned int, a ^ b)
#undef REDUCE
