// The derivation rule of msopgen and opbuild, character by character.
#include "analyzer/facts/ascendc/op-name.h"

namespace assay::ascendc {
namespace {

bool IsUpper(char c) { return c >= 'A' && c <= 'Z'; }
bool IsLower(char c) { return c >= 'a' && c <= 'z'; }
bool IsDigit(char c) { return c >= '0' && c <= '9'; }
char Lower(char c) { return IsUpper(c) ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

std::string SnakeCase(std::string_view op_type) {
  std::string out;
  out.reserve(op_type.size() + 8);
  for (std::size_t i = 0; i < op_type.size(); ++i) {
    const char c = op_type[i];
    if (i > 0 && IsUpper(c)) {
      const char before = op_type[i - 1];
      const bool starts_word = !IsUpper(before) && before != '_';
      const bool ends_capitals = IsUpper(before) && i + 1 < op_type.size() && IsLower(op_type[i + 1]);
      if (starts_word || ends_capitals) out += '_';
    }
    out += Lower(c);
  }
  return out;
}

bool IsOpType(std::string_view name) {
  if (name.empty() || !IsUpper(name.front())) return false;
  for (char c : name) {
    if (!IsUpper(c) && !IsLower(c) && !IsDigit(c)) return false;
  }
  return true;
}

}  // namespace assay::ascendc
