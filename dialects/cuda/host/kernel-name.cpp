// Splits demangled names by their brackets.
#include "dialects/cuda/host/kernel-name.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace assay::cuda {
namespace {

constexpr std::string_view kUnnamed = "(anonymous namespace)";

// The start of the parameter list: the last bracket that opens at the outermost level.
std::size_t ListBegin(std::string_view name) {
  int depth = 0;
  for (std::size_t i = name.size(); i-- > 0;) {
    if (name[i] == ')') ++depth;
    if (name[i] == '(' && --depth == 0) return i;
  }
  return std::string_view::npos;
}

}  // namespace

NamedType NamedTypeOf(std::string_view type) {
  if (type.ends_with(" const")) type.remove_suffix(6);
  if (type.ends_with('*') || type.ends_with("__restrict")) return NamedType::kPointer;
  static constexpr std::array<std::pair<std::string_view, NamedType>, 14> kTypes = {{
      {"bool", NamedType::kBool},
      {"char", NamedType::kI8},
      {"signed char", NamedType::kI8},
      {"unsigned char", NamedType::kU8},
      {"short", NamedType::kI16},
      {"unsigned short", NamedType::kU16},
      {"int", NamedType::kI32},
      {"unsigned int", NamedType::kU32},
      {"long", NamedType::kI64},
      {"unsigned long", NamedType::kI64},
      {"long long", NamedType::kI64},
      {"unsigned long long", NamedType::kI64},
      {"float", NamedType::kF32},
      {"double", NamedType::kF64},
  }};
  const auto found = std::find_if(kTypes.begin(), kTypes.end(), [&](const auto& one) { return one.first == type; });
  return found == kTypes.end() ? NamedType::kOther : found->second;
}

std::optional<Dtype> PointeeOf(std::string_view type) {
  const std::size_t star = type.find('*');
  if (star == std::string_view::npos || type.find('*', star + 1) != std::string_view::npos) return std::nullopt;
  type = type.substr(0, star);
  if (type.ends_with(" const")) type.remove_suffix(6);
  if (type == "__half") return Dtype::kF16;
  if (type == "__nv_bfloat16") return Dtype::kBF16;
  switch (NamedTypeOf(type)) {
    case NamedType::kBool:
    case NamedType::kU8:
      return Dtype::kU8;
    case NamedType::kI8:
      return Dtype::kI8;
    case NamedType::kI16:
      return Dtype::kI16;
    case NamedType::kU16:
      return Dtype::kU16;
    case NamedType::kI32:
      return Dtype::kI32;
    case NamedType::kU32:
      return Dtype::kU32;
    case NamedType::kI64:
      return Dtype::kI64;
    case NamedType::kF32:
      return Dtype::kF32;
    case NamedType::kF64:
      return Dtype::kF64;
    default:
      return std::nullopt;
  }
}

std::vector<std::string> ParameterTypes(const std::string& demangled) {
  std::vector<std::string> types;
  const std::size_t begin = ListBegin(demangled);
  if (begin == std::string::npos) return types;
  int depth = 0;
  std::string type;
  for (std::size_t i = begin + 1; i < demangled.size(); ++i) {
    const char c = demangled[i];
    if (depth == 0 && (c == ',' || c == ')')) {
      if (!type.empty()) types.push_back(std::exchange(type, {}));
      if (c == ')') break;
      if (i + 1 < demangled.size() && demangled[i + 1] == ' ') ++i;
      continue;
    }
    depth += (c == '<' || c == '(' || c == '[' || c == '{') - (c == '>' || c == ')' || c == ']' || c == '}');
    type += c;
  }
  return types;
}

std::string ShortName(const std::string& demangled) {
  std::string name = demangled.substr(0, ListBegin(demangled));
  for (std::size_t at = name.find(kUnnamed); at != std::string::npos; at = name.find(kUnnamed)) {
    const std::size_t more = name.compare(at + kUnnamed.size(), 2, "::") == 0 ? 2 : 0;
    name.erase(at, kUnnamed.size() + more);
  }
  // Templates have their return type in front.
  int depth = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    depth += (name[i] == '<') - (name[i] == '>');
    if (name[i] == ' ' && depth == 0) return name.substr(i + 1);
  }
  return name;
}

std::string PlainName(const std::string& short_name) {
  const std::string name = short_name.substr(0, short_name.find('<'));
  const std::size_t scope = name.rfind("::");
  return scope == std::string::npos ? name : name.substr(scope + 2);
}

}  // namespace assay::cuda
