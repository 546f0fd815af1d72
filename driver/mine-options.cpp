// See mine-options.h.
#include "driver/mine-options.h"

#include <fmt/format.h>

#include "corpus/forms.h"
#include "driver/input-options.h"

namespace assay {
namespace {

template <class List>
std::vector<std::string> NamesOf(const List& list) {
  std::vector<std::string> names;
  for (const auto value : list) names.emplace_back(NameOf(value));
  return names;
}

}  // namespace

void AddMineOptions(CLI::App& command, MineArguments& arguments) {
  // An input is analysed again after each fix.
  arguments.seconds = 60;
  AddPaths(command, arguments);
  AddContractOptions(command, arguments);
  AddTaskOptions(command, arguments);
  AddLevel(command, arguments);
  AddJobs(command, arguments);
  AddShard(command, arguments);
  AddCache(command, arguments);
  AddTargetOptions(command, arguments);
  AddEdgeValues(command, arguments);
  AddAutoSync(command, arguments);
  command.get_option("PATH")->description(
      "kernel file, operator folder, reply, folder of such, - for standard input, or a .jsonl file of attempts or "
      "pairs "
      "(docs/formats/record.md)");
  command.get_option("PATH")->required(false);
  command.add_option("-o,--output", arguments.output, "folder for the dataset; an interrupted run continues there");
  command.add_option("--labels", arguments.labels,
                     "labels of the inputs, as a table with a header line or as JSONL: id or path, and any of "
                     "task, run, attempt, compiled, correct, error_text, kind, prompt, contract, reference");
  command.add_flag("--own-contracts", arguments.own_contracts, "use contract.json next to an input as its contract");
  command.add_option("--form", arguments.forms, "what to write; repeatable, all unless given")
      ->check(CLI::IsMember(NamesOf(kForms)))
      ->delimiter(',')
      ->allow_extra_args(false);
  CLI::Option* trainer = command
                             .add_option("--trainer", arguments.trainer,
                                         "trainer whose rows to write; verl's are JSONL, to be converted to parquet")
                             ->check(CLI::IsMember(NamesOf(kFrameworks)))
                             ->capture_default_str();
  // Deprecated: elsewhere the word means a kernel language.
  command.add_option("--dialect", arguments.trainer)
      ->check(CLI::IsMember(NamesOf(kFrameworks)))
      ->each([](const std::string&) { fmt::print(stderr, "--dialect is deprecated: it is called --trainer now\n"); })
      ->excludes(trainer)
      ->group("");
  CLI::Option* compress = command.add_flag(
      "--compress", arguments.compress, "zstd shards; else only from 1,000 inputs on, where the framework reads them");
  command.add_flag("--no-compress", arguments.no_compress, "plain shards")->excludes(compress);
  command.add_option("--shard-mb", arguments.shard_mb, "size of a shard before compression, in MiB")
      ->check(Number(1, 65536))
      ->capture_default_str();
  command
      .add_option("--benchmark", arguments.benchmarks,
                  "folder of a benchmark's texts; records that repeat one are left out; repeatable")
      ->check(CLI::ExistingDirectory)
      ->allow_extra_args(false);
  command.add_flag("--keep-overlap", arguments.keep_overlap,
                   "mark records that repeat a benchmark's text, and keep them");
  command.add_flag("--known-in-train", arguments.known_in_train,
                   "leave tasks of published benchmarks in all splits; else their records are all in `test`");
  command.add_flag("--allow-unshown", arguments.allow_unshown,
                   "include answers that no run has shown to be right, and mark their rows (meta.unshown)");
  command.add_flag("--force", arguments.force, "replace a data set that was made with other options");
  command.add_option("--keep-near", arguments.keep_near, "records kept of nearly equal ones with the same rules")
      ->check(Number(1, 1000000))
      ->capture_default_str();
  command.add_option("--max-per-rule", arguments.most_per_rule, "records of one first rule; 0 = no limit")
      ->capture_default_str();
  command.add_option("--max-per-task", arguments.most_per_task, "records of one task; 0 = no limit")
      ->capture_default_str();
  command.add_option("--max-per-kind", arguments.most_per_kind, "records of one kind of task; 0 = no limit")
      ->capture_default_str();
  command.add_option("--source-repo", arguments.source_repo, "where the inputs come from");
  command.add_option("--source-commit", arguments.source_commit);
  command.add_option("--license", arguments.license, "SPDX name of the inputs' licence")->capture_default_str();
  command.add_option("--license-type", arguments.license_type)
      ->check(CLI::IsMember({"permissive", "copyleft", "proprietary", "unknown"}))
      ->capture_default_str();
  command
      .add_option("--origin", arguments.origin,
                  "who wrote the inputs; by default a model wrote a reply, a person a file")
      ->check(CLI::IsMember({"human", "mutated", "model"}));
  command.add_option("--generator", arguments.generator, "the model or program that wrote the inputs");
  command.add_option("--group", arguments.group, "inputs of one group stay on one side of a split");
  command.add_option("--created", arguments.created, "date to put into the records");
  command.add_option("--prompt-file", arguments.prompt_file, "the generator's prompt");
  command.footer(
      "Examples:\n"
      "  assay mine replies/ --labels labels.tsv -o dataset -j2   # run again, it continues where it stopped\n"
      "  assay mine attempts.jsonl --form dpo --trainer trl -o pairs\n"
      "  assay mine attempts.jsonl --cache kept.db -o dataset     # kept results are not judged again\n"
      "  assay mine attempts.jsonl --shard 2/8 -o dataset         # on 8 machines, and then on one:\n"
      "  assay mine merge dataset -o dataset");
}

CLI::App* AddMerge(CLI::App& command, MergeArguments& arguments, const std::string& name) {
  CLI::App* merge = command.add_subcommand("merge", fmt::format("make one of the shards of `assay {} --shard`", name));
  merge->add_option("FOLDER", arguments.folders, "the folders of all shards, or the one that they share")
      ->required()
      ->check(CLI::ExistingDirectory);
  merge->add_option("-o,--output", arguments.output, "folder for what a single run would have written")->required();
  merge->footer(fmt::format("Example: assay {} merge part-*/ -o whole", name));
  return merge;
}

void AddCurateOptions(CLI::App& command, CurateArguments& arguments) {
  CurateOptions& options = arguments.options;
  CurateFields& fields = options.fields;
  command.add_option("FILE", arguments.files, "JSON Lines: one attempt at a task per line")
      ->required()
      ->check(CLI::ExistingFile);
  command.add_option("-o,--output", arguments.output, "folder for the chosen rows")->required();
  std::vector<std::string> names = NamesOf(kStrategies);
  names.emplace_back("all");
  command
      .add_option("--select", arguments.strategies,
                  "how to choose; repeatable: concur (the selection of the ConCuR paper), concur-cycles (the same by "
                  "simulated cycles), or a baseline, which chooses as many as concur")
      ->check(CLI::IsMember(names))
      ->delimiter(',')
      ->allow_extra_args(false);
  const auto field = [&](const char* name, std::string& value, const char* help) {
    command.add_option(name, value, help)->capture_default_str();
  };
  field("--task-field", fields.task, "what names the task; dots lead into objects: meta.group");
  field("--reasoning-field", fields.reasoning, "the reasoning's text, or its number of tokens");
  field("--code-field", fields.code, "the kernel's text, for duplicates and overlap");
  field("--time-field", fields.time, "the kernel's time");
  field("--eager-time-field", fields.eager_time, "the time of the framework's own operators, in the same unit");
  field("--speedup-field", fields.speedup, "over the eager time; else eager time over time");
  field("--cycles-field", fields.cycles, "the simulator's cycles, for concur-cycles");
  field("--correct-field", fields.correct, "where it is false the speed-up is 0");
  field("--kind-field", fields.kind, "the kind of the task");
  field("--single-kind", options.single_kind, "the kind that means one operator");
  command.add_option("--over-speedup", options.select.over_speedup, "every right attempt that is faster is chosen")
      ->capture_default_str();
  command
      .add_option("--single-share", options.select.single_share,
                  "of the single operators that are added to the others, in the whole; the paper has 544 of 4,892")
      ->check(Number(0, 1, false))
      ->capture_default_str();
  command.add_option("--easy-below", options.easy_below, "average tokens of reasoning over a task's attempts, if easy")
      ->check(Number(0, 1e9, false))
      ->capture_default_str();
  command.add_option("--hard-above", options.hard_above, "the same, if hard")
      ->check(Number(0, 1e9, false))
      ->capture_default_str();
  command.add_option("--most", options.select.most, "rows chosen in all; 0 = no limit")->capture_default_str();
  command.add_option("--max-per-kind", options.select.most_per_kind, "rows of one kind; 0 = no limit")
      ->capture_default_str();
  command.add_option("--keep-near", options.keep_near, "attempts at a task with nearly equal code; 0 = all")
      ->check(Number(0, 1000000))
      ->capture_default_str();
  command.add_option("--seed", options.seed, "of chance")->capture_default_str();
  command
      .add_option("--benchmark", arguments.benchmarks,
                  "folder of a benchmark's texts; records that repeat one are left out; repeatable")
      ->check(CLI::ExistingDirectory)
      ->allow_extra_args(false);
  command.add_flag("--known-in-train", options.known_in_train,
                   "leave tasks of published benchmarks in all splits; else their attempts are all in `test`");
  command.add_flag("--force", options.force, "replace a data set that was made with other options");
  command.add_flag("--compress", options.shards.compress, "zstd shards");
  command.footer(
      "Examples:\n"
      "  assay curate attempts.jsonl --select all -o chosen\n"
      "  assay curate first.jsonl second.jsonl --select concur -o chosen");
}

}  // namespace assay
