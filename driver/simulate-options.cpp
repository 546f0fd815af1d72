// See simulate-options.h.
#include "driver/simulate-options.h"

#include "driver/input-options.h"

namespace assay {

void AddSimulateOptions(CLI::App& command, SimulateArguments& arguments) {
  using Tensor = SimulateArguments::Tensor;
  arguments.seconds = 60;
  AddPath(command, arguments);
  command.get_option("PATH")->required(false);
  AddContractOptions(command, arguments);
  AddTargetOptions(command, arguments);
  AddConfig(command, arguments);
  AddAutoSync(command, arguments);
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
      ->check(Number(1, 1024));
  command.add_option("--seed", arguments.seed, "of the random inputs");
  command.add_option("--core", arguments.cores, "run only this core; repeatable")
      ->allow_extra_args(false)
      ->check(Number(0, 1023));
  command.add_option("--until", arguments.until,
                     "stop after the first instruction at FILE:LINE, or after so many instructions of a core");
  list("--watch", arguments.watch,
       "print each change of a tensor, queue or buffer, or of what FILE:LINE prepares; "
       "repeatable");
  command.add_flag("--time", arguments.time, "estimate the kernel's time on the device (docs/time-model.md)");
  command.add_flag("--explain-time", arguments.explain_time, "print the figures of the time model and their sources");
  command.add_option("--trace", arguments.trace, "write there when each instruction ran, as a Chrome trace");
  command.add_option("--html", arguments.html, "write the run there as a page: timeline, unified buffer, outputs")
      ->type_name("FILE");
  command.add_option("--format", arguments.format)->check(CLI::IsMember({"text", "json"}))->capture_default_str();
  command.add_option("--color", arguments.color, "auto heeds NO_COLOR")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->capture_default_str();
  command.footer(
      "Examples:\n"
      "  assay simulate reply.txt --contract contract.json --time --trace trace.json\n"
      "  assay simulate reply.txt --contract contract.json --html run.html\n"
      "  assay simulate k.cpp --shape 'x=float16[16, 1024]' --shape 'y=float16[16, 1024]' --output y --watch y\n"
      "A benchmark's case: assay contract reply.txt --task TASK -o contracts, then simulate with the contract it "
      "wrote.");
}

}  // namespace assay
