// See mine-shards.h.
#include "driver/mine-shards.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

#include "analyzer/report/display.h"
#include "analyzer/report/words.h"
#include "driver/cli.h"
#include "driver/commands.h"
#include "driver/mine-work.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view kNoteVersion = "1.0";

OrderedJson ToJson(const DatasetOptions& options) {
  OrderedJson forms = OrderedJson::array();
  for (const Form form : options.forms) forms.push_back(NameOf(form));
  return {{"forms", std::move(forms)},
          {"trainer", NameOf(options.framework)},
          {"compress", options.shards.compress},
          {"shard_bytes", options.shards.most_bytes},
          {"keep_near", options.keep_near},
          {"max_per_rule", options.most_per_rule},
          {"max_per_task", options.most_per_group},
          {"max_per_kind", options.most_per_task_kind},
          {"keep_overlap", options.keep_overlap},
          {"known_in_train", options.known_in_train},
          {"allow_unshown", options.allow_unshown},
          {"made_with", options.made_with},
          {"created", options.created},
          {"license", options.license_spdx},
          {"source_repo", options.source_repo}};
}

// Throws nlohmann's exceptions.
DatasetOptions OptionsFrom(const OrderedJson& from) {
  DatasetOptions options;
  options.forms.clear();
  for (const OrderedJson& name : from.at("forms")) options.forms.push_back(FormNamed(name.get<std::string>()).value());
  options.framework = FrameworkNamed(from.at("trainer").get<std::string>()).value();
  from.at("compress").get_to(options.shards.compress);
  from.at("shard_bytes").get_to(options.shards.most_bytes);
  from.at("keep_near").get_to(options.keep_near);
  from.at("max_per_rule").get_to(options.most_per_rule);
  from.at("max_per_task").get_to(options.most_per_group);
  from.at("max_per_kind").get_to(options.most_per_task_kind);
  from.at("keep_overlap").get_to(options.keep_overlap);
  from.at("known_in_train").get_to(options.known_in_train);
  from.at("allow_unshown").get_to(options.allow_unshown);
  from.at("made_with").get_to(options.made_with);
  from.at("created").get_to(options.created);
  from.at("license").get_to(options.license_spdx);
  from.at("source_repo").get_to(options.source_repo);
  return options;
}

std::optional<ShardNote> ReadNote(const std::string& path) {
  std::string problem;
  const std::string text = ReadAll(path, problem);
  try {
    const OrderedJson from = OrderedJson::parse(text);
    const auto shard = Shard::Parse(from.at("shard").get<std::string>());
    if (!shard || from.at("note_version") != kNoteVersion) return std::nullopt;
    ShardNote note;
    note.shard = *shard;
    from.at("inputs").get_to(note.inputs);
    from.at("run").get_to(note.run);
    from.at("set").get_to(note.set);
    from.at("problems").get_to(note.problems);
    note.dataset = OptionsFrom(from.at("dataset"));
    return note;
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

std::string Summary(const DatasetStats& stats, const std::string& folder) {
  const auto counted = [](std::size_t number, std::string_view noun) {
    return Counted(static_cast<std::int64_t>(number), noun);
  };
  std::string forms;
  for (const Form form : kForms) {
    const auto at = stats.by_form.find(std::string(NameOf(form)));
    if (form == Form::kRecord || at == stats.by_form.end()) continue;
    forms += fmt::format("{}{} {}", forms.empty() ? "" : ", ", at->second, at->first);
  }
  return fmt::format("{}, {}, {} mended; {}{}{} in {}", counted(stats.inputs, "input"),
                     counted(stats.counts.findings, "finding"), stats.counts.fixes_applied,
                     counted(stats.records, "record"), forms.empty() ? "" : ": ", forms, OneLine(folder));
}

// How many inputs there are and how many failed; each failure is reported.
struct Told {
  std::size_t inputs = 0, failures = 0;
  std::string problem;
};
Told TellFailures(const AllEntries& entries) {
  Told told;
  told.problem = entries([&](const JournalEntry& entry) {
    ++told.inputs;
    if (entry.failure.empty()) return;
    ++told.failures;
    fmt::print(stderr, "{}: not analysed: {}\n", OneLine(entry.path), OneLine(entry.failure));
  });
  return told;
}

// A shard that was found, in its folder.
struct ShardPart {
  std::string folder;
  ShardNote note;
};

// The error, or "" with the parts of one run in their order.
std::string Collect(const std::vector<std::string>& folders, std::vector<ShardPart>& parts) {
  for (const std::string& folder : folders) {
    const std::size_t before = parts.size();
    std::error_code ec;
    for (const auto& file : fs::directory_iterator(fs::path(folder) / ".mine", ec)) {
      const std::string name = file.path().filename().string();
      if (!name.starts_with("note-shard-") || !name.ends_with(".json")) continue;
      const std::optional<ShardNote> note = ReadNote(file.path().string());
      if (!note) return fmt::format("`{}` is damaged; run that shard again", file.path().string());
      parts.push_back({folder, *note});
    }
    if (parts.size() == before) return fmt::format("`{}` holds no shard of `assay mine --shard`", folder);
  }
  std::sort(parts.begin(), parts.end(),
            [](const ShardPart& a, const ShardPart& b) { return a.note.shard.number < b.note.shard.number; });
  const ShardNote& first = parts.front().note;
  for (const ShardPart& part : parts) {
    const ShardNote& note = part.note;
    if (note.set != first.set || note.inputs != first.inputs || note.shard.of != first.shard.of ||
        ToJson(note.dataset) != ToJson(first.dataset)) {
      return fmt::format("shard {} in `{}` is not of the run of shard {} in `{}`: program, options or inputs differ",
                         note.shard.Name(), part.folder, first.shard.Name(), parts.front().folder);
    }
  }
  std::vector<Shard> shards;
  for (const ShardPart& part : parts) shards.push_back(part.note.shard);
  return WhyNotAll(shards);
}

}  // namespace

std::string JournalPath(const std::string& folder, const Shard& shard) {
  return fmt::format("{}/.mine/journal{}.zst", folder, shard.FileMark());
}

std::string WriteNote(const ShardNote& note, const std::string& folder) {
  const OrderedJson text = {{"note_version", kNoteVersion},
                            {"shard", note.shard.Name()},
                            {"inputs", note.inputs},
                            {"run", note.run},
                            {"set", note.set},
                            {"problems", note.problems},
                            {"dataset", ToJson(note.dataset)}};
  const std::string path = fmt::format("{}/.mine/note{}.json", folder, note.shard.FileMark());
  {
    std::ofstream out(path + ".new", std::ios::binary);
    out << text.dump(2, ' ', false, OrderedJson::error_handler_t::replace) << "\n";
    if (!out.flush()) return fmt::format("cannot write `{}`", path);
  }
  std::error_code ec;
  fs::rename(path + ".new", path, ec);
  return ec ? fmt::format("cannot write `{}`: {}", path, ec.message()) : "";
}

int MakeDataset(const AllEntries& entries, const std::string& folder, const DatasetOptions& options,
                std::size_t problems) {
  const Told told = TellFailures(entries);
  if (!told.problem.empty()) return UsageError(told.problem);
  DatasetStats stats;
  const std::string problem = WriteDataset(entries, folder, options, stats);
  if (!problem.empty()) return UsageError(problem);
  fmt::print("{}\n", Summary(stats, folder));
  return told.failures + problems > 0 ? kNotAnalysed : kClean;
}

int FinishShard(const AllEntries& entries, const Shard& shard, const std::string& folder, std::size_t problems) {
  const Told told = TellFailures(entries);
  if (!told.problem.empty()) return UsageError(told.problem);
  fmt::print("shard {}: {} mined in {}; `assay mine merge` makes the dataset of all shards\n", shard.Name(),
             Counted(static_cast<std::int64_t>(told.inputs), "input"), OneLine(folder));
  return told.failures + problems > 0 ? kNotAnalysed : kClean;
}

int RunMineMerge(const MergeArguments& arguments) {
  std::vector<ShardPart> parts;
  std::string problem = Collect(arguments.folders, parts);
  if (!problem.empty()) return UsageError(problem);
  std::vector<Journal> journals(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const ShardNote& note = parts[i].note;
    problem = journals[i].OpenToRead(JournalPath(parts[i].folder, note.shard), note.run);
    if (!problem.empty()) return UsageError(problem);
    const std::size_t expected = note.shard.end(note.inputs) - note.shard.begin(note.inputs);
    if (journals[i].done() != expected) {
      return UsageError(fmt::format("shard {} in `{}` is not done: {} of {}; run it again to continue",
                                    note.shard.Name(), parts[i].folder, journals[i].done(),
                                    Counted(static_cast<std::int64_t>(expected), "input")));
    }
  }
  std::error_code ec;
  fs::create_directories(fs::path(arguments.output) / ".mine", ec);
  if (ec) return UsageError(fmt::format("cannot make `{}`: {}", arguments.output, ec.message()));
  const auto entries = [&](const auto& each) {
    std::string error;
    for (const Journal& journal : journals) {
      if (error.empty()) error = journal.ForEach(each);
    }
    return error;
  };
  return MakeDataset(entries, arguments.output, parts.front().note.dataset, parts.front().note.problems);
}

}  // namespace assay
