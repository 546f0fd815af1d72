// See check-cache.h.
#include "driver/check-cache.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "analyzer/report/words.h"
#include "driver/tree-state.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr std::uintmax_t kMostEntryBytes = 4u << 20;

bool HoldsScripts(const fs::path& folder) {
  std::error_code ec;
  for (fs::directory_iterator it(folder.empty() ? fs::path(".") : folder, ec), end; !ec && it != end;
       it.increment(ec)) {
    if (it->path().extension() == ".py") return true;
  }
  return false;
}

// Whether an operator's folder has programs that launch their own kernels, and scripts beside it that make their
// inputs.
bool MayReadBeside(const fs::path& folder) {
  const fs::path parent = fs::absolute(folder).lexically_normal().parent_path();
  std::error_code ec;
  bool programs = false;
  for (fs::recursive_directory_iterator it(folder, ec), end; !ec && it != end; it.increment(ec))
    programs |= it->path().extension() == ".asc";
  return programs && (HoldsScripts(parent) || HoldsScripts(parent / "scripts"));
}

// Whether a line with `include` quotes the name of an existing file: a superset of the real includes, so that no header
// is missed.
bool MayReadBeside(const std::string& path, std::string_view text) {
  const fs::path folder = fs::path(path).parent_path();
  std::error_code none;
  if (fs::exists(folder / "CMakeLists.txt", none)) return true;
  // Scripts make the inputs of a program that launches its own kernel.
  if (text.find("main") != text.npos && (HoldsScripts(folder) || HoldsScripts(folder / "scripts"))) return true;
  for (std::size_t at = text.find("include"); at != text.npos; at = text.find("include", at + 1)) {
    const std::size_t stop = std::min(text.find('\n', at), text.size());
    for (std::size_t open = text.find('"', at); open < stop;) {
      const std::size_t close = std::min(text.find('"', open + 1), stop);
      std::error_code ec;
      const fs::path named = folder / std::string(text.substr(open + 1, close - open - 1));
      if (fs::exists(named, ec) || ec) return true;
      open = close == stop ? stop : text.find('"', close + 1);
    }
  }
  return false;
}

// The contract as one line of JSON; nullopt if it refers to other files.
std::optional<std::string> ContractText(const CheckArguments& arguments, const CheckSettings& settings) {
  if (arguments.contract.empty()) return "";
  const std::optional<std::string> text = ReadSmall(arguments.contract);
  if (!text || !settings.analyze.contract || NamesFiles(*settings.analyze.contract)) return std::nullopt;
  const Json value = Json::parse(*text, nullptr, false);
  if (value.is_discarded()) return std::nullopt;
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string NameOf(const Rendering& how) {
  if (how.format == OutputFormat::kPrompt) return "prompt";
  if (how.is_json()) return "json";
  return fmt::format("text {} {} {} {} {} {}", how.text.full, how.text.color, how.text.show_undecided, how.text.timing,
                     how.text.includes, how.text.link != nullptr);
}

std::string NamesOf(const CheckSettings& settings) {
  std::string names = NameOf({settings.format, settings.text});
  for (const Rendering& how : settings.more) names += ", " + NameOf(how);
  return names;
}

std::string RuleText(const RuleChoice& rules) {
  std::string text;
  for (const auto& [name, decision] : rules) {
    text += fmt::format("{} {} {} {}\n", name, decision.shown, decision.severity ? Word(*decision.severity) : "",
                        decision.why);
  }
  return text;
}

}  // namespace

std::optional<std::string> ReadSmall(const fs::path& path) {
  std::error_code ec;
  if (!fs::is_regular_file(path, ec) || fs::file_size(path, ec) > kMostEntryBytes || ec) return std::nullopt;
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

bool NamesFiles(const Contract& contract) {
  const auto from_file = [](const ContractTensor& tensor) { return !tensor.data.empty(); };
  return std::any_of(contract.inputs.begin(), contract.inputs.end(), from_file) ||
         std::any_of(contract.outputs.begin(), contract.outputs.end(), from_file) || !contract.golden.empty() ||
         !contract.command.empty() || !contract.tiling_data.empty();
}

std::string TaskText(const harness::BenchmarkTask& task) {
  const fs::path module = task.module.path;
  Json value = {{"module", task.module.text}};
  value["name"] = task.strict_shape ? module.string() : module.parent_path().string();
  if (task.inputs.given()) value["inputs"] = task.inputs.text;
  if (task.binding.given()) value["binding"] = task.binding.text;
  if (task.tolerance > 0) value["tolerance"] = task.tolerance;
  if (!task.strict_shape) {
    const std::optional<std::string> cases = ReadSmall(module.parent_path() / "test_cases.csv");
    if (cases) value["cases"] = *cases;
  }
  return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<std::string> WholeText(const Input& input, const Services& services) {
  std::error_code ec;
  const bool folder = !input.bytes && fs::is_directory(input.path, ec);
  std::string whole;
  if (folder) {
    if (MayReadBeside(input.path)) return std::nullopt;
  } else {
    std::optional<std::string> text = input.bytes ? input.bytes : ReadSmall(input.path);
    if (!text || MayReadBeside(input.path, *text)) return std::nullopt;
    whole = std::move(*text);
  }
  std::vector<std::string> around = services.folders_around(input.path);
  if (folder) around.insert(around.begin(), input.path);
  for (const std::string& top : around) {
    const std::optional<std::string> state = TreeState(top);
    if (!state) return std::nullopt;
    whole += fmt::format("\n{} {}", fs::weakly_canonical(top, ec).string(), *state);
  }
  return whole;
}

std::string KeyText(const KeyOptions& options) {
  Json key = {{"contract", options.contract},
              {"task", options.task},
              {"lint", options.lint},
              {"soc", options.soc},
              {"release", options.release},
              {"defines", options.defines},
              {"edge_values", options.edge_values},
              {"auto_sync", options.auto_sync},
              {"cases", options.task.empty() ? Json() : Json{options.first_case, options.cases}},
              {"suppress", options.suppress},
              {"recheck", options.recheck}};
  if (!options.rules.empty()) key["rules"] = options.rules;
  if (!options.build_words.empty()) key["build_words"] = options.build_words;
  if (options.suppression_reasons) key["suppression_reasons"] = true;
  return key.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string KeyOfQuestion(std::string_view rendering, std::string_view path, std::string_view text,
                          std::string_view options, std::string_view resource_dir) {
  return KeyOf({"check", rendering, path, text, options, resource_dir});
}

std::optional<std::string> KeyOfCheck(const Input& input, const CheckArguments& arguments,
                                      const CheckSettings& settings, const Services& services) {
  const AnalyzeOptions& analyze = settings.analyze;
  if (!input.error.empty() || settings.baseline != nullptr || settings.changed != nullptr || analyze.observe.any() ||
      !analyze.include_dirs.empty() || analyze.allow_commands || !analyze.prove || analyze.solver_units > 0 ||
      settings.costs || arguments.reference != "builtin")
    return std::nullopt;
  const std::optional<std::string> contract = ContractText(arguments, settings);
  const std::optional<std::string> text = contract ? WholeText(input, services) : std::nullopt;
  if (!text) return std::nullopt;
  KeyOptions options;
  options.contract = *contract;
  if (analyze.task) options.task = TaskText(*analyze.task);
  options.lint = analyze.level == Level::kLint;
  options.soc = arguments.soc;
  options.release = arguments.release;
  options.defines = analyze.defines;
  options.build_words = analyze.build_words;
  options.edge_values = analyze.edge_values;
  options.auto_sync = analyze.auto_sync;
  options.first_case = analyze.first_case;
  options.cases = analyze.cases;
  options.suppress = settings.suppress;
  options.recheck = settings.recheck;
  options.rules = RuleText(settings.rules);
  options.suppression_reasons = settings.suppression_reasons;
  return KeyOfQuestion(NamesOf(settings), input.path, *text, KeyText(options), analyze.resource_dir);
}

bool MayKeep(const Outcome& outcome, const CheckResult& result) {
  return outcome.done && result.complete && !result.cut_short && result.totals.tool_errors == 0;
}

}  // namespace assay
