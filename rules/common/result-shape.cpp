// See result-shape.h. Bindings are read as text: one declaration of one tensor, in a function of one line's head.
#include "rules/common/result-shape.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include "rules/common/characters.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

std::optional<std::vector<std::int64_t>> ListedSizes(std::string_view list) {
  if (list.size() < 2 || list.front() != '[' || list.back() != ']') return std::nullopt;
  std::vector<std::int64_t> sizes;
  const char* at = list.data() + 1;
  const char* const end = list.data() + list.size() - 1;
  while (at < end) {
    std::int64_t size = 0;
    const auto read = std::from_chars(at, end, size);
    if (read.ec != std::errc()) return std::nullopt;
    sizes.push_back(size);
    for (at = read.ptr; at < end && (*at == ',' || *at == ' ');) ++at;
  }
  return sizes;
}

// `at::Tensor y = at::empty(...);` of a binding.
struct MadeTensor {
  int file = 0;
  std::size_t begin = 0;      // of the statement
  std::size_t first = 0;      // of the arguments
  std::size_t end = 0;        // of the statement, without its semicolon
  std::string_view function;  // from its head to the statement
  std::string_view name;
};

std::optional<MadeTensor> OnlyTensor(const ReplyFacts& reply) {
  constexpr std::array<std::string_view, 6> kMakers = {"at::empty(",    "at::zeros(",    "at::empty_like(",
                                                       "torch::empty(", "torch::zeros(", "torch::empty_like("};
  std::optional<MadeTensor> found;
  for (std::size_t file = 0; file < reply.files.size(); ++file) {
    if (reply.files[file].role != FileRole::kBinding) continue;
    const std::string_view text = reply.files[file].text;
    for (const std::string_view maker : kMakers) {
      for (std::size_t at = text.find(maker); at != text.npos; at = text.find(maker, at + 1)) {
        if (found) return std::nullopt;
        const std::size_t line = text.rfind('\n', at) + 1;
        const std::size_t begin = text.find_first_not_of(" \t", line);
        const std::size_t end = text.find(';', at);
        const std::string_view head = text.substr(begin, at - begin);
        const bool declares =
            head.starts_with("at::Tensor ") || head.starts_with("auto ") || head.starts_with("torch::Tensor ");
        std::size_t last = head.find(" = ");
        if (!declares || last == head.npos || last + 3 != head.size() || end == text.npos) return std::nullopt;
        const std::size_t space = head.rfind(' ', last - 1);
        const std::size_t other = text.rfind("\n}", at);
        const std::size_t function = other == text.npos ? 0 : other + 2;
        found = MadeTensor{static_cast<int>(file),
                           begin,
                           at + maker.size(),
                           end,
                           text.substr(function, begin - function),
                           head.substr(space + 1, last - space - 1)};
      }
    }
  }
  return found;
}

// The word after the first of some types among the parameters; empty if there is none, or several.
std::string_view OnlyParameter(std::string_view function, std::initializer_list<std::string_view> types) {
  std::string_view name;
  for (const std::string_view type : types) {
    for (std::size_t at = function.find(type); at != function.npos; at = function.find(type, at + 1)) {
      std::size_t begin = function.find_first_not_of(" &", at + type.size());
      std::size_t end = begin;
      while (end < function.size() && IsWord(function[end])) ++end;
      if (begin == function.npos || end == begin || end >= function.size() ||
          (function[end] != ',' && function[end] != ')'))
        continue;
      if (!name.empty()) return {};
      name = function.substr(begin, end - begin);
    }
  }
  return name;
}

// How a parameter of some name is written for one dimension: itself, or its element; empty where there is none.
std::string PerDimension(std::string_view function, std::string_view name) {
  const std::size_t at = NextWord(function, name);
  if (at == function.npos || at == 0) return "";
  const std::string_view head = function.substr(0, at);
  const std::size_t begin = head.find_last_of("(,") + 1;
  std::string_view type = head.substr(begin);
  const bool list = type.find("vector<int64_t>") != type.npos || type.find("IntArrayRef") != type.npos;
  if (list) return fmt::format("{}[i - 2]", name);
  return type.find("int64_t") != type.npos || type.ends_with("int ") ? std::string(name) : "";
}

// The size of every dimension after the second as a sliding window leaves it; nullopt if no window is given.
std::string PooledSizes(const MadeTensor& made, std::string_view input, const std::string& indent) {
  const std::string window = PerDimension(made.function, "kernel_size");
  const std::string stride = PerDimension(made.function, "stride");
  const std::string padding = PerDimension(made.function, "padding");
  const std::string dilation = PerDimension(made.function, "dilation");
  if (window.empty() || stride.empty() || padding.empty()) return "";
  const std::string reach = dilation.empty() ? window : fmt::format("{} * ({} - 1) - 1", dilation, window);
  return fmt::format(
      "std::vector<int64_t> sizes = {0}.sizes().vec();\n{1}for (int64_t i = 2; i < {0}.dim(); ++i) {{\n"
      "{1}    sizes[i] = (sizes[i] + 2 * {2} - {3}) / {4} + 1;\n{1}}}\n{1}at::Tensor {5} = at::empty(sizes, "
      "{0}.options())",
      input, indent, padding, reach, stride, made.name);
}

bool OnlyWindowsDiffer(const std::vector<std::int64_t>& had, const std::vector<std::int64_t>& wanted) {
  constexpr std::size_t kLeading = 2;
  if (had.empty()) return wanted.size() > kLeading;  // `{}`, where the size is left to others
  return had.size() == wanted.size() && had.size() > kLeading &&
         std::equal(had.begin(), had.begin() + kLeading, wanted.begin()) && had != wanted;
}

}  // namespace

std::optional<Edit> InferredWithout(const ReplyFacts& reply) {
  constexpr std::string_view kOne = "->SetDimNum(1);";
  std::optional<Edit> found;
  for (std::size_t file = 0; file < reply.files.size(); ++file) {
    if (reply.files[file].role != FileRole::kHostOperator) continue;
    const std::string_view text = reply.files[file].text;
    for (std::size_t at = text.find(kOne); at != text.npos; at = text.find(kOne, at + 1)) {
      std::size_t begin = at;
      while (begin > 0 && IsWord(text[begin - 1])) --begin;
      const std::string second = fmt::format("{}->SetDim(0, 1);", text.substr(begin, at - begin));
      const std::size_t next = text.find_first_not_of(" \t\r\n", at + kOne.size());
      if (found || next == text.npos || text.substr(next, second.size()) != second) return std::nullopt;
      found = Edit{
          {static_cast<int>(file), static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(next + second.size())},
          "->SetDimNum(0);"};
    }
  }
  return found;
}

SourceRange ResultMade(const ReplyFacts& reply) {
  const auto made = OnlyTensor(reply);
  if (!made) return {};
  return {made->file, static_cast<std::uint32_t>(made->begin), static_cast<std::uint32_t>(made->end)};
}

std::optional<ResultRepair> ResizedResult(const ReplyFacts& reply, std::string_view got, std::string_view want) {
  const auto made = OnlyTensor(reply);
  const auto had = ListedSizes(got), wanted = ListedSizes(want);
  if (!made || !had || !wanted) return std::nullopt;
  const std::string_view text = reply.files[static_cast<std::size_t>(made->file)].text;
  const auto at = [&](std::size_t begin, std::size_t end) {
    return SourceRange{made->file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  };
  constexpr std::string_view kOne = "{1}";
  if (*had == std::vector<std::int64_t>{1} && wanted->empty()) {
    if (!text.substr(made->first).starts_with(kOne)) return std::nullopt;
    ResultRepair repair{
        "make the result without a dimension", FixSafety::kSafe, {{at(made->first, made->first + kOne.size()), "{}"}}};
    if (const auto inferred = InferredWithout(reply)) repair.edits.push_back(*inferred);
    return repair;
  }
  const std::string_view input = OnlyParameter(made->function, {"at::Tensor&", "torch::Tensor&"});
  const std::string indent = IndentOf(reply, at(made->begin, made->begin));
  if (!input.empty() && OnlyWindowsDiffer(*had, *wanted) && text.find(" sizes = ") == text.npos) {
    if (std::string pooled = PooledSizes(*made, input, indent); !pooled.empty()) {
      // A comment after the statement describes the old shape.
      const std::size_t line = std::min(text.find('\n', made->end), text.size());
      const std::string_view rest = text.substr(made->end, line - made->end);
      const std::size_t said = rest.find_first_not_of("; \t");
      std::vector<Edit> edits = {{at(made->begin, made->end), std::move(pooled)}};
      if (said != rest.npos && rest.substr(said).starts_with("//")) edits.push_back({at(made->end + 1, line), ""});
      return ResultRepair{"size the result by its windows", FixSafety::kUnsafe, std::move(edits), true};
    }
  }
  const std::string_view dim = OnlyParameter(made->function, {"int64_t", "int"});
  if (input.empty() || dim.empty() || wanted->empty()) return std::nullopt;
  // One dimension less than the input, which is known where the result has its shape.
  bool without = had->size() <= 1 || (had->size() == wanted->size() && *had != *wanted);
  for (std::size_t i = 0; i < had->size() && had->size() == wanted->size() + 1; ++i) {
    std::vector<std::int64_t> less = *had;
    less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
    without = without || less == *wanted;
  }
  const std::string sizes = text.find(" sizes") == text.npos ? "sizes" : "resultSizes";
  if (!without || text.find(" resultSizes") != text.npos) return std::nullopt;
  return ResultRepair{fmt::format("make the result without dimension `{}`", dim),
                      FixSafety::kUnsafe,
                      {{at(made->begin, made->end),
                        fmt::format("std::vector<int64_t> {0} = {1}.sizes().vec();\n{2}{0}.erase({0}.begin() + ({3} < "
                                    "0 ? {3} + {1}.dim() : {3}));\n"
                                    "{2}at::Tensor {4} = at::empty({0}, {1}.options())",
                                    sizes, input, indent, dim, made->name)}},
                      true};
}

std::optional<ResultRepair> ReducedResult(const ReplyFacts& reply, std::string_view got, std::string_view want) {
  const auto made = OnlyTensor(reply);
  const auto had = ListedSizes(got), wanted = ListedSizes(want);
  if (!made || !had || !wanted || had->size() != 1 || had->front() < 2 || !wanted->empty()) return std::nullopt;
  const std::string_view text = reply.files[static_cast<std::size_t>(made->file)].text;
  const std::string returned = fmt::format("return {};", made->name);
  const std::size_t at = text.find(returned, made->end);
  if (at == text.npos || text.find(returned) != at || text.find(returned, at + 1) != text.npos) return std::nullopt;
  const auto place = static_cast<std::uint32_t>(at + returned.size() - 1);
  return ResultRepair{"return the mean of the result", FixSafety::kUnsafe, {{{made->file, place, place}, ".mean()"}}};
}

}  // namespace assay::rules
