// Parses one unit, and once more if the first time does not give the code that a run needs.
#include <fmt/format.h>
#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "analyzer/facts/ascendc/kernel.h"
#include "dialects/ascendc/read/cast-through.h"
#include "dialects/ascendc/read/direct-launch.h"
#include "dialects/ascendc/read/instance.h"
#include "dialects/ascendc/read/reader.h"

namespace assay::ascendc {
namespace {

// Declarations that let a call of an unknown API function parse: it has no body, so a run that reaches it ends there.
std::string GhostDeclarations(const std::vector<ParseError>& errors) {
  std::set<std::string> names;
  for (const ParseError& error : errors) {
    const bool member = error.diag.starts_with("err_no_member") && error.args.size() > 1 && error.args[1] == "AscendC";
    if ((member || error.diag.starts_with("err_undeclared")) && !error.name.empty()) names.insert(error.name);
  }
  std::string text;
  for (const std::string& name : names) {
    text += fmt::format(
        "namespace AscendC {{ template <class... A> __aicore__ void {}(A&&...); }}\nusing AscendC::{};\n", name, name);
  }
  return text;
}

}  // namespace

// Empty where the build left none.
std::string Reader::PrecompiledPath(const std::string& name) const {
  const std::string path = resources_ + "/pch/" + name;
  return !name.empty() && std::filesystem::exists(path) ? path : std::string();
}

// A missing header would end the parse, and an undeclared API name prevents lowering. Stand-ins for both let it
// continue; the errors remain.
UnitResult Reader::ParseWithGhosts(UnitRequest request, const Project& project) {
  request.stand_in = [&project, half = request.half](const std::string& name) {
    const VirtualFile* tiling = project.Find(FileRole::kHostTiling);
    if (half != Half::kHost || tiling == nullptr) return std::string();
    // Headers that the tiling header itself includes are different.
    const bool is_tiling = name.ends_with("tiling.h") && name.find('/') == std::string::npos &&
                           tiling->text.find('"' + name + '"') == std::string::npos;
    return is_tiling ? fmt::format("#include \"/assay-input/{}\"\n", tiling->name) : std::string();
  };
  UnitResult unit = frontend_.Parse(request);
  if (!request.precompiled.empty() && !unit.precompiled_loaded) {
    // Moved or made by another compiler: a problem of this installation, not of the input.
    request.precompiled.clear();
    unit = frontend_.Parse(request);
  }
  if (request.half == Half::kKernel && !project.IsReply()) AllowHalfToBfloat(request, unit);
  if (request.lower && request.half == Half::kKernel && !unit.parsed) LowerWithGhosts(request, unit);
  if (!unit.missing.empty()) unit.parsed = false;
  unit.ast.errors.insert(unit.ast.errors.begin(), unit.missing.begin(), unit.missing.end());
  return unit;
}

// Maintained operators contain such casts, in instances that their dtypes never reach, and the device's compiler
// builds them.
void Reader::AllowHalfToBfloat(UnitRequest request, UnitResult& unit) {
  const std::optional<CastsThroughFloat> through = ThroughFloat(*request.project, unit.ast.errors);
  if (!through) return;
  std::erase_if(unit.ast.errors, IsHalfToBfloatCast);
  unit.parsed = unit.ast.errors.empty();
  if (!request.lower || !unit.parsed) return;
  request.project = &through->project;
  UnitResult again = frontend_.Parse(request);
  unit.parse_ms += again.parse_ms;
  unit.lower_ms += again.lower_ms;
  unit.module = std::move(again.module);
  if (unit.module) MoveBack(*through, *unit.module);
  unit.undefined = std::move(again.undefined);
}

void Reader::LowerWithGhosts(UnitRequest request, UnitResult& unit) {
  const std::string ghosts = GhostDeclarations(unit.ast.errors);
  if (ghosts.empty()) return;
  request.lower = true;
  request.prelude = "#include \"kernel_operator.h\"\n" + request.prelude + ghosts;
  UnitResult again = frontend_.Parse(request);
  unit.parse_ms += again.parse_ms;
  unit.lower_ms += again.lower_ms;
  unit.module = std::move(again.module);
  unit.undefined = std::move(again.undefined);
}

// A template kernel has an instance for each tiling key. It is parsed once more with an appended function that
// calls the instance of the key in question.
UnitResult Reader::ParseInstance(UnitRequest request, const Project& project, const ReadOptions& options,
                                 const KernelFacts& kernel) {
  for (const KernelEntry& entry : kernel.entries) {
    if (entry.instance.empty()) continue;
    request.epilogue += InstanceText(entry, options.tiling_key.value_or(0));
    request.entries.push_back(entry.instance);
  }
  return ParseWithGhosts(std::move(request), project);
}

// How the toolkit's compiler treats the same text for the host.
UnitResult Reader::HostPass(UnitRequest request, const Project& project) {
  request.lower = false;
  request.flags.insert(request.flags.end(), {"-fcxx-exceptions", "-fexceptions"});
  request.prelude += "#undef __gm__\n#define __gm__\n";  // host code has one memory
  UnitResult unit = ParseWithGhosts(std::move(request), project);
  KeepErrorsOf(Pass::kHost, unit.ast);
  for (ParseError& error : unit.ast.errors) error.half = Half::kHost;
  return unit;
}

// The device's build compiles the kernel twice, once for each kind of core.
void Reader::LowerForMatrixCores(UnitRequest request, const Project& project, UnitResult& unit) {
  std::ranges::replace(request.flags, "-D__DAV_C220_VEC__=1", "-D__DAV_C220_CUBE__=1");
  if (!request.precompiled.empty()) request.precompiled = PrecompiledPath("kernel-cube.pch");
  // The headers must know in advance that matrix cores call the Matmul object themselves.
  const bool alone = std::any_of(project.files.begin(), project.files.end(), [](const VirtualFile& file) {
    return file.role == FileRole::kKernel && file.text.find("define ASCENDC_CUBE_ONLY") != std::string::npos;
  });
  if (alone) request.flags.emplace_back("-DASCENDC_CUBE_ONLY=");
  if (alone) request.precompiled.clear();
  request.first_location = unit.module->locations.size();
  UnitResult cube = ParseWithGhosts(std::move(request), project);
  unit.parse_ms += cube.parse_ms;
  unit.lower_ms += cube.lower_ms;
  if (!cube.module) return;
  unit.module->cube_bitcode = std::move(cube.module->bitcode);
  std::ranges::move(cube.module->locations, std::back_inserter(unit.module->locations));
}

}  // namespace assay::ascendc
