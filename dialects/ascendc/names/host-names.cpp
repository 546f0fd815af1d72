// See host-names.h. The standard headers that the toolkit's own headers bring (vector, string, map, set, memory,
// functional, array, iostream, cstring, limits) are left out: their names are there.
#include "dialects/ascendc/names/host-names.h"

#include <algorithm>
#include <array>

namespace assay::ascendc {
namespace {

constexpr std::string_view kMath[] = {"sqrt", "sqrtf", "ceil",      "ceilf",  "floor",  "floorf",  "log",   "logf",
                                      "log2", "log2f", "log10",     "exp",    "expf",   "exp2",    "pow",   "powf",
                                      "fabs", "fabsf", "round",     "roundf", "lround", "llround", "trunc", "truncf",
                                      "fmax", "fmin",  "fmaxf",     "fminf",  "fmod",   "fmodf",   "tanh",  "tanhf",
                                      "sin",  "cos",   "tan",       "isnan",  "isinf",  "cbrt",    "hypot", "INFINITY",
                                      "NAN",  "M_PI",  "HUGE_VALF", "erf",    "erff"};
constexpr std::string_view kAlgorithm[] = {"sort",        "max_element", "min_element", "all_of", "any_of",
                                           "none_of",     "reverse",     "find_if",     "count",  "count_if",
                                           "transform",   "for_each",    "unique",      "rotate", "minmax_element",
                                           "stable_sort", "nth_element", "partial_sort"};
constexpr HostName kOther[] = {{"accumulate", "<numeric>", ""},
                               {"iota", "<numeric>", ""},
                               {"inner_product", "<numeric>", ""},
                               {"partial_sum", "<numeric>", ""},
                               {"FLT_MAX", "<cfloat>", ""},
                               {"FLT_MIN", "<cfloat>", ""},
                               {"FLT_EPSILON", "<cfloat>", ""},
                               {"DBL_MAX", "<cfloat>", ""},
                               {"INT_MAX", "<climits>", ""},
                               {"INT_MIN", "<climits>", ""},
                               {"UINT_MAX", "<climits>", ""},
                               {"LONG_MAX", "<climits>", ""},
                               {"unordered_map", "<unordered_map>", ""},
                               {"deque", "<deque>", ""},
                               {"queue", "<queue>", ""},
                               {"stack", "<stack>", ""},
                               {"bitset", "<bitset>", ""},
                               {"mutex", "<mutex>", ""},
                               {"lock_guard", "<mutex>", ""},
                               {"thread", "<thread>", ""},
                               {"chrono", "<chrono>", ""},
                               {"regex", "<regex>", ""},
                               {"complex", "<complex>", ""},
                               {"basic_stringstream", "<sstream>", ""},
                               {"basic_ostringstream", "<sstream>", ""},
                               {"basic_istringstream", "<sstream>", ""},
                               {"basic_ifstream", "<fstream>", ""},
                               {"basic_ofstream", "<fstream>", ""},
                               {"assert", "<cassert>", ""},
                               {"make_unique", "", "C++14"},
                               {"exchange", "", "C++14"},
                               {"integer_sequence", "", "C++14"},
                               {"index_sequence", "", "C++14"},
                               {"make_index_sequence", "", "C++14"},
                               {"enable_if_t", "", "C++14"},
                               {"decay_t", "", "C++14"},
                               {"conditional_t", "", "C++14"},
                               {"gcd", "", "C++17"},
                               {"lcm", "", "C++17"},
                               {"clamp", "", "C++17"},
                               {"optional", "", "C++17"},
                               {"nullopt", "", "C++17"},
                               {"variant", "", "C++17"},
                               {"any", "", "C++17"},
                               {"string_view", "", "C++17"},
                               {"filesystem", "", "C++17"},
                               {"reduce", "", "C++17"},
                               {"is_same_v", "", "C++17"},
                               {"span", "", "C++20"},
                               {"bit_ceil", "", "C++20"},
                               {"format", "", "C++20"}};

constexpr std::string_view kRegistry = "\"register/op_def_registry.h\"";
constexpr std::string_view kPlatform = "\"tiling/platform/platform_ascendc.h\"";
constexpr std::string_view kTilingBase = "\"register/tilingdata_base.h\"";
constexpr std::string_view kTilingApi = "\"tiling/tiling_api.h\"";

}  // namespace

const HostName* FindStdName(std::string_view name) {
  static const HostName kMathName{"", "<cmath>", ""};
  static const HostName kAlgorithmName{"", "<algorithm>", ""};
  if (std::find(std::begin(kMath), std::end(kMath), name) != std::end(kMath)) return &kMathName;
  if (std::find(std::begin(kAlgorithm), std::end(kAlgorithm), name) != std::end(kAlgorithm)) return &kAlgorithmName;
  const auto found =
      std::find_if(std::begin(kOther), std::end(kOther), [&](const HostName& other) { return other.name == name; });
  return found == std::end(kOther) ? nullptr : found;
}

std::string_view ToolkitHeader(std::string_view name, std::string_view owner) {
  static constexpr std::array<std::string_view, 4> kSpaces = {"ge", "gert", "ops", "OpDef"};
  static constexpr std::array<std::string_view, 4> kTilingMacros = {"BEGIN_TILING_DATA_DEF", "TILING_DATA_FIELD_DEF",
                                                                    "TilingDef", "REGISTER_TILING_DATA_CLASS"};
  if (std::find(kTilingMacros.begin(), kTilingMacros.end(), name) != kTilingMacros.end()) return kTilingBase;
  if (name == "platform_ascendc" || owner.starts_with("platform_ascendc")) return kPlatform;
  if (name == "matmul_tiling" || owner.starts_with("matmul_tiling")) return kTilingApi;
  const auto space = [](std::string_view text) {
    return std::find(kSpaces.begin(), kSpaces.end(), text) != kSpaces.end();
  };
  if (space(name) || space(owner) || name == "OP_ADD") return kRegistry;
  return {};
}

}  // namespace assay::ascendc
