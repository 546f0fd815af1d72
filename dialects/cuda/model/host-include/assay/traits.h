// Traits by Clang's builtins. A template of the standard library brings all its specialisations out of a precompiled header as soon as one is
// looked for, which costs milliseconds in every file that binds a function.
#ifndef ASSAY_TRAITS_H_
#define ASSAY_TRAITS_H_

namespace assay_traits {

template <typename T>
using decay = __decay(T);

template <bool>
struct when {};
template <>
struct when<true> {
  using type = void;
};
template <bool kHolds>
using when_t = typename when<kHolds>::type;

template <typename T>
inline constexpr bool is_whole = __is_integral(T) && !__is_same(T, bool) && !__is_same(T, char);

}  // namespace assay_traits

#endif
