// Tiling functions are not matched with kernels: one that sets the mode anywhere is assumed to serve this one.
#include "dialects/ascendc/read/barriers.h"

#include <optional>
#include <string_view>

#include "analyzer/source/cpp-tokens.h"

namespace assay::ascendc {
namespace {

using source::CppTokens;

bool IsKernelSide(const VirtualFile& file) {
  return file.role == FileRole::kKernel ||
         (file.role == FileRole::kOther && file.name.find("op_kernel/") < file.name.size());
}

bool IsHostSide(const VirtualFile& file) {
  return file.role == FileRole::kHostTiling || file.role == FileRole::kHostOperator;
}

SourceRange RangeOf(const CppTokens& code, int file, std::size_t first, std::size_t last) {
  return {file, code.tokens()[first].begin, code.tokens()[last].end};
}

// `SyncAll()` and `SyncAll<false>()`: with arguments, cores synchronise through words in global memory.
std::optional<SourceRange> FirstBarrier(const CppTokens& code, int file) {
  for (std::size_t i = 1; i + 2 < code.size(); ++i) {
    if (code.At(i) != "SyncAll") continue;
    const std::string_view before = code.At(i - 1);
    if (before == "void" || before == "." || before == "->") return std::nullopt;  // a function of its own
    std::size_t open = i + 1;
    if (code.At(open) == "<") open += 3;
    if (open + 1 < code.size() && code.At(open) == "(" && code.At(open + 1) == ")")
      return RangeOf(code, file, i, open + 1);
  }
  return std::nullopt;
}

std::optional<SourceRange> FirstLaunch(const CppTokens& code, int file) {
  for (std::size_t i = 1; i + 3 < code.size(); ++i) {
    if (code.At(i) != "SetBlockDim" || code.At(i - 1) != "->" || code.At(i + 1) != "(") continue;
    const auto close = code.Closer(i + 1);
    const bool one = code.At(i + 2) == "1" && close == i + 3;
    if (close && !one) return RangeOf(code, file, i, *close);
  }
  return std::nullopt;
}

}  // namespace

void FindBarriers(const Project& project, BarrierFacts& out) {
  std::optional<SourceRange> barrier, launch;
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    const VirtualFile& file = project.files[i];
    const int index = static_cast<int>(i);
    if (IsHostSide(file)) {
      if (file.text.find("SetScheduleMode") != std::string::npos) return;
      if (!launch && file.text.find("SetBlockDim") != std::string::npos)
        launch = FirstLaunch(CppTokens(file.text), index);
    } else if (!barrier && IsKernelSide(file) && file.text.find("SyncAll") != std::string::npos) {
      barrier = FirstBarrier(CppTokens(file.text), index);
    }
  }
  if (barrier && launch) out.unscheduled.push_back({*barrier, *launch});
}

}  // namespace assay::ascendc
