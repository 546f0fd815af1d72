// The option table. CLI11 is seen only here; its exceptions end here.
#include "driver/cli.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <system_error>

#include "analyzer/facts/suggest.h"
#include "analyzer/report/words.h"
#include "driver/command-options.h"
#include "driver/commands.h"
#include "driver/input-options.h"
#include "driver/lsp/lsp-command.h"
#include "driver/mcp/mcp-command.h"
#include "driver/mine-options.h"
#include "driver/option-groups.h"
#include "driver/shell-help.h"
#include "driver/simulate-options.h"

namespace assay {
namespace {

std::vector<std::string> CommandsOf(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* sub : app.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(sub->get_name());
  return names;
}

std::string DidYouMean(const std::string& word, const std::vector<std::string>& names) {
  const std::string nearest = Nearest(word, names);
  return nearest.empty() ? "" : fmt::format("; did you mean `{}`?", nearest);
}

// The alternative, if a command might be expected to have an option that it lacks.
std::string Instead(const std::string& command, const std::string& option) {
  if (command == "simulate" && option == "--task")
    return "; `assay contract PATH --task TASK -o contracts` writes a task's cases as contracts to simulate with";
  if (option == "--include") return "; folders of headers are named with -I";
  return "";
}

// CLI11's message where it is good enough; our own for unexpected arguments.
std::string Explain(const CLI::App& app, const CLI::App& used, const CLI::ParseError& error) {
  const bool top = &used == &app;
  const std::vector<std::string> rest = app.remaining(true);
  auto unexpected =
      std::find_if(rest.begin(), rest.end(), [](const std::string& word) { return word.starts_with('-'); });
  if (unexpected == rest.end()) unexpected = rest.begin();
  const int code = error.get_exit_code();
  const bool extras = code == static_cast<int>(CLI::ExitCodes::ExtrasError) ||
                      (code == static_cast<int>(CLI::ExitCodes::RequiredError) && unexpected != rest.end());
  const std::string help = fmt::format("{} --help lists", top ? "assay" : "assay " + used.get_name());
  if (!extras || unexpected == rest.end()) return error.what();
  const std::string word = unexpected->substr(0, unexpected->find('='));
  if (top && !word.starts_with('-')) {
    return fmt::format("no command is called `{}`{}{}", word, DidYouMean(word, CommandsOf(app)),
                       fmt::format("{} commands are {}", DidYouMean(word, CommandsOf(app)).empty() ? ";" : " The",
                                   fmt::join(CommandsOf(app), ", ")));
  }
  if (!word.starts_with('-')) return fmt::format("`{}` is one argument too many; {} what there is", word, help);
  std::vector<std::string> names;
  for (const CLI::Option* option : used.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  std::string more = Instead(used.get_name(), word);
  if (more.empty()) more = DidYouMean(word, names);
  if (more.empty()) more = fmt::format("; {} its options", help);
  return fmt::format("{} has no option `{}`{}", top ? "assay" : "assay " + used.get_name(), word, more);
}

}  // namespace

int RunCommandLine(int argc, const char* const* argv, const Services& services) {
  CLI::App app{"Judges generated accelerator kernels before they are compiled.", "assay"};
  app.set_version_flag("--version", services.walls.empty()
                                        ? fmt::format("assay {}", ToolVersion())
                                        : fmt::format("assay {}\nsandbox: {}", ToolVersion(), services.walls));
  app.require_subcommand(1);
  app.footer(
      "Exit codes: 0 nothing found, 1 findings, 2 wrong usage, 3 an input could not be analysed or its build not "
      "decided.\n"
      "assay COMMAND --help shows a command's options, with examples.");

  CheckArguments check_arguments;
  CLI::App* check = app.add_subcommand("check", "judge kernels: findings and a verdict for each input");
  AddCheckOptions(*check, check_arguments);

  BaselineArguments baseline_arguments;
  CLI::App* baseline = app.add_subcommand("baseline", "known findings, which check does not show again");
  AddBaselineOptions(*baseline, baseline_arguments);

  ConfigArguments config_arguments;
  CLI::App* config = app.add_subcommand("config", "print what assay.toml sets for a path, and where");
  AddConfigCommandOptions(*config, config_arguments);

  CheckArguments reward_arguments;
  CLI::App* reward = app.add_subcommand("reward", "a number from 0 to 1 for each input, for training");
  AddRewardOptions(*reward, reward_arguments);

  FixArguments fix_arguments;
  CLI::App* fix = app.add_subcommand("fix", "repair kernels; every fix is re-checked before it counts");
  AddFixOptions(*fix, fix_arguments);

  MineArguments mine_arguments;
  CLI::App* mine = app.add_subcommand("mine", "make a training dataset from inputs, attempts and pairs");
  AddMineOptions(*mine, mine_arguments);
  MergeArguments mine_merge_arguments;
  CLI::App* mine_merge = AddMerge(*mine, mine_merge_arguments, "mine");

  MutateArguments mutate_arguments;
  CLI::App* mutate = app.add_subcommand("mutate", "make wrong kernels from right ones, each shown to be wrong");
  AddMutateOptions(*mutate, mutate_arguments);
  MergeArguments mutate_merge_arguments;
  CLI::App* mutate_merge = AddMerge(*mutate, mutate_merge_arguments, "mutate");

  CurateArguments curate_arguments;
  CLI::App* curate = app.add_subcommand("curate", "choose among attempts by their reasoning and their time");
  AddCurateOptions(*curate, curate_arguments);

  ContractArguments contract_arguments;
  CLI::App* contract = app.add_subcommand(
      "contract", "write the contracts that a task or an op definition gives, with inputs and goldens");
  AddContractCommandOptions(*contract, contract_arguments);

  SimulateArguments simulate_arguments;
  CLI::App* simulate = app.add_subcommand("simulate", "run one kernel on the simulated device and inspect the run");
  AddSimulateOptions(*simulate, simulate_arguments);

  ProveArguments prove_arguments;
  CLI::App* prove = app.add_subcommand("prove", "prove a kernel free of faults for every shape of its contract");
  AddProveOptions(*prove, prove_arguments);

  ServeArguments serve_arguments;
  CLI::App* serve = app.add_subcommand("serve", "answer requests over HTTP, a socket or standard input");
  AddServeOptions(*serve, serve_arguments);

  CacheArguments cache_arguments;
  CLI::App* cache = app.add_subcommand("cache", "show or clear the results that are kept");
  AddCacheOptions(*cache, cache_arguments);

  LspArguments lsp_arguments;
  CLI::App* lsp = app.add_subcommand("lsp", "serve an editor: findings while typing (docs/lsp.md)");
  AddTargetOptions(*lsp, lsp_arguments);
  AddConfig(*lsp, lsp_arguments);
  AddRuleChoice(*lsp, lsp_arguments);
  AddBaseline(*lsp, lsp_arguments);
  lsp->remove_option(lsp->get_option("--stdin-filename"));
  lsp->add_flag("--stdio")->description("standard input and output, which are the only way; editors pass it");
  lsp->footer("Examples:\n  assay lsp\n  assay lsp -I library/include -D DEBUG=0");

  McpArguments mcp_arguments;
  CLI::App* mcp = app.add_subcommand("mcp", "tools for agents, over the Model Context Protocol (docs/mcp.md)");
  AddMcpOptions(*mcp, mcp_arguments);

  ExplainArguments explain_arguments;
  CLI::App* explain = app.add_subcommand("explain", "print the page of a rule, or a finding with it");
  AddExplainOptions(*explain, explain_arguments);
  ReportBugArguments report_bug_arguments;
  CLI::App* report_bug = app.add_subcommand("report-bug", "pack an input, its settings and its report into one file");
  AddReportBugOptions(*report_bug, report_bug_arguments);
  bool json = false;
  CLI::App* rules = app.add_subcommand("rules", "list all rules");
  rules->add_flag("--json", json, "as JSON (docs/formats/rules.schema.json)");
  rules->footer("Examples:\n  assay rules\n  assay rules --json");

  std::string shell;
  CLI::App* completions =
      app.add_subcommand("completions", "print what a shell completes assay's words from, or the manual page");
  completions->add_option("FOR", shell)->required()->check(CLI::IsMember({"bash", "zsh", "fish", "man"}));
  completions->footer(
      "Examples:\n"
      "  assay completions bash > /etc/bash_completion.d/assay\n"
      "  assay completions man > /usr/local/share/man/man1/assay.1");

  GroupOptions(app);
  if (argc < 2) {
    std::fputs(app.help().c_str(), stderr);
    return kUsage;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) {
      app.exit(error);
      return kClean;
    }
    const CLI::App* used = app.get_subcommands().empty() ? &app : app.get_subcommands().front();
    return UsageError(Explain(app, *used, error));
  }
  // The default is for one shape; a task brings several, and a reference to compute.
  if (!check_arguments.task.empty() && check->count("--timeout") == 0) check_arguments.seconds = 60;
  // An operator's folder brings shapes of its own to run at.
  const auto is_folder = [](const std::string& path) {
    std::error_code ec;
    return std::filesystem::is_directory(path, ec);
  };
  if (check_arguments.contract.empty() && check->count("--timeout") == 0 &&
      std::any_of(check_arguments.paths.begin(), check_arguments.paths.end(), is_folder))
    check_arguments.seconds = std::max(check_arguments.seconds, 60.0);
  if (!reward_arguments.task.empty() && reward->count("--timeout") == 0) reward_arguments.seconds = 60;
  if (reward->parsed()) return RunCheck(reward_arguments, services);
  if (check->parsed()) return RunCheck(check_arguments, services);
  if (baseline->parsed()) return RunBaseline(baseline_arguments, services);
  if (config->parsed()) return RunConfig(config_arguments, services);
  if (fix->parsed()) return RunFix(fix_arguments, services);
  if (simulate->parsed()) return RunSimulate(simulate_arguments, services);
  if (lsp->parsed()) return RunLsp(lsp_arguments, services);
  if (mcp->parsed()) return RunMcp(mcp_arguments, services);
  if (prove->parsed()) return RunProve(prove_arguments, services);
  if (mine_merge->parsed()) return RunMineMerge(mine_merge_arguments);
  if (mutate_merge->parsed()) return RunMutateMerge(mutate_merge_arguments);
  if (mine->parsed()) return RunMine(mine_arguments, services);
  if (mutate->parsed()) return RunMutate(mutate_arguments, services);
  if (curate->parsed()) return RunCurate(curate_arguments);
  if (contract->parsed()) return RunContractCommand(contract_arguments, services);
  if (serve->parsed()) return RunServe(serve_arguments, services);
  if (cache->parsed()) return RunCacheCommand(cache_arguments);
  if (completions->parsed()) {
    fmt::print("{}", shell == "man" ? ManualPage(app) : ShellCompletions(app, shell));
    return kClean;
  }
  if (explain->parsed()) return RunExplain(explain_arguments, services);
  if (report_bug->parsed()) {
    report_bug_arguments.command_line.assign(argv, argv + argc);
    return RunReportBug(report_bug_arguments, services);
  }
  return RunRules(json, services);
}

}  // namespace assay
