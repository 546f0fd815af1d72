// Traits by Clang's builtins. Looking up one specialisation of a template of the standard library loads all of them
// from a precompiled header, which costs milliseconds in every file that binds a function.
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
