// See scalar-math.h. The functions keep to what the scalar unit has: sums, products, comparisons and conversions
// between float and int32_t. e^x is split into a power of two and a rest of at most half of ln 2; ln x into an exponent
// and the series of atanh.
#include "rules/ascendc/scalar-math.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "rules/common/characters.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

struct Written {
  std::string_view name;  // of the function in the file
  std::string_view body;
  const Written* calls = nullptr;
};

constexpr Written kExp = {"ScalarExp", R"(__aicore__ inline float ScalarExp(float x)
{
    if (x < -87.0f) return 0.0f;
    if (x > 89.0f) x = 89.0f;
    int32_t power = static_cast<int32_t>(x * 1.44269504f + (x < 0.0f ? -0.5f : 0.5f));
    float rest = x - static_cast<float>(power) * 0.693359375f + static_cast<float>(power) * 2.12194440e-4f;
    float value = 1.0f + rest * (1.0f + rest * (0.5f + rest * (1.66666667e-1f + rest * (4.16666667e-2f +
                  rest * (8.33333333e-3f + rest * 1.38888889e-3f)))));
    for (; power > 0; --power) value = value * 2.0f;
    for (; power < 0; ++power) value = value * 0.5f;
    return value;
}
)"};

constexpr Written kLog = {"ScalarLog", R"(__aicore__ inline float ScalarLog(float x)
{
    if (x == 0.0f) return -1.0f / (x * x);
    if (x < 0.0f) return (x - x) / (x - x);
    if (x > 3.4028234e38f) return x;
    int32_t power = 0;
    for (; x > 1.41421356f && power < 128; ++power) x = x * 0.5f;
    for (; x < 0.70710678f && power > -150; --power) x = x * 2.0f;
    float t = (x - 1.0f) / (x + 1.0f);
    float square = t * t;
    float series = 2.0f * t * (1.0f + square * (3.33333333e-1f + square * (0.2f + square * (1.42857143e-1f + square * 1.11111111e-1f))));
    return series + static_cast<float>(power) * 0.69314718f;
}
)"};

// Small values lose nothing: the series of tanh there.
constexpr Written kTanh = {"ScalarTanh", R"(__aicore__ inline float ScalarTanh(float x)
{
    if (x > 9.0f) return 1.0f;
    if (x < -9.0f) return -1.0f;
    float square = x * x;
    if (square < 0.01f) return x * (1.0f - square * (3.33333333e-1f - square * (1.33333333e-1f - square * 5.3968254e-2f)));
    return 1.0f - 2.0f / (ScalarExp(2.0f * x) + 1.0f);
}
)",
                           &kExp};

constexpr std::array<std::pair<std::string_view, const Written*>, 7> kWrittenOut = {{{"exp", &kExp},
                                                                                     {"expf", &kExp},
                                                                                     {"Exp", &kExp},
                                                                                     {"log", &kLog},
                                                                                     {"logf", &kLog},
                                                                                     {"tanh", &kTanh},
                                                                                     {"tanhf", &kTanh}}};

// Where functions can be inserted: before the first class or kernel, on a line of its own.
std::optional<std::uint32_t> PlaceForFunctions(std::string_view text) {
  std::size_t first = text.npos;
  for (const std::string_view word : {"\nclass ", "\ntemplate", "\nstruct ", "\nextern \"C\"", "\n__aicore__",
                                      "\nstatic __aicore__", "\nnamespace "}) {
    first = std::min(first, text.find(word));
  }
  return first == text.npos ? std::nullopt : std::optional(static_cast<std::uint32_t>(first + 1));
}

}  // namespace

std::optional<Repair> WrittenOut(const ReplyFacts& reply, std::string_view name,
                                 const std::vector<SourceRange>& places) {
  const auto* known =
      std::find_if(kWrittenOut.begin(), kWrittenOut.end(), [&](const auto& pair) { return pair.first == name; });
  const std::string* text = places.empty() ? nullptr : FileText(reply, places.front().file);
  if (known == kWrittenOut.end() || text == nullptr) return std::nullopt;
  const Written& written = *known->second;
  Repair repair{fmt::format("write out `{}` for one value", name), FixSafety::kSafe, {}};
  const auto at = PlaceForFunctions(*text);
  std::string added;
  for (const Written* one : {written.calls, &written}) {
    if (one == nullptr || text->find(one->body) != std::string::npos) continue;
    if (NextWord(*text, one->name) != std::string::npos || !at) return std::nullopt;  // another function of that name
    added += fmt::format("{}\n", one->body);
  }
  if (!added.empty()) repair.edits.push_back({{places.front().file, *at, *at}, added});
  for (const SourceRange& place : places) {
    if (place.file != places.front().file) return std::nullopt;
    repair.edits.push_back({place, std::string(written.name)});
  }
  return repair;
}

}  // namespace assay::rules
