// Both halves of a program that launches its own kernels. The host's comes first: it names the kernels that it
// launches, instances of templates among them, which the kernels' module then has to hold.
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
  // What a later header of the model holds is the device's and has its memories.
  if (!host.prelude.starts_with("#include \"kernel_operator.h\""))
    host.prelude.insert(0, "#include \"kernel_operator.h\"\n");
  if (Mentions(project, FileRole::kKernel, "c_api/asc_simd.h")) host.prelude += "#include \"c_api/asc_simd.h\"\n";
  host.prelude += "#undef __gm__\n#define __gm__\n#include \"assay/program.h\"\n";
  UnitResult host_unit = ParseWithGhosts(std::move(host), project);
  result.host_parse_ms += host_unit.parse_ms;
  result.lower_ms += host_unit.lower_ms;
  if (!HasMain(host_unit.ast)) return;
  if (!host_unit.module) {
    result.program_problem = Problem("the host's half", host_unit);
    return;
  }
  UnitRequest device = request;
  device.lower = true;
  device.bodies = UnitRequest::Bodies::kDevice;
  std::size_t number = 0;
  for (const std::string& function : host_unit.undefined) {
    if (const std::string kernel = LaunchedKernel(function, host_unit.ast); !kernel.empty())
      device.epilogue +=
          fmt::format("static auto* const assay_launched_{} __attribute__((used)) = &{};\n", number++, kernel);
  }
  if (number == 0) return;
  UnitResult unit = ParseWithGhosts(device, project);
  if (unit.module && HasMatrixCores(options.chip) && NamesMatrixCores(project))
    LowerForMatrixCores(std::move(device), project, unit);
  result.kernel_parse_ms += unit.parse_ms;
  result.lower_ms += unit.lower_ms;
  if (unit.module)
    result.programs.push_back({form, std::move(*host_unit.module), std::move(*unit.module)});
  else
    result.program_problem = Problem("a kernel", unit);
}

}  // namespace assay::ascendc
