// The units of the host half: how each is compiled, and how their results are combined.
#include "dialects/ascendc/read/host-units.h"

#include <fmt/format.h>
#include <algorithm>
#include <iterator>
#include <map>
#include <ranges>
#include <utility>

#include "analyzer/facts/ascendc/op-name.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/profile.h"
#include "analyzer/source/checkout.h"
#include "analyzer/source/content.h"
#include "dialects/ascendc/read/chip-files.h"
#include "dialects/ascendc/read/definition.h"
#include "dialects/ascendc/read/device-text.h"
#include "dialects/ascendc/read/precompiled-choice.h"
#include "dialects/ascendc/read/source-kind.h"

namespace assay::ascendc {
namespace {

// Marks errors as uncertain: whether a build accepts such code cannot be told here.
void MergeForeign(const AstFacts& ast, Half half, ParseFacts& out) {
  using Kind = ForeignCode::Kind;
  for (const ForeignCode& code : ast.foreign) {
    const bool assembly = code.kind == Kind::kAssembly || code.kind == Kind::kFile || code.kind == Kind::kSystemCall;
    const char* diag = code.kind == Kind::kFile          ? "foreign_file"
                       : code.kind == Kind::kSystemCall  ? "foreign_system_call"
                       : code.kind == Kind::kAttribute   ? "foreign_attribute"
                       : code.kind == Kind::kRuntimeName ? "foreign_name"
                                                         : "foreign_assembly";
    const bool known = std::any_of(out.unsure.begin(), out.unsure.end(),
                                   [&](const ParseError& e) { return e.range == code.range && e.diag == diag; });
    if (known) continue;
    ParseError& error = out.unsure.emplace_back();
    error.half = half;
    error.range = code.range;
    error.diag = diag;
    error.name = code.name;
    const std::string why = "assembly is not read, so nothing tells whether it builds";
    if (assembly && std::find(out.beyond.begin(), out.beyond.end(), why) == out.beyond.end()) out.beyond.push_back(why);
  }
}

// The toolkits' host compiler accepts an initialiser for a variable-length array; Clang cannot generate code for it.
void AllowVariableArrays(UnitResult& unit) {
  const std::size_t all =
      std::erase_if(unit.ast.errors, [](const ParseError& e) { return e.diag == "err_variable_object_no_init"; });
  if (all > 0 && unit.ast.errors.empty()) unit.parsed = true;
}

}  // namespace

const char* const kCheckoutPrelude =
    "#define ASSAY_IN_CHECKOUT 1\n#include <functional>\n#include <set>\n#include <unordered_set>\n";

std::vector<std::string> HostFlags(bool later) {
  return {later ? "-std=c++17" : "-std=c++11", "-fcxx-exceptions", "-fexceptions"};
}

std::vector<std::string> HostDirs(const std::string& resources) {
  return {resources + "/ascendc/host-include", resources + "/ascendc/include"};
}

void AddDefines(const ReadOptions& options, std::vector<std::string>& flags) {
  for (const std::string& define : options.defines) flags.insert(flags.end(), {"-D", define});
}

void MergeUnit(const UnitResult& unit, Half half, const std::string& column, ParseFacts& out) {
  MergeForeign(unit.ast, half, out);
  for (const ParseError& error : unit.ast.errors) {
    const auto same = std::find_if(out.errors.begin(), out.errors.end(), [&](const ParseError& e) {
      return e.range == error.range && e.diag == error.diag && e.half == error.half && e.message == error.message;
    });
    if (same != out.errors.end()) {
      const std::vector<std::string>& known = same->combos;
      if (!column.empty() && std::find(known.begin(), known.end(), column) == known.end())
        same->combos.push_back(column);
      continue;
    }
    out.errors.push_back(error);
    if (!column.empty()) out.errors.back().combos.push_back(column);
  }
}

// Generated projects are built as C++11, maintained trees often by a later standard.
UnitResult Reader::ParseHostUnit(UnitRequest request, const Project& project) {
  const auto parse = [&](bool later, const std::string& precompiled) {
    UnitRequest form = request;
    form.flags[0] = HostFlags(later).front();
    form.precompiled = PrecompiledPath(precompiled);
    if (precompiled.empty()) form.leading.clear();
    if (later && project.checkout) form.prelude += kCheckoutPrelude;
    UnitResult unit = ParseWithGhosts(std::move(form), project);
    AllowVariableArrays(unit);
    return unit;
  };
  const auto take_better = [](UnitResult& unit, UnitResult other) {
    const double both = unit.parse_ms + other.parse_ms;
    if (other.ast.errors.size() < unit.ast.errors.size()) unit = std::move(other);
    unit.parse_ms = both;
  };
  const std::string precompiled = PrecompiledName(project, request.main_file, Half::kHost);
  UnitResult unit = parse(project.checkout != nullptr, precompiled);
  if (project.IsReply() || unit.ast.errors.empty()) return unit;
  take_better(unit, parse(project.checkout == nullptr, ""));
  return unit;
}

void Reader::ReadHost(const Project& project, const ReadOptions& options, Facts& facts, ReadResult& result) {
  ascendc::OperatorFacts& host = facts.Mutable<ascendc::OperatorFacts>();
  ParseFacts& parse = facts.Mutable<ParseFacts>();
  std::vector<int> units;
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    const VirtualFile& file = project.files[i];
    if (file.role != FileRole::kHostOperator || !IsSource(file.name)) continue;
    if (!project.IsReply() && IsAclnnSource(file.name, file.text)) {
      parse.apart.push_back(file.name);
    } else {
      units.push_back(static_cast<int>(i));
    }
  }
  // A tiling header alone still shows the fields.
  const int header = project.IndexOf(FileRole::kHostTiling);
  if (units.empty() && header >= 0) units.push_back(header);
  std::map<int, std::vector<std::string>> leading;
  if (project.checkout && !options.lower) {
    for (const int index : units) leading[index] = ReadAhead(project, index);
  }
  const auto lists = std::views::values(leading);
  const std::vector<std::string> shared = SharedBySeveral({lists.begin(), lists.end()});
  std::size_t lowered = 0, read = 0;
  const FilesOfChip chip_files(project, options.chip);
  for (int index : units) {
    if (++read > options.most_host_units) {
      parse.unread.push_back(project.files[static_cast<std::size_t>(index)].name);
      continue;
    }
    UnitRequest request;
    request.project = &project;
    request.half = Half::kHost;
    request.main_file = index;
    request.include_dirs = options.include_dirs;
    std::ranges::copy(HostDirs(resources_), std::back_inserter(request.include_dirs));
    // The common library that operator libraries build on is not part of the toolkit that builds replies.
    if (!project.IsReply()) request.include_dirs.push_back(resources_ + "/ascendc/library-include");
    request.include_dirs.insert(request.include_dirs.begin(), {"/assay-input/op_host", "/assay-input/op_kernel"});
    if (project.IsReply()) request.absent = DeviceHeaders();
    request.flags = HostFlags();
    AddDefines(options, request.flags);
    request.leading = leading[index];
    if (source::HaveAll(request.leading, shared)) request.shared_leading = shared;
    request.lower = options.lower;
    request.provided = &provided_;
    request.shared = units.size() > 1;
    request.first_location = result.host ? result.host->locations.size() : 0;
    // The tools name the tiling header after the op type, replies name it after the kernel entry: both spellings lead
    // to the reply's own file, and a separate rule judges the names.
    if (header >= 0 && host.json_op) {
      const VirtualFile& tiling = project.files[static_cast<std::size_t>(header)];
      const std::string alias = "op_host/" + SnakeCase(host.json_op->op_type) + "_tiling.h";
      if (alias != tiling.name) {
        request.extra_files.emplace_back(alias, fmt::format("#include \"/assay-input/{}\"\n", tiling.name));
      }
    }
    UnitResult unit = ParseHostUnit(std::move(request), project);
    if (!unit.ast.foreign.empty()) unit.module.reset();
    result.host_parse_ms += unit.parse_ms;
    result.lower_ms += unit.lower_ms;
    parse.host_parsed = unit.parsed && (parse.host_parsed || index == units.front());
    InterpretHost(unit.ast, host);
    InterpretReleases(unit.ast, Half::kHost, names_, options.release, facts.Mutable<ProfileFacts>());
    MergeUnit(unit, Half::kHost, "", parse);
    if (!unit.module) continue;
    ++lowered;
    if (chip_files.IsOthersTiling(project, project.files[static_cast<std::size_t>(index)])) continue;
    result.host_calls.insert(unit.undefined.begin(), unit.undefined.end());
    if (!result.host) {
      result.host.emplace();
      result.host->bitcode = std::move(unit.module->bitcode);
    } else {
      result.host->further.push_back(std::move(unit.module->bitcode));
    }
    std::move(unit.module->locations.begin(), unit.module->locations.end(), std::back_inserter(result.host->locations));
    std::ranges::copy(unit.module->unset, std::back_inserter(result.host->unset));
  }
  if (!units.empty()) {
    UnitRequest request;
    request.project = &project;
    request.main_file = units.front();
    request.include_dirs = options.include_dirs;
    std::ranges::copy(HostDirs(resources_), std::back_inserter(request.include_dirs));
    AddDefines(options, request.flags);
    ReadSharedTiling(project, std::move(request), host);
  }
  // The default tiling class is the one registered last: those of other chips' files come before it.
  std::ranges::stable_partition(host.tiling_registrations, [&](const NamedPlace& place) {
    return place.range.valid() && chip_files.IsOthersFolder(project.files[static_cast<std::size_t>(place.range.file)]);
  });
  // A program with a missing part is not run.
  if (lowered < units.size()) result.host.reset();
  OpDefinition* open = result.host && options.run_definition ? OpenDefinition(host) : nullptr;
  if (open == nullptr) return;
  const std::optional<OpDefinition> declared = options.run_definition(*result.host, result.host_library, open->op_type);
  if (declared && !declared->params.empty()) TakeDeclared(*declared, *open);
}

}  // namespace assay::ascendc
