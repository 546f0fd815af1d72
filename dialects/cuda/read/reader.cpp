// The text put before each unit, the precompiled header that it uses, and the results of the parses.
#include "dialects/cuda/read/reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "analyzer/source/checkout.h"
#include "analyzer/source/content.h"
#include "dialects/cuda/check/check.h"
#include "dialects/cuda/read/build-flags.h"
#include "dialects/cuda/read/errors.h"
#include "dialects/cuda/read/unit.h"

namespace assay::cuda {
namespace {

constexpr std::string_view kCommonUses = "#include <assay/common_uses.h>\n";
constexpr std::string_view kExtension = "#include <torch/extension.h>\n";
constexpr std::string_view kTypes = "#include <torch/types.h>\n#include <cuda.h>\n#include <cuda_runtime.h>\n";
constexpr std::string_view kRuntime = "#include <cuda_runtime.h>\n";

// For main.cpp: as g++ accepts it. Narrowing that is only a warning in g++ is filtered by the dialect's tables.
std::vector<std::string> MainLanguage() {
  return {"-triple",
          "x86_64-pc-linux-gnu",
          "-x",
          "c++",
          "-fgnuc-version=4.2.1",
          "-std=c++17",
          "-fcxx-exceptions",
          "-fexceptions",
          "-ferror-limit",
          "0",
          "-fno-spell-checking",
          "-Wno-unknown-pragmas",
          "-DTORCH_EXTENSION_NAME=extension",
          "-DTORCH_API_INCLUDE_EXTENSION_H"};
}

std::vector<std::string> CudaLanguage(const ModelData& model, Side side, const BuildSettings& settings) {
  std::vector<std::string> args = model.Flags(side, settings);
  // In the prelude or the precompiled header.
  const auto include = std::find(args.begin(), args.end(), "-include");
  if (include != args.end()) args.erase(include, include + 2);
  if (settings.torch) args.insert(args.end(), {"-DTORCH_EXTENSION_NAME=extension", "-DTORCH_API_INCLUDE_EXTENSION_H"});
  return args;
}

std::string PrecompiledName(std::string_view what, Side side, bool newest = false) {
  return fmt::format("cuda-{}-{}{}.pch", what, side == Side::kHost ? "host" : "device", newest ? "-newest" : "");
}

std::string CpuName(std::string_view what) { return fmt::format("cuda-{}-cpu.pch", what); }

BuildSettings SettingsFor(const Chip& chip, const Toolkit& toolkit, bool torch) {
  BuildSettings settings;
  settings.arch = chip.arch;
  settings.clang_arch = chip.clang_arch;
  settings.toolkit = toolkit.version;
  settings.torch = torch;
  settings.relaxed = torch;
  return settings;
}

// Precompiled headers are made for these two.
BuildSettings UsualSettings(bool torch) { return SettingsFor(ChipNamed(""), ToolkitNamed(""), torch); }
BuildSettings NewestSettings(bool torch) { return SettingsFor(Chips().back(), Toolkits().back(), torch); }

// Whether a header made for one configuration equals that of the other.
bool AreAlike(const BuildSettings& a, const BuildSettings& b) {
  return a.arch == b.arch && a.toolkit == b.toolkit && a.standard == b.standard && a.relaxed == b.relaxed;
}

std::vector<std::string> TorchDirs(const std::string& resources) {
  return {resources + "/cuda/host-include", resources + "/cuda/include"};
}

// torch binds each name by one line of a module that it adds to main.cpp.
std::string GeneratedModule(const ExtensionInput& input) {
  std::string text = "PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {\n";
  for (const std::string& name : input.names) {
    const std::string function = input.guards ? fmt::format("torch::wrap_pybind_function({})", name) : "&" + name;
    text += fmt::format("m.def(\"{}\", {}, \"{}\");\n", name, function, name);
  }
  return text + "}\n";
}

// Whether its text has lines that a condition of the preprocessor may leave out.
bool IsConditional(const Project& project, const SourceRange& range) {
  if (range.file < 0 || static_cast<std::size_t>(range.file) >= project.files.size()) return false;
  const std::string& text = project.files[static_cast<std::size_t>(range.file)].text;
  return range.end <= text.size() &&
         std::string_view(text).substr(range.begin, range.end - range.begin).find("#if") != std::string_view::npos;
}

CudaFunction FunctionOf(const Project& project, const FunctionFact& fact) {
  CudaFunction function;
  function.name = fact.qualified;
  function.symbol = fact.symbol;
  function.result = fact.result;
  function.param_types = fact.param_types;
  function.params = fact.params;
  function.defaults = fact.defaults;
  function.is_kernel = fact.is_kernel;
  function.max_threads = fact.max_threads;
  function.is_device = fact.is_device;
  function.is_host = fact.is_host;
  function.is_template = fact.is_template;
  function.defined = fact.has_body;
  function.empty_body = fact.empty_body && !IsConditional(project, fact.range);
  function.name_range = fact.name_range;
  function.range = fact.range;
  return function;
}

// Host functions generate no device code and mean the same on both sides: they instantiate no kernel, and do not test
// which side it is. Other files of the input may contain anything.
bool SidesAreAlike(std::string_view text) {
  constexpr std::string_view kInclude = "include";
  for (const std::string_view word : {"template", "__CUDA_ARCH", "thrust", "cub::Device"}) {
    if (text.find(word) != std::string_view::npos) return false;
  }
  for (std::size_t at = text.find(kInclude); at != std::string_view::npos; at = text.find(kInclude, at)) {
    at = text.find_first_not_of(" \t", at + kInclude.size());
    if (at == std::string_view::npos || text[at] != '<') return false;
  }
  return true;
}

std::size_t CountWord(std::string_view text, std::string_view word) {
  std::size_t count = 0;
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + word.size())) {
    const std::size_t end = at + word.size();
    const bool begins = at == 0 || !source::IsIdentifierChar(text[at - 1]);
    count += begins && (end == text.size() || !source::IsIdentifierChar(text[end])) ? 1 : 0;
  }
  return count;
}

void MarkMentions(const Project& project, CudaUnit& unit) {
  const std::string code = source::ScanCpp(project.files[static_cast<std::size_t>(unit.file)].text, true).code;
  for (CudaFunction& function : unit.functions) {
    if (!function.is_kernel) continue;
    const std::string name = function.name.substr(function.name.rfind(':') + 1);
    const auto declared = std::count_if(unit.functions.begin(), unit.functions.end(),
                                        [&](const CudaFunction& f) { return f.name == function.name; });
    function.mentioned = CountWord(code, name) > static_cast<std::size_t>(declared);
  }
}

}  // namespace

Reader::Reader(const std::string& resources)
    : resources_(resources),
      model_(ModelData::Load(resources + "/cuda")),
      frontend_({.api_namespaces = {"torch", "at", "c10", "std"}, .linkage = true}) {}

std::vector<Reader::Precompiled> Reader::PrecompiledHeaders(const std::string& resources) {
  const ModelData model = ModelData::Load(resources + "/cuda");
  std::vector<Precompiled> made;
  UnitRequest main;
  main.language = MainLanguage();
  main.system_dirs = TorchDirs(resources);
  main.prelude = std::string(kExtension) + std::string(kCommonUses);
  made.push_back({PrecompiledName("main", Side::kHost), main});
  const std::string runtime(kRuntime);
  const std::string types = runtime + std::string(kTypes);
  const std::pair<std::string_view, std::string> torch_texts[] = {
      {"types", types + std::string(kCommonUses)},
      {"extension", types + std::string(kExtension) + std::string(kCommonUses)}};
  for (const Side side : {Side::kHost, Side::kDevice}) {
    UnitRequest request;
    request.half = Half::kKernel;
    request.system_dirs = TorchDirs(resources);
    for (const bool newest : {false, true}) {
      request.language = CudaLanguage(model, side, newest ? NewestSettings(true) : UsualSettings(true));
      for (const auto& [name, text] : torch_texts) {
        request.prelude = text;
        made.push_back({PrecompiledName(name, side, newest), request});
      }
    }
    request.prelude = runtime;
    for (const bool newest : {false, true}) {
      request.language = CudaLanguage(model, side, newest ? NewestSettings(false) : UsualSettings(false));
      made.push_back({PrecompiledName("runtime", side, newest), request});
    }
  }
  for (const bool torch : {false, true}) {
    UnitRequest request;
    request.half = Half::kKernel;
    request.system_dirs = TorchDirs(resources);
    request.language = DeviceLanguage(UsualSettings(torch));
    request.prelude = runtime;
    if (!torch) made.push_back({CpuName("runtime"), request});
    for (const auto& [name, text] : torch_texts) {
      request.prelude = text;
      if (torch) made.push_back({CpuName(name), request});
    }
  }
  return made;
}

Reader::Unit Reader::MainUnit(const ExtensionInput& input, const ReadOptions& options) {
  Unit unit;
  unit.file = input.main_file;
  unit.is_main = true;
  unit.implicit_headers = input.implicit_headers;
  unit.prelude = ReadBuildFlags(input.cflags, options.defines).prelude;
  unit.epilogue = input.binds ? GeneratedModule(input) : "";
  return unit;
}

Reader::Unit Reader::CudaSide(const ExtensionInput& input, const ReadOptions& options, Side side) {
  std::vector<std::string> words = input.cuda_cflags;
  words.insert(words.end(), options.words.begin(), options.words.end());
  const BuildFlags flags = ReadBuildFlags(words, options.defines);
  Unit unit;
  unit.file = input.cuda_file;
  unit.side = side;
  unit.torch = input.torch;
  unit.implicit_headers = input.implicit_headers;
  unit.prelude = flags.prelude;
  if (side == Side::kHost) unit.epilogue = input.epilogue;
  unit.settings.arch = options.chip->arch;
  unit.settings.clang_arch = options.chip->clang_arch;
  unit.settings.toolkit = options.toolkit->version;
  unit.settings.torch = input.torch;
  unit.settings.relaxed = input.torch || flags.relaxed;
  unit.settings.lambdas = flags.lambdas;
  unit.settings.rdc = flags.rdc;
  // So far the language flags of extensions have been torch's own.
  if (const int standard = ReadBuildFlags(options.words, {}).standard; standard != 0) unit.settings.standard = standard;
  return unit;
}

std::string Reader::Unit::Key() const {
  return fmt::format("{} {} {} {} {} {} {} {} {} {} {} {} {} {} {}\n{}\n{}\n", file, is_main, side == Side::kHost,
                     device_bodies_only, torch, implicit_headers, settings.arch, settings.clang_arch, settings.toolkit,
                     settings.standard, settings.torch, settings.relaxed, settings.lambdas, settings.rdc,
                     prelude.size(), prelude, epilogue);
}

UnitResult Reader::ParseUnit(const Unit& unit, const Project& project, const ReadOptions& options,
                             std::map<std::string, std::int64_t>* static_shared) {
  UnitRequest request;
  request.project = &project;
  request.main_file = unit.file;
  request.half = unit.is_main ? Half::kHost : Half::kKernel;
  request.include_dirs = options.include_dirs;
  request.system_dirs = TorchDirs(resources_);
  request.language = unit.is_main ? MainLanguage() : CudaLanguage(model_, unit.side, unit.settings);
  const std::string code = source::ScanCpp(project.files[static_cast<std::size_t>(unit.file)].text, false).code;
  const bool extension = code.find("torch/extension.h") != std::string::npos;
  const bool for_cpu = unit.lower && unit.side == Side::kDevice && !unit.is_main;
  std::string in_front;
  std::string_view precompiled;
  bool newest = false;
  if (unit.is_main) {
    in_front = unit.implicit_headers ? kExtension : "";
    precompiled = unit.implicit_headers || extension ? "main" : "";
  } else {
    in_front = std::string(kRuntime) + std::string(unit.torch && unit.implicit_headers ? kTypes : "");
    precompiled = !unit.torch && !extension ? "runtime" : extension ? "extension" : "types";
    if (unit.torch && !unit.implicit_headers && !extension) precompiled = "";
    newest = AreAlike(unit.settings, NewestSettings(unit.settings.torch));
    const bool usual = AreAlike(unit.settings, UsualSettings(unit.settings.torch));
    if (!usual && (!newest || for_cpu)) precompiled = "";
  }
  if (!precompiled.empty()) {
    const std::string name = for_cpu ? CpuName(precompiled) : PrecompiledName(precompiled, unit.side, newest);
    const std::string path = resources_ + "/pch/" + name;
    if (std::filesystem::exists(path)) request.precompiled = path;
  }
  request.prelude = unit.prelude + in_front;
  request.epilogue = unit.epilogue;
  if (unit.device_bodies_only) request.bodies = UnitRequest::Bodies::kDevice;
  const Checks checks(unit.side, unit.settings);
  if (!unit.is_main) request.inspector = checks.inspector();
  request.stand_in = [](const std::string&) { return std::string(); };
  if (for_cpu) AskToLowerDevice(unit.settings, request);
  if (unit.lower && unit.side == Side::kHost) AskToLower(unit.is_main, unit.first_location, &provided_, request);
  UnitResult result = frontend_.Parse(request);
  if (!request.precompiled.empty() && !result.precompiled_loaded) {
    request.precompiled.clear();
    result = frontend_.Parse(request);
  }
  for (ParseError& error : result.missing) result.ast.errors.push_back(std::move(error));
  if (static_shared != nullptr) *static_shared = checks.static_shared();
  return result;
}

// Also for errors of the newest possible chip and release.
Reader::Unit Reader::NewestOf(Unit unit, const ReadOptions& options) {
  if (!options.chip_given) {
    unit.settings.arch = Chips().back().arch;
    unit.settings.clang_arch = Chips().back().clang_arch;
  }
  if (!options.toolkit_given) unit.settings.toolkit = Toolkits().back().version;
  return unit;
}

ParsedUnit Reader::ParseOnce(const Unit& unit, const Project& project, const ReadOptions& options) {
  const std::optional<std::string> texts =
      options.include_dirs.empty() && !project.checkout ? UnitCache::TextsOf(project, unit.file) : std::nullopt;
  std::string key = texts ? unit.Key() + *texts : std::string();
  if (const ParsedUnit* kept = texts ? cache_.Find(key) : nullptr) {
    ParsedUnit again = *kept;
    again.result.parse_ms = 0;
    return again;
  }
  ParsedUnit made;
  made.result = ParseUnit(unit, project, options, &made.static_shared);
  if (texts) cache_.Keep(std::move(key), made);
  return made;
}

void Reader::ReadExtension(const Project& project, const ExtensionInput& input, const ReadOptions& options,
                           Facts& facts, ReadTimes& times) {
  CudaExtension extension;
  extension.name = input.name;
  extension.binds = input.binds;
  extension.names = input.names;
  extension.name_ranges = input.name_ranges;
  extension.call = input.call;
  extension.calls = input.calls;
  extension.unused = input.unused;
  extension.swallowed = input.swallowed;
  extension.at_run_time = input.at_run_time;
  ErrorReader errors(model_, project, input);
  if (input.main_file >= 0) {
    UnitResult parsed = ParseOnce(MainUnit(input, options), project, options).result;
    times.host_ms += parsed.parse_ms;
    extension.main.file = input.main_file;
    extension.main.parsed = parsed.parsed;
    for (const FunctionFact& fact : parsed.ast.functions) extension.main.functions.push_back(FunctionOf(project, fact));
    errors.AddMain(std::move(parsed.ast));
  }
  if (input.cuda_file >= 0) {
    extension.cuda.file = input.cuda_file;
    extension.cuda.parsed = true;
    const bool open = !(options.chip_given && options.toolkit_given);
    bool host_is_clean = false;
    for (const Side side : {Side::kHost, Side::kDevice}) {
      Unit unit = CudaSide(input, options, side);
      unit.device_bodies_only =
          host_is_clean && SidesAreAlike(project.files[static_cast<std::size_t>(input.cuda_file)].text + unit.prelude);
      ParsedUnit made = ParseOnce(unit, project, options);
      UnitResult parsed = std::move(made.result);
      if (side == Side::kDevice) extension.cuda.static_shared = std::move(made.static_shared);
      (side == Side::kHost ? times.host_ms : times.device_ms) += parsed.parse_ms;
      if (!parsed.ast.errors.empty() && open)
        errors.SetNewest(ParseOnce(NewestOf(unit, options), project, options).result.ast);
      extension.cuda.parsed = extension.cuda.parsed && parsed.parsed;
      host_is_clean = parsed.parsed && parsed.ast.errors.empty();
      if (side == Side::kHost) {
        for (const FunctionFact& fact : parsed.ast.functions)
          extension.cuda.functions.push_back(FunctionOf(project, fact));
      }
      errors.AddCuda(side, std::move(parsed.ast));
    }
    MarkMentions(project, extension.cuda);
  }
  if (project.checkout) errors.NoteFound(*project.checkout);
  errors.MoveTo(facts.Mutable<ParseFacts>());
  facts.Mutable<CudaFacts>().extensions.push_back(std::move(extension));
}

ReadTimes Reader::Read(const Project& project, const Input& input, const ReadOptions& options, Facts& facts) {
  ReadTimes times;
  CudaFacts& cuda = facts.Mutable<CudaFacts>();
  cuda.arch = options.chip->name;
  cuda.release = options.toolkit->name;
  for (const ExtensionInput& extension : input.extensions) ReadExtension(project, extension, options, facts, times);
  ParseFacts& parse = facts.Mutable<ParseFacts>();
  std::sort(parse.errors.begin(), parse.errors.end(), [](const ParseError& a, const ParseError& b) {
    return std::tie(a.range, a.diag, a.message) < std::tie(b.range, b.diag, b.message);
  });
  parse.host_parsed = parse.kernel_parsed = parse.errors.empty();
  return times;
}

}  // namespace assay::cuda
