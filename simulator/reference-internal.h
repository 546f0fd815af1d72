// Shared by the files of the reference operators: an operand with its shape, and reading of attributes.
#pragma once

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "simulator/reference.h"

namespace assay::reference {

struct Array {
  std::vector<std::int64_t> shape;
  std::vector<double> values;
};

using Attributes = std::map<std::string, AttrValue>;

// The first of `names` that is given, as a number; `otherwise` when none is.
double Number(const Attributes& attributes, std::initializer_list<const char*> names, double otherwise);
std::optional<std::vector<std::int64_t>> Integers(const Attributes& attributes,
                                                  std::initializer_list<const char*> names);
std::string Text(const Attributes& attributes, const char* name, const std::string& otherwise);

// False with `error`; each writes one output.
bool Softmax(const Array& x, const Attributes& attributes, std::vector<double>& out, std::string& error);
bool LayerNorm(const std::vector<Array>& inputs, const Attributes& attributes, std::vector<double>& out,
               std::string& error);
enum class Fold { kSum, kMean, kMax };
bool Reduce(Fold fold, const Array& x, const Attributes& attributes, std::vector<double>& out, std::string& error);

}  // namespace assay::reference
