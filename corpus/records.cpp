// One fix, two records. Everything in them follows from the input, the reports and the options: mining twice gives the
// same bytes.
#include "corpus/records.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <utility>

#include "analyzer/report/words.h"
#include "corpus/record-text.h"
#include "corpus/sha256.h"
#include "corpus/tokens.h"

namespace assay {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kRecordVersion = "1.0";
constexpr std::size_t kIdDigits = 12;

std::string Dump(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json Message(const char* role, const std::string& content) { return {{"role", role}, {"content", content}}; }

// The entry's name without what varies between attempts at one task: digits, marks, case and the word "custom".
std::string GroupOf(const Project& project, const std::string& given) {
  if (!given.empty()) return given;
  std::string letters;
  for (char c : EntryOf(project)) {
    if (std::isalpha(static_cast<unsigned char>(c)))
      letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  std::size_t custom = letters.rfind("custom");
  if (custom != std::string::npos && letters.size() > 6) letters.erase(custom, 6);
  return letters.empty() ? std::filesystem::path(project.path).stem().string() : letters;
}

std::string OriginOf(const Project& project, const std::string& given) {
  if (!given.empty()) return given;
  bool files = !project.IsReply();
  return files ? "human" : "model";
}

// 1 to 5: one point each for a defect that only a run or a proof shows, several edits, several files, a choice of
// intent.
int DifficultyOf(const Finding& finding, const Fix& fix) {
  std::set<int> files{finding.primary.file};
  for (const Edit& edit : fix.edits) files.insert(edit.range.file);
  for (const Label& label : finding.labels) files.insert(label.range.file);
  return 1 + (finding.verdict != Verdict::kMatched ? 1 : 0) + (fix.edits.size() > 1 ? 1 : 0) +
         (files.size() > 1 ? 1 : 0) + (fix.safety == FixSafety::kUnsafe ? 1 : 0);
}

std::string Joined(const Project& project, const std::vector<std::size_t>& shown) {
  std::string text;
  for (std::size_t i : shown) text += project.files[i].text + "\n";
  return text;
}

std::string RawBytes(const Project& project) {
  std::string bytes;
  for (const Container& container : project.containers) bytes += container.bytes;
  return bytes;
}

Json OutcomeOf(const Report& after) {
  auto errors = std::count_if(after.findings.begin(), after.findings.end(),
                              [](const Finding& finding) { return finding.severity == Severity::kError; });
  return {{"builds_after", Word(after.verdict.builds)},
          {"runs_after", Word(after.verdict.runs)},
          {"values_after", Word(after.verdict.values)},
          {"errors_after", errors}};
}

std::string WriteFile(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::path beside = path;
  beside += fmt::format(".{}.tmp", getpid());
  std::error_code ec;
  {
    std::ofstream out(beside, std::ios::binary | std::ios::trunc);
    out << text;
    out.flush();
    if (!out) {
      std::filesystem::remove(beside, ec);
      return fmt::format("cannot write `{}`", path.string());
    }
  }
  std::filesystem::rename(beside, path, ec);
  if (!ec) return "";
  std::string why = ec.message();
  std::filesystem::remove(beside, ec);
  return fmt::format("cannot write `{}`: {}", path.string(), why);
}

std::string Lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

}  // namespace

std::string SplitOf(std::string_view group) {
  unsigned long bucket = std::strtoul(Sha256(group).substr(0, 8).c_str(), nullptr, 16) % 100;
  return bucket < 90 ? "train" : bucket < 95 ? "validation" : "test";
}

void RecordSet::Mine(Report& report, const AnalyzeProject& analyze) {
  ++stats_.inputs;
  stats_.findings += report.findings.size();
  RecheckCounts counts = Recheck(report, analyze, [&](const Finding& finding, const Fix& fix, const Report& after) {
    Add(report, finding, fix, after);
  });
  stats_.fixes_tried += counts.tried;
  stats_.fixes_verified += counts.verified;
}

bool RecordSet::Add(const Report& before, const Finding& finding, const Fix& fix, const Report& after) {
  const Provenance& from = options_.provenance;
  std::vector<std::size_t> shown = ShownFiles(before.project, fix);
  std::string code = Joined(before.project, shown);
  std::string key =
      Sha256(finding.rule + "\n" + NormalTokens(code) + "\n" + NormalTokens(Joined(after.project, shown)));
  if (!seen_.insert(key).second) {
    ++stats_.duplicates;
    return false;
  }
  std::string summary = options_.rule_summary ? options_.rule_summary(finding.rule) : "";
  std::string question = DefectQuestion(before.project, shown, options_.chip);
  std::string answer = DefectAnswer(before, finding, fix, after.project, summary);
  std::string prompt = from.prompt.empty() ? WritingTask(after.project, shown, options_.chip) : from.prompt;
  std::string chosen = FilesText(after.project, shown);
  std::string rejected = FilesText(before.project, shown);
  std::string group = GroupOf(after.project, from.group);
  std::string split = SplitOf(group);
  std::size_t cluster = cluster_.try_emplace(Sha256(ShapeTokens(code)), cluster_.size()).first->second;
  std::string verified_by = fmt::format("assay {} {}", ToolVersion(), fmt::join(fix.checked, ", "));
  Json meta = {{"schema_version", kRecordVersion},
               {"source_repo", from.source_repo},
               {"source_path", before.project.path},
               {"source_commit", from.source_commit},
               {"license_spdx", from.license_spdx},
               {"license_type", from.license_type},
               {"origin", OriginOf(before.project, from.origin)},
               {"generator", from.generator},
               {"mutation", from.mutation},
               {"rule", finding.rule},
               {"verdict", Word(finding.verdict)},
               {"evidence", finding.evidence.text},
               {"fix_safety", Word(fix.safety)},
               {"verified_by", verified_by},
               {"target", options_.chip},
               {"dialect", before.dialect},
               {"task", "repair"},
               {"difficulty", DifficultyOf(finding, fix)},
               {"split", split},
               {"group", group},
               {"sha256", Sha256(RawBytes(before.project))},
               {"dedupe_key", key},
               {"near_dup_cluster", cluster},
               {"benchmark_overlap", "unchecked"},
               {"tokens", 0},
               {"lang", "en"},
               {"created", from.created}};
  meta.update(OutcomeOf(after));
  std::string id = key.substr(0, kIdDigits);
  Json sft_meta = meta;
  sft_meta["tokens"] = CountTokens(question) + CountTokens(answer);
  Json dpo_meta = meta;
  dpo_meta["task"] = "write";
  dpo_meta["tokens"] = CountTokens(prompt) + CountTokens(chosen) + CountTokens(rejected);
  sft_.push_back(Dump({{"id", "sft-" + id},
                       {"messages", Json::array({Message("user", question), Message("assistant", answer)})},
                       {"meta", sft_meta}}));
  dpo_.push_back(Dump({{"id", "dpo-" + id},
                       {"prompt", Json::array({Message("user", prompt)})},
                       {"chosen", Json::array({Message("assistant", chosen)})},
                       {"rejected", Json::array({Message("assistant", rejected)})},
                       {"meta", dpo_meta}}));
  groups_.insert(group);
  ++by_rule_[finding.rule];
  ++by_verdict_[std::string(Word(finding.verdict))];
  ++by_split_[split];
  tokens_ += sft_meta["tokens"].get<std::size_t>() + dpo_meta["tokens"].get<std::size_t>();
  return true;
}

std::string RecordSet::StatsJson() const {
  Json stats = {{"schema_version", kRecordVersion},
                {"tool_version", ToolVersion()},
                {"inputs", stats_.inputs},
                {"findings", stats_.findings},
                {"fixes_tried", stats_.fixes_tried},
                {"fixes_verified", stats_.fixes_verified},
                {"sft", sft_.size()},
                {"dpo", dpo_.size()},
                {"duplicates", stats_.duplicates},
                {"groups", groups_.size()},
                {"near_dup_clusters", cluster_.size()},
                {"tokens", tokens_},
                {"by_rule", by_rule_},
                {"by_verdict", by_verdict_},
                {"by_split", by_split_}};
  return stats.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string RecordSet::Write(const std::string& dir) const {
  std::error_code ec;
  std::filesystem::create_directories(dir, ec);
  if (ec) return fmt::format("cannot make `{}`: {}", dir, ec.message());
  std::filesystem::path root(dir);
  for (const auto& [name, text] : {std::pair<const char*, std::string>{"sft.jsonl", Lines(sft_)},
                                   std::pair<const char*, std::string>{"dpo.jsonl", Lines(dpo_)},
                                   std::pair<const char*, std::string>{"stats.json", StatsJson()}}) {
    std::string error = WriteFile(root / name, text);
    if (!error.empty()) return error;
  }
  return "";
}

}  // namespace assay
