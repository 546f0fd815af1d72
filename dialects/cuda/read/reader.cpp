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
#include "dialects/cuda/read/precompiled-headers.h"
#include "dialects/cuda/read/unit.h"

namespace assay::cuda {
namespace {

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
  if (unit.is_main) {
    in_front = unit.implicit_headers ? kExtension : "";
    precompiled = unit.implicit_headers || extension ? "main" : "";
  } else {
    in_front = std::string(kRuntime) + std::string(unit.torch && unit.implicit_headers ? kTypes : "");
    precompiled = !unit.torch && !extension ? "runtime" : extension ? "extension" : "types";
    if (unit.torch && !unit.implicit_headers && !extension) precompiled = "";
  }
  if (!precompiled.empty()) request.precompiled = PrecompiledFor(precompiled, for_cpu, unit, options);
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

void SetNewest(const ReadOptions& options, BuildSettings& settings) {
  if (!options.chip_given) {
    settings.arch = Chips().back().arch;
    settings.clang_arch = Chips().back().clang_arch;
  }
  if (!options.toolkit_given) settings.toolkit = Toolkits().back().version;
}

// Also for errors of the newest possible chip and release.
Reader::Unit Reader::NewestOf(Unit unit, const ReadOptions& options) {
  SetNewest(options, unit.settings);
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
