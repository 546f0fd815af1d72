// Variables of host code that outlive a call: see slips.h.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "dialects/ascendc/read/slips.h"

namespace assay::ascendc {
namespace {

constexpr std::array<std::string_view, 12> kNumberTypes = {"int",      "int32_t",  "uint32_t", "int64_t",
                                                           "uint64_t", "size_t",   "float",    "double",
                                                           "int16_t",  "uint16_t", "int8_t",   "uint8_t"};
constexpr std::array<std::string_view, 5> kChanges = {"*=", "+=", "-=", "/=", "++"};

// The function whose head or body contains a token.
const FunctionText* FunctionAround(const FileText& file, std::size_t token) {
  const auto at = std::find_if(file.functions().begin(), file.functions().end(),
                               [&](const FunctionText& f) { return f.params < token && token < f.close; });
  return at == file.functions().end() ? nullptr : &*at;
}

// Whether the innermost brace around a token outside of functions is a namespace's.
bool IsAtNamespaceScope(const FileText& file, std::size_t token) {
  std::size_t open = token;
  for (std::size_t depth = 1; open > 0 && depth > 0;) {
    --open;
    depth += source::ClosesBracket(file.At(open)) ? 1 : 0;
    depth -= source::OpensBracket(file.At(open)) ? 1 : 0;
    if (depth == 0) {
      if (file.At(open) != "{") return false;
      std::size_t head = open;
      while (head > 0 && (source::IsName(file.At(head - 1)) || file.At(head - 1) == "::")) {
        --head;
        if (file.At(head) == "namespace") return true;
      }
      return false;
    }
  }
  return true;
}

// How the code uses a variable: where it is updated relative to its old value; nothing if it is ever assigned
// independently, if another variable has the name, or if it escapes to code that can set it.
std::optional<std::size_t> OnlyChanged(const FileText& file, std::string_view name, std::size_t declared) {
  std::optional<std::size_t> changed;
  bool read = false;
  for (std::size_t i = 1; i < file.code().size(); ++i) {
    if (file.At(i) != name || i == declared) continue;
    if (!file.IsOwnName(i, name) || FunctionAround(file, i) == nullptr) return std::nullopt;
    const std::string_view before = file.At(i - 1), after = file.At(i + 1);
    const bool declares = source::IsName(before) && before != "return" && before != "else" && before != "case";
    if (declares || before == "&" || before == ">" || after == "=") return std::nullopt;
    const bool changes = std::find(kChanges.begin(), kChanges.end(), after) != kChanges.end() || after == "--" ||
                         before == "++" || before == "--";
    if (changes && !changed) changed = i;
    read |= !changes;
  }
  return read ? changed : std::nullopt;
}

}  // namespace

void FindKeptStates(const FileText& file, SlipFacts& out) {
  for (std::size_t i = 0; i + 3 < file.code().size(); ++i) {
    if (std::find(kNumberTypes.begin(), kNumberTypes.end(), file.At(i)) == kNumberTypes.end()) continue;
    const std::string_view before = i == 0 ? ";" : file.At(i - 1);
    const bool is_static = before == "static";
    const bool inside = FunctionAround(file, i) != nullptr;
    if (inside ? !is_static : (!is_static && before != ";" && before != "{" && before != "}")) continue;
    if (!inside && !IsAtNamespaceScope(file, i)) continue;
    // `TYPE A = 1, B = 2;`
    const std::size_t end = file.Next(i + 1, file.code().size(), ";");
    for (std::size_t k = i + 1; k + 1 < end;) {
      if (!source::IsName(file.At(k)) || file.At(k + 1) != "=") break;
      if (const auto changed = OnlyChanged(file, file.At(k), k)) {
        out.kept_states.push_back({std::string(file.At(k)), file.Range(k, k), file.Range(*changed, *changed)});
      }
      k = file.Next(k + 2, end, ",") + 1;
    }
    i = std::max(i, end - 1);
  }
}

}  // namespace assay::ascendc
