// What the kernel is supposed to do (docs/formats/contract.md). Parsed by the driver; read by pipeline and rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "analyzer/facts/dtype.h"
#include "analyzer/facts/kernel-language.h"

namespace assay {

using AttrValue = std::variant<std::int64_t, double, bool, std::string, std::vector<std::int64_t>, std::vector<double>>;

// A dimension that is not one number: every claim has to hold for all its values.
struct ContractSymbol {
  std::string name;  // "N"
  std::int64_t low = 1;
  std::int64_t high = 2147483647;
  std::int64_t first = 1024;  // of the run; shapes below have this value
  std::int64_t multiple = 1;  // only multiples of it
};

struct ContractTensor {
  std::string name;
  Dtype dtype = Dtype::kF32;
  std::vector<std::int64_t> shape;  // elements a dimension
  // Per dimension: index into Contract::symbols, -1 for a plain number. Empty: numbers only.
  std::vector<int> symbols;
  std::string data;   // .npy with the values; empty = seeded random
  double low = -1.0;  // range of the random values
  double high = 1.0;
  bool normal = false;  // normally distributed, `low` being the mean and `high` the deviation
  // Elements of one list follow each other, named `x[0]`, `x[1]`, ... The kernel gets one pointer for all of them.
  std::string list;     // name of the list; empty = a tensor of its own
  bool present = true;  // false: an optional tensor that is not passed, or a list without elements
  bool given = false;   // inputs: lengths, places, parameters; a proof may be about these values alone
  // For outputs: name of the input whose memory it shares, if that is not the input of the same name.
  std::string shares;
  std::shared_ptr<const std::vector<std::byte>> values;  // in place of `data`
};

// An element matches if its error is within
// - kSum: absolute + relative * |expected|, as torch.allclose has it;
// - kEither: absolute, or relative * (|expected| + 1e-7): either is enough.
struct Tolerance {
  enum class Combine { kSum, kEither };
  double relative = 0;
  double absolute = 0;
  Combine combine = Combine::kSum;
};

struct Contract {
  std::string entry;  // kernel function; empty = the only one
  std::string chip{FirstLanguage().usual_chip};
  std::int64_t core_count = 0;  // 0 = what the host asks for, else the launch's block dimension
  // Only these cores run, from 0 or, below 0, from the last; empty = all. Then tensors have their full size, however
  // large.
  std::vector<std::int64_t> cores;
  std::vector<ContractSymbol> symbols;      // dimensions by name
  std::int64_t most_elements = 2147483647;  // of one tensor, whatever values the symbols have
  std::vector<ContractTensor> inputs;
  std::vector<ContractTensor> outputs;
  std::map<std::string, AttrValue> attributes;
  std::map<std::string, AttrValue> tiling;  // fields by name, where no host code is given
  std::string tiling_data;                  // .npy whose bytes are the tiling data, where no host code is given
  std::uint64_t tiling_key = 0;
  std::int64_t workspace_bytes = 0;
  std::string reference;            // built-in operator name; empty = none
  std::vector<std::string> golden;  // one .npy an output
  std::string command;              // makes the goldens; run only with --allow-commands
  std::map<Dtype, Tolerance> tolerance;
  std::uint64_t seed = 1;
  bool deterministic = false;  // what the tiling context answers for GetDeterministic
};

}  // namespace assay
