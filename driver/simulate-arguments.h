// The command line of `assay simulate`, and the resulting contract.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "driver/commands.h"

namespace assay {

struct SimulateArguments : InputArguments {
  // "x=x.npy", "x=float16[16, 1024]", "y" or "y=y.npy", in the order in which they were given.
  enum class Tensor { kInput, kShape, kOutput };
  std::vector<std::pair<Tensor, std::string>> tensors;
  std::vector<std::string> attributes;  // "axis=-1"
  std::vector<std::string> tiling;      // "tileLength=128"
  std::string entry;
  std::int64_t block_dim = 0;
  std::uint64_t tiling_key = 0;
  std::int64_t workspace = -1;
  std::int64_t seed = -1;
  std::vector<int> cores;
  std::string until;  // "k.cpp:36", or a number of instructions
  std::vector<std::string> watch;
  std::string trace;
  std::string html;  // file
  std::string format = "text";
  std::string color = "auto";
  bool time = false;
  bool explain_time = false;
};

// The file that each output goes to, by its name; only those that were given one.
using OutputFiles = std::vector<std::pair<std::string, std::string>>;

// Puts tensors, attributes and tiling of the command line into `contract` (that of --contract, or an empty one).
// Returns what is wrong, empty if nothing. Relative .npy paths are made absolute: they start where the command does.
std::string CompleteContract(const SimulateArguments& arguments, const Services& services, Contract& contract,
                             OutputFiles& files);

int RunSimulate(const SimulateArguments& arguments, const Services& services);

}  // namespace assay
