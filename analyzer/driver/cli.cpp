// The option table. CLI11 is seen only here; its exceptions end here.
#include "analyzer/driver/cli.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>

#include "analyzer/driver/commands.h"
#include "analyzer/driver/suggest.h"
#include "analyzer/report/words.h"

namespace assay {
namespace {

void AddInputOptions(CLI::App& command, InputArguments& arguments) {
  command
      .add_option("PATH", arguments.paths,
                  "kernel file, operator folder, reply, folder of such, or - for standard input")
      ->required();
  command.add_option("--contract", arguments.contract, "what the kernel is supposed to do (docs/formats/contract.md)");
  CLI::Option* task = command.add_option(
      "--task,--reference", arguments.task,
      "benchmark task to run end to end: a folder with module.py, prepare_inputs.py and test_cases.csv, or a Python "
      "module with Model and get_inputs");
  command.get_option("--contract")->excludes(task);
  command.add_option("--cases", arguments.cases, "how many of the task's cases are run")
      ->check(CLI::Range(1, 100000))
      ->capture_default_str();
  command.add_option("--case", arguments.first_case, "the first of them, counted from 0")->check(CLI::Range(0, 100000));
  command.add_option("--level", arguments.level, "lint neither runs nor proves anything")
      ->check(CLI::IsMember({"lint", "full"}))
      ->capture_default_str();
  command.add_option("-j,--jobs", arguments.jobs, "inputs analysed at the same time; 0 = one a core")
      ->check(CLI::Range(0, 200))
      ->capture_default_str();
  command.add_option("--cann", arguments.cann,
                     "release of the toolkit: 8.1, 8.x, 8.5, 9.0 or 9.1; 8.x, the usual one, is 8.1 and what 8.3 is "
                     "known to have");
  command.add_option("--soc", arguments.soc,
                     "chip or family, such as ascend910b (the usual one) or Ascend910B2; wins over the contract's");
  command.add_option("--stdin-filename", arguments.stdin_filename, "what standard input is called")
      ->capture_default_str();
  command.add_option("-I,--include", arguments.include_dirs, "folder of headers that the input builds on; repeatable")
      ->allow_extra_args(false)
      ->check(CLI::ExistingDirectory);
  command.add_option("-D,--define", arguments.defines, "macro of the build, NAME or NAME=VALUE; repeatable")
      ->allow_extra_args(false);
  command.add_option("--timeout", arguments.seconds, "seconds one input may take before it is given up")
      ->check(CLI::Range(0.1, 86400.0))
      ->capture_default_str();
  command.add_flag("--allow-commands", arguments.allow_commands, "let the contract run its reference command");
  command.add_flag("--edge-values", arguments.edge_values,
                   "where the values match, run once more with zeros, subnormal, large, infinite and NaN inputs; what "
                   "differs then is a note");
  command.add_option("--resource-dir", arguments.resource_dir, "folder of the device model's headers");
}

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
}

void AddFixOptions(CLI::App& command, FixArguments& arguments) {
  // An input is analysed again after each fix.
  arguments.seconds = 60;
  AddInputOptions(command, arguments);
  CLI::Option* diff = command.add_flag("--diff")->description("print the changes as a unified diff (the default)");
  command.add_flag("--in-place", arguments.in_place, "change the files")->excludes(diff);
  command.add_flag("--unsafe", arguments.unsafe, "also fixes that choose between several intents");
}

void AddMineOptions(CLI::App& command, MineArguments& arguments) {
  arguments.seconds = 60;
  AddInputOptions(command, arguments);
  command.add_option("-o,--output", arguments.output, "folder for sft.jsonl, dpo.jsonl and stats.json")->required();
  command.add_option("--source-repo", arguments.source_repo, "where the inputs come from");
  command.add_option("--source-commit", arguments.source_commit);
  command.add_option("--license", arguments.license, "SPDX name of the inputs' licence")->capture_default_str();
  command.add_option("--license-type", arguments.license_type)->capture_default_str();
  command
      .add_option("--origin", arguments.origin, "who wrote the inputs; else a reply is a model's, a file a person's")
      ->check(CLI::IsMember({"human", "mutated", "model"}));
  command.add_option("--generator", arguments.generator, "the model or program that wrote the inputs");
  command.add_option("--group", arguments.group, "inputs of one group stay on one side of a split");
  command.add_option("--created", arguments.created, "date to put into the records");
  command.add_option("--prompt-file", arguments.prompt_file, "what the generator was asked");
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
  app.set_version_flag("--version", fmt::format("assay {}", ToolVersion()));
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
  CLI::App* mine = app.add_subcommand("mine", "turn verified fixes into training records");
  AddMineOptions(*mine, mine_arguments);

  ContractArguments contract_arguments;
  contract_arguments.seconds = 60;
  CLI::App* contract = app.add_subcommand(
      "contract", "write the contracts that a task or an op definition gives, with inputs and goldens");
  AddInputOptions(*contract, contract_arguments);
  contract->add_option("-o,--output", contract_arguments.output, "folder to write into")->capture_default_str();

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
  if (mine->parsed()) return RunMine(mine_arguments, services);
  if (contract->parsed()) return RunContractCommand(contract_arguments, services);
  if (explain->parsed()) return RunExplain(rule, json, services);
  return RunRules(json, services);
}

}  // namespace assay
