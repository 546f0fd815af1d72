// The commands behind the command line. Each returns an exit code.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "corpus/curate/curate.h"
#include "dialects/options.h"
#include "driver/cache/cache.h"
#include "driver/check-work.h"
#include "driver/inputs.h"
#include "driver/services.h"
#include "driver/shard.h"

namespace assay {

// What check, fix and mine share.
struct InputArguments {
  std::vector<std::string> paths;
  std::string contract;
  std::string task;  // folder or reference module
  int first_case = 0;
  int cases = 3;
  double tolerance = 0;               // of a task's results; 0: its benchmark's
  std::string reference = "builtin";  // who evaluates the task's module: builtin torch
  std::string level = "full";         // lint full
  std::string soc;
  std::vector<std::string> include_dirs;
  std::vector<std::string> defines;
  std::vector<std::string> build_words;  // the configuration's: of the input's line in compile_commands.json
  std::string release;                   // release; empty = the usual one
  std::string stdin_filename;            // empty: "stdin"
  std::string resource_dir;
  int jobs = 1;
  double seconds = 4.5;
  bool allow_commands = false;
  bool edge_values = false;
  bool no_auto_sync = false;
  bool no_solver = false;
  std::uint64_t solver_budget = 0;  // units of one question; 0: the usual
  WalkOptions walk;
  Shard shard;           // the part of the inputs that is this run's
  bool verbose = false;  // files of folders that are left out are listed
  bool no_cache = false;
  std::string cache;  // file; empty: the usual one
  int cache_mb = 1024;

  // Configuration (driver/configured.h). `given`: the options that the command line has, by their long names.
  std::set<std::string> given;
  bool finds_config = false;  // the nearest assay.toml counts
  bool no_config = false;
  std::string config;                                   // the only file that counts
  bool usual_soc = false;                               // `soc` is the configuration's: a contract's chip wins over it
  std::string fail_on = "error";                        // error warning note never
  std::vector<std::string> select, ignore, severities;  // the last as SELECTOR=SEVERITY
  bool no_preview = false;
  bool no_suppress = false;
  bool suppression_reasons = false;
  std::string baseline;  // file
};

struct CheckArguments : InputArguments {
  std::string format = "text";       // text full concise json jsonl prompt reward
  int max_findings = 0;              // of a prompt; 0: all
  int budget_chars = 0;              // of a prompt; 0: any number
  std::int64_t baseline_cycles = 0;  // of a reward
  std::string color = "auto";        // auto always never
  std::vector<std::string> outputs;  // PATH or FORMAT=PATH
  std::string since;                 // a commit: findings in lines that changed since then alone
  bool show_undecided = false;
  bool explain_includes = false;
  bool statistics = false;
  bool quiet = false;
  std::string summary;   // file
  bool recheck = false;  // also at level lint
  bool no_recheck = false;
  bool timing = false;
  bool time = false;  // the time model's account
  std::string trace;  // file
};
int RunCheck(const CheckArguments& arguments, const Services& services);

struct BaselineArguments : CheckArguments {
  std::string what;  // write show
};
int RunBaseline(const BaselineArguments& arguments, const Services& services);

struct ConfigArguments : InputArguments {
  bool json = false;
  bool schema = false;
};
int RunConfig(const ConfigArguments& arguments, const Services& services);

struct FixArguments : InputArguments {
  std::string format = "text";  // text json jsonl
  bool in_place = false;        // else a diff
  bool plan = false;            // the steps instead of a diff
  bool unsafe = false;
  bool search = false;
  int search_runs = 600;
  bool quiet = false;
};
int RunFix(const FixArguments& arguments, const Services& services);

struct MineArguments : InputArguments {
  std::string output;  // folder
  std::string labels;  // what is known of the inputs: TSV or JSONL
  std::string source_repo;
  std::string source_commit;
  std::string license = "NOASSERTION";
  std::string license_type = "unknown";
  std::string origin;
  std::string generator;
  std::string group;
  std::string created;
  std::string prompt_file;
  bool own_contracts = false;  // contract.json beside an input
  std::vector<std::string> forms;
  std::string trainer = "trl";
  bool compress = false, no_compress = false;
  std::size_t shard_mb = 512;
  std::vector<std::string> benchmarks;  // folders
  bool keep_overlap = false;
  bool known_in_train = false;
  bool allow_unshown = false;
  bool force = false;  // other options replace a finished data set
  std::size_t keep_near = 1;
  std::size_t most_per_rule = 0, most_per_task = 0, most_per_kind = 0;
};
int RunMine(const MineArguments& arguments, const Services& services);

// Folders of shards, and one for what is made of them.
struct MergeArguments {
  std::vector<std::string> folders;
  std::string output;
};
int RunMineMerge(const MergeArguments& arguments);
int RunMutateMerge(const MergeArguments& arguments);

struct MutateArguments : InputArguments {
  std::vector<std::string> mutators;  // by name; empty: all
  std::string output;                 // folder; empty: nothing is written
  std::uint64_t seed = 1;
  int count = 0;   // mutants tried of one input; 0 = one at every site
  int faults = 1;  // changes in one mutant
  bool list = false;
  bool quiet = false;
};
int RunMutate(const MutateArguments& arguments, const Services& services);

struct CurateArguments {
  std::vector<std::string> files;
  std::string output;  // folder
  std::vector<std::string> strategies;
  std::vector<std::string> benchmarks;  // folders
  CurateOptions options;
};
int RunCurate(const CurateArguments& arguments);

struct ContractArguments : InputArguments {
  std::string output = "contracts";  // folder
};
// Writes the contracts that the input's task, or its op definition, gives; lists them on standard output.
int RunContractCommand(const ContractArguments& arguments, const Services& services);

struct ProveArguments : InputArguments {
  std::string format = "text";  // text json
  bool ways = false;
  bool whole = false;     // no smaller domains
  std::string html;       // file
  std::string dump_smt2;  // folder for the solver's questions; empty: none
  bool quiet = false;
};
int RunProve(const ProveArguments& arguments, const Services& services);

struct RuleLookup {
  std::optional<RuleEntry> rule;
  std::string problem;  // where there is none
};
RuleLookup FindRule(const std::string& name, const Services& services);
// The rule with its page, formatted over several lines or as one without a newline.
std::string RulePageJson(const RuleEntry& rule, bool indent);
struct ExplainArguments {
  std::string name;    // of a rule, or the fingerprint of a finding
  std::string report;  // file that the finding is in
  bool json = false;
};
int RunExplain(const ExplainArguments& arguments, const Services& services);
int RunRules(bool json, const Services& services);

struct ServeArguments : InputArguments {
  std::string listen;      // HOST:PORT; empty: none
  std::string socket;      // path; empty: none
  bool stdio = false;      // JSON lines on standard input and output
  std::string token_file;  // empty: ASSAY_TOKEN of the environment, if it is set
  double most_seconds = 600;
  int most_waiting = 1000;
  int most_body_mb = 256;  // of a batch
  std::string order = "completion";
  bool quiet = false;
};
int RunServe(const ServeArguments& arguments, const Services& services);

// Everything needed to reproduce a problem, in one file.
struct ReportBugArguments : InputArguments {
  std::string output = "assay-report.tar";
  std::vector<std::string> command_line;
};
int RunReportBug(const ReportBugArguments& arguments, const Services& services);

struct CacheArguments : InputArguments {
  std::string what;  // info clear
  bool json = false;
};
int RunCacheCommand(const CacheArguments& arguments);
// Null if it cannot be opened, with a message on standard error.
std::unique_ptr<Cache> OpenCache(const InputArguments& arguments);
// The path of the cache of a command that keeps results only on request; empty where none was asked for.
std::string CacheIfAsked(const InputArguments& arguments);
// For a command that keeps results only on request: by --cache or ASSAY_CACHE, without --no-cache. Otherwise null.
std::unique_ptr<Cache> OpenCacheIfAsked(const InputArguments& arguments);

// "error: ..." on standard error; returns kUsage.
int UsageError(const std::string& message);

// Fills `out` from the arguments, the contract read. Returns what is wrong with them, empty if nothing.
// Values without a flag are first taken from the configuration.
std::string FillAnalyzeOptions(const InputArguments& arguments, const Services& services, AnalyzeOptions& out);
// The same, with the configuration already applied.
std::string FillFromArguments(const InputArguments& arguments, const Services& services, AnalyzeOptions& out);
// Paths expanded, standard input read. Optionally reports on standard error what was left out.
InputList ReadInputs(const InputArguments& arguments);
// What is wrong with the paths, empty if nothing: a missing path is a usage error.
std::string ProblemWithPaths(const InputArguments& arguments);
PoolOptions PoolOptionsOf(const InputArguments& arguments);
// With the memory that the contract's tensors take; `tasks`: inputs name benchmark tasks of their own.
PoolOptions PoolOptionsOf(const InputArguments& arguments, const std::optional<Contract>& contract, bool tasks = false);

}  // namespace assay
