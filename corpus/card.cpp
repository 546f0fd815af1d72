// The texts that accompany a dataset: counts, card, and the settings of a framework.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "analyzer/facts/kernel-language.h"
#include "analyzer/report/words.h"
#include "corpus/curate/known-benchmarks.h"
#include "corpus/dataset.h"
#include "corpus/record-json.h"

namespace assay {
namespace {

std::string FormOf(const std::string& file) { return file.substr(0, file.rfind('-', file.rfind('-') - 1)); }
std::string SplitIn(const std::string& file) {
  const std::size_t number = file.rfind('-');
  const std::size_t split = file.rfind('-', number - 1);
  return file.substr(split + 1, number - split - 1);
}

std::string Laid(const RecordJson& value) {
  return value.dump(2, ' ', false, RecordJson::error_handler_t::replace) + "\n";
}

// Front matter of the card: which files are which split of which form.
std::string Configs(const DatasetStats& stats) {
  std::string out = "configs:\n";
  std::string form, split;
  for (const std::string& file : stats.files) {
    if (FormOf(file) != form) {
      form = FormOf(file);
      split.clear();
      out += fmt::format("- config_name: {}\n  data_files:\n", form);
    }
    if (SplitIn(file) == split) continue;
    split = SplitIn(file);
    out += fmt::format("  - split: {}\n    path: {}-{}-*\n", split, form, split);
  }
  return out;
}

std::string Table(const std::string& what, const std::map<std::string, std::size_t>& counts) {
  std::string out = fmt::format("\n| {} | records |\n| --- | --- |\n", what);
  for (const auto& [name, count] : counts) out += fmt::format("| {} | {} |\n", name, count);
  return out;
}

}  // namespace

std::string StatsText(const DatasetStats& stats, const DatasetOptions& options) {
  return Laid({{"schema_version", kRecordVersion},
               {"tool_version", ToolVersion()},
               {"trainer", NameOf(options.framework)},
               {"options", options.made_with},
               {"inputs", stats.inputs},
               {"not_analysed", stats.not_analysed},
               {"versions", stats.counts.versions},
               {"findings", stats.counts.findings},
               {"fixes_applied", stats.counts.fixes_applied},
               {"repairs_partial", stats.counts.partial},
               {"label_conflicts", stats.counts.conflicts},
               {"pairs_unexplained", stats.counts.unexplained},
               {"records_made", stats.records_made},
               {"duplicates", stats.duplicates},
               {"near_duplicates", stats.near_duplicates},
               {"benchmark_overlap", stats.benchmark_overlap},
               {"over_limit", stats.over_limit},
               {"known_groups", stats.known_groups},
               {"by_known_benchmark", stats.by_known_benchmark},
               {"records", stats.records},
               {"groups", stats.groups},
               {"near_dup_clusters", stats.near_dup_clusters},
               {"by_form", stats.by_form},
               {"tokens_by_form", stats.tokens_by_form},
               {"forms_left_out", stats.forms_left_out},
               {"by_kind", stats.by_kind},
               {"by_rule", stats.by_rule},
               {"by_verdict", stats.by_verdict},
               {"by_split", stats.by_split},
               {"by_task_kind", stats.by_task_kind},
               {"by_repaired_by", stats.by_repaired_by},
               {"by_difficulty", stats.by_difficulty},
               {"by_label", stats.by_label},
               {"files", stats.files}});
}

std::string CardText(const DatasetStats& stats, const DatasetOptions& options) {
  std::string out = fmt::format("---\nlicense: {}\nlanguage:\n- en\n{}---\n",
                                options.license_spdx == "NOASSERTION" ? "unknown" : "other", Configs(stats));
  out += fmt::format(
      "# {} operators: defects, diagnoses, repairs\n\nMade by assay {} from {}{}{}; rows as {} reads them.\n",
      FirstLanguage().shown, ToolVersion(), Counted(static_cast<std::int64_t>(stats.inputs), "input"),
      options.source_repo.empty() ? "" : " of " + options.source_repo,
      options.created.empty() ? "" : " on " + options.created, NameOf(options.framework));
  out +=
      "\n## Rows\n\nEvery row of a form has the same columns, each of one type, and `meta` with flat metadata: source, "
      "licence, rule, verdict, evidence, who repaired it and how that was checked, verdicts before and after, group "
      "and "
      "split. The columns of each form are those of `docs/formats/record.md` of assay.\n";
  out += Table("form", stats.by_form) + Table("split", stats.by_split) + Table("kind", stats.by_kind) +
         Table("first rule", stats.by_rule) + Table("task kind", stats.by_task_kind);
  out += fmt::format(
      "\nLeft out of {} records: {} equal ones, {} near duplicates with the same rules, {} that repeat a benchmark's "
      "text, {} over a limit. All records of one task are in one split.\n",
      stats.records_made, stats.duplicates, stats.near_duplicates, stats.benchmark_overlap, stats.over_limit);
  out += fmt::format(
      "\n## Contamination\n\nEvery record was compared with an index of {} (hashes of names and of runs of eight "
      "tokens "
      "of their texts). {} of {} tasks are one of theirs, by name or text{}.\n",
      fmt::join(KnownBenchmarks(), ", "), stats.known_groups, stats.groups,
      options.known_in_train ? "; they were left in all splits, as the caller asked"
                             : "; all their records are in `test`, none is in `train`");
  if (!stats.by_known_benchmark.empty()) out += Table("benchmark", stats.by_known_benchmark);
  out += fmt::format(
      "\n## Licence\n\nThe code in the rows is that of the inputs, under their licence: `{}` as the caller of assay "
      "said. "
      "The sentences about it were made by assay.\n",
      options.license_spdx);
  out +=
      "\n## Known limits\n\n"
      "- What is right was shown on a simulated device for the shapes in the evidence, or said by a label; `meta` "
      "tells "
      "which. No row was run on hardware.\n"
      "- A repair with `values_after` other than `match` removes every finding and adds none; that it computes the "
      "right "
      "values was not shown.\n"
      "- Cycles are the simulator's and rank kernels; they are no measured time (`time_from`).\n"
      "- Tokens are words, numbers and marks, not those of a model's tokenizer.\n";
  return out;
}

std::string DatasetInfoText(const std::vector<std::string>& files) {
  RecordJson out = RecordJson::object();
  for (const std::string& file : files) {
    const std::string form = FormOf(file);
    if (form == NameOf(Form::kRecord)) continue;
    RecordJson columns = {{"messages", "conversations"}};
    if (form == NameOf(Form::kDpo)) columns.update({{"chosen", "chosen"}, {"rejected", "rejected"}});
    if (form == NameOf(Form::kKto)) columns["kto_tag"] = "kto_tag";
    RecordJson entry = {{"file_name", file}, {"formatting", "sharegpt"}, {"columns", columns}};
    if (form == NameOf(Form::kDpo)) entry["ranking"] = true;
    out["assay-" + file.substr(0, file.find('.'))] = std::move(entry);
  }
  return Laid(out);
}

}  // namespace assay
