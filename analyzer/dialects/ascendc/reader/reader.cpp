// Translation units of an input and what is put before them.
#include "analyzer/dialects/ascendc/reader/reader.h"
#include "analyzer/dialects/ascendc/cascade.h"

#include <fmt/format.h>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numeric>
#include <set>

#include "analyzer/dialects/ascendc/op-type.h"
#include "analyzer/dialects/ascendc/reader/device-text.h"
#include "analyzer/dialects/ascendc/reader/tiling-struct.h"

namespace assay::ascendc {
namespace {

constexpr std::size_t kMaxColumns = 16;
constexpr int kMaxReparses = 4;

// Words of the register-level interface and the types that came with later chips.
constexpr std::string_view kNewerChips[] = {"MicroAPI",     "__VEC_SCOPE__", "__simd_vf__", "__simt_vf__", "RegTensor",
                                            "fp8_e4m3fn_t", "fp8_e5m2_t",    "hifloat8_t",  "fp4x2_e2m1_t"};

std::vector<std::string> KernelFlags() {
  const std::string device = "__attribute__((annotate(\"assay_aicore\")))";
  return {"-std=c++17", "-DA_AICORE=" + device, "-DA_HOST_AICORE=" + device, "-DA_HOST_AICORE_=" + device};
}
std::vector<std::string> HostFlags() { return {"-std=c++11", "-fcxx-exceptions", "-fexceptions"}; }

std::vector<std::string> KernelDirs(const std::string& resources) { return {resources + "/ascendc/include"}; }
std::vector<std::string> HostDirs(const std::string& resources) {
  return {resources + "/ascendc/host-include", resources + "/ascendc/include"};
}

bool IsSource(const std::string& name) {
  return name.ends_with(".cpp") || name.ends_with(".cc") || name.ends_with(".cce") || name.ends_with(".asc");
}

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

void Merge(const UnitResult& unit, const std::string& column, ParseFacts& out) {
  for (const ParseError& error : unit.ast.errors) {
    const auto same = std::find_if(out.errors.begin(), out.errors.end(), [&](const ParseError& e) {
      return e.range == error.range && e.diag == error.diag && e.half == error.half && e.message == error.message;
    });
    if (same != out.errors.end()) {
      if (!column.empty()) same->combos.push_back(column);
      continue;
    }
    out.errors.push_back(error);
    if (!column.empty()) out.errors.back().combos.push_back(column);
  }
}

bool Matches(const OpDefinition& op, std::size_t column, const Contract& contract) {
  std::size_t input = 0;
  std::size_t output = 0;
  for (const OpParam& param : op.params) {
    const bool is_input = param.kind == OpParam::Kind::kInput;
    const auto& tensors = is_input ? contract.inputs : contract.outputs;
    const std::size_t index = is_input ? input++ : output++;
    if (index >= tensors.size() || param.dtypes.empty()) continue;
    const auto dtype = ParseDtype(param.dtypes[std::min(column, param.dtypes.size() - 1)]);
    if (!dtype || *dtype != tensors[index].dtype) return false;
  }
  return true;
}

bool TimeIsUp(const ReadOptions& options) { return std::chrono::steady_clock::now() > options.deadline; }

}  // namespace

Reader::Reader(const std::string& resources)
    : resources_(resources),
      frontend_(MakeFrontendDialect()),
      names_(KnownNames::Load(resources + "/ascendc/known-names.txt")),
      headers_(KnownHeaders::Load(resources + "/ascendc/known-headers.txt")) {
  std::ifstream names(resources + "/host/library.names");
  for (std::string name; std::getline(names, name);) provided_.insert(name);
}

// What the half needs that is not here: then its errors may all follow from that, and say nothing. A reply has to be
// complete and is built by a known toolkit. Files of a project are a part of some tree, for some release and chip.
std::vector<std::string> Reader::Beyond(const Project& project, const ParseFacts& parse, Half half) const {
  const bool complete = project.IsReply();
  std::vector<std::string> beyond;
  for (const ParseError& error : parse.errors) {
    if (error.half != half) continue;
    if (error.what == ParseErrorClass::kHeaderNotFound) {
      if (headers_.KnownAbsent(error.name) || (complete && !headers_.Exists(error.name))) continue;
      beyond.push_back(fmt::format("`{}` is not part of the input", error.name));
    } else if (!complete && (error.what == ParseErrorClass::kUnmodelledName || OfAnotherRelease(error))) {
      beyond.push_back(fmt::format("`{}` is not modelled yet", error.name));
    }
  }
  // The tiling struct of the kernel comes from a host file, and that file was not read.
  for (const VirtualFile& file : project.files) {
    const bool unread = std::find(parse.unread.begin(), parse.unread.end(), file.name) != parse.unread.end();
    if (half == Half::kKernel && unread) beyond.push_back(fmt::format("`{}` was not read for want of time", file.name));
  }
  if (!complete && half == Half::kKernel) {
    for (const std::string_view word : kNewerChips) {
      if (InDeviceFile(project, word))
        beyond.push_back(fmt::format("`{}` belongs to chips that are not modelled yet", word));
    }
    // Projects keep what is for one architecture in a folder named after it.
    const bool newer = std::any_of(project.files.begin(), project.files.end(), [](const VirtualFile& file) {
      return file.name.find("op_kernel/arch35/") != std::string::npos;
    });
    if (newer) beyond.emplace_back("`arch35` is an architecture that is not modelled yet");
  }
  return beyond;
}

// Called an invention for the profile, yet a release has it.
bool Reader::OfAnotherRelease(const ParseError& error) const {
  const KnownName* known = names_.Find(error.name);
  if (known == nullptr) return false;
  if (error.what == ParseErrorClass::kInventedMember) return !known->kernel_8 && !known->host_8;
  return error.what == ParseErrorClass::kInventedName;
}

void Reader::SetAsideUnsure(const Project& project, ParseFacts& parse) const {
  for (const Half half : {Half::kHost, Half::kKernel}) {
    const std::vector<std::string> beyond = Beyond(project, parse, half);
    if (beyond.empty()) continue;
    for (const std::string& why : beyond) {
      if (std::find(parse.beyond.begin(), parse.beyond.end(), why) == parse.beyond.end()) parse.beyond.push_back(why);
    }
    const auto rest = std::stable_partition(parse.errors.begin(), parse.errors.end(),
                                            [&](const ParseError& error) { return error.half != half; });
    std::move(rest, parse.errors.end(), std::back_inserter(parse.unsure));
    parse.errors.erase(rest, parse.errors.end());
  }
}

std::vector<Reader::Precompiled> Reader::PrecompiledHeaders(const std::string& resources) {
  return {{"kernel.pch", "#include \"kernel_operator.h\"\n", KernelDirs(resources), KernelFlags()},
          {"host.pch", "#include \"register/op_def_registry.h\"\n#include \"register/tilingdata_base.h\"\n",
           HostDirs(resources), HostFlags()}};
}

Reader::Precompiled Reader::HostLibrary(const std::string& resources) {
  return {"library", "#include \"assay/host_library.h\"\n", HostDirs(resources), HostFlags()};
}

ReadResult Reader::Read(const Project& project, const ReadOptions& options, Facts& facts) {
  ReadResult result;
  result.host_library = resources_ + "/host/library.so";
  HostFacts& host = facts.Mutable<HostFacts>();
  InterpretProjectJson(project, host, facts.Mutable<ReplyFacts>().problems);
  InterpretBinding(project, host);
  ReadHost(project, options, facts, result);
  ReadKernel(project, options, facts, result);
  ParseFacts& parse = facts.Mutable<ParseFacts>();
  ClassifyErrors(names_, host, parse.errors);
  ExplainTilingVariable(project, host, result.ghost_tiling, parse.errors);
  SetAsideUnsure(project, parse);
  std::sort(parse.errors.begin(), parse.errors.end(), [](const ParseError& a, const ParseError& b) {
    return std::tie(a.range, a.diag, a.message) < std::tie(b.range, b.diag, b.message);
  });
  FoldCascades(project, parse.errors);
  return result;
}

// A missing header ends a parse, and an undeclared API name keeps the rest from being lowered. Stand-ins for both let
// the next parse go on; the errors of the first stay.
UnitResult Reader::ParseWithGhosts(UnitRequest request, const Project& project) {
  std::vector<ParseError> kept;
  std::set<std::string> ghosts;
  for (int round = 0;; ++round) {
    UnitResult unit = frontend_.Parse(request);
    if (!request.precompiled.empty() && !unit.precompiled_loaded) {
      // Moved or of another compiler: a matter of this installation, not of the input.
      request.precompiled.clear();
      unit = frontend_.Parse(request);
    }
    std::vector<ParseError> missing;
    for (ParseError& error : unit.ast.errors) {
      if (error.diag == "err_pp_file_not_found" && !error.args.empty()) missing.push_back(error);
    }
    bool fresh = false;
    for (const ParseError& error : missing) {
      const std::string& name = error.args.front();
      if (!ghosts.insert(name).second) continue;
      fresh = true;
      std::string text;
      const VirtualFile* tiling = project.Find(FileRole::kHostTiling);
      if (request.half == Half::kHost && tiling != nullptr && name.ends_with("tiling.h"))
        text = fmt::format("#include \"/assay-input/{}\"\n", tiling->name);
      const std::string folder = request.half == Half::kHost ? "op_host/" : "op_kernel/";
      request.extra_files.emplace_back(folder + name, text);
      kept.push_back(error);
    }
    if (!fresh || round == kMaxReparses) {
      if (request.lower && request.half == Half::kKernel && !unit.parsed) LowerWithGhosts(request, unit);
      if (!kept.empty()) unit.parsed = false;
      unit.ast.errors.insert(unit.ast.errors.begin(), kept.begin(), kept.end());
      return unit;
    }
  }
}

void Reader::LowerWithGhosts(UnitRequest request, UnitResult& unit) {
  const std::string ghosts = GhostDeclarations(unit.ast.errors);
  if (ghosts.empty()) return;
  request.prelude = "#include \"kernel_operator.h\"\n" + request.prelude + ghosts;
  UnitResult again = frontend_.Parse(request);
  unit.parse_ms += again.parse_ms;
  unit.lower_ms += again.lower_ms;
  unit.module = std::move(again.module);
  unit.undefined = std::move(again.undefined);
}

void Reader::ReadHost(const Project& project, const ReadOptions& options, Facts& facts, ReadResult& result) {
  HostFacts& host = facts.Mutable<HostFacts>();
  ParseFacts& parse = facts.Mutable<ParseFacts>();
  std::vector<int> units;
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    const VirtualFile& file = project.files[i];
    if (file.role == FileRole::kHostOperator && IsSource(file.name)) units.push_back(static_cast<int>(i));
  }
  // A tiling header alone still says which fields there are.
  const int header = project.IndexOf(FileRole::kHostTiling);
  if (units.empty() && header >= 0) units.push_back(header);
  std::size_t lowered = 0;
  for (int index : units) {
    if (index != units.front() && TimeIsUp(options)) {
      parse.unread.push_back(project.files[static_cast<std::size_t>(index)].name);
      continue;
    }
    UnitRequest request;
    request.project = &project;
    request.half = Half::kHost;
    request.main_file = index;
    request.include_dirs = HostDirs(resources_);
    request.include_dirs.insert(request.include_dirs.begin(), {"/assay-input/op_host", "/assay-input/op_kernel"});
    request.flags = HostFlags();
    const bool registers = Mentions(project, FileRole::kHostOperator, "register/op_def_registry.h");
    const std::string pch = resources_ + "/pch/host.pch";
    if (registers && std::filesystem::exists(pch)) request.precompiled = pch;
    request.lower = options.lower;
    request.provided = &provided_;
    request.first_location = result.host ? result.host->locations.size() : 0;
    // The tools name the tiling header after the op type, replies name it after the kernel entry: both spellings lead
    // to the reply's own file, and the names are judged by a rule of their own.
    if (header >= 0 && host.json_op) {
      const VirtualFile& tiling = project.files[static_cast<std::size_t>(header)];
      const std::string alias = "op_host/" + SnakeCase(host.json_op->op_type) + "_tiling.h";
      if (alias != tiling.name) {
        request.extra_files.emplace_back(alias, fmt::format("#include \"/assay-input/{}\"\n", tiling.name));
      }
    }
    UnitResult unit = ParseWithGhosts(std::move(request), project);
    result.host_parse_ms += unit.parse_ms;
    result.lower_ms += unit.lower_ms;
    parse.host_parsed = unit.parsed && (parse.host_parsed || index == units.front());
    InterpretHost(unit.ast, host);
    Merge(unit, "", parse);
    if (!unit.module) continue;
    if (!result.host) {
      result.host.emplace();
      result.host->bitcode = std::move(unit.module->bitcode);
    } else {
      result.host->further.push_back(std::move(unit.module->bitcode));
    }
    std::move(unit.module->locations.begin(), unit.module->locations.end(), std::back_inserter(result.host->locations));
    ++lowered;
  }
  // A program that lacks a part is not run.
  if (lowered < units.size()) result.host.reset();
}

std::vector<Reader::Column> Reader::Columns(const Project& project, const ReadOptions& options,
                                            const HostFacts& host) const {
  const OpDefinition* op = DecidingDefinition(host);
  if (op == nullptr) return {Column{}};
  const std::size_t count = std::min(ColumnCount(*op), kMaxColumns);
  // The combination that the contract runs comes first: it is the one that is lowered.
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  if (options.contract != nullptr) {
    std::stable_partition(order.begin(), order.end(),
                          [&](std::size_t i) { return Matches(*op, i, *options.contract); });
  }
  UsedMacros macros(project);
  std::vector<Column> columns;
  std::set<std::string> seen;
  for (std::size_t i : order) {
    Column column{ColumnName(*op, i), DtypePrelude(*op, i)};
    if (seen.insert(macros.Lines(column.prelude)).second) columns.push_back(std::move(column));
  }
  return columns;
}

void Reader::ReadKernel(const Project& project, const ReadOptions& options, Facts& facts, ReadResult& result) {
  HostFacts& host = facts.Mutable<HostFacts>();
  ParseFacts& parse = facts.Mutable<ParseFacts>();
  KernelFacts& kernel = facts.Mutable<KernelFacts>();
  std::vector<int> units;
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    const VirtualFile& file = project.files[i];
    if (file.role == FileRole::kKernel && (IsSource(file.name) || units.empty())) units.push_back(static_cast<int>(i));
  }
  const bool has_host = project.IndexOf(FileRole::kHostOperator) >= 0 || project.IndexOf(FileRole::kHostTiling) >= 0;
  std::string tiling =
      has_host ? TilingPrelude(host) : TilingWithoutHost(project, options.contract, result.ghost_tiling);
  tiling += TilingFromKernel(project);
  const std::vector<Column> columns = Columns(project, options, host);
  bool all_parsed = !units.empty();
  for (int index : units) {
    for (const Column& column : columns) {
      const bool first = &column == &columns.front();
      if (!first && TimeIsUp(options)) {
        parse.unread.push_back(
            fmt::format("{} with {}", project.files[static_cast<std::size_t>(index)].name, column.name));
        continue;
      }
      UnitRequest request;
      request.project = &project;
      request.half = Half::kKernel;
      request.main_file = index;
      request.include_dirs = KernelDirs(resources_);
      // The kernel build sees op_kernel only: a tiling header of op_host is not on its path.
      request.include_dirs.insert(request.include_dirs.begin(), "/assay-input/op_kernel");
      request.flags = KernelFlags();
      const std::string& text = project.files[static_cast<std::size_t>(index)].text;
      const std::string pch = resources_ + "/pch/kernel.pch";
      if (text.find("kernel_operator.h") != std::string::npos && std::filesystem::exists(pch))
        request.precompiled = pch;
      request.prelude = column.prelude;
      if (!tiling.empty()) {
        request.prelude = "#include \"kernel_operator.h\"\n" + request.prelude + tiling;
      }
      request.lower = options.lower && first && !result.kernel;
      UnitResult unit = ParseWithGhosts(std::move(request), project);
      result.kernel_parse_ms += unit.parse_ms;
      result.lower_ms += unit.lower_ms;
      all_parsed = all_parsed && unit.parsed;
      if (first) InterpretKernel(unit.ast, kernel);
      for (Include& include : unit.ast.includes) {
        if (first) host.includes.push_back(include);
      }
      Merge(unit, columns.size() > 1 ? column.name : "", parse);
      if (unit.module) {
        result.kernel = std::move(unit.module);
        result.undefined = std::move(unit.undefined);
        result.combination = column.name;
      }
    }
  }
  parse.kernel_parsed = all_parsed;
  result.kernel_lowered = result.kernel.has_value();
}

}  // namespace assay::ascendc
