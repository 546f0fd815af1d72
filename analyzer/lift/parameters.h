// Which arguments of a launch each parameter of the entry represents: one tensor, or all tensors of a list.
#pragma once

#include <llvm/ADT/StringRef.h>

#include <cstddef>
#include <string>
#include <vector>

#include "analyzer/facts/launch.h"

namespace assay {

struct Parameter {
  std::vector<std::size_t> args;  // indexes into LaunchValues::args
  bool list = false;
};

// One entry per parameter; shorter than `count` where the launch has fewer arguments.
std::vector<Parameter> ParametersOf(const LaunchValues& launch, std::size_t count);

// The global that represents the memory of an element of a list, in the table that its parameter points at.
inline constexpr llvm::StringLiteral kElementPrefix = "assay.element.";
inline std::string ElementName(std::size_t arg) { return kElementPrefix.str() + std::to_string(arg); }

}  // namespace assay
