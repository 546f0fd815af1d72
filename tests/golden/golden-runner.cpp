// Runs the analysis, with all rules on, over the code blocks of one rule page or over one folder of the corpus, and
// compares the answer with the expectation there. Exit code 0: it is the same; 1: it differs; 2: it could not be
// decided.
//   golden-runner page RULE.md      [--preludes DIR] [--resources DIR] [--update] [--again]
//   golden-runner corpus FOLDER     [--resources DIR] [--again]
// With --again the answer has to be the same where the code is written otherwise (variants.h), and what is repaired
// once stays as it is when it is repaired again; of a folder of the corpus nothing else is asked then, and nothing is
// proved.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "analyzer/contract/contract.h"
#include "analyzer/report/words.h"
#include "dialects/ascendc/dialect.h"
#include "dialects/cuda/dialect.h"
#include "dialects/options.h"
#include "pipeline/analyze.h"
#include "tests/golden/compare-proof.h"
#include "tests/golden/compare.h"
#include "tests/golden/fix-twice.h"
#include "tests/golden/offers.h"
#include "tests/golden/page.h"
#include "tests/golden/said.h"
#include "tests/golden/variants.h"

namespace assay::golden {
namespace {

struct Arguments {
  std::string mode;
  std::string target;
  std::string preludes = "tests/golden/preludes";
  std::string resources = "share/assay";
  bool update = false;
  bool again = false;
};

// "a,b" as its words.
std::set<std::string> WordsOfList(const std::string& list) {
  std::set<std::string> words;
  std::istringstream in(list);
  for (std::string word; std::getline(in, word, ',');) words.insert(word);
  return words;
}

class PageRun {
 public:
  PageRun(const Arguments& arguments, Analyzer& analyzer) : arguments_(arguments), analyzer_(analyzer) {}

  int Run() {
    const std::optional<std::string> text = ReadFile(arguments_.target);
    if (!text) return Broken("the page cannot be read");
    page_ = ParsePage(*text);
    if (page_.name.empty()) return Broken("its first line is not `# family/name: summary`");
    if (!page_.problems.empty()) return Broken(page_.problems.front());
    for (std::size_t i = 0; i < page_.blocks.size(); ++i) {
      const Block& block = page_.blocks[i];
      if (block.kind == "fixed") {
        CheckFixed(i);
      } else {
        CheckBlock(block);
      }
    }
    if (arguments_.update && !updated_.empty()) return Rewrite(*text);
    for (const std::string& line : wrong_) fmt::print("{}\n", line);
    return wrong_.empty() ? 0 : 1;
  }

 private:
  int Broken(const std::string& why) {
    fmt::print("{}: {}\n", arguments_.target, why);
    return 2;
  }

  void Wrong(const Block& block, const std::string& what) {
    wrong_.push_back(fmt::format("{}:{}: {} block: {}", arguments_.target, block.first_line, block.kind, what));
  }

  std::optional<AnalyzeOptions> OptionsOf(const Block& block, const Assembled& input) {
    AnalyzeOptions options;
    options.release = input.release;
    options.observe.time = block.page.starts_with("perf/");
    options.of_cases = options.chosen_domain = input.of_cases;
    if (!input.chip.empty()) options.chip = input.chip;
    if (!input.error.empty()) {
      Wrong(block, input.error);
      return std::nullopt;
    }
    if (!input.contract.empty()) {
      const ParsedContract parsed = ParseContract(input.contract, input.contract_path);
      if (!parsed.contract) {
        Wrong(block, "contract: " + parsed.Text());
        return std::nullopt;
      }
      options.contract = parsed.contract;
      options.contract_dir = arguments_.preludes;
      if (!input.chip.empty()) options.contract->chip = input.chip;
    }
    if (!input.task.empty()) {
      std::string error;
      std::optional<harness::BenchmarkTask> task = harness::LoadTask(input.task, error);
      if (!task) {
        Wrong(block, error);
        return std::nullopt;
      }
      options.task = std::make_shared<const harness::BenchmarkTask>(std::move(*task));
    }
    return options;
  }

  std::optional<Report> Analyze(const Block& block, const Assembled& input) {
    const std::optional<AnalyzeOptions> options = OptionsOf(block, input);
    if (!options) return std::nullopt;
    Report report = analyzer_.Analyze(LoadBytes(input.path, input.bytes), *options);
    NoteSaid(report.findings, report.undecided);
    return report;
  }

  void CheckAgain(const Block& block, const Assembled& input, const Report& report) {
    const AnalyzeProject analyze = [this, options = *OptionsOf(block, input)](Project project) {
      return analyzer_.Analyze(std::move(project), options);
    };
    const std::string differs = block.options.contains("differs") ? block.options.at("differs") : "";
    const std::vector<std::string> elsewhere = {input.contract, ReadFile(input.task).value_or("")};
    for (const std::string& line :
         CompareVariants(report, {elsewhere, WordsOfList(differs), arguments_.resources, analyze}))
      Wrong(block, line);
    for (const std::string& line : CompareFixedTwice(report, analyze)) Wrong(block, line);
  }

  void CheckBlock(const Block& block) {
    const Assembled input = Assemble(block, arguments_.preludes);
    const std::optional<Report> report = Analyze(block, input);
    if (!report) return;
    std::vector<std::string> wrong = CompareFindings(*report, input, block);
    for (const std::string& line : LintWords(*report)) wrong.push_back(line);
    for (const std::string& line : CheckOffers(*report, arguments_.resources)) wrong.push_back(line);
    if (block.kind == "good" && report->verdict.builds != KernelVerdict::Builds::kYes)
      wrong.push_back("does not build");
    if (block.kind == "good" && (!input.contract.empty() || !input.task.empty()) &&
        report->verdict.runs != KernelVerdict::Runs::kClean) {
      wrong.push_back("does not run clean");
    }
    for (const std::string& line : wrong) Wrong(block, line);
    if (!wrong.empty()) wrong_.push_back(Describe(*report));
    if (arguments_.again) CheckAgain(block, input, *report);
  }

  // The block is the result of the fix of the bad block before it, and has no finding of the rule left.
  void CheckFixed(std::size_t index) {
    const Block& block = page_.blocks[index];
    std::size_t bad = index;
    while (bad > 0 && page_.blocks[bad].kind != "bad") --bad;
    const Assembled before = Assemble(page_.blocks[bad], arguments_.preludes);
    const std::optional<Report> report = Analyze(block, before);
    if (!report) return;
    const std::optional<std::string> fixed = ApplyFixes(*report, page_.name);
    if (!fixed) return Wrong(block, "the rule offers no fix for the bad block, or it cannot be applied");
    const Assembled asked = Assemble(block, arguments_.preludes);
    if (*fixed != asked.bytes) {
      Wrong(block, "the fix makes something else");
      const bool inside = fixed->starts_with(before.before) && fixed->ends_with(before.after) &&
                          fixed->size() >= before.before.size() + before.after.size();
      if (inside)
        updated_[index] =
            fixed->substr(before.before.size(), fixed->size() - before.before.size() - before.after.size());
      wrong_.push_back(inside ? updated_[index] : *fixed);
    }
    Assembled after = before;
    after.bytes = *fixed;
    const std::optional<Report> again = Analyze(block, after);
    if (!again) return;
    for (const Finding& finding : again->findings) {
      if (finding.rule == page_.name || finding.severity == Severity::kError) {
        Wrong(block, fmt::format("left after the fix: [{}] {}", finding.rule, finding.message));
      }
    }
  }

  // Writes the results of the fixes into the `fixed` blocks; markers are never touched.
  int Rewrite(std::string text) {
    for (const auto& [index, made] : updated_) {
      const std::string& old = page_.blocks[index].raw;
      std::size_t line_start = 0;
      for (int line = 1; line < page_.blocks[index].first_line; ++line) line_start = text.find('\n', line_start) + 1;
      if (text.compare(line_start, old.size(), old) == 0) text.replace(line_start, old.size(), made);
    }
    std::ofstream(arguments_.target, std::ios::binary) << text;
    fmt::print("{}: {} fixed block(s) rewritten\n", arguments_.target, updated_.size());
    return 0;
  }

  const Arguments& arguments_;
  Analyzer& analyzer_;
  Page page_;
  std::vector<std::string> wrong_;
  std::map<std::size_t, std::string, std::greater<>> updated_;  // from the last block to the first
};

std::set<std::string> Rules(const Report& report) {
  std::set<std::string> names;
  for (const Finding& finding : report.findings) {
    if (finding.severity != Severity::kNote) names.insert(finding.rule);
  }
  return names;
}

// All words of a report.
std::string Words(const Report& report) {
  std::string words;
  for (const Finding& finding : report.findings) {
    words += finding.message + "\n" + finding.evidence.text + "\n";
    for (const Label& label : finding.labels) words += label.text + "\n";
    for (const std::string& note : finding.notes) words += note + "\n";
  }
  for (const Undecided& open : report.undecided) words += open.what + ": " + open.why + "\n";
  return words;
}

int RunCorpusAgain(const Arguments& arguments, const nlohmann::json& expect, Project project, AnalyzeOptions options,
                   Analyzer& analyzer) {
  options.prove = false;
  const AnalyzeProject analyze = [&](Project given) { return analyzer.Analyze(std::move(given), options); };
  VariantInput input = {{}, {}, arguments.resources, analyze};
  for (const char* beside : {"contract", "task"}) {
    if (expect.contains(beside))
      input.elsewhere.push_back(ReadFile(arguments.target + "/" + expect[beside].get<std::string>()).value_or(""));
  }
  for (const auto& [rewriting, reason] : expect.value("differs", std::map<std::string, std::string>()))
    input.differs.insert(rewriting);
  const std::vector<std::string> wrong = CompareVariants(analyze(std::move(project)), input);
  for (const std::string& line : wrong) fmt::print("{}: {}\n", arguments.target, line);
  return wrong.empty() ? 0 : 1;
}

int RunCorpus(const Arguments& arguments, Analyzer& analyzer) {
  const std::optional<std::string> text = ReadFile(arguments.target + "/expect.json");
  const nlohmann::json expect = nlohmann::json::parse(text.value_or(""), nullptr, false);
  if (expect.is_discarded() || !expect.contains("input")) {
    fmt::print("{}: expect.json is missing or not valid\n", arguments.target);
    return 2;
  }
  AnalyzeOptions options;
  if (expect.contains("contract")) {
    const ParsedContract parsed = LoadContract(arguments.target + "/" + expect["contract"].get<std::string>());
    if (!parsed.contract) {
      fmt::print("{}\n", parsed.Text());
      return 2;
    }
    options.contract = parsed.contract;
    options.contract_dir = arguments.target;
  }
  if (expect.contains("task")) {
    std::string error;
    std::optional<harness::BenchmarkTask> task =
        harness::LoadTask(arguments.target + "/" + expect["task"].get<std::string>(), error);
    if (!task) {
      fmt::print("{}\n", error);
      return 2;
    }
    options.task = std::make_shared<const harness::BenchmarkTask>(std::move(*task));
  }
  const std::string name = expect["input"].get<std::string>();
  LoadResult loaded = LoadPath(name == "." ? arguments.target : arguments.target + "/" + name);
  if (!loaded.error.empty()) {
    fmt::print("{}: {}\n", arguments.target, loaded.error);
    return 2;
  }
  if (arguments.again) return RunCorpusAgain(arguments, expect, std::move(loaded.project), options, analyzer);
  options.show_proof = AsksForProof(expect);
  options.prove_parts = expect.contains("parts");
  const Report report = analyzer.Analyze(std::move(loaded.project), options);
  std::vector<std::string> wrong = LintWords(report);
  for (const std::string& line : CheckOffers(report, arguments.resources)) wrong.push_back(line);
  if (options.show_proof) {
    for (std::string& line : CompareProof(report, expect)) wrong.push_back(std::move(line));
  }
  const auto compare = [&](const char* key, std::string_view word) {
    if (expect.contains(key) && expect[key].get<std::string>() != word) {
      wrong.push_back(fmt::format("{}: {} where {} is expected", key, word, expect[key].get<std::string>()));
    }
  };
  compare("builds", Word(report.verdict.builds));
  compare("runs", Word(report.verdict.runs));
  compare("values", Word(report.verdict.values));
  const auto rules = expect.value("findings", std::set<std::string>());
  if (Rules(report) != rules)
    wrong.push_back(
        fmt::format("findings of [{}], expected [{}]", fmt::join(Rules(report), ", "), fmt::join(rules, ", ")));
  const std::string said = Words(report);
  for (const std::string& words : expect.value("says", std::vector<std::string>())) {
    if (said.find(words) == std::string::npos) wrong.push_back("nothing says: " + words);
  }
  for (const std::string& line : wrong) fmt::print("{}: {}\n", arguments.target, line);
  if (!wrong.empty()) fmt::print("{}", Describe(report));
  return wrong.empty() ? 0 : 1;
}

}  // namespace
}  // namespace assay::golden

int main(int argc, char** argv) {
  assay::golden::Arguments arguments;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--update") {
      arguments.update = true;
    } else if (word == "--again") {
      arguments.again = true;
    } else if (word == "--preludes" && i + 1 < argc) {
      arguments.preludes = argv[++i];
    } else if (word == "--resources" && i + 1 < argc) {
      arguments.resources = argv[++i];
    } else if (arguments.mode.empty()) {
      arguments.mode = word;
    } else {
      arguments.target = word;
    }
  }
  if ((arguments.mode != "page" && arguments.mode != "corpus") || arguments.target.empty()) {
    fmt::print(stderr,
               "usage: golden-runner page|corpus PATH [--preludes DIR] [--resources DIR] [--update] [--again]\n");
    return 2;
  }
  assay::Analyzer analyzer({&assay::ascendc::TheDialect(), &assay::cuda::TheDialect()}, arguments.resources);
  if (arguments.mode == "corpus") return assay::golden::RunCorpus(arguments, analyzer);
  return assay::golden::PageRun(arguments, analyzer).Run();
}
