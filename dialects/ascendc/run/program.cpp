// A program is started anew for each launch that it makes, with the memory that earlier launches left: `main` is
// cheap compared with a kernel, and neither worker ever has to wait for the other.
#include "dialects/ascendc/run/program.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include "analyzer/facts/fault-weight.h"
#include "analyzer/source/content.h"
#include "analyzer/source/scripts.h"
#include "dialects/ascendc/device/chip.h"
#include "dialects/ascendc/run/program-values.h"
#include "dialects/ascendc/run/run-plan.h"
#include "dialects/ascendc/worker/call-by-value.h"
#include "dialects/ascendc/worker/kernel-run.h"
#include "dialects/ascendc/worker/program-run.h"

namespace assay {
namespace {

constexpr std::size_t kMostLaunches = 32;

bool IsNameCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// "add" of "void ns::add<2048u>(unsigned char*)", or of its symbol.
std::string LastNameOf(const std::string& symbol) {
  std::string name = symbol;
  if (name.starts_with("_Z")) {
    // The last name of a nested one: lengths and names.
    std::size_t at = 2;
    std::string last;
    while (at < name.size() &&
           (name[at] == 'N' || name[at] == 'L' || std::isdigit(static_cast<unsigned char>(name[at])) != 0)) {
      if (std::isdigit(static_cast<unsigned char>(name[at])) == 0) {
        ++at;
        continue;
      }
      std::size_t length = 0;
      while (at < name.size() && std::isdigit(static_cast<unsigned char>(name[at])) != 0 && length < 10000)
        length = length * 10 + static_cast<std::size_t>(name[at++] - '0');
      last = name.substr(at, length);
      at += last.size();
    }
    name = last;
  }
  return name;
}

// The attributes before a kernel's name where it is declared: `__vector__`, `__cube__`, `__mix__(1, 2)`.
std::optional<BlockCores> CoresOfKernel(const Project& project, const std::string& name) {
  for (const VirtualFile& file : project.files) {
    const std::string& text = file.text;
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
      std::size_t end = at + name.size();
      while (end < text.size() && std::isspace(static_cast<unsigned char>(text[end])) != 0) ++end;
      const bool whole = (at == 0 || !IsNameCharacter(text[at - 1])) && end < text.size() && text[end] == '(';
      if (!whole) continue;
      const std::size_t begin = text.find_last_of(";}>#", at);
      const std::string before =
          text.substr(begin == std::string::npos ? 0 : begin, at - (begin == std::string::npos ? 0 : begin));
      if (before.find("__global__") == std::string::npos) continue;
      if (before.find("__vector__") != std::string::npos) return BlockCores{0, 1};
      if (before.find("__cube__") != std::string::npos) return BlockCores{1, 0};
      const std::size_t mix = before.find("__mix__");
      if (mix == std::string::npos) return std::nullopt;
      BlockCores cores{0, 0};
      int* next = &cores.cube;
      for (std::size_t i = mix; i < before.size() && before[i] != ')'; ++i) {
        if (before[i] == ',') next = &cores.vector;
        if (before[i] >= '0' && before[i] <= '9') *next = before[i] - '0';
      }
      return cores;
    }
  }
  return std::nullopt;
}

// The block that contains an address or ends right before it.
std::optional<ParameterValue::Pointer> PointerTo(const std::vector<ProgramBlock>& memory, std::uint64_t address) {
  for (std::size_t i = 0; i < memory.size(); ++i) {
    const std::uint64_t offset = address - memory[i].address;
    if (address >= memory[i].address && offset <= memory[i].data.size())
      return ParameterValue::Pointer{.output = i, .offset = static_cast<std::int64_t>(offset)};
  }
  return std::nullopt;
}

std::vector<ParameterValue> ArgumentsOf(const ProgramLaunch& launch) {
  std::vector<ParameterValue> arguments;
  for (const std::vector<std::byte>& bytes : launch.arguments) {
    ParameterValue argument{.bytes = bytes, .pointers = {}};
    for (std::size_t at = 0; at + sizeof(std::uint64_t) <= bytes.size(); at += sizeof(std::uint64_t)) {
      std::uint64_t value = 0;
      std::memcpy(&value, bytes.data() + at, sizeof value);
      if (std::optional<ParameterValue::Pointer> pointer = PointerTo(launch.memory, value)) {
        pointer->at = at;
        argument.pointers.push_back(*pointer);
      }
    }
    arguments.push_back(std::move(argument));
  }
  return arguments;
}

ProgramCall CallOf(const ProgramInputs& inputs, const ProgramLaunch& launch) {
  ProgramCall call{ArgumentsOf(launch), CoresOfKernel(*inputs.project, LastNameOf(launch.symbol)), {}};
  std::copy_n(launch.shape.begin(), 3, call.shape.grid.begin());
  std::copy_n(launch.shape.begin() + 3, 3, call.shape.threads.begin());
  if (call.shape.any()) call.cores = BlockCores{0, 1};
  return call;
}

KernelRequest RequestOf(const ProgramInputs& inputs, const ascendc::ProgramForm& form, const ProgramLaunch& launch,
                        const ProgramCall& call) {
  KernelRequest request;
  request.module = &form.kernels;
  request.entry = KernelOfSymbol(form.kernels, launch.symbol);
  request.chip = inputs.chip;
  request.auto_sync = inputs.auto_sync;
  request.block_dim = launch.blocks;
  for (std::size_t i = 0; i < launch.memory.size(); ++i) {
    SimTensor tensor;
    tensor.name = fmt::format("device memory {}", i + 1);
    for (std::size_t a = 0; a < call.arguments.size(); ++a) {
      const auto& pointers = call.arguments[a].pointers;
      const bool named = pointers.size() == 1 && pointers[0].output == i && call.arguments[a].bytes.size() == 8;
      if (named) tensor.name = fmt::format("argument {}", a + 1);
    }
    tensor.dtype = Dtype::kU8;
    tensor.shape = {static_cast<std::int64_t>(launch.memory[i].data.size())};
    if (launch.memory[i].given) tensor.data = launch.memory[i].data;
    request.outputs.push_back(std::move(tensor));
  }
  return request;
}

void Undecided(ShapeRun& run, std::string why) {
  run.status = ShapeRun::Status::kUndecided;
  run.why_undecided = std::move(why);
}

// A program chooses its own sizes: exceeding our limits is no evidence against it.
bool EndedByBudget(ShapeRun& run) {
  const auto budget = [](const Fault& f) {
    return f.kind == FaultKind::kMemoryBudget || f.kind == FaultKind::kTimeBudget;
  };
  if (std::erase_if(run.faults, budget) == 0) return false;
  Undecided(run, "the program takes more memory or steps than a run has");
  return true;
}

// Runs it to its end; returns the final record, if it got there.
std::optional<ProgramRecord> RunForm(const ProgramInputs& inputs, const ascendc::ProgramForm& form,
                                     const ProgramData& data, const std::vector<std::string>& arguments, ShapeRun& run,
                                     bool& chose_split) {
  ProgramRequest request{.module = &form.host,
                         .library = inputs.host_library,
                         .chip = inputs.chip,
                         .arguments = arguments,
                         .files = data.files};
  while (true) {
    ProgramResult result = RunProgram(request);
    for (Fault& fault : result.faults) fault.args["host"] = 1;
    chose_split |= result.record && result.record->chose_split;
    if (!result.record || !result.record->launch) {
      run.faults.insert(run.faults.end(), result.faults.begin(), result.faults.end());
      if (EndedByBudget(run)) return std::nullopt;
      run.why_undecided = result.why_undecided;
      run.status = result.status;
      if (result.record && run.status == ShapeRun::Status::kClean && AnyReal(run.faults))
        run.status = ShapeRun::Status::kFaults;
      return std::move(result.record);
    }
    if (request.steps.size() == kMostLaunches) {
      Undecided(run, fmt::format("the program makes more than {} launches", kMostLaunches));
      return std::nullopt;
    }
    const ProgramLaunch& launch = *result.record->launch;
    const ProgramCall call = CallOf(inputs, launch);
    const KernelRequest kernel = RequestOf(inputs, form, launch, call);
    if (run.block_dim == 0) run.block_dim = launch.blocks;
    if (kernel.entry.empty()) {
      Undecided(run, fmt::format("the kernel of a launch (`{}`) was not lowered", LastNameOf(launch.symbol)));
      return std::nullopt;
    }
    KernelResult made = RunKernel(kernel, call);
    run.faults.insert(run.faults.end(), made.faults.begin(), made.faults.end());
    if (EndedByBudget(run)) return std::nullopt;
    const bool whole = made.outputs.size() == kernel.outputs.size();
    if (made.status == ShapeRun::Status::kUndecided || !whole) {
      run.status = made.status == ShapeRun::Status::kUndecided ? made.status : ShapeRun::Status::kFaults;
      run.why_undecided = made.why_undecided;
      return std::nullopt;
    }
    ProgramStep step{.launch = launch, .after = {}};
    for (SimTensor& output : made.outputs) step.after.push_back(std::move(output.data));
    request.steps.push_back(std::move(step));
  }
}

// A write past a block of memory that ends within the padding of the runtime's allocator.
bool WritesPadding(const Fault& fault) {
  constexpr std::int64_t kBlock = 32, kUnit = 512;
  const auto size = fault.args.find("size"), begin = fault.args.find("begin"), end = fault.args.find("end");
  if (fault.kind != FaultKind::kGlobalWriteOutOfBounds || size == fault.args.end() || begin == fault.args.end() ||
      end == fault.args.end() || begin->second < 0)
    return false;
  return end->second <= (size->second + kBlock + kUnit - 1) / kUnit * kUnit;
}

// If the program's values are right, bytes that a kernel leaves undefined in memory are no fault, nor is an access
// past a tensor that the kernel placed itself: its length is only the author's claim, and memory continues after it.
// A word that two cores write is a flag between them.
void ForgiveWithoutHarm(ShapeRun& run) {
  const auto is_flag = [](const Fault& fault) {
    const auto bytes = fault.args.find("bytes");
    return fault.kind == FaultKind::kOverlappingWrites && bytes != fault.args.end() && bytes->second <= 8;
  };
  for (Fault& fault : run.faults) {
    const bool output = fault.kind == FaultKind::kUninitialisedRead && fault.args.contains("reaches_output");
    if (output || is_flag(fault) || WritesPadding(fault) || fault.kind == FaultKind::kOnChipOutOfBounds)
      fault.args["advisory"] = 1;
  }
}

// If the library chose how to split a product, the vendor's may choose otherwise: a program that relies on even
// parts is right there.
void LeaveSplitsOpen(bool chose_split, ShapeRun& run) {
  if (!chose_split || run.values == ShapeRun::Values::kMatch || run.status == ShapeRun::Status::kUndecided) return;
  if (run.values != ShapeRun::Values::kUndecided && !AnyReal(run.faults)) return;
  const std::vector<Fault> all = run.faults;
  std::erase_if(run.faults, [&](const Fault& fault) { return Matters(all, fault); });
  run.values = ShapeRun::Values::kUndecided;
  Undecided(run, "the parts of a matrix product that each core takes are not the vendor's");
}

// The matrix unit of the later chip is simulated with another layout: its faults are reported only if the values are
// right.
void LeaveMatrixUnitOpen(const ProgramInputs& inputs, const ascendc::ProgramForm& form, ShapeRun& run) {
  const bool newer = device::FindChip(inputs.chip).architecture != 2201 && !form.kernels.cube_bitcode.empty();
  if (!newer || run.values == ShapeRun::Values::kMatch || run.status == ShapeRun::Status::kUndecided) return;
  run.faults.clear();
  run.values = ShapeRun::Values::kUndecided;
  Undecided(run, "the matrix unit of `" + inputs.chip + "` is not modelled");
}

// The same access if the values are not known to be right: it is not certain.
void LeaveLengthsOpen(ShapeRun& run) {
  const auto past = [](const Fault& fault) { return fault.kind == FaultKind::kOnChipOutOfBounds; };
  if (run.values == ShapeRun::Values::kMatch || std::erase_if(run.faults, past) == 0) return;
  run.values = ShapeRun::Values::kUndecided;
  if (!AnyReal(run.faults))
    Undecided(run, "a kernel accesses local memory past the length of a tensor, where the memory continues");
}

std::map<std::string, std::string> VariablesOf(const std::string& form) {
  const std::size_t equals = form.find('=');
  if (equals == std::string::npos) return {};
  return {{form.substr(0, equals), form.substr(equals + 1)}};
}

ShapeRun RunOne(const ProgramInputs& inputs, const ascendc::ProgramForm& form) {
  ShapeRun run;
  run.what = form.name.empty() ? "main" : form.name;
  const source::Scripts scripts = source::ScriptsBeside(inputs.project->on_disk, VariablesOf(form.name));
  const ProgramData data = MakeProgramData(scripts);
  if (!data.problem.empty()) {
    Undecided(run, "a script that makes inputs cannot be evaluated: " + data.problem);
    return run;
  }
  bool chose_split = false;
  const std::optional<ProgramRecord> record = RunForm(inputs, form, data, scripts.program_arguments, run, chose_split);
  if (!record) {
    LeaveSplitsOpen(chose_split, run);
    LeaveMatrixUnitOpen(inputs, form, run);
    LeaveLengthsOpen(run);
    if (run.status == ShapeRun::Status::kFaults && !AnyReal(run.faults)) run.status = ShapeRun::Status::kUndecided;
    return run;
  }
  if (!record->missing.empty()) {
    Undecided(run, fmt::format("the program reads `{}`, which does not exist", record->missing.front()));
    return run;
  }
  if (record->early_read) {
    run.values = ShapeRun::Values::kUndecided;
    run.why_undecided = "the program reads what a launch writes before it has waited for it";
  } else if (run.status != ShapeRun::Status::kUndecided) {
    JudgeProgramValues(scripts, data, *record, run);
  }
  if (run.values == ShapeRun::Values::kMatch) ForgiveWithoutHarm(run);
  LeaveSplitsOpen(chose_split, run);
  LeaveMatrixUnitOpen(inputs, form, run);
  LeaveLengthsOpen(run);
  run.status = run.status == ShapeRun::Status::kUndecided ? run.status
               : AnyReal(run.faults)                      ? ShapeRun::Status::kFaults
                                                          : ShapeRun::Status::kClean;
  return run;
}

}  // namespace

std::vector<ShapeRun> RunPrograms(const ProgramInputs& inputs) {
  std::vector<ShapeRun> runs;
  for (const ascendc::ProgramForm& form : *inputs.forms) runs.push_back(RunOne(inputs, form));
  return runs;
}

}  // namespace assay
