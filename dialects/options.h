// Options for the analysis of one input.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/kernel-language.h"
#include "analyzer/report/report.h"
#include "dialects/observe-options.h"
#include "reference/task/task.h"

namespace assay {

struct Analysis;

enum class Level { kLint, kFull };  // lint: no lowering, no run, no solver

// Of the time of a command that proves: reading, the first run and one last query need the rest.
inline constexpr double kShareOfProof = 0.75;

struct AnalyzeOptions {
  Level level = Level::kFull;
  std::optional<Contract> contract;
  std::string contract_dir;                            // relative .npy paths start here
  std::shared_ptr<const harness::BenchmarkTask> task;  // instead of a contract: cases of a benchmark, end to end
  int first_case = 0;
  int cases = 3;
  std::string chip{FirstLanguage().usual_chip};
  bool chip_given = false;                // else what the input is built for decides, where that is known
  std::string release;                    // of the toolkit: "8.1", ...; empty = the usual one
  std::vector<std::string> include_dirs;  // headers of a library the input builds on; read, never judged
  std::vector<std::string> defines;       // macros of the build: NAME or NAME=VALUE
  std::vector<std::string> build_words;   // other options that a build gives its compiler for this file
  std::string resource_dir;               // empty = next to the executable
  // Folder in which a process keeps headers that it precompiled for the next one; empty: nothing is kept.
  std::string kept_headers;
  bool allow_commands = false;
  bool edge_values = false;   // a second run with zeros, infinities, NaN and the like where the first one matches
  int full_size_seconds = 0;  // of processor time for the run of a task's full size without values; 0 = the usual
  bool explain = true;        // why wrong values are wrong: another, slower run
  bool derive = false;        // inputs of runs, where there are neither contract nor task and the input says enough
  bool prove = true;          // at level full
  bool show_proof = false;    // every obligation goes into the report
  bool prove_parts = false;   // smaller domains are tried where not everything is proved for all shapes
  bool probe = true;          // the kernel is run at chosen shapes before a claim for all of them
  double prove_seconds = 0;   // what is not decided for all shapes by then stays open; 0 = no limit
  std::uint64_t solver_units = 0;  // the most that one question may cost; 0 = the usual
  std::string dump_smt2;           // folder, which is there, for the solver's questions; empty: they are not written
  bool chosen_domain = false;      // these shapes were not asked for: a failure at others is no error
  bool of_cases = false;           // they were made from a task's cases
  // That task: its cases are run after the proof, as far as its time allows.
  std::shared_ptr<const harness::BenchmarkTask> task_of_domain;
  ObserveOptions observe;  // what the run is recorded for
  bool auto_sync = true;   // the vendor compiler's own synchronisation inside a core counts
  // Called, if set, with the name of each stage before it starts, and with the results once the code was read, so that
  // they survive whatever the run does.
  std::function<void(std::string_view)> on_stage;
  std::function<void(const Report&)> on_partial;
  // Called, if set, once the kernel was proved for all shapes of a contract with named dimensions, with an object that
  // runs it at any of them.
  std::function<void(const Analysis&)> on_shapes;
};

}  // namespace assay
