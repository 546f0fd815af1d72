// See command-options.h.
#include "driver/command-options.h"

#include "driver/input-options.h"
#include "driver/sinks.h"

namespace assay {

void AddCheckOptions(CLI::App& command, CheckArguments& arguments) {
  AddPaths(command, arguments);
  AddContractOptions(command, arguments);
  AddTaskOptions(command, arguments);
  AddReference(command, arguments);
  AddLevel(command, arguments);
  AddJobs(command, arguments);
  AddShard(command, arguments);
  AddTargetOptions(command, arguments);
  AddEdgeValues(command, arguments);
  AddAutoSync(command, arguments);
  AddSolver(command, arguments);
  AddCache(command, arguments);
  AddConfig(command, arguments);
  AddRuleChoice(command, arguments);
  AddBaseline(command, arguments);
  command
      .add_option("--format", arguments.format,
                  "text is full on a terminal and concise elsewhere; sarif, github, gitlab, junit and html "
                  "(docs/formats/review.md) are written at the end")
      ->check(CLI::IsMember(FormatNames()))
      ->capture_default_str();
  command.add_option("--max-findings", arguments.max_findings, "for a prompt: the maximum number of findings; 0 = all")
      ->check(Number(0, 1000000));
  command
      .add_option("--budget-chars", arguments.budget_chars,
                  "for a prompt: the maximum number of characters; findings that do not fit are left out as a whole")
      ->check(Number(1, 100000000));
  command.add_flag("--show-undecided", arguments.show_undecided, "list what could not be decided, and why");
  command.add_flag("--explain-includes", arguments.explain_includes,
                   "list where headers of the input's checkout were looked for and found, and why");
  command.add_option("--fail-on", arguments.fail_on, "lowest severity for exit code 1")
      ->check(CLI::IsMember({"error", "warning", "note", "never"}))
      ->capture_default_str();
  command.add_option("--color", arguments.color, "auto heeds NO_COLOR")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
  command
      .add_option(
          "-o,--output", arguments.outputs,
          "PATH: write there instead of standard output; FORMAT=PATH: besides, as in sarif=out.sarif; repeatable")
      ->type_name("[FORMAT=]PATH")
      ->allow_extra_args(false);
  command
      .add_option("--since", arguments.since,
                  "only findings in lines that changed since this commit of git; inputs without any are not judged")
      ->type_name("REF");
  command.add_flag("--statistics", arguments.statistics, "on standard error, findings by rule and how they are known");
  command.add_flag("-q,--quiet", arguments.quiet, "no progress on standard error");
  CLI::Option* recheck = command.add_flag("--recheck", arguments.recheck,
                                          "try fixes before they are listed at level lint too: several times as long");
  command.add_flag("--no-recheck", arguments.no_recheck, "list fixes without trying them: faster")->excludes(recheck);
  command.add_flag("--timing", arguments.timing, "time of each stage, rule and kind of solver query");
  CLI::Option* task = command.get_option("--task");
  command.add_flag("--time", arguments.time, "estimate the kernel's time on the device (docs/time-model.md)");
  command.add_option("--trace", arguments.trace, "write there when each instruction ran, as a Chrome trace; one input")
      ->excludes(task);
  command.add_option("--summary", arguments.summary,
                     "write there, as JSON, the number of inputs by verdict, and the files that were not judged");
  command.footer(
      "Exit codes: 0 no finding at or above --fail-on, 1 findings, 2 wrong usage, 3 an input could not be analysed or\n"
      "its build not decided.\n"
      "Examples:\n"
      "  assay check reply.txt --format json\n"
      "  assay check reply.txt --contract contract.json --time\n"
      "  assay check reply.txt --task module.py --cases 1\n"
      "  assay check answers/ --include '*.txt' --level lint --format jsonl -j2\n"
      "  assay check op/ -I library/include -D DEBUG=0\n"
      "  assay check answers/ --format jsonl --shard 2/8   # the outputs of the 8 machines, in order, are the whole\n"
      "  assay check . --since main -o sarif=assay.sarif -o html=assay.html\n"
      "  assay check reply.txt --format prompt --budget-chars 2000");
}

void AddBaselineOptions(CLI::App& command, BaselineArguments& arguments) {
  command.add_option("WHAT", arguments.what, "write: all findings of PATH, as known; show: what the file holds")
      ->required()
      ->check(CLI::IsMember({"write", "show"}));
  AddPaths(command, arguments);
  command.get_option("PATH")->required(false);
  AddLevel(command, arguments);
  AddJobs(command, arguments);
  AddTargetOptions(command, arguments);
  AddAutoSync(command, arguments);
  AddConfig(command, arguments);
  AddRuleChoice(command, arguments);
  command
      .add_option("-o,--output", arguments.outputs,
                  "the file; else the one that `baseline` in assay.toml names, or assay-baseline.json")
      ->type_name("FILE")
      ->allow_extra_args(false);
  command.add_flag("-q,--quiet", arguments.quiet, "no progress on standard error");
  command.footer(
      "Examples:\n"
      "  assay baseline write ops/ -j2\n"
      "  assay check ops/ --baseline assay-baseline.json");
}

void AddConfigCommandOptions(CLI::App& command, ConfigArguments& arguments) {
  command.add_option("PATH", arguments.paths, "path whose settings to print; the working directory unless given");
  AddConfig(command, arguments);
  command.add_flag("--json", arguments.json, "with the choice of rules");
  command.add_flag("--schema", arguments.schema, "the JSON schema of assay.toml, for editors");
  command.footer(
      "Examples:\n"
      "  assay config ops/add.cpp\n"
      "  assay config --schema > assay.schema.json");
}

void AddRewardOptions(CLI::App& command, CheckArguments& arguments) {
  arguments.format = "reward";
  AddPaths(command, arguments);
  AddContractOptions(command, arguments);
  AddTaskOptions(command, arguments);
  AddLevel(command, arguments);
  AddJobs(command, arguments);
  AddShard(command, arguments);
  AddTargetOptions(command, arguments);
  AddAutoSync(command, arguments);
  AddCache(command, arguments);
  command
      .add_option("--baseline-cycles", arguments.baseline_cycles,
                  "cycles of a kernel that is good enough (assay check --time); fewer give up to 0.1 more")
      ->check(Number(1, 1e15))
      ->excludes(command.get_option("--task"));
  command.add_option("-o,--output", arguments.outputs, "write there instead of standard output")
      ->type_name("PATH")
      ->allow_extra_args(false);
  command.footer(
      "A JSON line for each input, in their order; docs/rewards.md says how the number is made.\n"
      "Exit codes: 0, 2 wrong usage, 3 an input could not be analysed or its build not decided.\n"
      "Examples:\n"
      "  assay reward replies/ --task module.py -j2\n"
      "  assay reward reply.txt --contract contract.json --baseline-cycles 1200");
}

void AddFixOptions(CLI::App& command, FixArguments& arguments) {
  // An input is analysed again after each fix.
  arguments.seconds = 60;
  AddPaths(command, arguments);
  AddContractOptions(command, arguments);
  AddTaskOptions(command, arguments);
  AddLevel(command, arguments);
  AddJobs(command, arguments);
  AddTargetOptions(command, arguments);
  AddCache(command, arguments);
  AddConfig(command, arguments);
  AddRuleChoice(command, arguments);
  AddAutoSync(command, arguments);
  CLI::Option* diff = command.add_flag("--diff")->description("print the changes as a unified diff (the default)");
  CLI::Option* in_place = command.add_flag("--in-place", arguments.in_place, "change the files")->excludes(diff);
  command.add_flag("--plan", arguments.plan, "print the steps of the repair and their result instead of the diff")
      ->excludes(diff)
      ->excludes(in_place);
  command
      .add_option("--format", arguments.format,
                  "json: one document per repair (docs/formats/fix.md), an array of several; jsonl: one per line")
      ->check(CLI::IsMember({"text", "json", "jsonl"}))
      ->capture_default_str();
  command.add_flag("-q,--quiet", arguments.quiet, "no progress on standard error");
  CLI::Option* unsafe =
      command.add_flag("--unsafe", arguments.unsafe, "also fixes that choose between several intents");
  CLI::Option* search =
      command.add_flag("--search", arguments.search,
                       "if fixes do not make everything right, try small edits until one does; needs a "
                       "contract with a reference, or a task");
  search->needs(unsafe);
  command.add_option("--search-runs", arguments.search_runs, "analyses that the search may make")
      ->check(Number(1, 100000))
      ->capture_default_str()
      ->needs(search);
  command.footer(
      "Exit codes: 0 no error is left, 1 errors are left, 2 wrong usage, 3 an input could not be analysed or written.\n"
      "Examples:\n"
      "  assay fix reply.txt                # what would change, as a diff\n"
      "  assay fix --in-place reply.txt\n"
      "  assay fix --unsafe --search reply.txt --contract contract.json");
}

void AddMutateOptions(CLI::App& command, MutateArguments& arguments) {
  arguments.seconds = 60;
  AddPaths(command, arguments);
  command.get_option("PATH")->required(false)->description("right kernels: files, operator folders or replies");
  AddContractOptions(command, arguments);
  AddTaskOptions(command, arguments);
  AddJobs(command, arguments);
  AddShard(command, arguments);
  AddTargetOptions(command, arguments);
  AddAutoSync(command, arguments);
  command
      .add_option("--mutator", arguments.mutators, "only this one, such as drop-enque; repeatable (all unless given)")
      ->allow_extra_args(false);
  command.add_option("--seed", arguments.seed, "seed that draws sites and combinations")->capture_default_str();
  command.add_option("--count", arguments.count, "mutants to try per input, mutators taking turns; 0 = every site")
      ->check(Number(0, 1000000))
      ->capture_default_str();
  command.add_option("--faults", arguments.faults, "changes in one mutant")->check(Number(1, 8))->capture_default_str();
  command.add_option("-o,--output", arguments.output,
                     "folder for the mutants, mutants.jsonl and stats.json (docs/formats/mutant.md)");
  command.add_flag("-q,--quiet", arguments.quiet, "no progress on standard error");
  command.add_flag("--list", arguments.list,
                   "list the mutators, their fault classes and the rules that should detect them");
  command.footer(
      "Examples:\n"
      "  assay mutate --list\n"
      "  assay mutate reply.txt --contract contract.json -o mutants\n"
      "  assay mutate op/ --contract contract.json --mutator drop-enque --mutator wrong-round-mode\n"
      "  assay mutate reply.txt --contract contract.json --faults 2 --count 50 --seed 7 -o pairs -j2");
}

void AddContractCommandOptions(CLI::App& command, ContractArguments& arguments) {
  arguments.seconds = 60;
  AddPath(command, arguments);
  AddTaskOptions(command, arguments);
  AddTargetOptions(command, arguments);
  AddConfig(command, arguments);
  command.add_option("-o,--output", arguments.output, "folder to write into")->capture_default_str();
  command.footer(
      "Without a task the op definition says what the operator takes and gives.\n"
      "Examples:\n"
      "  assay contract op/ -o contracts\n"
      "  assay contract reply.txt --task module.py -o contracts");
}

void AddProveOptions(CLI::App& command, ProveArguments& arguments) {
  arguments.seconds = 60;
  AddPath(command, arguments);
  AddContractOptions(command, arguments);
  AddTaskOptions(command, arguments);
  AddTargetOptions(command, arguments);
  AddConfig(command, arguments);
  AddAutoSync(command, arguments);
  AddSolver(command, arguments);
  command.remove_option(command.get_option("--no-solver"));
  command.add_option("--format", arguments.format)->check(CLI::IsMember({"text", "json"}))->capture_default_str();
  command.add_flag("--ways", arguments.ways, "also what holds for each way through the host code");
  command.add_flag("--whole", arguments.whole,
                   "only the whole domain: no smaller one is tried where not everything is proved");
  command.add_option("--html", arguments.html, "write obligations and counterexamples there as a page")
      ->type_name("FILE");
  command.add_option("--dump-smt2", arguments.dump_smt2, "write each solver query into this folder")
      ->type_name("FOLDER");
  command.add_flag("-q,--quiet", arguments.quiet, "no progress on standard error");
  command.footer(
      "Examples:\n"
      "  assay prove reply.txt --contract contract.json --ways\n"
      "  assay prove op/ --task TASK");
}

void AddServeOptions(CLI::App& command, ServeArguments& arguments) {
  arguments.jobs = 0;
  command.add_option("--listen", arguments.listen,
                     "HOST:PORT to take HTTP requests at, 127.0.0.1:8600 unless --socket or --stdio is given; port 0 "
                     "lets the system choose. An address that other machines reach needs a token");
  command.add_option("--socket", arguments.socket, "path of a socket to take HTTP requests at, for its owner alone")
      ->type_name("PATH");
  CLI::Option* stdio = command.add_flag(
      "--stdio", arguments.stdio, "one JSON line per request on standard input, one per answer on standard output");
  command.add_option("--order", arguments.order, "of the answers on standard output: as they are ready, or as asked")
      ->check(CLI::IsMember({"completion", "input"}))
      ->capture_default_str()
      ->needs(stdio);
  command.add_option("--token-file", arguments.token_file,
                     "file with what requests over TCP must bear; else ASSAY_TOKEN of the environment, if it is set");
  AddJobs(command, arguments);
  command.add_option("--most-seconds", arguments.most_seconds, "the most that a request may ask for")
      ->check(Number(0.1, 86400, false))
      ->capture_default_str();
  command.add_option("--most-waiting", arguments.most_waiting, "requests that may wait; further ones get 429")
      ->check(Number(1, 1000000))
      ->capture_default_str();
  command.add_option("--most-batch-mb", arguments.most_body_mb, "the largest body of a batch, in MB")
      ->check(Number(1, 4096))
      ->capture_default_str();
  AddCache(command, arguments);
  command.add_option("--resource-dir", arguments.resource_dir, "folder of the device model's headers");
  command.add_flag("-q,--quiet", arguments.quiet, "no progress on standard error");
  command.footer(
      "SIGTERM: requests in progress are answered, new ones are refused.\n"
      "Examples:\n"
      "  assay serve --listen 127.0.0.1:8600 -j4\n"
      "  assay serve --stdio < requests.jsonl > answers.jsonl\n"
      "  curl --data '{\"text\": \"...\"}' http://127.0.0.1:8600/v1/check");
}

void AddMcpOptions(CLI::App& command, McpArguments& arguments) {
  AddJobs(command, arguments);
  command.add_option("--most-seconds", arguments.most_seconds, "the most that a call may ask for")
      ->check(Number(0.1, 86400, false))
      ->capture_default_str();
  AddCache(command, arguments);
  command.add_option("--resource-dir", arguments.resource_dir, "folder of the device model's headers");
  command.footer("Examples:\n  assay mcp\n  assay mcp -j2 --no-cache");
}

void AddExplainOptions(CLI::App& command, ExplainArguments& arguments) {
  command
      .add_option("RULE", arguments.name,
                  "name of a rule, such as queue/missing-enque, of a family (queue), or of a function of the device "
                  "API, such as "
                  "ReduceSum; with --report, the fingerprint of a finding")
      ->required();
  command
      .add_option("--report", arguments.report,
                  "report that the finding is in (assay check --format json): it is explained with its own values")
      ->type_name("FILE");
  command.add_flag("--json", arguments.json, "as JSON");
  command.footer(
      "Examples:\n"
      "  assay explain queue/missing-enque\n"
      "  assay explain ReduceSum\n"
      "  assay explain 9f2c1e77a0b4d3e6 --report report.json");
}

void AddReportBugOptions(CLI::App& command, ReportBugArguments& arguments) {
  AddPath(command, arguments);
  AddContractOptions(command, arguments);
  AddTaskOptions(command, arguments);
  AddLevel(command, arguments);
  AddTargetOptions(command, arguments);
  AddAutoSync(command, arguments);
  AddConfig(command, arguments);
  command.add_option("-o,--output", arguments.output, "the file, a tar archive")
      ->type_name("FILE")
      ->capture_default_str();
  command.footer(
      "Nothing is sent anywhere. The archive holds the input, the contract or task, assay.toml, versions and the "
      "report.\n"
      "Examples:\n"
      "  assay report-bug reply.txt --contract contract.json\n"
      "  assay report-bug op/ -I library/include -o op-report.tar");
}

void AddCacheOptions(CLI::App& command, CacheArguments& arguments) {
  command.add_option("WHAT", arguments.what, "info: where it is and what it holds; clear: delete everything in it")
      ->required()
      ->check(CLI::IsMember({"info", "clear"}));
  command.add_option("--cache", arguments.cache, "file of kept results, if not the usual one")->type_name("FILE");
  command.add_flag("--json", arguments.json, "as JSON");
  command.footer("Examples:\n  assay cache info\n  assay cache clear --cache verdicts.sqlite");
}

}  // namespace assay
