// Reads what the constructor of an op definition declared. Every number comes from the worker and is checked.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

#include "analyzer/facts/ascendc/operator.h"
#include "dialects/ascendc/worker/host-result.h"
#include "dialects/ascendc/worker/host-run.h"

namespace assay {
namespace {

// By ge::DataType.
constexpr std::array<std::string_view, 42> kDtypes = {
    "DT_FLOAT",         "DT_FLOAT16",     "DT_INT8",          "DT_INT32",          "DT_UINT8",       "",
    "DT_INT16",         "DT_UINT16",      "DT_UINT32",        "DT_INT64",          "DT_UINT64",      "DT_DOUBLE",
    "DT_BOOL",          "DT_STRING",      "DT_DUAL_SUB_INT8", "DT_DUAL_SUB_UINT8", "DT_COMPLEX64",   "DT_COMPLEX128",
    "DT_QINT8",         "DT_QINT16",      "DT_QINT32",        "DT_QUINT8",         "DT_QUINT16",     "DT_RESOURCE",
    "DT_STRING_REF",    "DT_DUAL",        "DT_VARIANT",       "DT_BF16",           "DT_UNDEFINED",   "DT_INT4",
    "DT_UINT1",         "DT_INT2",        "DT_UINT2",         "DT_COMPLEX32",      "DT_HIFLOAT8",    "DT_FLOAT8_E5M2",
    "DT_FLOAT8_E4M3FN", "DT_FLOAT8_E8M0", "DT_FLOAT6_E3M2",   "DT_FLOAT6_E2M3",    "DT_FLOAT4_E2M1", "DT_FLOAT4_E1M2"};

// By ge::Format; only those that operators name.
constexpr std::array<std::pair<std::uint8_t, std::string_view>, 13> kFormats = {{{0, "FORMAT_NCHW"},
                                                                                 {1, "FORMAT_NHWC"},
                                                                                 {2, "FORMAT_ND"},
                                                                                 {3, "FORMAT_NC1HWC0"},
                                                                                 {4, "FORMAT_FRACTAL_Z"},
                                                                                 {16, "FORMAT_HWCN"},
                                                                                 {27, "FORMAT_NDHWC"},
                                                                                 {29, "FORMAT_FRACTAL_NZ"},
                                                                                 {30, "FORMAT_NCDHW"},
                                                                                 {31, "FORMAT_DHWCN"},
                                                                                 {32, "FORMAT_NDC1HWC0"},
                                                                                 {33, "FORMAT_FRACTAL_Z_3D"},
                                                                                 {47, "FORMAT_NCL"}}};

// By ops::AttrDataType.
constexpr std::array<std::string_view, 9> kAttrTypes = {"Bool",      "Float",   "Int",         "String", "ListBool",
                                                        "ListFloat", "ListInt", "ListListInt", ""};

// By ops::Option.
constexpr std::array<std::string_view, 5> kOptions = {"ignore", "optional", "required", "dynamic", "virtual"};

std::string FormatName(std::uint8_t format) {
  const auto* at = std::find_if(kFormats.begin(), kFormats.end(), [&](const auto& one) { return one.first == format; });
  return at != kFormats.end() ? std::string(at->second) : std::to_string(format);
}

bool ReadParam(const assay_host_declared& from, const std::string& name, OpDefinition& op) {
  OpParam param;
  param.name = name;
  param.kind = from.kind == ASSAY_HOST_DECLARED_INPUT ? OpParam::Kind::kInput : OpParam::Kind::kOutput;
  if (from.option >= kOptions.size()) return false;
  param.param_type = kOptions[from.option];
  param.value_depend = from.value_depend != 0;
  param.scalar = from.scalar != 0;
  for (std::size_t i = 0; i < std::min<std::size_t>(from.dtype_count, ASSAY_HOST_MAX_COLUMNS); ++i) {
    if (from.dtypes[i] >= kDtypes.size()) return false;
    param.dtypes.emplace_back(kDtypes[from.dtypes[i]]);
  }
  for (std::size_t i = 0; i < std::min<std::size_t>(from.format_count, ASSAY_HOST_MAX_COLUMNS); ++i)
    param.formats.push_back(FormatName(from.formats[i]));
  param.type_count = param.dtypes.size();
  param.format_count = param.formats.size();
  op.params.push_back(std::move(param));
  return true;
}

}  // namespace

void ReadDefinition(const assay_host_reply& reply, HostResult& result) {
  if (reply.outcome != ASSAY_HOST_DONE) {
    result.why_undecided = "the op definition was not made";
    return;
  }
  OpDefinition op;
  op.op_type = std::string(reply.op_type, strnlen(reply.op_type, sizeof reply.op_type));
  const std::int32_t count = std::clamp<std::int32_t>(reply.declared_count, 0, ASSAY_HOST_MAX_DECLARED);
  for (std::int32_t i = 0; i < count; ++i) {
    assay_host_declared from;
    std::memcpy(&from, reply.tiling + sizeof from * static_cast<std::size_t>(i), sizeof from);
    const std::string name(from.name, strnlen(from.name, sizeof from.name));
    if (from.kind == ASSAY_HOST_DECLARED_ATTR) {
      OpAttr attr;
      attr.name = name;
      attr.required = from.option == 2;
      attr.type = from.attr_type < kAttrTypes.size() ? kAttrTypes[from.attr_type] : std::string_view();
      op.attrs.push_back(std::move(attr));
    } else if (!ReadParam(from, name, op)) {
      result.why_undecided = "`" + name + "` has a dtype that is not known";
      return;
    }
  }
  result.definition = std::move(op);
}

}  // namespace assay
