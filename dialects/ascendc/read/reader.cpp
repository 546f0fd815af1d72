// Translation units of an input and the text put before them.
#include "dialects/ascendc/read/reader.h"
#include "dialects/ascendc/read/chip-files.h"

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/lowered.h"
#include "analyzer/facts/profile.h"
#include "analyzer/source/checkout.h"
#include "dialects/ascendc/read/binding-names.h"
#include "dialects/ascendc/read/cascade.h"

#include <fmt/format.h>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numeric>
#include <ranges>
#include <set>

#include "analyzer/facts/ascendc/op-name.h"
#include "dialects/ascendc/chips.h"
#include "dialects/ascendc/read/build-macros.h"
#include "dialects/ascendc/read/build-options.h"
#include "dialects/ascendc/read/definition.h"
#include "dialects/ascendc/read/device-text.h"
#include "dialects/ascendc/read/direct-launch.h"
#include "dialects/ascendc/read/host-units.h"
#include "dialects/ascendc/read/instance.h"
#include "dialects/ascendc/read/own-names.h"
#include "dialects/ascendc/read/precompiled-choice.h"
#include "dialects/ascendc/read/source-kind.h"
#include "dialects/ascendc/read/tiling-struct.h"

namespace assay::ascendc {
namespace {

std::vector<std::string> KernelFlags(bool cube = false) {
  const std::string device = "__attribute__((annotate(\"assay_aicore\")))";
  // Macros that the device compiler itself defines for the cores of 910B come before any header.
  return {"-std=c++17",
          "-DA_AICORE=" + device,
          "-DA_HOST_AICORE=" + device,
          "-DA_HOST_AICORE_=" + device,
          "-D__CCE__=1",
          "-D__CCE_AICORE__=220",
          "-D__NPU_ARCH__=2201",
          cube ? "-D__DAV_C220_CUBE__=1" : "-D__DAV_C220_VEC__=1"};
}
std::vector<std::string> KernelDirs(const std::string& resources) { return {resources + "/ascendc/include"}; }
// Macros that the device's build defines when it compiles the kernel for one tiling key.
std::string OneKeyPrelude(std::uint64_t key) {
  return fmt::format("#undef TILING_KEY_VAR\n#define TILING_KEY_VAR {}ull\n", key);
}

}  // namespace

Reader::Reader(const std::string& resources)
    : resources_(resources),
      frontend_(MakeFrontendDialect()),
      names_(KnownNames::Load(resources + "/ascendc/known-names.txt")),
      headers_(KnownHeaders::Load(resources + "/ascendc/known-headers.txt")) {
  std::ifstream names(resources + "/host/library.names");
  for (std::string name; std::getline(names, name);) provided_.insert(name);
}

// The first of each half is the general header for its files.
std::vector<Reader::Precompiled> Reader::PrecompiledHeaders(const std::string& resources) {
  const std::string kernel = "#include \"kernel_operator.h\"\n";
  const std::string tiling = "#include \"register/tilingdata_base.h\"\n";
  const std::string host = "#include \"register/op_def_registry.h\"\n" + tiling;
  const std::string operators =
      "#include \"register/op_impl_registry.h\"\n#include \"tiling/platform/platform_ascendc.h\"\n";
  const std::string common = "#include \"assay/host_common_uses.h\"\n";
  const std::string kernel_common = "#include \"assay/kernel_common_uses.h\"\n";
  const std::string maths = "#include <cmath>\n";
  const std::string direct = kernel + kernel_common + "#include \"assay/direct_launch.h\"\n";
  const std::string direct_tiling = "#include \"tiling/tiling_api.h\"\n#include \"kernel_tiling/kernel_tiling.h\"\n";
  std::vector<std::string> direct_dirs = KernelDirs(resources);
  for (const char* dir : {"/ascendc/host-include", "/ascendc/program-include"}) direct_dirs.push_back(resources + dir);
  return {{"kernel.pch", kernel + kernel_common, KernelDirs(resources), KernelFlags()},
          {"host.pch", host + common, HostDirs(resources), HostFlags()},
          {"kernel-cmath.pch", kernel + maths + kernel_common, KernelDirs(resources), KernelFlags()},
          {"host-cmath.pch", host + maths + common, HostDirs(resources), HostFlags()},
          {"host-tiling.pch", tiling, HostDirs(resources), HostFlags()},
          {"host-17.pch", kCheckoutPrelude + host + operators + common, HostDirs(resources), HostFlags(true)},
          {"direct.pch", direct, direct_dirs, KernelFlags()},
          {"direct-tiling.pch", direct + direct_tiling, direct_dirs, KernelFlags()},
          {"kernel-cube.pch", kernel + kernel_common, KernelDirs(resources), KernelFlags(true)}};
}

Reader::Precompiled Reader::HostLibrary(const std::string& resources) {
  return {"library", "#include \"assay/host_library.h\"\n", HostDirs(resources), HostFlags()};
}

ReadResult Reader::Read(const Project& project, const ReadOptions& options, Facts& facts) {
  ReadResult result;
  result.host_library = resources_ + "/host/library.so";
  facts.Mutable<KernelFacts>();
  ProfileFacts& profile = facts.Mutable<ProfileFacts>();
  profile.release = ReleaseName(options.release);
  profile.chip = options.chip;
  profile.chip_modelled = ModelOf(options.chip) == ChipModel::kWhole;
  profile.chip_followed = ModelOf(options.chip) != ChipModel::kNone;
  ascendc::OperatorFacts& host = facts.Mutable<ascendc::OperatorFacts>();
  InterpretProjectJson(project, host, facts.Mutable<ReplyFacts>().problems);
  InterpretBinding(project, host);
  InterpretBindingNames(project, facts.Mutable<BindingNameFacts>());
  ReadHostOnce(project, options, facts, result);
  ReadKernel(project, options, facts, result);
  ParseFacts& parse = facts.Mutable<ParseFacts>();
  ClassifyErrors(names_, host, parse.errors, options.release);
  ExplainHostErrors(project, names_, host, parse.errors);
  ExplainTilingVariable(project, host, result.ghost_tiling, parse.errors);
  FindOwnNames(project, parse.errors);
  SetAsideMacros(project, parse);
  SetAsideUnsure(project, options, facts);
  std::sort(parse.errors.begin(), parse.errors.end(), [](const ParseError& a, const ParseError& b) {
    return std::tie(a.range, a.diag, a.message) < std::tie(b.range, b.diag, b.message);
  });
  FoldCascades(project, parse.errors);
  return result;
}

std::optional<LoweredModule> Reader::ReadInstance(const Project& project, ReadOptions options,
                                                  const ascendc::OperatorFacts& host, std::uint64_t tiling_key,
                                                  KernelFacts* said) {
  options.tiling_key = tiling_key;
  options.one_combination = true;
  Facts scratch;
  scratch.Mutable<ascendc::OperatorFacts>() = host;
  ReadResult result;
  ReadKernel(project, options, scratch, result);
  if (said != nullptr) *said = scratch.Get<KernelFacts>();
  return std::move(result.kernel);
}

void Reader::ReadKernel(const Project& project, const ReadOptions& options, Facts& facts, ReadResult& result) {
  ascendc::OperatorFacts& host = facts.Mutable<ascendc::OperatorFacts>();
  ParseFacts& parse = facts.Mutable<ParseFacts>();
  KernelFacts& kernel = facts.Mutable<KernelFacts>();
  std::vector<int> units;
  const FilesOfChip chip_files(project, options.chip);
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    const VirtualFile& file = project.files[i];
    if (file.role == FileRole::kKernel && (IsSource(file.name) || units.empty()) && chip_files.Takes(file))
      units.push_back(static_cast<int>(i));
  }
  const bool has_host = project.IndexOf(FileRole::kHostOperator) >= 0 || project.IndexOf(FileRole::kHostTiling) >= 0;
  std::string tiling = has_host ? TilingPrelude(host, OwnTilingStructs(project, host, chip_files))
                                : TilingWithoutHost(project, options.contract, result.ghost_tiling);
  tiling += TilingFromKernel(project, chip_files);
  const std::string architecture = ArchitecturePrelude(options.chip);
  const bool direct = IsDirectLaunch(project);
  const std::vector<Column> columns = Columns(project, options, host);
  const std::vector<std::string> build_options = BuildOptions(project);
  bool all_parsed = !units.empty();
  std::size_t read = 0;
  for (int index : units) {
    for (const Column& column : columns) {
      const bool first = &column == &columns.front();
      if (!first && ++read >= options.most_kernel_units) {
        parse.unread.push_back(
            fmt::format("{} with {}", project.files[static_cast<std::size_t>(index)].name, column.name));
        continue;
      }
      UnitRequest request;
      request.project = &project;
      request.half = Half::kKernel;
      request.main_file = index;
      request.include_dirs = options.include_dirs;
      request.dialect_dirs = options.include_dirs;
      std::ranges::copy(KernelDirs(resources_), std::back_inserter(request.include_dirs));
      if (direct || (!project.IsReply() && options.release >= Release::k9_0)) {
        for (const char* dir : {"/ascendc/host-include", "/ascendc/include-9"})
          request.include_dirs.push_back(resources_ + dir);
        if (direct) request.include_dirs.push_back(resources_ + "/ascendc/program-include");
      }
      // A program's checkout may contain the toolkit itself, whose headers rely on its own compiler.
      if (direct && project.checkout) {
        std::ranges::stable_partition(request.include_dirs,
                                      [&](const std::string& dir) { return !project.checkout->Exports(dir); });
      }
      // The kernel build sees op_kernel only: a tiling header of op_host is not on its path.
      request.include_dirs.insert(request.include_dirs.begin(), "/assay-input/op_kernel");
      request.flags = KernelFlags();
      std::ranges::copy(build_options, std::back_inserter(request.flags));
      AddDefines(options, request.flags);
      request.precompiled = PrecompiledPath(PrecompiledName(project, index, Half::kKernel));
      request.prelude = column.prelude;
      if (direct) {
        request.prelude = DirectPrelude(project, options.chip) + request.prelude;
      } else if (!tiling.empty() || !architecture.empty() || options.tiling_key) {
        request.prelude = "#include \"kernel_operator.h\"\n" + architecture + request.prelude + tiling;
      }
      const bool by_key = first && InDeviceFile(project, "ASCENDC_TPL_ARGS_DECL", &chip_files);
      if (options.tiling_key && !by_key) request.prelude += OneKeyPrelude(*options.tiling_key);
      const bool wanted = options.lower && first && !result.kernel && !direct;
      request.lower = wanted && options.lower_kernel;
      request.build_only = !first;  // the facts are those of the first
      UnitResult unit = ParseWithGhosts(request, project);
      if (direct) {
        KeepErrorsOf(Pass::kDevice, unit.ast);
        MergeUnit(HostPass(request, project), Half::kHost, "", parse);
        if (options.lower && unit.ast.foreign.empty()) {
          LowerProgram(request, project, options, column.name, result);
          // For a contract the kernel is launched without the program's own host code.
          const bool alone = options.contract != nullptr && first && options.lower_kernel && !result.kernel;
          if (alone) LowerKernelOfProgram(request, project, unit);
        }
      }
      const bool foreign = !unit.ast.foreign.empty();
      if (wanted && !request.lower && !unit.parsed && !foreign) LowerWithGhosts(request, unit);
      if (foreign) unit.module.reset();
      if (unit.module && !by_key && HasMatrixCores(options.chip) && NamesMatrixCores(project))
        LowerForMatrixCores(request, project, unit);
      result.kernel_parse_ms += unit.parse_ms;
      result.lower_ms += unit.lower_ms;
      all_parsed = all_parsed && unit.parsed;
      // A missing header is replaced by an empty one.
      const bool whole = unit.ast.errors.size() == unit.missing.size();
      if (wanted && !foreign && (unit.parsed || unit.module || whole)) result.kernel_runs = true;
      if (first) InterpretKernel(unit.ast, kernel);
      if (by_key) NameInstances(kernel);
      result.by_key |= by_key && unit.parsed;
      if (by_key && unit.parsed && request.lower && !foreign) {
        UnitResult instance = ParseInstance(std::move(request), project, options, kernel);
        result.kernel_parse_ms += instance.parse_ms;
        result.lower_ms += instance.lower_ms;
        InterpretInstance(instance.ast, kernel);
        unit.module = std::move(instance.module);
        unit.undefined = std::move(instance.undefined);
      }
      InterpretReleases(unit.ast, Half::kKernel, names_, options.release, facts.Mutable<ProfileFacts>());
      for (Include& include : unit.ast.includes) {
        if (first) host.includes.push_back(include);
      }
      MergeUnit(unit, Half::kKernel, columns.size() > 1 ? column.name : "", parse);
      if (unit.module) {
        result.kernel = std::move(unit.module);
        result.undefined = std::move(unit.undefined);
        result.combination = column.name;
      }
    }
  }
  if (!result.programs.empty() || result.kernel) result.kernel_runs = true;
  parse.kernel_parsed = all_parsed;
}

}  // namespace assay::ascendc
