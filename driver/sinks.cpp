// See sinks.h.
#include "driver/sinks.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "analyzer/report/display.h"
#include "analyzer/report/json.h"
#include "driver/lsp/document.h"
#include "driver/one-page.h"
#include "driver/prompt.h"
#include "driver/reward.h"

namespace assay {
namespace {

const std::map<std::string, OutputFormat>& Formats() {
  static const std::map<std::string, OutputFormat> kFormats = {
      {"text", OutputFormat::kConcise}, {"full", OutputFormat::kFull},     {"concise", OutputFormat::kConcise},
      {"json", OutputFormat::kJson},    {"jsonl", OutputFormat::kJsonl},   {"prompt", OutputFormat::kPrompt},
      {"sarif", OutputFormat::kSarif},  {"github", OutputFormat::kGithub}, {"gitlab", OutputFormat::kGitlab},
      {"junit", OutputFormat::kJunit},  {"html", OutputFormat::kHtml}};
  return kFormats;
}

OutputFormat FormatOf(const std::string& name, bool terminal) {
  if (name == "reward") return OutputFormat::kReward;
  if (name == "baseline") return OutputFormat::kBaseline;
  if (name == "text") return terminal ? OutputFormat::kFull : OutputFormat::kConcise;
  return Formats().at(name);
}

bool WantsColor(const std::string& choice, bool terminal) {
  if (choice != "auto") return choice == "always";
  const char* no_color = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  const bool dumb = term == nullptr || std::string_view(term) == "dumb";
  return terminal && !dumb && (no_color == nullptr || *no_color == '\0');
}

// Of a rule's page beside the program; empty where there is none.
std::function<std::string(const std::string&)> LinkToPages(const std::string& resource_dir) {
  return [folder = resource_dir + "/rules/"](const std::string& rule) {
    std::error_code failed;
    const std::filesystem::path page = std::filesystem::absolute(folder + rule + ".md", failed);
    return std::filesystem::is_regular_file(page, failed) ? UriOfPath(page.string()) : std::string();
  };
}

bool WrittenAtTheEnd(OutputFormat format) {
  switch (format) {
    case OutputFormat::kSarif:
    case OutputFormat::kGithub:
    case OutputFormat::kGitlab:
    case OutputFormat::kJunit:
    case OutputFormat::kHtml:
      return true;
    default:
      return false;
  }
}

std::string RenderRun(OutputFormat format, const RunDocuments& run) {
  switch (format) {
    case OutputFormat::kSarif:
      return RenderSarif(run);
    case OutputFormat::kGithub:
      return RenderGithub(run);
    case OutputFormat::kGitlab:
      return RenderGitlab(run);
    case OutputFormat::kJunit:
      return RenderJunit(run);
    default:
      return RenderHtml(run);
  }
}

}  // namespace

bool Output::terminal() const { return isatty(fileno(file_)) == 1; }

bool Output::Write(std::string_view text) {
  return std::fwrite(text.data(), 1, text.size(), file_) == text.size() && std::fflush(file_) == 0;
}

const std::vector<std::string>& FormatNames() {
  static const std::vector<std::string> kNames = [] {
    std::vector<std::string> names;
    for (const auto& [name, format] : Formats()) names.push_back(name);
    return names;
  }();
  return kNames;
}

Sinks::Sinks(const CheckArguments& arguments, const std::string& resource_dir, std::string& problem)
    : arguments_(arguments) {
  std::string main_path;
  std::vector<std::pair<std::string, std::string>> others;
  for (const std::string& word : arguments.outputs) {
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals == word.npos ? 0 : equals);
    const auto& names = FormatNames();
    if (std::find(names.begin(), names.end(), name) != names.end()) {
      others.emplace_back(name, word.substr(equals + 1));
    } else if (main_path.empty()) {
      main_path = word;
    } else {
      problem = fmt::format(
          "--output names two files, `{}` and `{}`, for one format; FORMAT=PATH adds another, with FORMAT one of {}",
          OneLine(main_path), OneLine(word), fmt::join(names, ", "));
      return;
    }
  }
  const auto add = [&](const std::string& format, const std::string& path) {
    Sink sink;
    sink.output = std::make_unique<Output>(path);
    if (!sink.output->open()) {
      problem = fmt::format("cannot write `{}`", path);
      return;
    }
    const bool terminal = sink.output->terminal();
    sink.format = FormatOf(format, terminal);
    sink.text = {sink.format == OutputFormat::kFull,
                 WantsColor(arguments_.color, terminal),
                 arguments_.show_undecided,
                 arguments_.timing,
                 arguments_.time,
                 arguments_.explain_includes};
    if (terminal && sink.text.color) sink.text.link = LinkToPages(resource_dir);
    sinks_.push_back(std::move(sink));
  };
  add(arguments.format, main_path);
  for (const auto& [format, path] : others) {
    if (path.empty()) problem = fmt::format("--output `{}=` names no file", format);
    if (problem.empty()) add(format, path);
  }
}

bool Sinks::Uses(OutputFormat format) const {
  return std::any_of(sinks_.begin(), sinks_.end(), [&](const Sink& sink) { return sink.format == format; });
}

bool Sinks::Collects() const {
  return std::any_of(sinks_.begin(), sinks_.end(), [](const Sink& sink) { return WrittenAtTheEnd(sink.format); });
}

void Sinks::Ask(CheckSettings& settings, bool documents) {
  settings.format = sinks_.front().format;
  settings.text = sinks_.front().text;
  settings.more.clear();
  const auto json = [](OutputFormat format) { return Rendering{format, {}}.is_json(); };
  document_ = json(settings.format) ? -1 : -2;
  const auto want_document = [&] {
    if (document_ != -2) return;
    document_ = static_cast<int>(settings.more.size());
    settings.more.push_back({OutputFormat::kJson, {}});
  };
  for (std::size_t i = 1; i < sinks_.size(); ++i) {
    Sink& sink = sinks_[i];
    if (json(sink.format)) {
      want_document();
      sink.rendering = document_;
    } else {
      sink.rendering = static_cast<int>(settings.more.size());
      settings.more.push_back({sink.format, sink.text});
    }
  }
  if (documents || Collects()) want_document();
}

std::string_view Sinks::DocumentOf(const CheckResult& result) const {
  if (document_ == -1) return result.rendered;
  if (document_ < 0 || static_cast<std::size_t>(document_) >= result.more.size()) return "";
  return result.more[static_cast<std::size_t>(document_)];
}

bool Sinks::AddTo(Sink& sink, const std::string& rendered) {
  switch (sink.format) {
    case OutputFormat::kJsonl:
      return sink.output->Write(rendered + "\n");
    case OutputFormat::kReward:
      return sink.output->Write(RewardJson(rendered, {arguments_.baseline_cycles, symptoms_}) + "\n");
    case OutputFormat::kPrompt:
      return sink.output->Write(AssemblePrompt(rendered, {static_cast<std::size_t>(arguments_.max_findings),
                                                          static_cast<std::size_t>(arguments_.budget_chars)}));
    case OutputFormat::kJson:
      if (!array_) return sink.output->Write(IndentJson(rendered) + "\n");
      return sink.output->Write((written_ == 0 ? "[\n" : ",\n") + IndentJson(rendered));
    case OutputFormat::kFull:
    case OutputFormat::kConcise:
      return sink.output->Write(rendered);
    default:
      return true;
  }
}

bool Sinks::Add(const CheckResult& result) {
  bool good = true;
  for (Sink& sink : sinks_) {
    const auto which = static_cast<std::size_t>(sink.rendering);
    if (sink.rendering >= 0 && which >= result.more.size()) continue;
    good = AddTo(sink, sink.rendering < 0 ? result.rendered : result.more[which]) && good;
  }
  if (Collects()) {
    nlohmann::json document = nlohmann::json::parse(DocumentOf(result), nullptr, false);
    if (document.is_object()) {
      // Results that no format shows are not kept: there can be many inputs.
      for (const char* key : {"unmodelled", "not_asked", "timing_ms", "simulation"}) document.erase(key);
      if (!result.trace.empty()) document["trace"] = nlohmann::json::parse(result.trace, nullptr, false);
      run_.documents.push_back(std::move(document));
    }
  }
  ++written_;
  return good;
}

bool Sinks::Finish(const Totals& totals, const std::vector<RuleEntry>& rules, bool array) {
  bool good = true;
  run_.rules = rules;
  run_.text = TextOfFile;
  for (Sink& sink : sinks_) {
    if (WrittenAtTheEnd(sink.format)) {
      good = sink.output->Write(RenderRun(sink.format, run_)) && good;
    } else if (sink.format == OutputFormat::kJson && array) {
      good = sink.output->Write(written_ == 0 ? "[]\n" : "\n]\n") && good;
    } else if (sink.format == OutputFormat::kFull || sink.format == OutputFormat::kConcise) {
      good = sink.output->Write(RenderTotals(totals, arguments_.show_undecided)) && good;
    }
  }
  return good;
}

}  // namespace assay
