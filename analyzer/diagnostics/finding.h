// A finding: the finished record that sinks render. Rules make them through an Emitter and never print.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

enum class Severity { kNote, kWarning, kError };
// How the finding is known: the code itself shows it; a solver model exists; the model was replayed in the simulator.
enum class Verdict { kMatched, kFeasible, kConfirmed };
// The steps of a build. kByPlace: the step that reads the finding's file.
enum class BuildStep { kByPlace, kHost, kKernel, kBinding };
enum class FixSafety { kNone, kSafe, kUnsafe, kDisplay };

using Arg = std::variant<std::int64_t, std::string>;

struct Label {
  SourceRange range;
  std::string text;
};

// One replacement in one virtual file: bytes [range.begin, range.end) become `insert`.
struct Edit {
  SourceRange range;
  std::string insert;
};

struct Fix {
  std::string title;  // imperative, lower case, no full stop: "enqueue it after the copy"
  FixSafety safety = FixSafety::kSafe;
  std::vector<Edit> edits;
  bool verified = false;             // set by fixits after the re-check, never by a rule
  std::vector<std::string> checked;  // what the re-check covered: "parse", "rules", "solver", "simulator"
};

struct Evidence {
  enum class Kind { kNone, kReplay, kModel, kPath } kind = Kind::kNone;
  std::string text;                            // "simulator, core 0: ..."
  std::map<std::string, std::int64_t> values;  // core, tile, totalLength, ... in the user's own names
};

// Largest deviation of values from the exact ones, relative, after the calls of one place.
struct ErrorGrowth {
  SourceRange range;
  double error = 0;  // infinite: only one of the two values is a number
};

struct Finding {
  std::string rule;  // "queue/missing-enque"
  Severity severity = Severity::kError;
  Verdict verdict = Verdict::kMatched;
  SourceRange primary;
  std::string message;  // headline: lower case, no full stop, names and numbers of this case
  std::map<std::string, Arg> args;
  std::vector<Label> labels;
  std::vector<std::string> notes;
  std::vector<ErrorGrowth> growth;  // of a wrong value, in the order in which its core came to the places
  Evidence evidence;
  std::vector<Fix> fixes;   // alternatives
  std::string fingerprint;  // rule, enclosing function and normalised line; filled by the driver
  // False: it does not say why a run goes wrong. It tells a symptom, or what goes wrong for other values alone.
  bool is_cause = true;
  bool breaks_build = false;                   // the vendor toolchain would refuse it
  BuildStep build_step = BuildStep::kByPlace;  // where; resolved by the driver before a sink sees it
};

struct Undecided {
  std::string what;  // "runs", "values", "builds", an obligation, ...
  std::string why;
};

}  // namespace assay
