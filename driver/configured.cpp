// See configured.h.
#include "driver/configured.h"

#include <cstdlib>

namespace assay {
namespace {

using Json = nlohmann::json;

class Application {
 public:
  Application(const Resolved& resolved, InputArguments& arguments) : resolved_(resolved), out_(arguments) {}

  void Run() {
    if (const Json* v = Value("level", "--level")) out_.level = v->get<std::string>();
    if (const Json* v = Value("chip", "--soc")) {
      out_.soc = v->get<std::string>();
      out_.usual_soc = true;
    }
    if (const Json* v = Value("release", "--cuda")) out_.release = v->get<std::string>();
    if (const Json* v = Value("include-dirs", "--include-dir")) out_.include_dirs = Texts(*v);
    if (const Json* v = Value("defines", "--define")) out_.defines = Texts(*v);
    if (const Json* v = Value("auto-sync", "--no-auto-sync")) out_.no_auto_sync = !v->get<bool>();
    if (const Json* v = Value("edge-values", "--edge-values"))
      out_.edge_values = v->get<bool>() && out_.level != "lint";
    if (const Json* v = Value("timeout", "--timeout")) out_.seconds = v->get<double>();
    if (const Json* v = Value("jobs", "--jobs")) out_.jobs = v->get<int>();
    if (const Json* v = Value("include", "--include")) out_.walk.include = Texts(*v);
    if (const Json* v = Value("exclude", "--exclude")) out_.walk.exclude = Texts(*v);
    if (const Json* v = Value("fail-on", "--fail-on")) out_.fail_on = v->get<std::string>();
    if (const Json* v = Value("preview", "--no-preview")) out_.no_preview = !v->get<bool>();
    if (const Json* v = Value("suppressions", "--no-suppress")) out_.no_suppress = !v->get<bool>();
    if (const Json* v = Value("suppression-reasons", "--suppression-reasons"))
      out_.suppression_reasons = v->get<bool>();
    if (const Json* v = Value("baseline", "--baseline")) out_.baseline = v->get<std::string>();
  }

 private:
  static std::vector<std::string> Texts(const Json& value) { return value.get<std::vector<std::string>>(); }

  // Null if a flag sets it, or nothing does.
  const Json* Value(const char* key, const char* flag) const {
    const Setting& setting = resolved_.settings.find(key)->second;
    return out_.given.count(flag) > 0 || setting.origin == "default" ? nullptr : &setting.value;
  }

  const Resolved& resolved_;
  InputArguments& out_;
};

void AddToLayer(const Settings& settings, const InputArguments& arguments, RuleLayer& layer) {
  const auto list = [&](const char* key, const char* flag, std::vector<std::string>& values, std::string& origin) {
    const auto found = settings.find(key);
    if (found == settings.end() || arguments.given.count(flag) > 0) return;
    values = found->second.value.get<std::vector<std::string>>();
    origin = found->second.origin;
  };
  list("select", "--select", layer.select, layer.select_origin);
  list("ignore", "--ignore", layer.ignore, layer.ignore_origin);
  const auto severity = settings.find("severity");
  if (severity == settings.end() || arguments.given.count("--severity") > 0) return;
  layer.severity = severity->second.value.get<std::map<std::string, std::string>>();
  layer.severity_origin = severity->second.origin;
}

RuleLayer LayerOfFlags(const InputArguments& arguments) {
  RuleLayer layer{arguments.select, arguments.ignore, {}, "--select", "--ignore", "--severity"};
  for (const std::string& one : arguments.severities)
    layer.severity[one.substr(0, one.rfind('='))] = one.substr(one.rfind('=') + 1);
  return layer;
}

}  // namespace

Configured Configure(const InputArguments& arguments, const std::string& path, const Services* services,
                     Configurations& configurations) {
  Configured out{arguments, {}, "", ""};
  const Resolved resolved = configurations.For(path);
  out.problem = resolved.problem;
  if (!out.problem.empty()) return out;
  Application(resolved, out.arguments).Run();
  out.group = resolved.file;
  for (const PathSection* section : resolved.sections)
    out.group += "\n" + std::to_string(reinterpret_cast<std::uintptr_t>(section));
  // compile_commands.json has flags of its own for each file.
  for (const char* key : {"include-dirs", "defines"}) {
    const Setting& setting = resolved.settings.find(key)->second;
    if (setting.origin.ends_with("compile_commands.json")) out.group += "\n" + setting.value.dump();
  }
  out.arguments.build_words = resolved.build_words;
  for (const std::string& word : resolved.build_words) out.group += "\n" + word;
  if (services == nullptr) return out;
  std::vector<RuleLayer> layers(1);
  AddToLayer(resolved.settings, arguments, layers.front());
  for (const PathSection* section : resolved.sections) AddToLayer(section->settings, arguments, layers.emplace_back());
  layers.push_back(LayerOfFlags(arguments));
  out.rules = ChooseRules(layers, !out.arguments.no_preview, services->rules(), out.problem);
  return out;
}

RuleChoice RulesOfFlags(const InputArguments& arguments, const Services& services, std::string& problem) {
  if (arguments.select.empty() && arguments.ignore.empty() && arguments.severities.empty() && !arguments.no_preview)
    return {};
  return ChooseRules({LayerOfFlags(arguments)}, !arguments.no_preview, services.rules(), problem);
}

Configurations ConfigurationsOf(const InputArguments& arguments) {
  if (arguments.no_config) return {"", false};
  const char* named = std::getenv("ASSAY_CONFIG");
  if (!arguments.config.empty() || !arguments.finds_config || named == nullptr)
    return {arguments.config, arguments.finds_config};
  return {named, true};
}

Configured Configure(const InputArguments& arguments, const Services* services) {
  Configurations configurations = ConfigurationsOf(arguments);
  std::string path = arguments.paths.empty() ? "." : arguments.paths.front();
  if (path == "-") path = arguments.stdin_filename.empty() ? "." : arguments.stdin_filename;
  return Configure(arguments, path, services, configurations);
}

}  // namespace assay
