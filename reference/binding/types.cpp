// Types by their spelling: qualifiers and namespaces are dropped, template arguments are types again.
#include "reference/binding/types.h"

#include <array>
#include <cctype>
#include <cmath>
#include <utility>

#include "reference/tensor/budget.h"

namespace assay::harness::cpp {
namespace {

using TypeKind = CppType::Kind;

bool IsWordChar(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == ':'; }

std::string NameWithoutScope(std::string_view qualified) {
  const std::size_t colon = qualified.rfind(':');
  return std::string(colon == std::string_view::npos ? qualified : qualified.substr(colon + 1));
}

class TypeParser {
 public:
  explicit TypeParser(std::string_view text) : text_(text) {}

  CppType Parse() {
    CppType type;
    std::string name;
    for (;;) {
      Skip();
      const std::string word = Word();
      if (word.empty()) break;
      if (word == "const" || word == "static" || word == "constexpr" || word == "inline" || word == "volatile" ||
          word == "unsigned" || word == "signed" || word == "typename" || word == "struct") {
        if (name.empty() && word == "unsigned") name = "unsigned";
        continue;
      }
      name = NameWithoutScope(word);
      Skip();
      if (at_ < text_.size() && text_[at_] == '<') {
        ++at_;
        if (++depth_ > kMostDepth) break;
        do {
          type.parts.push_back(Parse());
          Skip();
        } while (at_ < text_.size() && text_[at_] == ',' && ++at_ > 0);
        --depth_;
        if (at_ < text_.size() && text_[at_] == '>') ++at_;
      }
    }
    for (Skip(); at_ < text_.size() && (text_[at_] == '&' || text_[at_] == '*'); Skip()) {
      type.reference = true;
      ++at_;
      Skip();
      if (text_.substr(at_).starts_with("const")) at_ += 5;
    }
    Resolve(name, type);
    return type;
  }

 private:
  void Skip() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
  }
  std::string Word() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && IsWordChar(text_[at_])) ++at_;
    return std::string(text_.substr(begin, at_ - begin));
  }

  static void Resolve(const std::string& name, CppType& type) {
    static const std::vector<std::pair<std::string_view, TypeKind>> kNames = {
        {"auto", TypeKind::kAuto},
        {"void", TypeKind::kVoid},
        {"Tensor", TypeKind::kTensor},
        {"vector", TypeKind::kList},
        {"ArrayRef", TypeKind::kList},
        {"array", TypeKind::kList},
        {"List", TypeKind::kList},
        {"SmallVector", TypeKind::kList},
        {"initializer_list", TypeKind::kList},
        {"TensorList", TypeKind::kList},
        {"ITensorListRef", TypeKind::kList},
        {"IntArrayRef", TypeKind::kList},
        {"DimVector", TypeKind::kList},
        {"optional", TypeKind::kOptional},
        {"tuple", TypeKind::kTuple},
        {"pair", TypeKind::kTuple},
        {"map", TypeKind::kMap},
        {"unordered_map", TypeKind::kMap},
        {"int", TypeKind::kInt},
        {"long", TypeKind::kInt},
        {"short", TypeKind::kInt},
        {"unsigned", TypeKind::kInt},
        {"int64_t", TypeKind::kInt},
        {"int32_t", TypeKind::kInt},
        {"uint32_t", TypeKind::kInt},
        {"uint64_t", TypeKind::kInt},
        {"int16_t", TypeKind::kInt},
        {"uint16_t", TypeKind::kInt},
        {"int8_t", TypeKind::kInt},
        {"uint8_t", TypeKind::kInt},
        {"size_t", TypeKind::kInt},
        {"ptrdiff_t", TypeKind::kInt},
        {"SymInt", TypeKind::kInt},
        {"double", TypeKind::kDouble},
        {"float", TypeKind::kFloat},
        {"bool", TypeKind::kBool},
        {"string", TypeKind::kString},
        {"string_view", TypeKind::kString},
        {"char", TypeKind::kString},
        {"Scalar", TypeKind::kScalar},
        {"ScalarType", TypeKind::kDtype},
        {"Dtype", TypeKind::kDtype},
        {"TypeMeta", TypeKind::kDtype},
        {"TensorOptions", TypeKind::kOptions},
        {"OptionalTensorRef", TypeKind::kOptional}};
    for (const auto& [known, kind] : kNames) {
      if (known == name) type.kind = kind;
    }
    if (name == "TensorList" || name == "ITensorListRef") type.parts.assign(1, Simple(TypeKind::kTensor));
    if (name == "IntArrayRef" || name == "DimVector") type.parts.assign(1, Simple(TypeKind::kInt));
    if (name == "OptionalTensorRef") type.parts.assign(1, Simple(TypeKind::kTensor));
  }
  static CppType Simple(TypeKind kind) {
    CppType type;
    type.kind = kind;
    return type;
  }

  static constexpr int kMostDepth = 32;
  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0;
};

CppType PartOf(const CppType& type, std::size_t index = 0) {
  if (index < type.parts.size()) return type.parts[index];
  CppType any;
  any.kind = TypeKind::kAuto;
  return any;
}

bool IsWholeType(const Value& value) { return value.is(Value::Kind::kInt) || value.is(Value::Kind::kBool); }

// Zero-dimensional tensors and integers of numpy have __index__ and __float__.
std::optional<Value> NumberOf(const Value& value) {
  if (value.is_number()) return value;
  if (!value.is_tensor() || value.tensor()->count() != 1 || !value.tensor()->has_values()) return std::nullopt;
  const double item = value.tensor()->item();
  if (IsFloating(value.tensor()->dtype())) return Value(item);
  return Value(static_cast<std::int64_t>(item));
}

std::optional<Value> ListFromPython(const Value& value, const CppType& type) {
  if (!value.is(Value::Kind::kList) && !value.is(Value::Kind::kTuple)) return std::nullopt;
  ValueList items;
  for (const Value& item : value.items()) {
    std::optional<Value> made = FromPython(item, PartOf(type));
    if (!made) return std::nullopt;
    items.push_back(std::move(*made));
  }
  return Value::List(std::move(items));
}

}  // namespace

CppType ParseCppType(std::string_view text) {
  CppType type = TypeParser(text).Parse();
  type.text = std::string(text);
  return type;
}

std::optional<Dtype> DtypeNamed(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, Dtype>, 24> kNames = {
      {{"kFloat", Dtype::kF32},     {"kFloat32", Dtype::kF32},      {"Float", Dtype::kF32},
       {"kHalf", Dtype::kF16},      {"kFloat16", Dtype::kF16},      {"Half", Dtype::kF16},
       {"kBFloat16", Dtype::kBF16}, {"BFloat16", Dtype::kBF16},     {"kDouble", Dtype::kF64},
       {"kFloat64", Dtype::kF64},   {"Double", Dtype::kF64},        {"kInt", Dtype::kI32},
       {"kInt32", Dtype::kI32},     {"Int", Dtype::kI32},           {"kLong", Dtype::kI64},
       {"kInt64", Dtype::kI64},     {"Long", Dtype::kI64},          {"kBool", Dtype::kBool},
       {"Bool", Dtype::kBool},      {"kByte", Dtype::kU8},          {"kChar", Dtype::kI8},
       {"kShort", Dtype::kI16},     {"kComplexFloat", Dtype::kC64}, {"ComplexFloat", Dtype::kC64}}};
  const bool qualified = name.find("::") != std::string_view::npos;
  const std::string last = NameWithoutScope(name);
  if (!last.starts_with("k") && name.find("ScalarType::") == std::string_view::npos) return std::nullopt;
  for (const auto& [known, dtype] : kNames) {
    if (known == last) return dtype;
  }
  if (last == "kUInt8" || (qualified && last == "Byte")) return Dtype::kU8;
  if (last == "kInt8" || (qualified && last == "Char")) return Dtype::kI8;
  if (last == "kInt16" || (qualified && last == "Short")) return Dtype::kI16;
  return std::nullopt;
}

std::optional<Value> FromPython(const Value& value, const CppType& type) {
  switch (type.kind) {
    case TypeKind::kTensor:
      return value.is_tensor() ? std::optional(value) : std::nullopt;
    case TypeKind::kOptional:
      return value.is_none() ? std::optional(value) : FromPython(value, PartOf(type));
    case TypeKind::kList:
      return ListFromPython(value, type);
    case TypeKind::kInt: {
      const std::optional<Value> number = NumberOf(value);
      if (!number || !IsWholeType(*number)) return std::nullopt;
      return Value(number->integer());
    }
    case TypeKind::kDouble:
    case TypeKind::kFloat: {
      const std::optional<Value> number = NumberOf(value);
      if (!number) return std::nullopt;
      return Convert(*number, type);
    }
    case TypeKind::kBool:
      if (value.is_none()) return Value(false);
      return value.is_number() ? std::optional(Value(value.number() != 0)) : std::nullopt;
    case TypeKind::kString:
      return value.is(Value::Kind::kString) ? std::optional(value) : std::nullopt;
    case TypeKind::kScalar:
      return NumberOf(value);
    case TypeKind::kDtype:
      return value.is(Value::Kind::kDtype) ? std::optional(value) : std::nullopt;
    default:
      return value;
  }
}

Value Convert(const Value& value, const CppType& type) {
  switch (type.kind) {
    case TypeKind::kInt:
      if (value.is(Value::Kind::kFloat)) return Value(static_cast<std::int64_t>(value.number()));
      return IsWholeType(value) ? Value(value.integer()) : value;
    case TypeKind::kDouble:
      return value.is_number() ? Value(value.number()) : value;
    case TypeKind::kFloat:
      return value.is_number() ? Value(static_cast<double>(static_cast<float>(value.number()))) : value;
    case TypeKind::kBool:
      return value.is_number() ? Value(value.number() != 0) : value;
    case TypeKind::kList: {
      if (!value.is_sequence()) return value;
      if (type.reference && value.is(Value::Kind::kList)) return value;
      Budget::Step(value.items().size() / 4);
      ValueList items;
      for (const Value& item : value.items()) items.push_back(Convert(item, PartOf(type)));
      return Value::List(std::move(items));
    }
    case TypeKind::kTuple: {
      if (!value.is_sequence()) return value;
      ValueList items;
      for (std::size_t i = 0; i < value.items().size(); ++i)
        items.push_back(Convert(value.items()[i], PartOf(type, i)));
      return Value::Tuple(std::move(items));
    }
    case TypeKind::kMap: {
      if (!value.is_sequence()) return value;
      ValueDict made;
      for (const Value& entry : value.items()) {
        if (!entry.is_sequence() || entry.items().size() != 2) return value;
        made.Set(Convert(entry.items()[0], PartOf(type, 0)), Convert(entry.items()[1], PartOf(type, 1)));
      }
      return Value::Dict(std::move(made));
    }
    case TypeKind::kOptional:
      return value.is_none() ? value : Convert(value, PartOf(type));
    case TypeKind::kTensor:
      // `at::Tensor t = {}` and `at::Tensor t = c10::nullopt` are undefined tensors.
      return value.is_sequence() && value.items().empty() ? Value() : value;
    case TypeKind::kAuto:
      // A copy, as `auto` makes one.
      return value.is(Value::Kind::kList) && !type.reference ? Value::List(value.items()) : value;
    default:
      return value;
  }
}

}  // namespace assay::harness::cpp
