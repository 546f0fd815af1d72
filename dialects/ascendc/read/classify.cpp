// Explains compile errors in the vendor's vocabulary. The front end has already explained failed calls by the kinds
// of their arguments; this adds what only the dialect knows: names, tiling classes, shape kinds, host maths.
#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string_view>

#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/open-name.h"
#include "dialects/ascendc/names/header-names.h"
#include "dialects/ascendc/read/interpret.h"

namespace assay::ascendc {
namespace {

bool Any(std::string_view text, std::initializer_list<std::string_view> parts) {
  return std::any_of(parts.begin(), parts.end(),
                     [&](std::string_view p) { return text.find(p) != std::string_view::npos; });
}

bool StartsWithAny(std::string_view text, std::initializer_list<std::string_view> parts) {
  return std::any_of(parts.begin(), parts.end(), [&](std::string_view p) { return text.starts_with(p); });
}

// C and C++ library functions that models call on the core. Source: failures of the class "host maths on aicore".
bool IsHostMath(std::string_view name) {
  static const std::set<std::string_view> kNames = {
      "exp",   "expf",  "exp2",  "log",    "logf",    "log2",   "log2f",  "log10",  "pow",    "powf",
      "sqrtf", "fabs",  "fabsf", "floor",  "floorf",  "ceil",   "ceilf",  "round",  "roundf", "fmax",
      "fmaxf", "fmin",  "fminf", "tanh",   "tanhf",   "sin",    "sinf",   "cos",    "cosf",   "tan",
      "tanf",  "erf",   "erff",  "rsqrt",  "rsqrtf",  "fmod",   "memcpy", "memset", "malloc", "free",
      "isnan", "isinf", "abs",   "lround", "lroundf", "truncf", "trunc",  "expm1f", "log1pf"};
  return kNames.contains(name);
}

// Functions of the C++ library that are not mathematics; any other undeclared name of `std` is a type, an object or a
// template.
bool IsPlainFunction(std::string_view name) {
  static const std::set<std::string_view> kNames = {
      "max",  "min",         "sort",       "move",     "swap",   "sqrt",       "clamp", "fill",
      "copy", "lower_bound", "hypot",      "copysign", "log1p",  "expm1",      "cosh",  "sinh",
      "atan", "atan2",       "accumulate", "printf",   "memcmp", "upper_bound"};
  return kNames.contains(name);
}

const TilingStruct* FindTilingStruct(const ascendc::OperatorFacts& host, const std::string& text) {
  for (const TilingStruct& tiling : host.tiling_structs) {
    if (!tiling.name.empty() && text.find(tiling.name) != std::string::npos) return &tiling;
  }
  return nullptr;
}

bool HasField(const TilingStruct& tiling, std::string_view name) {
  return std::any_of(tiling.fields.begin(), tiling.fields.end(), [&](const TilingField& f) { return f.name == name; });
}

// The owner in a "no member" error: its second argument.
std::string OwnerOf(const ParseError& error) { return error.args.size() > 1 ? error.args[1] : std::string(); }

bool ClassifyTilingMember(const ascendc::OperatorFacts& host, ParseError& error) {
  const TilingStruct* tiling = FindTilingStruct(host, error.owner);
  if (tiling == nullptr) return false;
  std::string_view bare = error.name;
  if (bare.ends_with('_')) bare.remove_suffix(1);
  if (error.half == Half::kHost && HasField(*tiling, bare)) {
    error.what = ParseErrorClass::kTilingFieldDirect;
    error.name = std::string(bare);
  } else {
    error.what = ParseErrorClass::kTilingFieldMissing;
  }
  return true;
}

bool IsShapeMember(std::string_view name) {
  static const std::set<std::string_view> kNames = {"GetDim",
                                                    "GetDimNum",
                                                    "GetShapeSize",
                                                    "SetDim",
                                                    "SetDimNum",
                                                    "AppendDim",
                                                    "GetOriginShape",
                                                    "GetStorageShape",
                                                    "GetDims",
                                                    "GetDimSize",
                                                    "GetDimCount",
                                                    "SetDimCount",
                                                    "size",
                                                    "begin",
                                                    "end",
                                                    "MutableOriginShape",
                                                    "MutableStorageShape"};
  return kNames.contains(name);
}

// "const gert::Shape *": one of the two classes, or a pointer to one.
bool IsShapeType(std::string_view type) {
  if (type.starts_with("const ")) type.remove_prefix(6);
  while (!type.empty() && (type.back() == '*' || type.back() == '&' || type.back() == ' ')) type.remove_suffix(1);
  if (type.starts_with("gert::")) type.remove_prefix(6);
  return type == "Shape" || type == "StorageShape";
}

bool ClassifyShape(ParseError& error) {
  const bool member =
      error.diag.starts_with("err_no_member") || error.diag.starts_with("err_typecheck_member_reference");
  if (member && IsShapeType(error.owner) && IsShapeMember(error.name)) {
    error.what = ParseErrorClass::kShapeKind;
    return true;
  }
  const bool conversion =
      StartsWithAny(error.diag, {"err_init_conversion_failed", "err_typecheck_convert", "err_lvalue_reference_bind",
                                 "err_reference_bind", "err_ovl_no_viable_oper", "err_typecheck_nonviable",
                                 "err_ovl_no_viable_function_in_init", "err_ovl_no_conversion", "err_ref_bad_target",
                                 "err_not_reference_to_const_init"});
  int shapes = 0;
  for (const std::string& arg : error.args) {
    if (arg.find("Shape") != std::string::npos) ++shapes;
  }
  if (conversion && shapes > 0 && error.half == Half::kHost) {
    error.what = ParseErrorClass::kShapeKind;
    return true;
  }
  return false;
}

// Spelled like the vendor's exported names; `tile` and `H_` are the user's own.
bool ApiLike(std::string_view name) {
  return !name.empty() && std::isupper(static_cast<unsigned char>(name[0])) != 0 && name.back() != '_';
}

bool InNamespace(const ParseError& error) { return error.owner == "AscendC" || error.owner.ends_with("::AscendC"); }

// A device name that some release has. True: the error is about that, not about an invented name. The headers are the
// complete ones of 8.1: a member that one of its classes lacks is not excused by the same name existing elsewhere,
// unless a later release may have added it.
bool ClassifyKnownName(const KnownName& known, Release release, bool in_vendor, ParseError& error) {
  const bool member = error.diag.starts_with("err_no_member");
  const bool of_class = error.owner.find('<') != std::string::npos || error.owner.find("::") != std::string::npos;
  if (member && (!in_vendor || (of_class && !InNamespace(error) && release <= Release::k8_x))) return false;
  // A word that is only a field there, or not spelled like a vendor name, is the user's own.
  if (!member && known.data_member) return false;
  const Lifetime life = LifetimeOf(known, release);
  if (life.standing != Standing::kPresent) {
    if (!member && !ApiLike(error.name)) return false;
    if (member && !InNamespace(error) && life.standing == Standing::kLacking) return false;
    // Names only of later releases count as invented here.
    if (known.of_implementation && life.standing == Standing::kLacking) return false;
    if (!known.of_other_chips) {
      error.since = life.since;
      error.until = life.until;
    }
  }
  error.what = life.standing == Standing::kLacking ? ParseErrorClass::kOtherRelease : ParseErrorClass::kUnmodelledName;
  return true;
}

bool IsTensorText(std::string_view type) { return Any(type, {"LocalTensor<", "GlobalTensor<"}); }

// "float", "PrimType (aka float)"
bool IsNumberText(std::string_view type) {
  static const std::set<std::string_view> kNumbers = {
      "float", "half",          "_Float16", "double",         "bfloat16_t",  "__bf16",        "int",     "unsigned int",
      "long",  "unsigned long", "short",    "unsigned short", "signed char", "unsigned char", "int32_t", "uint32_t"};
  const std::size_t alias = type.find("(aka ");
  if (alias != std::string_view::npos) type = type.substr(alias + 5, type.size() - alias - 6);
  return kNumbers.contains(type);
}

// Operators and conversions applied to tensors. The result of an operator on tensors is a SymbolOverride, which can
// only be assigned to a tensor.
bool ClassifyTensorUse(ParseError& error) {
  if (error.half != Half::kKernel) return false;
  const bool conversion =
      StartsWithAny(error.diag, {"err_typecheck_nonviable_condition", "err_init_conversion_failed",
                                 "err_typecheck_convert_incompatible", "err_bad_cxx_cast", "err_ovl_no_conversion"});
  const bool operation = StartsWithAny(error.diag, {"err_typecheck_invalid_operands", "err_ovl_no_viable_oper"});
  if (!conversion && !operation) return false;
  bool tensor = false;
  bool combined = false;
  bool nothing = false;
  for (const std::string& arg : error.args) {
    combined = combined || Any(arg, {"SymbolOverride"});
    nothing = nothing || arg == "void";
    if (IsTensorText(arg)) {
      tensor = true;
      error.argument_types.push_back(arg);
    }
  }
  // `y = Exp(y, x, n)`: assigning a call without a value.
  const bool assigned = operation && std::any_of(error.notes.begin(), error.notes.end(), [](const ParseNote& note) {
                          return note.message.find("'void'") != std::string::npos;
                        });
  if ((conversion && nothing && !tensor) || assigned) {
    error.what = ParseErrorClass::kNoValue;
    return true;
  }
  for (const ParseNote& note : error.notes) combined = combined || (operation && IsTensorText(note.message));
  if (!tensor && !combined) return false;
  const bool to_scalar = std::any_of(error.args.begin(), error.args.end(), IsNumberText);
  error.what =
      conversion && to_scalar && tensor ? ParseErrorClass::kTensorAsScalar : ParseErrorClass::kTensorExpression;
  if (error.what == ParseErrorClass::kTensorExpression) error.argument_types.clear();
  return true;
}

// Words that the first header of every kernel declares: where one is unknown, nothing includes that header.
bool IsWordOfKernels(std::string_view name) {
  static const std::set<std::string_view> kNames = {"AscendC", "GM_ADDR",       "__aicore__", "__global__",
                                                    "__gm__",  "__local_mem__", "__ubuf__",   "half"};
  return kNames.contains(name);
}

// A name of the host's runtime (`aclrtMalloc`, `aclFloat16ToFloat`, `ACL_FLOAT16`): a file may hold the program that
// launches its kernel, which is not judged.
bool IsRuntimeName(std::string_view name) {
  if (name.starts_with("ACL_") || name.starts_with("aclrt") || name.starts_with("aclnn")) return true;
  return name.size() > 3 && name.starts_with("acl") && std::isupper(static_cast<unsigned char>(name[3])) != 0;
}

// A name that the model headers do not declare where it was looked up.
void ClassifyName(const KnownNames& names, Release release, ParseError& error) {
  const bool host = error.half == Half::kHost;
  if (error.what == ParseErrorClass::kNamespace) {
    // `Compute` is a function inside the vendor's own libraries, and here one missing from the operator.
    if (!host && error.name != "Compute") return;
    error.what = ParseErrorClass::kOther;
    error.suggestion.clear();
  }
  if (!host && error.name.starts_with("GET_TILING_DATA")) {
    error.what = ParseErrorClass::kTilingClassMissing;
    return;
  }
  if (const std::string_view header = host ? std::string_view() : HeaderOf(error.name, error.owner); !header.empty()) {
    error.what = ParseErrorClass::kMissingInclude;
    error.suggestion = header;
    if (error.name == "Matmul" || error.name == "MatmulImpl") error.expected = kClassTemplateName;
    return;
  }
  if (host && error.name == "TCubeTiling" && error.owner.empty()) {
    error.what = ParseErrorClass::kHostName;
    error.suggestion = "\"tiling/tiling_api.h\"";
    return;
  }
  if (!host && (error.owner == "std" || (error.owner.empty() && IsHostMath(error.name)))) {
    error.what = ParseErrorClass::kHostMath;
    if (!IsHostMath(error.name) && !IsPlainFunction(error.name)) error.expected = kUndeclaredName;
    return;
  }
  if (IsRuntimeName(error.name)) {
    error.what = ParseErrorClass::kUnmodelledName;
    return;
  }
  const ApiAdvice* advice = host ? nullptr : FindAdvice(error.name);
  const KnownName* known = names.Find(error.name);
  const bool member = error.diag.starts_with("err_no_member");
  if (!host && known != nullptr && known->device() && known->member_function && (!member || InNamespace(error)) &&
      ApiLike(error.name)) {
    error.what = ParseErrorClass::kInventedName;
    error.expected = kMemberFunction;
    return;
  }
  const bool in_vendor =
      Any(error.owner, {"AscendC", "gert", "ge", "ops", "platform_ascendc", "TQue", "TBuf", "TPipe", "Tensor"});
  if (host && known != nullptr && known->host_8_1 && (member || !known->data_member)) {
    if (!member ||
        (error.owner.find('<') == std::string::npos && in_vendor && error.owner.find("::") == std::string::npos)) {
      error.what = ParseErrorClass::kUnmodelledName;
      return;
    }
  }
  if (!host && known != nullptr && known->device() && ClassifyKnownName(*known, release, in_vendor, error)) {
    if (advice != nullptr) error.suggestion = advice->instead;
    if (!member && error.what == ParseErrorClass::kUnmodelledName && IsWordOfKernels(error.name)) {
      error.expected = kOfAbsentHeader;
      error.suggestion = "kernel_operator.h";
    }
    return;
  }
  const bool of_class = known != nullptr && (known->data_member || known->member_function);
  if (!host && known != nullptr && known->host_8_1 && !known->device() && !of_class && !member && ApiLike(error.name))
    error.expected = kHostsName;
  const bool api_like = ApiLike(error.name);
  if (member && in_vendor) {
    error.what = InNamespace(error) ? ParseErrorClass::kInventedName : ParseErrorClass::kInventedMember;
  } else if (!member && api_like && !names.empty()) {
    error.what = ParseErrorClass::kInventedName;
  } else if (error.what == ParseErrorClass::kOther) {
    error.what = ParseErrorClass::kUndeclared;
  }
  if (advice != nullptr) {
    error.suggestion = advice->instead;
  } else if (error.what == ParseErrorClass::kInventedName && error.name.size() > 3) {
    const auto stands = [&](const KnownName& one) {
      return host || LifetimeOf(one, release).standing == Standing::kPresent;
    };
    error.suggestion = names.Closest(error.name, host, stands);
  }
}

// The model's own assertions read "API: what it takes"; any others are the user's.
void ClassifyAssertion(const KnownNames& names, ParseError& error) {
  const std::string text = error.args.empty() ? std::string() : error.args.back();
  const std::size_t colon = text.find(": ");
  if (colon == std::string::npos || names.Find(text.substr(0, colon)) == nullptr) return;
  error.what = ParseErrorClass::kDtypeUnsupported;
  error.name = text.substr(0, colon);
  error.expected = text.substr(colon + 2);
}

// A call that 8.1 rejects and that an overload of a later release may accept.
bool TakesMoreLater(const KnownNames& names, const ParseError& error) {
  const bool call = error.what == ParseErrorClass::kNoOverload || error.what == ParseErrorClass::kScalarAsTensor ||
                    error.what == ParseErrorClass::kTensorAsScalar || error.what == ParseErrorClass::kDtypeUnsupported;
  const KnownName* known = call ? names.Find(error.name) : nullptr;
  return known != nullptr && known->takes_more;
}

// A call of a function that the release lacks altogether: overloads of a later release are irrelevant.
bool ClassifyLaterFunction(const KnownNames& names, Release release, ParseError& error) {
  if (error.half != Half::kKernel || error.what != ParseErrorClass::kNoOverload) return false;
  const KnownName* known = names.Find(error.name);
  if (known == nullptr) return false;
  const Lifetime life = LifetimeOf(*known, release);
  if (life.standing != Standing::kLacking || life.since.empty()) return false;
  error.what = ParseErrorClass::kOtherRelease;
  error.since = life.since;
  error.until = life.until;
  return true;
}

// Names that replies use for the header of the matrix product; a file of the operator's own has another.
bool IsMatmulLibrary(std::string_view header) {
  const std::string_view base = header.substr(header.rfind('/') + 1);
  return std::string_view(" matmul.h matmul_api.h matmul_intf.h kernel_matmul.h matmul_lib.h ")
             .find(" " + std::string(base) + " ") != std::string_view::npos;
}

void Classify(const KnownNames& names, Release release, const ascendc::OperatorFacts& host, ParseError& error) {
  if (error.owner.empty() && error.diag.starts_with("err_no_member")) error.owner = OwnerOf(error);
  if (error.owner.starts_with("namespace ")) error.owner.erase(0, 10);
  if (error.diag == "err_pp_file_not_found") {
    error.what = ParseErrorClass::kHeaderNotFound;
    if (!error.args.empty()) error.name = error.args.front();
    if (error.half != Half::kHost && IsMatmulLibrary(error.name)) error.suggestion = "lib/matmul_intf.h";
    return;
  }
  if (ClassifyLaterFunction(names, release, error)) return;
  if (StartsWithAny(error.diag, {"device_"}) || error.what == ParseErrorClass::kScalarAsTensor ||
      error.what == ParseErrorClass::kTensorAsScalar) {
    return;
  }
  if (error.diag == "err_access" && ClassifyTilingMember(host, error)) return;
  if (error.diag == "err_access" && error.args.size() > 1) {
    for (const std::string& arg : error.args) {
      error.owner = arg;
      if (ClassifyTilingMember(host, error)) return;
    }
  }
  if (error.diag.starts_with("err_no_member") && ClassifyTilingMember(host, error)) return;
  if (ClassifyShape(error) || ClassifyTensorUse(error)) return;
  if (StartsWithAny(error.diag,
                    {"err_undeclared", "err_no_member", "err_unknown_typename", "err_typename_nested_not_found",
                     "err_unknown_type_or_class_name", "err_no_template", "err_unknown_typename_suggest"})) {
    ClassifyName(names, release, error);
    return;
  }
  if (error.diag.starts_with("err_static_assert")) {
    ClassifyAssertion(names, error);
    return;
  }
  if (error.what == ParseErrorClass::kOther &&
      StartsWithAny(error.diag, {"err_expected", "err_invalid_token", "err_extraneous", "err_unterminated", "err_pp_",
                                 "err_lexing", "err_invalid_character"})) {
    error.what = ParseErrorClass::kSyntax;
  }
}

// A field of the library's tiling data, which host code reaches by functions.
bool IsSetField(const ParseError& error) {
  if (error.half != Half::kHost || !error.owner.ends_with("TCubeTiling")) return false;
  const ApiRow* row = FindApi("TCubeTiling");
  return row != nullptr && std::ranges::find(row->operands, error.name, &ApiOperand::name) != row->operands.end();
}

}  // namespace

void ClassifyErrors(const KnownNames& names, const ascendc::OperatorFacts& host, std::vector<ParseError>& errors,
                    Release release) {
  for (ParseError& error : errors) {
    Classify(names, release, host, error);
    if (error.expected.empty() && IsSetField(error)) error.expected = kSetField;
    if (release > Release::k8_x && TakesMoreLater(names, error)) error.what = ParseErrorClass::kUnmodelledName;
  }
}

}  // namespace assay::ascendc
