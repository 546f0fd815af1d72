#ifndef ASSAY_C10_CORE_LAYOUT_H_
#define ASSAY_C10_CORE_LAYOUT_H_

#include <cstdint>
#include <ostream>

namespace c10 {
enum class Layout : std::int8_t { Strided, Sparse, SparseCsr, Mkldnn, SparseCsc, SparseBsr, SparseBsc, Jagged, NumOptions };
constexpr auto kStrided = Layout::Strided;
constexpr auto kSparse = Layout::Sparse;
constexpr auto kSparseCsr = Layout::SparseCsr;
constexpr auto kMkldnn = Layout::Mkldnn;
constexpr auto kSparseCsc = Layout::SparseCsc;
constexpr auto kSparseBsr = Layout::SparseBsr;
constexpr auto kSparseBsc = Layout::SparseBsc;
constexpr auto kJagged = Layout::Jagged;
std::ostream& operator<<(std::ostream& stream, Layout layout);

enum class QScheme : std::uint8_t;
}  // namespace c10

#endif
