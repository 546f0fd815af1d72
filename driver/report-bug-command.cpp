// assay report-bug: the input, the settings and the report in one file, for a bug report.
// Nothing is sent anywhere.
#include <fmt/format.h>
#include <sys/utsname.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "analyzer/report/display.h"
#include "analyzer/report/json.h"
#include "analyzer/report/words.h"
#include "driver/check-work.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/configured.h"
#include "driver/tar.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostCopiedBytes = 64u << 20;

// No value where the file cannot be read, or is too large for a report.
std::optional<std::string> ReadWhole(const fs::path& path) {
  std::error_code failed;
  if (!fs::is_regular_file(path, failed) || fs::file_size(path, failed) > kMostCopiedBytes || failed)
    return std::nullopt;
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

class Bundle {
 public:
  void Add(const std::string& name, std::string_view bytes) {
    tar_.Add("assay-report/" + name, bytes);
    names_.push_back(name);
  }

  // A file, or all regular files of a folder except hidden ones, in the order of their names.
  void AddPath(const std::string& folder, const fs::path& path) {
    std::vector<fs::path> files;
    std::error_code failed;
    const fs::path root = path.has_filename() ? path : path.parent_path();
    if (fs::is_directory(root, failed)) {
      for (auto at = fs::recursive_directory_iterator(root, failed); !failed && at != fs::end(at);
           at.increment(failed)) {
        if (at->path().filename().string().starts_with('.')) {
          at.disable_recursion_pending();
        } else if (at->is_regular_file(failed)) {
          files.push_back(at->path());
        }
      }
      std::sort(files.begin(), files.end());
    } else {
      files.push_back(root);
    }
    for (const fs::path& file : files) {
      const std::string name = (root.filename() / file.lexically_relative(root)).lexically_normal().string();
      const std::optional<std::string> bytes = ReadWhole(file);
      if (!bytes || packed_ + bytes->size() > kMostCopiedBytes) {
        left_out_.push_back(file.string());
        continue;
      }
      packed_ += bytes->size();
      Add(folder + "/" + (fs::is_directory(root, failed) ? name : root.filename().string()), *bytes);
    }
  }

  const std::vector<std::string>& names() const { return names_; }
  const std::vector<std::string>& left_out() const { return left_out_; }
  std::string Take() { return tar_.Take(); }

 private:
  Tar tar_;
  std::vector<std::string> names_, left_out_;
  std::uintmax_t packed_ = 0;
};

std::string Versions(const Services& services) {
  utsname system{};
  uname(&system);
  std::string text = fmt::format("assay {}\nreports {}\n{} {} {}\n", ToolVersion(), kSchemaVersion, system.sysname,
                                 system.release, system.machine);
  if (!services.walls.empty()) text += "sandbox: " + services.walls + "\n";
  return text;
}

std::string CommandText(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    const bool plain = word.find_first_of(" \t\n'\"\\$`*?[]{}()<>|&;#~!") == word.npos && !word.empty();
    std::string quoted;
    for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    text += (text.empty() ? "" : " ") + (plain ? word : "'" + quoted + "'");
  }
  return text + "\n";
}

std::string SettingsText(const Resolved& resolved) {
  std::string text = fmt::format("file: {}\n", resolved.file.empty() ? "none" : resolved.file);
  for (const auto& [name, setting] : resolved.settings)
    text += fmt::format("{} = {}  # {}\n", name,
                        setting.value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace), setting.origin);
  return text;
}

}  // namespace

int RunReportBug(const ReportBugArguments& arguments, const Services& services) {
  CheckSettings settings;
  std::string problem = FillAnalyzeOptions(arguments, services, settings.analyze);
  if (!problem.empty()) return UsageError(problem);
  if (arguments.paths.size() != 1) return UsageError("report-bug takes one PATH");
  const std::vector<Input> inputs = ReadInputs(arguments).inputs;
  if (inputs.size() != 1) return UsageError("report-bug takes one input, not a folder of several");
  for (const RuleEntry& rule : services.rules()) settings.rule_names.push_back(rule.name);
  settings.format = OutputFormat::kJson;
  settings.costs = true;
  settings.recheck = settings.analyze.level == Level::kFull;

  Outcome outcome;
  RunPool({EncodeInput(inputs.front())}, PoolOptionsOf(arguments, settings.analyze.contract),
          MakeCheckWork(settings, services), [&](std::size_t, Outcome ended) {
            outcome = std::move(ended);
            return true;
          });
  CheckResult result = DecodeResult(outcome.result);
  if (!outcome.done && !result.complete)
    result = AddFailure(outcome.result, {inputs.front().path, outcome.failure}, settings);

  Bundle bundle;
  bundle.Add("versions.txt", Versions(services));
  bundle.Add("command.txt", CommandText(arguments.command_line));
  bundle.Add("report.json", IndentJson(result.rendered) + "\n");
  if (!outcome.failure.empty()) bundle.Add("failure.txt", outcome.failure + "\n");
  Configurations configurations = ConfigurationsOf(arguments);
  const Resolved resolved = configurations.For(inputs.front().path);
  bundle.Add("settings.txt", SettingsText(resolved));
  if (!resolved.file.empty()) bundle.AddPath("config", resolved.file);
  if (inputs.front().bytes) {
    bundle.Add("input/stdin", *inputs.front().bytes);
  } else {
    bundle.AddPath("input", inputs.front().path);
  }
  if (!arguments.contract.empty()) bundle.AddPath("contract", arguments.contract);
  if (!arguments.task.empty()) bundle.AddPath("task", arguments.task);

  const std::vector<std::string> names = bundle.names();
  std::ofstream out(arguments.output, std::ios::binary);
  const std::string bytes = bundle.Take();
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) return UsageError(fmt::format("cannot write `{}`", arguments.output));
  fmt::print("{} contains what is needed to investigate; read it before you pass it on:\n", OneLine(arguments.output));
  for (const std::string& name : names) fmt::print("  {}\n", OneLine(name));
  for (const std::string& path : bundle.left_out())
    fmt::print("  left out, too large or unreadable: {}\n", OneLine(path));
  if (!outcome.failure.empty()) fmt::print("what failed: {}\n", OneLine(outcome.failure));
  return kClean;
}

}  // namespace assay
