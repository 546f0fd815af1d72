// Both halves of a program that launches its own kernels. The host's half comes first: it names the kernels
// that it launches, including instances of templates, which the kernels' module must then contain.
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "dialects/ascendc/chips.h"
#include "dialects/ascendc/read/device-text.h"
#include "dialects/ascendc/read/direct-launch.h"
#include "dialects/ascendc/read/reader.h"
#include "dialects/ascendc/read/source-kind.h"

namespace assay::ascendc {
namespace {

constexpr std::size_t kMostForms = 8;

bool HasMain(const AstFacts& ast) {
  return std::any_of(ast.functions.begin(), ast.functions.end(),
                     [](const FunctionFact& f) { return f.qualified == "main" && f.has_body; });
}

std::string Problem(const char* what, const UnitResult& unit) {
  const std::string first = unit.ast.errors.empty() ? "no code was made" : unit.ast.errors.front().message;
  return fmt::format("{} cannot be lowered: {}", what, first);
}

// "(unsigned char*, int)" of "void abs(unsigned char*, int)" as the device's parameters.
std::string DeviceParameters(const std::string& function) {
  const std::size_t begin = function.rfind('(');
  std::string parameters;
  if (begin == std::string::npos) return parameters;
  for (std::size_t at = begin; at < function.size();) {
    const std::size_t end = std::min(function.find_first_of(",)", at + 1), function.size());
    const std::string one = function.substr(at, end - at);
    parameters += one.substr(0, 1) + (one.ends_with("*") ? " __gm__ " : " ") + one.substr(1);
    at = end;
    if (end < function.size() && function[end] == ')') break;
  }
  return parameters + ")";
}

// Names each kernel that the host launches; by its type, too, if a function of the same name is declared elsewhere.
std::string NameLaunched(const std::vector<std::string>& undefined, const AstFacts& host, bool by_type) {
  std::string text;
  std::size_t number = 0;
  for (const std::string& function : undefined) {
    const std::string kernel = LaunchedKernel(function, host);
    if (kernel.empty()) continue;
    const std::string type = by_type ? fmt::format("(void (*){})", DeviceParameters(function)) : "";
    text +=
        fmt::format("static auto* const assay_launched_{} __attribute__((used)) = {}&{};\n", number++, type, kernel);
  }
  return text;
}

bool NamesSeveral(const AstFacts& ast) {
  return std::any_of(ast.errors.begin(), ast.errors.end(), [](const ParseError& error) {
    return error.message.find("assay_launched_") != std::string::npos;
  });
}

}  // namespace

void Reader::LowerProgram(const UnitRequest& request, const Project& project, const ReadOptions& options,
                          const std::string& form, ReadResult& result) {
  if (result.programs.size() == kMostForms) return;
  UnitRequest host = request;
  host.half = Half::kHost;
  host.lower = true;
  host.calls_launches = true;
  host.bodies = UnitRequest::Bodies::kHost;
  host.provided = &provided_;
  host.entries = {"main"};
  host.flags.insert(host.flags.end(), {"-fcxx-exceptions", "-fexceptions"});
  // Definitions in a later header of the model belong to the device and have its memories.
  if (!host.prelude.starts_with("#include \"kernel_operator.h\""))
    host.prelude.insert(0, "#include \"kernel_operator.h\"\n");
  if (InDeviceFile(project, "c_api/asc_simd.h")) host.prelude += "#include \"c_api/asc_simd.h\"\n";
  host.prelude += "#undef __gm__\n#define __gm__\n#include \"assay/program.h\"\n";
  UnitResult host_unit = ParseWithGhosts(std::move(host), project);
  result.host_parse_ms += host_unit.parse_ms;
  result.lower_ms += host_unit.lower_ms;
  if (!HasMain(host_unit.ast)) {
    result.program_problem = "code that launches its kernels itself is run by its own `main`, which is not here";
    return;
  }
  if (!host_unit.module) {
    result.program_problem = Problem("the host's half", host_unit);
    return;
  }
  UnitRequest device = request;
  device.lower = true;
  device.bodies = UnitRequest::Bodies::kDevice;
  device.epilogue = NameLaunched(host_unit.undefined, host_unit.ast, false);
  if (device.epilogue.empty()) return;
  UnitResult unit = ParseWithGhosts(device, project);
  if (!unit.module && NamesSeveral(unit.ast)) {
    device.epilogue = NameLaunched(host_unit.undefined, host_unit.ast, true);
    unit = ParseWithGhosts(device, project);
  }
  if (unit.module && HasMatrixCores(options.chip) && NamesMatrixCores(project))
    LowerForMatrixCores(std::move(device), project, unit);
  result.kernel_parse_ms += unit.parse_ms;
  result.lower_ms += unit.lower_ms;
  if (unit.module)
    result.programs.push_back({form, std::move(*host_unit.module), std::move(*unit.module)});
  else
    result.program_problem = Problem("a kernel", unit);
}

void Reader::LowerKernelOfProgram(UnitRequest device, const Project& project, UnitResult& unit) {
  device.lower = true;
  device.bodies = UnitRequest::Bodies::kDevice;
  UnitResult lowered = ParseWithGhosts(device, project);
  unit.parse_ms += lowered.parse_ms;
  unit.lower_ms += lowered.lower_ms;
  unit.module = std::move(lowered.module);
  unit.undefined = std::move(lowered.undefined);
}

}  // namespace assay::ascendc
