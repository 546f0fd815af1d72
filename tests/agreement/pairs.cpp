// Pairs of a right kernel and one with a flaw, both proved for all shapes of their contract and run at some: a claim
// for all shapes or for a part of them must not fail in a run within that domain, by faults, hazards or values.
// `--whole`: only the contract's whole domain, which takes a fifth of the time.
//   pairs [--count N] [--seed S] [--first K] [--shapes M] [--seconds T] [--resources DIR] [--show] [--whole]
//         [--proofs-alone] [--family NAME]...
// `--proofs-alone`: a claim is that all is proved of the whole domain; the program's own runs at chosen shapes, which
// withdraw claims, are not made.
// A claim is about faults. One that fails by values alone, without a fault, is counted separately. Exit code 0: no
// claim fails; 1: some, each printed with the kernel's text; 2: wrong usage, or a right kernel that is not.
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>
#include <regex>
#include <set>

#include "analyzer/contract/contract.h"
#include "analyzer/facts/fault-weight.h"
#include "analyzer/report/proof-text.h"
#include "dialects/ascendc/dialect.h"
#include "dialects/ascendc/prove/shape-paths.h"
#include "dialects/options.h"
#include "pipeline/analyze.h"
#include "rules/common/runs.h"
#include "tests/agreement/outcome.h"
#include "tests/agreement/pair-maker.h"

namespace assay::agreement {
namespace {

using Proved = KernelVerdict::Proved;

struct Arguments {
  std::uint64_t count = 20, seed = 1, first = 0;
  int shapes = 24;
  double seconds = 0;  // no end
  std::string resources = "share/assay";
  bool show = false, parts = true, proofs_alone = false;
  std::set<std::string> families;  // empty: all
};

struct RunAt {
  std::int64_t size = 0;
  Outcome outcome;
};

struct Judged {
  bool reached = false, all_proved = false;
  Proved proved = Proved::kSkipped;
  std::vector<std::string> parts;  // domains that are claimed; empty with kAllShapes: the contract's
  std::vector<RunAt> runs;
  std::string text;

  bool Claims() const { return proved == Proved::kAllShapes || proved == Proved::kAllOfPart; }
  bool AnyWrong() const {
    for (const RunAt& run : runs) {
      if (run.outcome.wrong) return true;
    }
    return false;
  }
};

// A domain as reports write it.
bool Contains(const std::string& domain, std::int64_t size) {
  static const std::regex form(R"(N in \[(\d+), (\d+)\](?:, a multiple of (\d+))?)");
  std::smatch found;
  if (!std::regex_search(domain, found, form)) return true;
  const std::int64_t step = found[3].matched ? std::atoll(found[3].str().c_str()) : 1;
  return size >= std::atoll(found[1].str().c_str()) && size <= std::atoll(found[2].str().c_str()) && size % step == 0;
}

// A run with faults before one with wrong values alone.
std::optional<RunAt> BrokenClaim(const Judged& judged) {
  std::optional<RunAt> broken;
  if (!judged.Claims()) return broken;
  for (const RunAt& run : judged.runs) {
    // A part without a name of its own is what the host code does not reject.
    bool inside = judged.parts.empty() && (judged.proved == Proved::kAllShapes || !run.outcome.rejected);
    for (const std::string& part : judged.parts) inside |= Contains(part, run.size);
    if (!run.outcome.wrong || !inside) continue;
    if (run.outcome.faults) return run;
    if (!broken) broken = run;
  }
  return broken;
}

Judged Judge(Analyzer& analyzer, const Made& made, const Arguments& arguments) {
  Judged judged;
  const ParsedContract contract = ParseContract(made.contract, "made.json");
  if (!contract.contract) {
    fmt::print(stderr, "{}\n{}\n", contract.Text(), made.contract);
    std::exit(2);
  }
  AnalyzeOptions options;
  options.contract = contract.contract;
  options.show_proof = true;
  options.prove_parts = arguments.parts && !arguments.proofs_alone;
  options.probe = !arguments.proofs_alone;
  options.explain = false;
  options.prove_seconds = arguments.seconds;
  options.on_shapes = [&](const Analysis& analysis) {
    const RunInputs& inputs = ascendc::InputsOf(analysis);
    const ProofFacts& proof = analysis.facts.Get<ProofFacts>();
    judged.reached = true;
    judged.all_proved = AllAskedAndProved(proof.shapes) && !RejectsSome(proof.shapes.ways);
    for (const ShapePart& part : proof.shapes.parts) {
      if (part.proved()) judged.parts.push_back(part.domain);
    }
    for (const auto& shape : made.shapes) {
      const Contract at = ContractAt(*inputs.contract, {shape.at("N")});
      RunInputs run = inputs;
      run.contract = &at;
      run.explain = false;
      judged.runs.push_back({shape.at("N"), OutcomeOf(RunContract(run).run)});
    }
  };
  const Report report = analyzer.Analyze(LoadBytes("made.txt", made.reply), options);
  judged.proved = report.verdict.proved;
  if (arguments.proofs_alone) judged.proved = judged.all_proved ? Proved::kAllShapes : Proved::kNo;
  judged.text = RenderProof(report, false);
  for (const Finding& finding : report.findings)
    judged.text += fmt::format("  {}: {}\n", finding.rule, finding.message);
  return judged;
}

struct Counts {
  int right = 0, right_claimed = 0, wrong = 0, shown = 0, claimed = 0, part = 0, by_values = 0;
};

int Run(const Arguments& arguments) {
  if (!HasResources(arguments.resources)) return 2;
  Analyzer analyzer(ascendc::TheDialect(), arguments.resources);
  std::map<std::string, Counts> by_flaw, by_family;
  Counts all;
  int bad_makers = 0;
  for (std::uint64_t i = arguments.first; i < arguments.first + arguments.count; ++i) {
    const Pair pair = MakePair(arguments.seed, i, arguments.shapes);
    if (!arguments.families.empty() && !arguments.families.contains(pair.family)) continue;
    const auto count = [&](int Counts::* field) {
      ++(all.*field);
      ++(by_flaw[pair.flaw].*field);
      ++(by_family[pair.family].*field);
    };
    const auto print = [&](const char* which, const Made& made, const Judged& judged, const std::string& why) {
      fmt::print("==== pair {} of seed {}, {}: {} ({}): {}\n{}\n{}{}", i, arguments.seed, which, pair.family, pair.flaw,
                 why, made.contract, arguments.show ? made.reply + "\n" : "", judged.text);
    };
    if (!pair.right.reply.empty()) {
      const Judged judged = Judge(analyzer, pair.right, arguments);
      count(&Counts::right);
      if (judged.Claims()) count(&Counts::right_claimed);
      if (!judged.reached || judged.AnyWrong()) {
        ++bad_makers;
        std::string why = judged.reached ? "a right kernel fails" : "a right kernel was not run";
        for (const RunAt& run : judged.runs) {
          if (run.outcome.wrong) why += fmt::format("; {}:{}", run.size, run.outcome.what);
        }
        print("right", pair.right, judged, why);
      } else if (arguments.show && !judged.Claims()) {
        print("right", pair.right, judged, "not proved");
      }
    }
    if (pair.wrong.reply.empty()) continue;
    const Judged judged = Judge(analyzer, pair.wrong, arguments);
    count(&Counts::wrong);
    if (judged.AnyWrong()) count(&Counts::shown);
    if (judged.Claims()) count(&Counts::part);
    if (const auto broken = BrokenClaim(judged)) {
      count(broken->outcome.faults ? &Counts::claimed : &Counts::by_values);
      print("wrong", pair.wrong, judged, fmt::format("claimed, and at {}:{}", broken->size, broken->outcome.what));
    }
    std::fflush(stdout);
  }
  const auto table = [](const char* title, const std::map<std::string, Counts>& rows) {
    fmt::print(
        "| {} | right | proved | wrong | shown by a run | with a claim | with a claim that fails | by values alone |\n",
        title);
    for (const auto& [name, row] : rows) {
      fmt::print("| {} | {} | {} | {} | {} | {} | {} | {} |\n", name, row.right, row.right_claimed, row.wrong,
                 row.shown, row.part, row.claimed, row.by_values);
    }
  };
  table("flaw", by_flaw);
  table("family", by_family);
  fmt::print(
      "pairs {}: right {}, of these proved {}; wrong {}, shown by a run {}, with a claim {}, with a claim that fails "
      "{}, by values alone {}\n",
      arguments.count, all.right, all.right_claimed, all.wrong, all.shown, all.part, all.claimed, all.by_values);
  return bad_makers > 0 ? 2 : all.claimed > 0 ? 1 : 0;
}

}  // namespace
}  // namespace assay::agreement

int main(int argc, char** argv) {
  assay::agreement::Arguments arguments;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--show") {
      arguments.show = true;
      continue;
    }
    if (word == "--proofs-alone") {
      arguments.proofs_alone = true;
      continue;
    }
    if (word == "--whole") {
      arguments.parts = false;
      continue;
    }
    const char* value = i + 1 < argc ? argv[++i] : nullptr;
    if (value == nullptr) {
      fmt::print(stderr,
                 "usage: pairs [--count N] [--seed S] [--first K] [--shapes M] [--seconds T] [--resources DIR] "
                 "[--show] [--whole] [--proofs-alone] [--family NAME]...\n");
      return 2;
    }
    if (word == "--family") arguments.families.insert(value);
    if (word == "--count") arguments.count = std::strtoull(value, nullptr, 10);
    if (word == "--seed") arguments.seed = std::strtoull(value, nullptr, 10);
    if (word == "--first") arguments.first = std::strtoull(value, nullptr, 10);
    if (word == "--shapes") arguments.shapes = std::atoi(value);
    if (word == "--seconds") arguments.seconds = std::atof(value);
    if (word == "--resources") arguments.resources = value;
  }
  return assay::agreement::Run(arguments);
}
