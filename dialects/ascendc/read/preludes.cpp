// Text that the operator build generates before the kernel: dtype macros and the device's tiling structs.
#include <fmt/format.h>
#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "analyzer/facts/ascendc/operator.h"
#include "dialects/ascendc/read/interpret.h"

namespace assay::ascendc {
namespace {

std::string Upper(const std::string& text) {
  std::string result;
  for (char c : text) result += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return result;
}

// Device type of a ge dtype. Types that kernels do not compute with are raw bytes of the right size.
std::string DeviceType(const std::string& ge) {
  static const std::map<std::string, std::string> kTypes = {
      {"DT_FLOAT16", "half"},    {"DT_FLOAT", "float"},        {"DT_BF16", "bfloat16_t"}, {"DT_INT8", "int8_t"},
      {"DT_UINT8", "uint8_t"},   {"DT_INT16", "int16_t"},      {"DT_UINT16", "uint16_t"}, {"DT_INT32", "int32_t"},
      {"DT_UINT32", "uint32_t"}, {"DT_INT64", "int64_t"},      {"DT_UINT64", "uint64_t"}, {"DT_BOOL", "bool"},
      {"DT_DOUBLE", "double"},   {"DT_COMPLEX64", "uint64_t"}, {"DT_INT4", "int4b_t"}};
  const auto found = kTypes.find(ge);
  return found == kTypes.end() ? std::string("float") : found->second;
}

std::uint32_t FieldSize(const std::string& type) {
  static const std::map<std::string, std::uint32_t> kSizes = {
      {"int8_t", 1},  {"uint8_t", 1},  {"bool", 1},   {"int16_t", 2}, {"uint16_t", 2},
      {"int32_t", 4}, {"uint32_t", 4}, {"int", 4},    {"float", 4},   {"unsigned", 4},
      {"int64_t", 8}, {"uint64_t", 8}, {"size_t", 8}, {"double", 8},  {"long", 8}};
  const auto found = kSizes.find(type);
  return found == kSizes.end() ? 0 : found->second;
}

std::string StructText(const TilingStruct& tiling) {
  std::string text = fmt::format("struct alignas(8) {} {{\n", tiling.name);
  for (const TilingField& field : tiling.fields) {
    const std::string array = field.count > 0 ? fmt::format("[{}]", field.count) : "";
    const std::uint32_t size = FieldSize(field.type);
    // Structs are aligned to 8; scalars to their own size, which C++ does by itself.
    const std::string align = field.is_struct ? "alignas(8) " : "";
    text += fmt::format("  {}{} {}{}{};\n", align, field.type, field.name, array, size > 0 ? " = {}" : "");
  }
  return text + "};\n";
}

}  // namespace

std::size_t ColumnCount(const OpDefinition& op) {
  std::size_t count = 1;
  for (const OpParam& param : op.params) count = std::max(count, param.dtypes.size());
  return count;
}

std::string ColumnName(const OpDefinition& op, std::size_t column) {
  std::string name;
  for (const OpParam& param : op.params) {
    if (param.dtypes.empty()) continue;
    const std::string& ge = param.dtypes[std::min(column, param.dtypes.size() - 1)];
    name += fmt::format("{}{} {}", name.empty() ? "" : ", ", param.name, DeviceType(ge));
  }
  return name;
}

std::string DtypePrelude(const OpDefinition& op, std::size_t column) {
  // An operator project compiles its kernels for `high_performance` (its ascendc_bin_param_build.py names no other
  // mode), and without the deterministic mode; ascendc_impl_build.py turns both into these.
  std::string text = "#define HIGH_PERFORMANCE 1\n#define DETERMINISTIC_MODE 0\n";
  std::set<std::string> seen;
  for (const OpParam& param : op.params) {
    const std::string upper = Upper(param.name);
    if (upper.empty() || !seen.insert(upper).second) continue;
    if (!param.dtypes.empty()) {
      const std::string& ge = param.dtypes[std::min(column, param.dtypes.size() - 1)];
      text += fmt::format("#define DTYPE_{} {}\n#define ORIG_DTYPE_{} {}\n", upper, DeviceType(ge), upper, ge);
    }
    const std::string format =
        param.formats.empty() ? "FORMAT_ND" : param.formats[std::min(column, param.formats.size() - 1)];
    text += fmt::format("#define FORMAT_{} {}\n", upper, format);
  }
  return text;
}

std::string TilingPrelude(const ascendc::OperatorFacts& host, const std::set<std::string>& own) {
  if (host.tiling_registrations.empty() || host.tiling_structs.empty()) return {};
  std::string text;
  std::set<std::string> seen;
  for (const TilingStruct& tiling : host.tiling_structs) {
    if (!tiling.name.empty() && !own.contains(tiling.name) && seen.insert(tiling.name).second)
      text += StructText(tiling);
  }
  // The default struct is the one registered under the op type itself; the last definition if that is unclear.
  std::string default_struct = host.tiling_structs.back().name;
  const std::string* op = host.op_type();
  for (const NamedPlace& registration : host.tiling_registrations) {
    if (op != nullptr && registration.name == *op) default_struct = registration.detail;
  }
  text += fmt::format("#define ASSAY_DEFAULT_TILING {}\n", default_struct);
  if (seen.contains(default_struct)) text += fmt::format("#define ASSAY_HOST_TILING {}\n", default_struct);
  return text + "#include \"assay/tiling_macros.h\"\n";
}

}  // namespace assay::ascendc
