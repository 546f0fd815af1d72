// See simulate-options.h.
#include "analyzer/driver/simulate-options.h"

namespace assay {

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
  command.add_flag("--no-auto-sync", arguments.no_auto_sync,
                   "the kernel is built with --cce-auto-sync=off: waits that the compiler inserts do not count");
  command.add_option("--resource-dir", arguments.resource_dir, "folder of the device model's headers");
}

void AddSimulateOptions(CLI::App& command, SimulateArguments& arguments) {
  using Tensor = SimulateArguments::Tensor;
  arguments.seconds = 60;
  AddInputOptions(command, arguments);
  command.get_option("PATH")->required(false)->description("kernel file, operator folder, reply, or -");
  const auto tensor = [&](const char* name, Tensor what, const char* help) {
    command
        .add_option_function<std::string>(
            name, [&arguments, what](const std::string& text) { arguments.tensors.emplace_back(what, text); }, help)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast)
        ->trigger_on_parse();
  };
  tensor("--input", Tensor::kInput, "NAME=FILE.npy: an input and its values; in the order of the kernel's parameters");
  tensor("--shape", Tensor::kShape, "NAME=DTYPE[SIZES]: an input with seeded random values, or an output's shape");
  tensor("--output", Tensor::kOutput, "NAME or NAME=FILE.npy: an output, and where to write it");
  const auto list = [&](const char* name, std::vector<std::string>& values, const char* help) {
    command.add_option(name, values, help)->allow_extra_args(false);
  };
  list("--attr", arguments.attributes, "NAME=VALUE: an attribute of the operator; repeatable");
  list("--tiling", arguments.tiling, "NAME=VALUE: a tiling field, where there is no host code; repeatable");
  command.add_option("--tiling-key", arguments.tiling_key, "value of TILING_KEY_IS, where there is no host code");
  command.add_option("--workspace", arguments.workspace, "bytes of workspace, where there is no host code");
  command.add_option("--entry", arguments.entry, "the kernel function, where there are several");
  command.add_option("--block-dim", arguments.block_dim, "cores of the launch, where there is no host code")
      ->check(CLI::Range(1, 1024));
  command.add_option("--seed", arguments.seed, "of the random inputs");
  command.add_option("--core", arguments.cores, "run only this core; repeatable")
      ->allow_extra_args(false)
      ->check(CLI::Range(0, 1023));
  command.add_option("--until", arguments.until,
                     "stop after the first instruction at FILE:LINE, or after so many instructions of a core");
  list("--watch", arguments.watch,
       "print each change of a tensor, queue or buffer, or of what FILE:LINE prepares; "
       "repeatable");
  command.add_flag("--time", arguments.time, "what the kernel would take on the device (docs/time-model.md)");
  command.add_flag("--explain-time", arguments.explain_time, "print the figures of the time model and their sources");
  command.add_option("--trace", arguments.trace, "write there when each instruction ran, as a Chrome trace");
  command.add_option("--format", arguments.format)->check(CLI::IsMember({"text", "json"}))->capture_default_str();
  command.add_option("--color", arguments.color, "auto heeds NO_COLOR")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
}

}  // namespace assay
