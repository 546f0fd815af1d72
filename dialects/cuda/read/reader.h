// Parses the units of a CUDA input: main.cpp as the host's compiler does, cuda.cu on both sides as nvcc does.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <unordered_set>
#include <vector>

#include "analyzer/facts/cuda/extension.h"
#include "analyzer/facts/facts.h"
#include "analyzer/facts/lowered.h"
#include "analyzer/facts/parse.h"
#include "analyzer/frontend/frontend.h"
#include "analyzer/source/project.h"
#include "dialects/cuda/input.h"
#include "dialects/cuda/read/model-data.h"
#include "dialects/cuda/read/unit-cache.h"
#include "dialects/cuda/targets.h"

namespace assay::cuda {

struct ReadOptions {
  const Chip* chip = nullptr;
  const Toolkit* toolkit = nullptr;
  // Chip and release were not given: an error that another chip or release does not have decides nothing.
  bool chip_given = false;
  bool toolkit_given = false;
  std::vector<std::string> include_dirs;
  std::vector<std::string> defines;  // NAME or NAME=VALUE
  std::vector<std::string> words;    // other options of the build of a file
  bool time = false;                 // runs are counted for the time model
  std::string kept_headers;          // folder for precompiled headers (analyzer/frontend/kept-headers.h); empty: none
};

struct ReadTimes {
  double host_ms = 0;
  double device_ms = 0;
};

// One side of an extension as a program.
struct LoweredHost {
  LoweredModule module;
  std::string why_not;  // not empty: there is none
  double ms = 0;
};

class Reader {
 public:
  // `resources` holds cuda/ (headers and tables) and pch/.
  explicit Reader(const std::string& resources);

  ReadTimes Read(const Project& project, const Input& input, const ReadOptions& options, Facts& facts);

  // Both units as the host runs them, for the machine of dialects/cuda/host.
  LoweredHost LowerHost(const Project& project, const ExtensionInput& input, const ReadOptions& options);
  // The kernels of an extension and the functions they call, lowered for the CPU (device-library.h).
  LoweredHost LowerDevice(const Project& project, const ExtensionInput& input, const ReadOptions& options);
  // Bitcode of the bodies of the model's device functions, to be linked into it; empty if it cannot be read.
  const std::string& DeviceLibrary();
  // Path of the library that such a program is linked against.
  std::string HostLibrary() const { return resources_ + "/cuda-host/library.so"; }
  // The build makes it of `resources`: library.o and library.names in cuda-host. Empty on success, else the reason for
  // the failure.
  static std::string WriteHostLibrary(const std::string& resources);

  // What the build precompiles: the request's prelude becomes the file NAME in pch/.
  struct Precompiled {
    std::string name;
    UnitRequest request;
  };
  static std::vector<Precompiled> PrecompiledHeaders(const std::string& resources);
  // Makes those for the chip and release of the options, if the build did not, in the folder that they name.
  // `runs`: also those for kernels that are run. `soon`: see KeptHeaders::Make.
  static void KeepHeaders(const std::string& resources, const ReadOptions& options, bool runs, bool soon);

 private:
  struct Unit;
  static Unit MainUnit(const ExtensionInput& input, const ReadOptions& options);
  static Unit CudaSide(const ExtensionInput& input, const ReadOptions& options, Side side);
  // `static_shared`, if given, receives the result of Checks for the device's side.
  UnitResult ParseUnit(const Unit& unit, const Project& project, const ReadOptions& options,
                       std::map<std::string, std::int64_t>* static_shared = nullptr);
  // Path of the header `what` for this unit, precompiled; empty: the text is parsed.
  std::string PrecompiledFor(std::string_view what, bool for_cpu, const Unit& unit, const ReadOptions& options) const;
  static Unit NewestOf(Unit unit, const ReadOptions& options);
  // For a unit that is not lowered; cached parses are reused.
  ParsedUnit ParseOnce(const Unit& unit, const Project& project, const ReadOptions& options);
  void ReadExtension(const Project& project, const ExtensionInput& input, const ReadOptions& options, Facts& facts,
                     ReadTimes& times);

  std::string device_library_;
  std::string resources_;
  ModelData model_;
  Frontend frontend_;
  UnitCache cache_;
  std::unordered_set<std::string> provided_;  // by the host library; read when it is first needed
};

}  // namespace assay::cuda
