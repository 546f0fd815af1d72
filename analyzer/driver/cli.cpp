// The option table. CLI11 is seen only here; its exceptions end here.
#include "analyzer/driver/cli.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>

#include "analyzer/driver/commands.h"
#include "analyzer/driver/mine-options.h"
#include "analyzer/driver/simulate-options.h"
#include "analyzer/driver/suggest.h"
#include "analyzer/report/words.h"

namespace assay {
namespace {

void AddCheckOptions(CLI::App& command, CheckArguments& arguments) {
  AddInputOptions(command, arguments);
  command.add_option("--format", arguments.format, "text is full on a terminal and concise elsewhere")
      ->check(CLI::IsMember({"text", "full", "concise", "json", "jsonl"}))
      ->capture_default_str();
  command.add_flag("--show-undecided", arguments.show_undecided, "list what could not be decided, and why");
  command.add_option("--fail-on", arguments.fail_on, "least severity for exit code 1")
      ->check(CLI::IsMember({"error", "warning", "note", "never"}))
      ->capture_default_str();
  command.add_option("--color", arguments.color, "auto heeds NO_COLOR")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
  command.add_option("-o,--output", arguments.output, "write there instead of standard output");
  command.add_flag("--no-suppress", arguments.no_suppress, "show findings that a comment in the code ignores");
  CLI::Option* recheck = command.add_flag("--recheck", arguments.recheck,
                                          "try fixes before they are listed at level lint too: several times as long");
  command.add_flag("--no-recheck", arguments.no_recheck, "list fixes without trying them: faster")->excludes(recheck);
  command.add_flag("--timing", arguments.timing, "time of each stage, in text output");
  command.add_flag("--time", arguments.time, "what the kernel would take on the device (docs/time-model.md)");
  command.add_option("--trace", arguments.trace, "write there when each instruction ran, as a Chrome trace; one input");
}

void AddFixOptions(CLI::App& command, FixArguments& arguments) {
  // An input is analysed again after each fix.
  arguments.seconds = 60;
  AddInputOptions(command, arguments);
  CLI::Option* diff = command.add_flag("--diff")->description("print the changes as a unified diff (the default)");
  CLI::Option* in_place = command.add_flag("--in-place", arguments.in_place, "change the files")->excludes(diff);
  command
      .add_flag("--plan", arguments.plan, "print the steps of the repair, and what they lead to, instead of the diff")
      ->excludes(diff)
      ->excludes(in_place);
  command
      .add_option("--format", arguments.format,
                  "json: one document a repair (docs/formats/fix.md), an array of several; jsonl: one a line")
      ->check(CLI::IsMember({"text", "json", "jsonl"}))
      ->capture_default_str();
  CLI::Option* unsafe =
      command.add_flag("--unsafe", arguments.unsafe, "also fixes that choose between several intents");
  CLI::Option* search = command.add_flag("--search", arguments.search,
                                         "where fixes do not make all right, try small edits until one does; needs a "
                                         "contract with a reference, or a task");
  search->needs(unsafe);
  command.add_option("--search-runs", arguments.search_runs, "analyses that the search may make")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str()
      ->needs(search);
}

void AddMutateOptions(CLI::App& command, MutateArguments& arguments) {
  arguments.seconds = 60;
  AddInputOptions(command, arguments);
  command.get_option("PATH")->required(false)->description("right kernels: files, operator folders or replies");
  command
      .add_option("--mutator", arguments.mutators, "only this one, such as drop-enque; repeatable (all unless given)")
      ->allow_extra_args(false);
  command.add_option("--seed", arguments.seed, "draws sites and combinations")->capture_default_str();
  command.add_option("--count", arguments.count, "mutants tried of one input, mutators taking turns; 0 = every site")
      ->check(CLI::Range(0, 1000000))
      ->capture_default_str();
  command.add_option("--faults", arguments.faults, "changes in one mutant")
      ->check(CLI::Range(1, 8))
      ->capture_default_str();
  command.add_option("-o,--output", arguments.output,
                     "folder for the mutants, mutants.jsonl and stats.json (docs/formats/mutant.md)");
  command.add_flag("--list", arguments.list, "list the mutators, their fault classes and the rules that are right");
  command.footer(
      "Examples:\n"
      "  assay mutate --list\n"
      "  assay mutate reply.txt --contract contract.json -o mutants\n"
      "  assay mutate op/ --contract contract.json --mutator drop-enque --mutator wrong-round-mode\n"
      "  assay mutate reply.txt --contract contract.json --faults 2 --count 50 --seed 7 -o pairs -j2");
}

// CLI11 says what was not expected; we add the option it resembles.
std::string Explain(const CLI::App& command, const CLI::ParseError& error, int argc, const char* const* argv) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  for (const CLI::App* sub : command.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(sub->get_name());
  std::string message = error.what();
  if (error.get_exit_code() != static_cast<int>(CLI::ExitCodes::ExtrasError) &&
      error.get_exit_code() != static_cast<int>(CLI::ExitCodes::RequiredError)) {
    return message;
  }
  for (int i = 1; i < argc; ++i) {
    const std::string word = std::string(argv[i]).substr(0, std::string(argv[i]).find('='));
    if (std::find(names.begin(), names.end(), word) != names.end()) continue;
    const std::string nearest = Nearest(word, names);
    if (!nearest.empty()) return fmt::format("{}; did you mean `{}`", message, nearest);
  }
  return message;
}

}  // namespace

int RunCommandLine(int argc, const char* const* argv, const Services& services) {
  CLI::App app{"Tells whether a generated accelerator kernel is right before anybody compiles it.", "assay"};
  app.set_version_flag("--version", services.walls.empty()
                                        ? fmt::format("assay {}", ToolVersion())
                                        : fmt::format("assay {}\nsandbox: {}", ToolVersion(), services.walls));
  app.require_subcommand(1);
  app.footer(
      "Exit codes: 0 nothing found, 1 findings, 2 wrong usage, 3 an input could not be analysed.\n"
      "Example: assay check reply.txt --format json");

  CheckArguments check_arguments;
  CLI::App* check = app.add_subcommand("check", "judge kernels: findings and a verdict for each input");
  AddCheckOptions(*check, check_arguments);

  FixArguments fix_arguments;
  CLI::App* fix = app.add_subcommand("fix", "repair kernels; every fix is re-checked before it counts");
  AddFixOptions(*fix, fix_arguments);

  MineArguments mine_arguments;
  CLI::App* mine = app.add_subcommand("mine", "make a dataset of what inputs, attempts and pairs have to teach");
  AddMineOptions(*mine, mine_arguments);

  MutateArguments mutate_arguments;
  CLI::App* mutate = app.add_subcommand("mutate", "make wrong kernels of right ones, each shown to be wrong");
  AddMutateOptions(*mutate, mutate_arguments);

  CurateArguments curate_arguments;
  CLI::App* curate = app.add_subcommand("curate", "choose among attempts by their reasoning and their time");
  AddCurateOptions(*curate, curate_arguments);

  ContractArguments contract_arguments;
  contract_arguments.seconds = 60;
  CLI::App* contract = app.add_subcommand(
      "contract", "write the contracts that a task or an op definition gives, with inputs and goldens");
  AddInputOptions(*contract, contract_arguments);
  contract->add_option("-o,--output", contract_arguments.output, "folder to write into")->capture_default_str();
  SimulateArguments simulate_arguments;
  CLI::App* simulate = app.add_subcommand("simulate", "run one kernel on the simulated device, and look at the run");
  AddSimulateOptions(*simulate, simulate_arguments);

  ProveArguments prove_arguments;
  prove_arguments.seconds = 60;
  CLI::App* prove = app.add_subcommand("prove", "prove what a right kernel owes, for every shape of its contract");
  AddInputOptions(*prove, prove_arguments);
  prove->add_option("--format", prove_arguments.format)->check(CLI::IsMember({"text", "json"}))->capture_default_str();
  prove->add_flag("--ways", prove_arguments.ways, "also what holds for each way through the host code");
  prove->add_flag("--whole", prove_arguments.whole,
                  "only the whole domain: no smaller one is tried where not everything is proved");
  prove->add_option("--dump-smt2", prove_arguments.dump_smt2, "write each question to the solver into this folder")
      ->type_name("FOLDER");

  std::string rule;
  bool json = false;
  CLI::App* explain = app.add_subcommand("explain", "print the page of a rule");
  explain->add_option("RULE", rule, "name, such as queue/missing-enque")->required();
  explain->add_flag("--json", json);
  CLI::App* rules = app.add_subcommand("rules", "list all rules");
  rules->add_flag("--json", json);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      app.exit(error);
      return kClean;
    }
    const CLI::App* used = app.get_subcommands().empty() ? &app : app.get_subcommands().front();
    return UsageError(Explain(*used, error, argc, argv));
  }
  // The default is for one shape; a task brings several, and a reference to compute.
  if (!check_arguments.task.empty() && check->count("--timeout") == 0) check_arguments.seconds = 60;
  if (check->parsed()) return RunCheck(check_arguments, services);
  if (fix->parsed()) return RunFix(fix_arguments, services);
  if (simulate->parsed()) return RunSimulate(simulate_arguments, services);
  if (prove->parsed()) return RunProve(prove_arguments, services);
  if (mine->parsed()) return RunMine(mine_arguments, services);
  if (mutate->parsed()) return RunMutate(mutate_arguments, services);
  if (curate->parsed()) return RunCurate(curate_arguments);
  if (contract->parsed()) return RunContractCommand(contract_arguments, services);
  if (explain->parsed()) return RunExplain(rule, json, services);
  return RunRules(json, services);
}

}  // namespace assay
