// Reads an AscendC input: parses the host half and the kernel half, once per dtype combination, and lowers both if
// they compile. All findings go into Facts; modules and other data for runs stay here.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/contract.h"
#include "analyzer/facts/facts.h"
#include "analyzer/facts/lowered.h"
#include "analyzer/facts/profile.h"
#include "analyzer/frontend/frontend.h"
#include "analyzer/source/project.h"
#include "dialects/ascendc/read/interpret.h"

namespace assay::ascendc {

struct ReadOptions {
  bool lower = false;
  // False leaves the kernel to ReadInstance: if dtypes and tiling key become known later, lowering all keys of some
  // combination would be wasted.
  bool lower_kernel = true;
  // The maximum number of parsed host files, and of dtype combinations of all kernel files together (the first of each
  // file is always parsed). The rest is left out, and reported as such. Counted and not timed, so that a verdict does
  // not depend on the load of the machine.
  std::size_t most_host_units = 32;
  std::size_t most_kernel_units = 64;
  std::vector<std::string> include_dirs;  // the user's own, before the model's
  std::vector<std::string> defines;       // NAME or NAME=VALUE, for both halves
  Release release = kDefaultRelease;
  bool release_given = false;  // the user named it: what it lacks is an error in a folder too
  std::string chip = "ascend910b";
  // The only one to lower: instance of a template, else the branch of TILING_KEY_IS. Without it, the first instance and
  // all branches.
  std::optional<std::uint64_t> tiling_key;
  bool one_combination = false;  // reads the kernel for the first combination only: the contract's
  // Runs the constructor of an op definition of the lowered host half, confined; nothing if it cannot. Null: it is
  // not run.
  using RunDefinition = std::function<std::optional<OpDefinition>(const LoweredModule& host, const std::string& library,
                                                                  const std::string& op_type)>;
  RunDefinition run_definition;
  const Contract* contract = nullptr;  // picks the dtype combination to lower, and gives tiling fields without host
};

// A program that launches its own kernels, in one form of its build: the host's half with its `main`, and the kernels.
struct ProgramForm {
  std::string name;  // "SCENARIO_NUM=2"; empty where there is one form
  LoweredModule host;
  LoweredModule kernels;
};

struct ReadResult {
  std::optional<LoweredModule> host;  // every file of the host half; none where one does not compile
  std::string host_library;           // shared library that it runs with
  std::set<std::string> host_calls;   // what it calls and does not define, demangled
  std::optional<LoweredModule> kernel;
  std::vector<ProgramForm> programs;
  bool kernel_runs = false;            // it is lowered, or can be
  std::string combination;             // dtypes of the lowered kernel
  std::vector<std::string> undefined;  // called, declared, but without a model
  bool ghost_tiling = false;           // the tiling struct was not given and its fields were invented
  bool by_key = false;                 // the kernel is a template that is lowered for one tiling key
  double host_parse_ms = 0;
  double kernel_parse_ms = 0;
  double lower_ms = 0;
  std::string program_problem;  // why a program of the input is none of `programs`
};

class Reader {
 public:
  // `resources` holds ascendc/include, ascendc/host-include, ascendc/known-names.txt and pch/.
  explicit Reader(const std::string& resources);

  ReadResult Read(const Project& project, const ReadOptions& options, Facts& facts);
  // The kernel lowered for the contract's dtypes and one tiling key; the host half comes from Read. Nothing if it
  // does not compile.
  std::optional<LoweredModule> ReadInstance(const Project& project, ReadOptions options,
                                            const ascendc::OperatorFacts& host, std::uint64_t tiling_key,
                                            KernelFacts* said = nullptr);

  // Adds to the host half the source of the checkout that defines `function`, one of its host_calls: the build of a
  // library compiles its common sources, too. False if none does, or it cannot be lowered.
  bool LinkSourceOf(const std::string& function, const Project& project, const ReadOptions& options,
                    ReadResult& result);
  // The same for the source that contains these words, such as a registration.
  bool LinkSourceHolding(const std::string& words, const Project& project, const ReadOptions& options,
                         ReadResult& result);

  // Text for which the build makes precompiled headers; the name is a file in pch/.
  struct Precompiled {
    std::string name;
    std::string text;
    std::vector<std::string> include_dirs;
    std::vector<std::string> flags;
  };
  static std::vector<Precompiled> PrecompiledHeaders(const std::string& resources);
  // Text of the library that runs an operator's host half; the build makes host/library.o from it.
  static Precompiled HostLibrary(const std::string& resources);

 private:
  struct Column {
    std::string name;
    std::string prelude;
  };

  // The result of reading a host half, keyed by everything that it depends on.
  struct HostMemo {
    std::string key;
    ascendc::OperatorFacts host;
    ParseFacts parse;
    ProfileFacts profile;
    std::optional<LoweredModule> module;
    std::set<std::string> calls;
  };

  void ReadHostOnce(const Project& project, const ReadOptions& options, Facts& facts, ReadResult& result);
  void ReadHost(const Project& project, const ReadOptions& options, Facts& facts, ReadResult& result);
  bool LinkSource(const std::string& source, const std::string& function, const Project& project,
                  const ReadOptions& options, ReadResult& result);
  void ReadSharedTiling(const Project& project, UnitRequest request, ascendc::OperatorFacts& host);
  void ReadKernel(const Project& project, const ReadOptions& options, Facts& facts, ReadResult& result);
  UnitResult HostPass(UnitRequest request, const Project& project);
  UnitResult ParseHostUnit(UnitRequest request, const Project& project);
  void LowerProgram(const UnitRequest& request, const Project& project, const ReadOptions& options,
                    const std::string& form, ReadResult& result);
  // Lowers the device half of a program's text into `unit`, for a launch that a contract describes.
  void LowerKernelOfProgram(UnitRequest device, const Project& project, UnitResult& unit);
  std::string PrecompiledPath(const std::string& name) const;
  UnitResult ParseWithGhosts(UnitRequest request, const Project& project);
  UnitResult ParseInstance(UnitRequest request, const Project& project, const ReadOptions& options,
                           const KernelFacts& kernel);
  void LowerForMatrixCores(UnitRequest request, const Project& project, UnitResult& unit);
  void AllowHalfToBfloat(UnitRequest request, UnitResult& unit);
  void LowerWithGhosts(UnitRequest request, UnitResult& unit);
  std::vector<std::string> Beyond(const Project& project, const ReadOptions& options, const Facts& facts,
                                  Half half) const;
  bool OfAnotherRelease(const ParseError& error) const;
  void SetAsideUnsure(const Project& project, const ReadOptions& options, Facts& facts) const;
  std::vector<Column> Columns(const Project& project, const ReadOptions& options,
                              const ascendc::OperatorFacts& host) const;

  std::string resources_;
  Frontend frontend_;
  KnownNames names_;
  KnownHeaders headers_;
  std::unordered_set<std::string> provided_;  // symbols of the host library
  std::optional<HostMemo> memo_;
};

}  // namespace assay::ascendc
