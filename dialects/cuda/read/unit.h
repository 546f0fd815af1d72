// One unit of a build as the reader parses it. Internal.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_set>
#include <vector>

#include "analyzer/frontend/frontend.h"
#include "dialects/cuda/read/model-data.h"
#include "dialects/cuda/read/reader.h"

namespace assay::cuda {

struct Reader::Unit {
  int file = -1;
  bool is_main = false;  // compiled by the host's compiler alone
  Side side = Side::kHost;
  BuildSettings settings;
  bool torch = true;
  bool implicit_headers = true;
  std::string prelude;  // macros of the build
  std::string epilogue;
  bool device_bodies_only = false;
  bool lower = false;              // to a program: of the side's own, the device's for the CPU
  std::size_t first_location = 0;  // of the program's places

  // All of it except the lowering, as a text.
  std::string Key() const;
};

// The newest possible chip and release, where none is given.
void SetNewest(const ReadOptions& options, BuildSettings& settings);

// Turns the request into one for code that is run: `provided` are the symbols of the host library.
void AskToLower(bool is_main, std::size_t first_location, const std::unordered_set<std::string>* provided,
                UnitRequest& request);

// Options of clang -cc1 for kernels as the CPU runs them.
std::vector<std::string> DeviceLanguage(const BuildSettings& settings);
// The same for kernels: parsed for the CPU, without checks.
void AskToLowerDevice(const BuildSettings& settings, UnitRequest& request);

}  // namespace assay::cuda
