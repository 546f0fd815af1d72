// Frame 0 names the run; frame n is input n: a line about it, then two lines a record, facts and record.
#include "corpus/journal.h"

#include <fmt/format.h>

#include <filesystem>

#include "corpus/record-json.h"

namespace assay {
namespace {

constexpr std::string_view kHead = "assay mine journal 1 ";

std::string_view NextLine(std::string_view& rest) {
  const std::size_t end = std::min(rest.find('\n'), rest.size());
  const std::string_view line = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return line;
}

}  // namespace

std::string FactsLine(const MadeRecord& made) {
  const RecordMeta& meta = made.record.meta;
  return DumpLine({{"id", made.record.id},
                   {"kind", made.record.kind},
                   {"key", meta.dedupe_key},
                   {"rules", fmt::format("{}", fmt::join(meta.rules, ","))},
                   {"group", meta.group},
                   {"task_kind", meta.task_kind},
                   {"overlap", meta.benchmark_overlap},
                   {"known_by", meta.known_by},
                   {"signature", SignatureText(made.signature)}});
}

std::optional<RecordFacts> FactsFrom(std::string_view line) {
  const RecordJson from = RecordJson::parse(line, nullptr, false);
  if (!from.is_object()) return std::nullopt;
  RecordFacts facts;
  bool good = true;
  const auto take = [&](const char* name, std::string& to) {
    const auto at = from.find(name);
    good = good && at != from.end() && at->is_string();
    if (good) to = at->get<std::string>();
  };
  std::string signature;
  take("id", facts.id);
  take("kind", facts.kind);
  take("key", facts.key);
  take("rules", facts.rules);
  take("group", facts.group);
  take("task_kind", facts.task_kind);
  take("overlap", facts.overlap);
  take("known_by", facts.known_by);
  take("signature", signature);
  if (!good || !SignatureFrom(signature, facts.signature)) return std::nullopt;
  return facts;
}

std::string EncodeEntry(const JournalEntry& entry) {
  const MakerCounts& counts = entry.counts;
  std::string out = DumpLine({{"path", entry.path},
                              {"failure", entry.failure},
                              {"versions", counts.versions},
                              {"findings", counts.findings},
                              {"fixes_applied", counts.fixes_applied},
                              {"partial", counts.partial},
                              {"conflicts", counts.conflicts},
                              {"unexplained", counts.unexplained},
                              {"records", entry.records.size()}});
  for (std::size_t i = 0; i < entry.records.size(); ++i) out += "\n" + entry.facts[i] + "\n" + entry.records[i];
  return out;
}

std::optional<JournalEntry> DecodeEntry(std::string_view bytes) {
  const RecordJson head = RecordJson::parse(NextLine(bytes), nullptr, false);
  if (!head.is_object()) return std::nullopt;
  JournalEntry entry;
  bool good = true;
  const auto number = [&](const char* name) -> std::size_t {
    const auto at = head.find(name);
    good = good && at != head.end() && at->is_number_unsigned();
    return good ? at->get<std::size_t>() : 0;
  };
  const auto text = [&](const char* name) -> std::string {
    const auto at = head.find(name);
    good = good && at != head.end() && at->is_string();
    return good ? at->get<std::string>() : "";
  };
  entry.path = text("path");
  entry.failure = text("failure");
  entry.counts = {number("versions"), number("findings"),  number("fixes_applied"),
                  number("partial"),  number("conflicts"), number("unexplained")};
  const std::size_t records = number("records");
  for (std::size_t i = 0; good && i < records; ++i) {
    if (bytes.empty()) return std::nullopt;
    entry.facts.emplace_back(NextLine(bytes));
    entry.records.emplace_back(NextLine(bytes));
  }
  if (!good || !bytes.empty()) return std::nullopt;
  return entry;
}

std::string Journal::Open(const std::string& path, const std::string& run) {
  path_ = path;
  const std::string head = std::string(kHead) + run;
  std::size_t frames = 0;
  std::uint64_t size = ReadFrames(path, [&](std::string_view content) {
    const bool fits = frames == 0 ? content == head : true;
    if (fits) ++frames;
    return fits;
  });
  std::error_code absent;
  replaced_ = frames == 0 && std::filesystem::file_size(path, absent) > 0 && !absent;
  if (frames == 0) size = 0;
  std::string error = file_.Open(path, size);
  if (error.empty() && frames == 0) error = file_.Append(head);
  done_ = frames == 0 ? 0 : frames - 1;
  return error;
}

std::string Journal::OpenToRead(const std::string& path, const std::string& run) {
  path_ = path;
  const std::string head = std::string(kHead) + run;
  std::size_t frames = 0;
  bool fits = false;
  ReadFrames(path, [&](std::string_view content) {
    if (frames++ == 0) fits = content == head;
    return fits;
  });
  if (!fits) return fmt::format("`{}` is no journal of that run", path);
  done_ = frames - 1;
  return "";
}

std::string Journal::Append(std::string_view encoded) {
  ++done_;
  return file_.Append(encoded);
}

std::string Journal::ForEach(const std::function<void(const JournalEntry&)>& each) const {
  std::size_t frames = 0;
  bool damaged = false;
  ReadFrames(path_, [&](std::string_view content) {
    if (frames++ == 0) return true;
    const std::optional<JournalEntry> entry = DecodeEntry(content);
    damaged = !entry;
    if (entry) each(*entry);
    return !damaged;
  });
  return damaged || frames != done_ + 1 ? fmt::format("`{}` is damaged; delete it to mine anew", path_) : "";
}

}  // namespace assay
