// See input-options.h.
#include "driver/input-options.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "analyzer/facts/kernel-language.h"
#include "driver/config/keys.h"

namespace assay {

CLI::Validator Number(double least, double most, bool whole) {
  const auto check = [=](std::string& text) {
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    if (end == text.c_str() || *end != '\0') return fmt::format("`{}` is not a number", text);
    if (whole && std::floor(value) != value) return fmt::format("`{}` is not a whole number", text);
    if (!(value >= least && value <= most)) return fmt::format("{} is not between {:g} and {:g}", text, least, most);
    return std::string();
  };
  // No name: otherwise the range would follow each option in the help.
  return {check, "", ""};
}

void AddPath(CLI::App& command, InputArguments& arguments) {
  command.add_option("PATH", arguments.paths, "kernel file, operator folder, reply, or - for standard input")
      ->required();
}

void AddPaths(CLI::App& command, InputArguments& arguments) {
  command
      .add_option("PATH", arguments.paths,
                  "kernel file, operator folder, reply, folder of such, or - for standard input; an input larger than "
                  "4 MiB is not read")
      ->required();
  command
      .add_option("--include", arguments.walk.include,
                  "of a folder, only what this matches: *.txt, src/**/k_*.cpp; repeatable. Also what is left out "
                  "unless named, such as logs")
      ->type_name("GLOB")
      ->allow_extra_args(false);
  command
      .add_option("--exclude", arguments.walk.exclude,
                  "of a folder, nothing that this matches, nor anything beneath it; repeatable")
      ->type_name("GLOB")
      ->allow_extra_args(false);
  command.add_flag("--verbose", arguments.verbose, "on standard error, what of a folder is not judged, and why");
}

void AddTargetOptions(CLI::App& command, InputArguments& arguments) {
  command.add_option(fmt::format("--{},--cuda", FirstLanguage().toolkit), arguments.release,
                     "release of the toolkit: 8.1, 8.x, 8.5, 9.0 or 9.1; 8.x, the usual one, is 8.1 and what 8.3 is "
                     "known to have; of CUDA 11.8 to 13.0, usually 12.4");
  command.add_option("--soc", arguments.soc,
                     fmt::format("chip or family, such as {} or, of CUDA, sm_80; wins over the contract's",
                                 FirstLanguage().chips_shown));
  // `--include` is the glob of a folder's inputs.
  command
      .add_option("-I,--include-dir", arguments.include_dirs, "folder of headers that the input builds on; repeatable")
      ->allow_extra_args(false)
      ->check(CLI::ExistingDirectory);
  command.add_option("-D,--define", arguments.defines, "macro of the build, NAME or NAME=VALUE; repeatable")
      ->allow_extra_args(false);
  command.add_option("--stdin-filename", arguments.stdin_filename, "what standard input is called, where PATH is -");
  command.add_option("--timeout", arguments.seconds, "seconds one input may take before it is given up")
      ->check(Number(0.1, 86400, false))
      ->capture_default_str();
  command.add_option("--resource-dir", arguments.resource_dir, "folder of the device model's headers");
}

void AddConfig(CLI::App& command, InputArguments& arguments) {
  arguments.finds_config = true;
  CLI::Option* file =
      command
          .add_option("--config", arguments.config,
                      "the assay.toml to use instead of the nearest one of each input (docs/configuration.md)")
          ->type_name("FILE");
  command.add_flag("--no-config", arguments.no_config, "no assay.toml counts")->excludes(file);
  command.parse_complete_callback([&command, &arguments] {
    for (const CLI::Option* option : command.get_options()) {
      if (option->count() == 0) continue;
      for (const std::string& name : option->get_lnames()) arguments.given.insert("--" + name);
    }
  });
}

void AddRuleChoice(CLI::App& command, InputArguments& arguments) {
  const auto selectors = [&](const char* name, std::vector<std::string>& values, const char* what) {
    command.add_option(name, values, what)->type_name("RULE")->allow_extra_args(false)->delimiter(',');
  };
  selectors("--select", arguments.select, "only findings of this rule, family or stability; repeatable");
  selectors("--ignore", arguments.ignore, "no findings of this rule, family or stability; repeatable");
  command
      .add_option("--severity", arguments.severities,
                  "RULE=SEVERITY: error, warning, note or off; also of families and stabilities; repeatable")
      ->allow_extra_args(false)
      ->check(CLI::Validator(
          [](std::string& text) -> std::string {
            const std::size_t at = text.rfind('=');
            const auto& words = SeverityWords();
            const bool good =
                at != text.npos && at > 0 && std::find(words.begin(), words.end(), text.substr(at + 1)) != words.end();
            return good ? "" : fmt::format("`{}` is not RULE=error, RULE=warning, RULE=note or RULE=off", text);
          },
          "", ""));
  command.add_flag("--no-preview", arguments.no_preview, "no findings of rules whose stability is preview");
  command.add_flag("--no-suppress", arguments.no_suppress, "show findings that a comment in the code ignores");
  command.add_flag("--suppression-reasons", arguments.suppression_reasons,
                   "a comment that ignores a finding has to say why");
}

void AddBaseline(CLI::App& command, InputArguments& arguments) {
  command.add_option("--baseline", arguments.baseline, "file of known findings, which are not shown (assay baseline)")
      ->type_name("FILE");
}

void AddContractOptions(CLI::App& command, InputArguments& arguments) {
  command.add_option("--contract", arguments.contract, "what the kernel is supposed to do (docs/formats/contract.md)");
  command.add_flag("--allow-commands", arguments.allow_commands, "let the contract run its reference command");
}

void AddTaskOptions(CLI::App& command, InputArguments& arguments) {
  CLI::Option* task = command.add_option(
      "--task", arguments.task,
      "benchmark task to run end to end: a folder with module.py, prepare_inputs.py and test_cases.csv, or a Python "
      "module with Model and get_inputs");
  if (CLI::Option* contract = command.get_option_no_throw("--contract")) contract->excludes(task);
  command.add_option("--cases", arguments.cases, "how many of the task's cases are run")
      ->check(Number(1, 100000))
      ->capture_default_str()
      ->needs(task);
  command.add_option("--case", arguments.first_case, "the first of them, counted from 0")
      ->check(Number(0, 100000))
      ->needs(task);
  command
      .add_option(
          "--tolerance", arguments.tolerance,
          "of the task's results, absolute and relative alike, where its benchmark's release takes another than the "
          "usual one")
      ->check(Number(1e-12, 1, false))
      ->needs(task);
}

void AddReference(CLI::App& command, InputArguments& arguments) {
  command
      .add_option("--reference", arguments.reference,
                  "who evaluates the task of a CUDA reply: this program, or PyTorch in a confined Python (Debian's "
                  "python3-torch)")
      ->check(CLI::IsMember({"builtin", "torch"}))
      ->capture_default_str()
      ->needs(command.get_option("--task"));
}

void AddLevel(CLI::App& command, InputArguments& arguments) {
  command.add_option("--level", arguments.level, "lint neither runs nor proves anything")
      ->check(CLI::IsMember({"lint", "full"}))
      ->capture_default_str();
}

void AddCache(CLI::App& command, InputArguments& arguments) {
  CLI::Option* none = command.add_flag("--no-cache", arguments.no_cache, "judge everything again and keep nothing");
  command.add_option("--cache", arguments.cache, "file of kept results (docs/serve.md says where it is otherwise)")
      ->type_name("FILE")
      ->excludes(none);
  command.add_option("--cache-mb", arguments.cache_mb, "maximum size of the kept results, in MB")
      ->check(Number(1, 1000000))
      ->capture_default_str()
      ->excludes(none);
}

void AddJobs(CLI::App& command, InputArguments& arguments) {
  command.add_option("-j,--jobs", arguments.jobs, "inputs analysed at the same time; 0 = one per core")
      ->check(Number(0, 200))
      ->capture_default_str();
}

void AddShard(CLI::App& command, InputArguments& arguments) {
  const auto take = [&arguments](const std::string& text) { arguments.shard = Shard::Parse(text).value_or(Shard()); };
  command
      .add_option_function<std::string>(
          "--shard", take, "I/N: only part I of the inputs in N parts, for several machines (docs/scale.md)")
      ->type_name("I/N")
      ->check(CLI::Validator(
          [](std::string& text) {
            return Shard::Parse(text) ? "" : fmt::format("`{}` is not I/N, with I from 1 to N", text);
          },
          "", ""));
}

void AddEdgeValues(CLI::App& command, InputArguments& arguments) {
  command.add_flag("--edge-values", arguments.edge_values,
                   "where the values match, run once more with zeros, subnormal, large, infinite and NaN inputs; what "
                   "differs then is a note");
}

void AddSolver(CLI::App& command, InputArguments& arguments) {
  CLI::Option* none = command.add_flag("--no-solver", arguments.no_solver, "run the kernel, and prove nothing");
  command
      .add_option("--solver-budget", arguments.solver_budget,
                  "the maximum cost of one solver query, in Z3's resource units; 200000 unless given")
      ->type_name("UNITS")
      ->check(Number(1, 1e9))
      ->excludes(none);
}

void AddAutoSync(CLI::App& command, InputArguments& arguments) {
  command.add_flag("--no-auto-sync", arguments.no_auto_sync,
                   "the kernel is built with --cce-auto-sync=off: waits that the compiler inserts do not count");
}

}  // namespace assay
