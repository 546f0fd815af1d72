// How an operation reads its arguments. Internal to the library.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reference/tensor/value.h"

namespace assay::tensor {

// "softmax(input, dim=None, *rest)" parsed once: names, defaults, and the parameter that collects further positional
// arguments.
struct Signature {
  std::string name;
  std::vector<std::string> names;
  std::vector<std::optional<Value>> defaults;  // nothing: the argument is required
  std::ptrdiff_t rest = -1;                    // the parameter written with `*`

  static Signature Parse(std::string_view text);
  std::ptrdiff_t Find(std::string_view parameter) const;
};

class Arguments {
 public:
  Arguments(const Signature& signature, const ValueList& positional, const ValueMap& keywords);

  const std::string& name() const { return signature_.name; }
  const Value& operator[](std::string_view parameter) const;
  bool given(std::string_view parameter) const { return !(*this)[parameter].is_none(); }

  // Each throws TensorError if the value is of another kind. A number is read as a tensor without dimensions.
  Tensor tensor(std::string_view parameter) const;
  Tensor tensor_or(std::string_view parameter, const Tensor& otherwise) const;
  std::vector<Tensor> tensors(std::string_view parameter) const;
  std::int64_t integer(std::string_view parameter) const;
  double number(std::string_view parameter) const;
  bool flag(std::string_view parameter) const;
  std::string text(std::string_view parameter) const;
  std::optional<Dtype> dtype(std::string_view parameter = "dtype") const;
  // A number, a list of numbers, or the arguments collected under `*`.
  Shape sizes(std::string_view parameter) const;
  std::vector<double> numbers(std::string_view parameter) const;
  // A dimension, counted from the end if negative; throws if it is out of range for `rank`.
  std::int64_t dim(std::string_view parameter, std::int64_t rank) const;
  [[noreturn]] void Fail(const std::string& what) const;

 private:
  const Signature& signature_;
  ValueList values_;
};

std::int64_t WrapDim(std::int64_t dim, std::int64_t rank);

using Operation = std::function<Value(const Arguments&)>;

class Table {
 public:
  struct Entry {
    Signature signature;
    Operation run;
  };
  void Add(std::string_view signature, Operation run);
  void Alias(const std::string& name, const std::string& target);
  const Entry* Find(const std::string& name) const;
  std::vector<std::string> Names() const;

 private:
  std::map<std::string, Entry> entries_;
};

// One function per file of operations; called once.
void AddArithmetic(Table& table);
void AddUnary(Table& table);
void AddComparison(Table& table);
void AddActivations(Table& table);
void AddReductions(Table& table);
void AddScans(Table& table);
void AddSorting(Table& table);
void AddShaping(Table& table);
void AddJoining(Table& table);
void AddIndexing(Table& table);
void AddCreation(Table& table);
void AddProducts(Table& table);
void AddEinsum(Table& table);
void AddConvolutions(Table& table);
void AddPooling(Table& table);
void AddResampling(Table& table);
void AddGridSampling(Table& table);
void AddNormalisations(Table& table);
void AddLosses(Table& table);
void AddAttention(Table& table);
void AddLinalg(Table& table);
void AddComplex(Table& table);

}  // namespace assay::tensor
