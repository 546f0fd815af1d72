// assay check: inputs through the pool, results in input order to the output, totals, exit code.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include "analyzer/driver/cli.h"
#include "analyzer/driver/commands.h"
#include "analyzer/driver/inputs.h"
#include "analyzer/driver/suggest.h"
#include "analyzer/report/json.h"

namespace assay {
namespace {

constexpr std::size_t kMostStandardInput = 64u << 20;

// Standard output, or the file of --output.
class Output {
 public:
  explicit Output(const std::string& path) : file_(path.empty() ? stdout : std::fopen(path.c_str(), "wb")) {}
  ~Output() {
    if (file_ != nullptr && file_ != stdout) std::fclose(file_);
  }
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  bool open() const { return file_ != nullptr; }
  bool terminal() const { return isatty(fileno(file_)) == 1; }
  // False once nobody reads any more, or the disk is full.
  bool Write(std::string_view text) {
    return std::fwrite(text.data(), 1, text.size(), file_) == text.size() && std::fflush(file_) == 0;
  }

 private:
  std::FILE* file_;
};

bool WantsColor(const std::string& choice, bool terminal) {
  if (choice != "auto") return choice == "always";
  const char* no_color = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  const bool dumb = term == nullptr || std::string_view(term) == "dumb";
  return terminal && !dumb && (no_color == nullptr || *no_color == '\0');
}

OutputFormat FormatOf(const std::string& name, bool terminal) {
  if (name == "json") return OutputFormat::kJson;
  if (name == "jsonl") return OutputFormat::kJsonl;
  if (name == "full") return OutputFormat::kFull;
  if (name == "concise") return OutputFormat::kConcise;
  return terminal ? OutputFormat::kFull : OutputFormat::kConcise;
}

bool Fails(const Totals& totals, const std::string& fail_on) {
  if (fail_on == "never") return false;
  return totals.errors > 0 || (fail_on != "error" && totals.warnings > 0) || (fail_on == "note" && totals.notes > 0);
}

// Results of several inputs become one text or one JSON value.
class Writer {
 public:
  Writer(Output& output, OutputFormat format, std::size_t inputs) : output_(output), format_(format), inputs_(inputs) {}

  bool Add(const std::string& rendered) {
    const bool first = written_++ == 0;
    switch (format_) {
      case OutputFormat::kJsonl:
        return output_.Write(rendered + "\n");
      case OutputFormat::kJson:
        if (inputs_ == 1) return output_.Write(IndentJson(rendered) + "\n");
        return output_.Write((first ? "[\n" : ",\n") + IndentJson(rendered));
      default:
        return output_.Write(rendered);
    }
  }

  bool Finish(const Totals& totals, bool show_undecided) {
    switch (format_) {
      case OutputFormat::kJsonl:
        return true;
      case OutputFormat::kJson:
        return inputs_ == 1 || output_.Write(written_ == 0 ? "[]\n" : "\n]\n");
      default:
        return output_.Write(RenderTotals(totals, show_undecided));
    }
  }

 private:
  Output& output_;
  OutputFormat format_;
  std::size_t inputs_;
  std::size_t written_ = 0;
};

// Empty, or what is wrong with the name of a chip.
std::string ProblemWithChip(const std::string& name, const Services& services) {
  const std::vector<std::string> known = services.chips();
  std::string lower = name;
  std::transform(lower.begin(), lower.end(), lower.begin(), [](unsigned char c) { return std::tolower(c); });
  if (known.empty() || std::find(known.begin(), known.end(), lower) != known.end()) return "";
  const std::string nearest = Nearest(lower, known);
  return fmt::format("no chip is called `{}`{}", name,
                     nearest.empty() ? fmt::format("; known are {}", fmt::join(known, ", "))
                                     : fmt::format("; did you mean `{}`", nearest));
}

// Empty, or what is wrong.
std::string FillAnalyzeOptions(const CheckArguments& arguments, const Services& services, AnalyzeOptions& out) {
  out.level = arguments.level == "lint" ? Level::kLint : Level::kFull;
  out.resource_dir = arguments.resource_dir;
  out.allow_commands = arguments.allow_commands;
  if (!arguments.contract.empty()) {
    if (!services.read_contract) return "this build reads no contracts";
    ContractResult read = services.read_contract(arguments.contract);
    if (!read.contract) return read.error;
    out.contract = std::move(read.contract);
    out.contract_dir = std::filesystem::path(arguments.contract).parent_path().string();
    out.chip = out.contract->chip;
  }
  if (!arguments.soc.empty()) {
    out.chip = arguments.soc;
    std::transform(out.chip.begin(), out.chip.end(), out.chip.begin(), [](unsigned char c) { return std::tolower(c); });
    if (out.contract) out.contract->chip = out.chip;
  }
  return ProblemWithChip(out.chip, services);
}

std::vector<Input> ReadInputs(const CheckArguments& arguments) {
  std::vector<Input> inputs;
  for (const std::string& path : arguments.paths) {
    if (path == "-") {
      inputs.push_back({arguments.stdin_filename, ReadStandardInput(kMostStandardInput)});
    } else {
      std::vector<Input> expanded = ExpandPaths({path});
      std::move(expanded.begin(), expanded.end(), std::back_inserter(inputs));
    }
  }
  return inputs;
}

}  // namespace

int RunCheck(const CheckArguments& arguments, const Services& services) {
  CheckSettings settings;
  const std::string problem = FillAnalyzeOptions(arguments, services, settings.analyze);
  if (!problem.empty()) return UsageError(problem);
  Output output(arguments.output);
  if (!output.open()) return UsageError(fmt::format("cannot write `{}`", arguments.output));
  settings.format = FormatOf(arguments.format, output.terminal());
  settings.text = {settings.format == OutputFormat::kFull, WantsColor(arguments.color, output.terminal()),
                   arguments.show_undecided, arguments.timing};
  settings.suppress = !arguments.no_suppress;
  for (const RuleEntry& rule : services.rules()) settings.rule_names.push_back(rule.name);

  const std::vector<Input> inputs = ReadInputs(arguments);
  std::vector<std::string> requests;
  for (const Input& input : inputs) requests.push_back(EncodeInput(input));
  PoolOptions pool;
  pool.workers = arguments.jobs;
  pool.seconds = arguments.seconds;
  pool.keep_stderr = std::getenv("ASSAY_WORKER_STDERR") != nullptr;
  Totals totals;
  bool written = true;
  Writer writer(output, settings.format, inputs.size());
  RunPool(requests, pool, MakeCheckWork(settings, services), [&](std::size_t index, Outcome outcome) {
    const CheckResult result = outcome.done ? DecodeResult(outcome.result)
                                            : AddFailure(outcome.result, {inputs[index].path, outcome.failure}, settings);
    totals += result.totals;
    written = writer.Add(result.rendered);
    return written;
  });
  if (!written || !writer.Finish(totals, arguments.show_undecided)) return UsageError("the output cannot be written");
  if (Fails(totals, arguments.fail_on)) return kFindings;
  return totals.tool_errors > 0 ? kNotAnalysed : kClean;
}

}  // namespace assay
