// The values of a benchmark's module: numbers, text, lists, tensors. Lists, dictionaries and tensors are shared, so
// that a change through one name is visible through the other.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "reference/tensor/budget.h"
#include "reference/tensor/tensor.h"

namespace assay {

class OffsetMap;
class Value;
using ValueList = std::vector<Value, CountedAllocator<Value>>;
using ValueMap = std::map<std::string, Value>;  // keyword arguments

// Defined by its owner: functions, classes, instances.
class Object {
 public:
  Object();
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;
  virtual ~Object();
  virtual std::string TypeName() const = 0;
};

struct ValueDict;
struct ValueSlice;

// Texts are immutable, so that copying one costs nothing.
class ValueText {
 public:
  // `origin`: the place of each byte in the evaluated text; none unless the caller asked for it.
  explicit ValueText(std::string text, std::shared_ptr<const OffsetMap> origin = nullptr);
  ~ValueText();
  ValueText(const ValueText&) = delete;
  ValueText& operator=(const ValueText&) = delete;
  const std::string& text() const { return text_; }
  const OffsetMap* origin() const { return origin_.get(); }

 private:
  std::string text_;
  std::shared_ptr<const OffsetMap> origin_;
  std::size_t counted_;
};

class Value {
 public:
  enum class Kind {
    kNone,
    kBool,
    kInt,
    kFloat,
    kString,
    kDtype,
    kTensor,
    kList,
    kTuple,
    kSet,
    kDict,
    kSlice,
    kEllipsis,
    kObject
  };

  Value() = default;
  Value(const Value&) = default;
  Value(Value&&) noexcept = default;
  Value& operator=(const Value&) = default;
  Value& operator=(Value&&) noexcept = default;
  // Values can nest as deeply as memory allows; their contents are freed without deep recursion.
  ~Value() {
    if (kind_ >= Kind::kTensor) Free();
  }
  Value(bool value) : data_(value), kind_(Kind::kBool) {}
  Value(std::int64_t value) : data_(value), kind_(Kind::kInt) {}
  Value(int value) : Value(static_cast<std::int64_t>(value)) {}
  Value(double value) : data_(value), kind_(Kind::kFloat) {}
  Value(std::string value) : data_(std::make_shared<const ValueText>(std::move(value))), kind_(Kind::kString) {}
  Value(const char* value) : Value(std::string(value)) {}
  Value(std::string value, std::shared_ptr<const OffsetMap> origin)
      : data_(std::make_shared<const ValueText>(std::move(value), std::move(origin))), kind_(Kind::kString) {}
  Value(Dtype value) : data_(value), kind_(Kind::kDtype) {}
  Value(Tensor value) : data_(std::make_shared<Tensor>(std::move(value))), kind_(Kind::kTensor) {}
  Value(TensorPtr value) : data_(std::move(value)), kind_(Kind::kTensor) {}
  Value(std::shared_ptr<Object> value) : data_(std::move(value)), kind_(Kind::kObject) {}
  static Value List(ValueList items = {});
  static Value Tuple(ValueList items = {});
  static Value Set(ValueList items = {});
  static Value Dict(ValueDict entries);
  static Value Slice(Value start, Value stop, Value step);
  static Value Ellipsis();
  static Value Sizes(const Shape& shape);  // a tuple of integers

  Kind kind() const { return kind_; }
  bool is(Kind kind) const { return kind_ == kind; }
  bool is_none() const { return kind_ == Kind::kNone; }
  bool is_number() const { return kind_ == Kind::kBool || kind_ == Kind::kInt || kind_ == Kind::kFloat; }
  bool is_sequence() const { return kind_ == Kind::kList || kind_ == Kind::kTuple || kind_ == Kind::kSet; }
  bool is_tensor() const { return kind_ == Kind::kTensor; }

  // Each requires the kind it names. A bool is accepted as an integer, an integer as a float.
  bool boolean() const { return std::get<bool>(data_); }
  std::int64_t integer() const;
  double number() const;
  const std::string& text() const { return std::get<TextPtr>(data_)->text(); }
  const OffsetMap* origin() const { return std::get<TextPtr>(data_)->origin(); }  // of a text; null if not known
  Dtype dtype() const { return std::get<Dtype>(data_); }
  const TensorPtr& tensor() const { return std::get<TensorPtr>(data_); }
  ValueList& items() const { return *std::get<std::shared_ptr<ValueList>>(data_); }
  ValueDict& dict() const { return *std::get<std::shared_ptr<ValueDict>>(data_); }
  const ValueSlice& slice() const { return *std::get<std::shared_ptr<ValueSlice>>(data_); }
  const std::shared_ptr<Object>& object() const { return std::get<std::shared_ptr<Object>>(data_); }
  // The same list, dictionary, tensor or object; equal numbers and texts.
  bool Same(const Value& other) const;

  std::string TypeName() const;  // "int", "Tensor", "list", ...

 private:
  using TextPtr = std::shared_ptr<const ValueText>;
  using Data =
      std::variant<std::monostate, bool, std::int64_t, double, TextPtr, Dtype, TensorPtr, std::shared_ptr<ValueList>,
                   std::shared_ptr<ValueDict>, std::shared_ptr<ValueSlice>, std::shared_ptr<Object>>;
  void Free() noexcept;

  Data data_;
  Kind kind_ = Kind::kNone;
};

struct ValueSlice {
  Value start, stop, step;  // none where left out
};

// In the order of insertion; keys compare by value.
struct ValueDict {
  std::vector<std::pair<Value, Value>, CountedAllocator<std::pair<Value, Value>>> entries;

  Value* Find(const Value& key);
  void Set(const Value& key, Value value);
  bool Erase(const Value& key);
};

// Equality of plain values (numbers across types, text, sequences, dictionaries). Tensors are equal if they are the
// same object. Throws TensorError if values nest too deeply to be compared, as a list that contains itself does.
bool Equal(const Value& a, const Value& b);
// As Python's repr() writes it; long lists and tensors are abbreviated, and so are deeply nested or recursive ones.
std::string TextOf(const Value& value);

}  // namespace assay
