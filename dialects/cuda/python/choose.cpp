// Finds the Python module in a reply.
#include <cctype>
#include <cstdint>
#include <optional>

#include "dialects/cuda/python/reading.h"

namespace assay::cuda {
namespace {

using source::Span;

// After the reasoning that a reply may begin with.
std::uint32_t AfterReasoning(std::string_view text, bool& unfinished) {
  static constexpr std::string_view kOpen = "<think>", kClose = "</think>";
  const std::size_t close = text.rfind(kClose);
  if (close != std::string_view::npos) return static_cast<std::uint32_t>(close + kClose.size());
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  unfinished = first != std::string_view::npos && text.substr(first).starts_with(kOpen);
  return unfinished ? static_cast<std::uint32_t>(text.size()) : 0;
}

bool IsPython(const source::Fence& fence) {
  std::string language;
  for (char c : fence.info) {
    if (!std::isalnum(static_cast<unsigned char>(c))) break;
    language += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return language.empty() || language == "python" || language == "py" || language == "python3";
}

// `class ModelNew` at the start of a line.
bool HasModel(std::string_view text) {
  static constexpr std::string_view kClass = "class ModelNew";
  for (std::size_t at = text.find(kClass); at != std::string_view::npos; at = text.find(kClass, at + 1)) {
    const std::size_t line = text.rfind('\n', at) + 1;  // npos + 1 is 0
    const bool first = text.substr(line, at - line).find_first_not_of(" \t") == std::string_view::npos;
    const std::size_t after = at + kClass.size();
    if (first && (after == text.size() || !std::isalnum(static_cast<unsigned char>(text[after])))) return true;
  }
  return false;
}

}  // namespace

Span ChoosePython(std::string_view text, bool& cut) {
  cut = false;
  const auto end = static_cast<std::uint32_t>(text.size());
  const Span all{AfterReasoning(text, cut), end};
  if (cut) return all;
  std::optional<Span> complete, open;
  for (const source::Fence& fence : source::FindFences(text, all)) {
    if (!IsPython(fence) || !HasModel(text.substr(fence.body.begin, fence.body.end - fence.body.begin))) continue;
    (fence.closed ? complete : open) = fence.body;
  }
  if (complete) return *complete;
  cut = open.has_value();
  return open.value_or(all);
}

}  // namespace assay::cuda
