// Random kernels, proved for all shapes and run at some: no proved obligation may fail in a run, and no refuted one may
// run clean at the refuting shape; a kernel that is claimed for all shapes, or made to be right, runs without faults at
// all of them. One process takes them one after the other.
//   agreement [--count N] [--seed S] [--first K] [--shapes M] [--seconds T] [--resources DIR] [--show] [--proofs-alone]
// `--proofs-alone`: the program makes no runs at chosen shapes, which would withdraw a claim: obligations are held
// against the runs here, and a kernel of which all are proved must not have a fault in any. It takes half of the time.
// A proof ends after T seconds of processor time; obligations not decided by then are undecided.
// Exit code 0: no disagreement; 1: some, each printed with the kernel's text; 2: wrong usage.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>

#include "analyzer/contract/contract.h"
#include "analyzer/report/proof-text.h"
#include "dialects/ascendc/dialect.h"
#include "dialects/ascendc/prove/prove-given-shape.h"
#include "dialects/ascendc/prove/shape-paths.h"
#include "dialects/ascendc/semantics/fault-table.h"
#include "dialects/options.h"
#include "pipeline/analyze.h"
#include "tests/agreement/kernel-maker.h"
#include "tests/agreement/outcome.h"

namespace assay::agreement {
namespace {

using Status = ProofResult::Status;

// A refutation by larger tensors is not run, nor is one in a late round: if a count has wrapped below 0, say, there
// are 2^64 rounds, the last of which a model writes as -1.
constexpr std::int64_t kMostElements = std::int64_t{1} << 24;
constexpr std::int64_t kLastRound = std::int64_t{1} << 24;
constexpr std::uint64_t kManyTimes = 10'000;

struct Arguments {
  std::uint64_t count = 20, seed = 1, first = 0;
  int shapes = 50;
  double seconds = 0;  // no end
  std::string resources = "share/assay";
  bool show = false, proofs_alone = false;
};

struct Counts {
  std::uint64_t kernels = 0, unread = 0, all_proved = 0, refuted_kernels = 0, open_kernels = 0;
  std::uint64_t proved = 0, partly = 0, refuted = 0, undecided = 0, runs = 0, replayed = 0, masked = 0, too_large = 0;
  std::uint64_t tolerated = 0;
  std::uint64_t not_run = 0;
  std::uint64_t faulty = 0;        // runs with a fault
  std::uint64_t one_function = 0;  // kernels, of each element
  std::uint64_t right = 0, right_claimed = 0, claimed = 0, wrong_kernels = 0;
};

class Check {
 public:
  explicit Check(Counts& counts) : counts_(counts) {}

  // Disagreements, one line each.
  std::vector<std::string> Run(const RunInputs& inputs, const ProofFacts& proof, const Made& made) {
    const ShapeProof& shapes = proof.shapes;
    const Contract& contract = *inputs.contract;
    const bool whole = AboutAllShapes(shapes);
    Count(shapes.results, whole);
    for (const ProofResult& result : shapes.results) {
      if (result.status == Status::kRefuted || result.unseen) Replay(inputs, contract, result);
    }
    int without_end = 0;
    const bool one_function = whole && shapes.elementwise.shown();
    counts_.one_function += one_function ? 1 : 0;
    std::string matches, differs;
    for (const std::map<std::string, std::int64_t>& shape : made.shapes) {
      std::vector<std::int64_t> values;
      for (const ContractSymbol& symbol : contract.symbols) values.push_back(shape.at(symbol.name));
      // A loop that a bent step makes endless takes seconds at each shape: one is enough.
      if (without_end == 1) break;
      const ShapeRun run = RunAt(inputs, contract, values);
      ++counts_.runs;
      without_end += run.status == ShapeRun::Status::kUndecided ? 1 : 0;
      if (run.status == ShapeRun::Status::kFaults) ++counts_.faulty;
      if (run.status == ShapeRun::Status::kUndecided) ++counts_.not_run;
      const Outcome outcome = OutcomeOf(run);
      if (run.values == ShapeRun::Values::kMatch && Elements(values) >= kFewElements)
        matches = fmt::format("{}", fmt::join(values, " x "));
      if (run.values == ShapeRun::Values::kMismatch) differs = fmt::format("{}", fmt::join(values, " x "));
      if (outcome.wrong) wrong_.push_back(fmt::format("{}:{}", fmt::join(values, " x "), outcome.what));
      // A shape that the host code rejects is no part of a claim.
      if (outcome.faults && !(outcome.rejected && RejectsSome(shapes.ways))) faulty_.push_back(wrong_.back());
      for (const ProofResult& result : shapes.results) {
        const bool holds = result.status == Status::kProved && whole && !Beside(shapes.results, result);
        if (holds && Breaks(result, run.faults)) Say("proved, and broken", result, run, values);
      }
    }
    if (one_function && !matches.empty() && !differs.empty())
      said_.push_back(fmt::format("one function of each element, right at {} and wrong at {}", matches, differs));
    return std::move(said_);
  }

  // The shapes at which runs fail, and how; and those at which they have faults.
  const std::vector<std::string>& wrong() const { return wrong_; }
  const std::vector<std::string>& faulty() const { return faulty_; }

 private:
  // A wrong function is right at some elements, and hardly at so many.
  static constexpr std::int64_t kFewElements = 16;

  static std::int64_t Elements(const std::vector<std::int64_t>& values) {
    std::int64_t elements = 1;
    for (std::int64_t value : values) elements *= std::max<std::int64_t>(value, 1);
    return elements;
  }

  // A fault at a place does not say which of its obligations it violates; one that may be reported anywhere does not
  // say which of all.
  static bool Beside(const std::vector<ProofResult>& all, const ProofResult& result) {
    return std::any_of(all.begin(), all.end(), [&](const ProofResult& other) {
      const bool there = other.where == result.where || !ascendc::RowOf(result.kind).placed;
      return other.status != Status::kProved && other.kind == result.kind && there;
    });
  }

  // The obligation is violated whether or not the device tolerates it: two cores write the same values, or an unused
  // buffer does not fit.
  static bool Seen(const ProofResult& result, std::vector<Fault> faults) {
    for (Fault& fault : faults) fault.args.erase("advisory");
    if (Shown(result, faults)) return true;
    // Reading outside a buffer without an effect on outputs is no fault of a run.
    return result.kind == ObligationKind::kOnChipBounds && result.what.find("source") != std::string::npos &&
           faults.empty();
  }

  // A proved obligation is contradicted only by the exact violation: cores that write the same bytes, whatever the
  // values; a wrap itself, rather than its consequences.
  static bool Breaks(const ProofResult& result, const std::vector<Fault>& faults) {
    if (result.kind == ObligationKind::kDisjoint) return Seen(result, faults);
    if (result.kind != ObligationKind::kWrap) return Shown(result, faults);
    return std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
      return fault.kind == FaultKind::kWrappedOffset && fault.where == result.where;
    });
  }

  // Accesses outside a buffer's memory are not executed, so they cannot collide; and nothing comes after a core that
  // deadlocks or whose time is up.
  static bool Stopped(const ProofResult& result, const std::vector<Fault>& faults) {
    return std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
      switch (fault.kind) {
        case FaultKind::kGlobalReadOutOfBounds:
        case FaultKind::kGlobalWriteOutOfBounds:
        case FaultKind::kOnChipOutOfBounds:
        case FaultKind::kUnalignedAddress:
          return fault.where == result.where;
        case FaultKind::kFlagStuck:
        case FaultKind::kSyncDeadlock:
        case FaultKind::kQueueStarved:
        case FaultKind::kQueueEmpty:
        case FaultKind::kTimeBudget:
          return true;
        // For operands whose strides differ, the run does not report the overlap, only its consequences.
        case FaultKind::kValueMismatch:
          return result.kind == ObligationKind::kOrder;
        default:
          return false;
      }
    });
  }

  // If an earlier instruction of the core read bytes outside of a buffer, later readers of its result are not reported.
  static bool Masked(ProofResult result, const std::vector<Fault>& faults) {
    const auto core = result.model.find("core");
    return std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
      const bool elsewhere = core != result.model.end() && !fault.cores.empty() &&
                             !std::binary_search(fault.cores.begin(), fault.cores.end(), core->second);
      result.where = fault.where;
      return !elsewhere && Shown(result, {fault});
    });
  }

  // Proofs for only some paths through the host code are not checked.
  void Count(const std::vector<ProofResult>& results, bool whole) {
    std::uint64_t refuted = 0, open = 0;
    for (const ProofResult& result : results) {
      (whole ? counts_.proved : counts_.partly) += result.status == Status::kProved ? 1 : 0;
      const bool is_refuted = result.status == Status::kRefuted || result.unseen;
      refuted += is_refuted ? 1 : 0;
      open += result.status == Status::kUndecided && !is_refuted ? 1 : 0;
    }
    counts_.refuted += refuted;
    counts_.undecided += open;
    counts_.refuted_kernels += refuted > 0 ? 1 : 0;
    const bool all = refuted == 0 && open == 0 && whole;
    counts_.open_kernels += refuted == 0 && !all ? 1 : 0;
    counts_.all_proved += all ? 1 : 0;
  }

  ShapeRun RunAt(const RunInputs& inputs, const Contract& contract, const std::vector<std::int64_t>& values) {
    const auto known = runs_.find(values);
    if (known != runs_.end()) return known->second;
    const Contract at = ContractAt(contract, values);
    RunInputs run = inputs;
    run.contract = &at;
    run.explain = false;
    return runs_.emplace(values, RunContract(run).run).first->second;
  }

  static bool Late(const ProofResult& result) {
    return std::any_of(result.model.begin(), result.model.end(), [](const auto& value) {
      return value.first.starts_with("loop") && (value.second < 0 || value.second > kLastRound);
    });
  }

  // A core looped, faulting each time, until the run was ended: the code after the loop was not reached, nor were later
  // cores.
  static bool Endless(const std::vector<Fault>& faults) {
    return std::any_of(faults.begin(), faults.end(), [](const Fault& fault) { return fault.times > kManyTimes; });
  }

  void Replay(const RunInputs& inputs, const Contract& contract, const ProofResult& result) {
    if (result.replayed) {
      ++counts_.replayed;
      return;
    }
    std::vector<std::int64_t> values;
    for (const ContractSymbol& symbol : contract.symbols) {
      const auto found = result.model.find(symbol.name);
      values.push_back(found == result.model.end() ? symbol.first : found->second);
    }
    if (Elements(values) > kMostElements || Late(result)) {
      ++counts_.too_large;
      return;
    }
    const ShapeRun run = RunAt(inputs, contract, values);
    if (Shown(result, run.faults)) {
      ++counts_.replayed;
    } else if (Endless(run.faults)) {
      ++counts_.too_large;
    } else if (Seen(result, run.faults)) {
      ++counts_.tolerated;
    } else if (Masked(result, run.faults) || Stopped(result, run.faults)) {
      ++counts_.masked;
    } else {
      Say("refuted, and not broken", result, run, values);
    }
  }

  void Say(const char* how, const ProofResult& result, const ShapeRun& run, const std::vector<std::int64_t>& values) {
    // One line per obligation is enough.
    if (!told_.insert({result.kind, result.what, result.where}).second) return;
    std::string faults;
    for (const Fault& fault : run.faults)
      faults += fmt::format(" fault {} x{}", static_cast<int>(fault.kind), fault.times);
    said_.push_back(fmt::format("{} at {}: {} (run:{}{})", how, fmt::join(values, " x "), result.what,
                                faults.empty() ? " no fault" : faults,
                                run.why_undecided.empty() ? "" : "; " + run.why_undecided));
  }

  Counts& counts_;
  std::map<std::vector<std::int64_t>, ShapeRun> runs_;
  std::set<std::tuple<ObligationKind, std::string, SourceRange>> told_;
  std::vector<std::string> said_, wrong_, faulty_;
};

int Run(const Arguments& arguments) {
  if (!HasResources(arguments.resources)) return 2;
  Analyzer analyzer(ascendc::TheDialect(), arguments.resources);
  Counts counts;
  std::uint64_t disagreeing = 0;
  for (std::uint64_t i = arguments.first; i < arguments.first + arguments.count; ++i) {
    const Made made = MakeKernel(arguments.seed * 1'000'003 + i, arguments.shapes);
    const ParsedContract contract = ParseContract(made.contract, "made.json");
    if (!contract.contract) {
      fmt::print("kernel {}: {}\n{}\n", i, contract.Text(), made.contract);
      return 2;
    }
    bool reached = false;
    std::vector<std::string> wrong, fails, faulty;
    bool proved = false;
    AnalyzeOptions options;
    options.contract = contract.contract;
    options.show_proof = true;
    options.prove_seconds = arguments.seconds;
    options.probe = !arguments.proofs_alone;
    options.explain = false;
    options.on_shapes = [&](const Analysis& analysis) {
      reached = true;
      Check check(counts);
      const ProofFacts& proof = analysis.facts.Get<ProofFacts>();
      wrong = check.Run(ascendc::InputsOf(analysis), proof, made);
      fails = check.wrong();
      faulty = check.faulty();
      proved = AllAskedAndProved(proof.shapes);
    };
    const Report report = analyzer.Analyze(LoadBytes("made.txt", made.reply), options);
    ++counts.kernels;
    const bool claimed = arguments.proofs_alone ? proved : report.verdict.proved == KernelVerdict::Proved::kAllShapes;
    counts.right += made.right ? 1 : 0;
    counts.right_claimed += made.right && claimed ? 1 : 0;
    counts.claimed += claimed ? 1 : 0;
    counts.wrong_kernels += fails.empty() ? 0 : 1;
    const std::vector<std::string>& against = arguments.proofs_alone ? faulty : fails;
    if (!against.empty() && claimed) wrong.push_back("claimed for all shapes, and wrong at " + against.front());
    if (!fails.empty() && made.right) wrong.push_back("made to be right, and wrong at " + fails.front());
    if (!reached) {
      ++counts.unread;
      wrong.push_back("the kernel was not proved or run");
    }
    if (arguments.show || !wrong.empty())
      fmt::print("==== seed {}, kernel {}\n{}\n{}\n{}", arguments.seed, i, made.contract, made.reply,
                 RenderProof(report, false));
    for (const std::string& line : wrong) fmt::print("kernel {}: {}\n", i, line);
    if (!reached) {
      for (const Finding& finding : report.findings) fmt::print("  {}: {}\n", finding.rule, finding.message);
    }
    disagreeing += wrong.empty() ? 0 : 1;
    std::fflush(stdout);
  }
  fmt::print(
      "kernels {}: all proved {}, with a refutation {}, open {}; disagreements {}\n"
      "obligations: proved {}, for some ways through the host code only {}, refuted {} (replayed {}, in a way that the "
      "device tolerates {}, behind an earlier fault of the kind {}, too large to run {}), undecided {}\n"
      "runs {}: with faults {}, undecided {}\n"
      "one function of each element: {}\n"
      "claimed for all shapes: {}; made to be right {}, of these claimed {}; wrong at a shape that was run {}\n",
      counts.kernels, counts.all_proved, counts.refuted_kernels, counts.open_kernels, disagreeing, counts.proved,
      counts.partly, counts.refuted, counts.replayed, counts.tolerated, counts.masked, counts.too_large,
      counts.undecided, counts.runs, counts.faulty, counts.not_run, counts.one_function, counts.claimed, counts.right,
      counts.right_claimed, counts.wrong_kernels);
  return disagreeing == 0 ? 0 : 1;
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
    const char* value = i + 1 < argc ? argv[++i] : nullptr;
    if (value == nullptr) {
      fmt::print(stderr,
                 "usage: agreement [--count N] [--seed S] [--first K] [--shapes M] [--seconds T] [--resources DIR] "
                 "[--show] [--proofs-alone]\n");
      return 2;
    }
    if (word == "--count") arguments.count = std::strtoull(value, nullptr, 10);
    if (word == "--seed") arguments.seed = std::strtoull(value, nullptr, 10);
    if (word == "--first") arguments.first = std::strtoull(value, nullptr, 10);
    if (word == "--shapes") arguments.shapes = std::atoi(value);
    if (word == "--seconds") arguments.seconds = std::atof(value);
    if (word == "--resources") arguments.resources = value;
  }
  return assay::agreement::Run(arguments);
}
