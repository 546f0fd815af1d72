// Writing and decoding fault records. Every loop is bounded by the record's own sizes, because a crashed worker may
// leave any bytes behind.
#include "simulator/worker/fault-log.h"

#include <algorithm>
#include <cstring>
#include <string>
#include <tuple>

#include "simulator/worker/fixed-text.h"

namespace assay {
namespace {

// An endless loop may reach this millions of times.
template <std::size_t kSize>
bool IsKey(const char (&stored)[kSize], std::string_view key) {
  return key.size() < kSize && stored[0] == key[0] && stored[key.size()] == '\0' &&
         std::memcmp(stored, key.data(), key.size()) == 0;
}

// How far an access reaches outside its memory.
std::int64_t Reach(std::int64_t from, std::int64_t past) { return from < 0 ? -from : std::max<std::int64_t>(past, 0); }

}  // namespace

void FaultRecord::SetArg(std::string_view key, std::int64_t value) {
  for (int i = 0; i < std::min(arg_count, kMaxArgs); ++i) {
    if (IsKey(args[i].key, key)) {
      args[i].value = value;
      return;
    }
  }
  if (arg_count < 0 || arg_count >= kMaxArgs) return;
  CopyText(args[arg_count].key, key);
  args[arg_count].value = value;
  ++arg_count;
}

std::int64_t FaultRecord::ArgOr(std::string_view key, std::int64_t otherwise) const {
  for (int i = 0; i < std::min(arg_count, kMaxArgs); ++i) {
    if (IsKey(args[i].key, key)) return args[i].value;
  }
  return otherwise;
}

void FaultRecord::SetText(std::string_view key, std::string_view value) {
  for (int i = 0; i < std::min(text_count, kMaxTexts); ++i) {
    if (IsKey(texts[i].key, key)) {
      CopyText(texts[i].value, value);
      return;
    }
  }
  if (text_count < 0 || text_count >= kMaxTexts) return;
  CopyText(texts[text_count].key, key);
  CopyText(texts[text_count].value, value);
  ++text_count;
}

void FaultRecord::SetExtent(std::int64_t offset, std::int64_t bytes, std::int64_t size, bool first) {
  const std::int64_t past = offset < 0 ? offset : offset + bytes - size;
  // If they were set together before, as an endless loop does in each iteration.
  constexpr int kTogether = 6;
  int at = 0;
  while (at < std::min(arg_count, kMaxArgs) && !IsKey(args[at].key, "begin")) ++at;
  if (!first && at + kTogether <= std::min(arg_count, kMaxArgs) && IsKey(args[at + kTogether - 1].key, "past")) {
    const auto value = [&](int behind) -> std::int64_t& { return args[at + behind].value; };
    value(0) = std::min(offset, value(0));
    value(1) = std::max(offset + bytes, value(1));
    if (Reach(offset, past) <= Reach(value(2), value(5))) return;
    value(2) = offset;
    value(3) = bytes;
    value(4) = size;
    value(5) = past;
    return;
  }
  SetArg("begin", first ? offset : std::min(offset, ArgOr("begin", offset)));
  SetArg("end", first ? offset + bytes : std::max(offset + bytes, ArgOr("end", offset + bytes)));
  if (!first && Reach(offset, past) <= Reach(ArgOr("offset", 0), ArgOr("past", 0))) return;
  SetArg("offset", offset);
  SetArg("bytes", bytes);
  SetArg("size", size);
  SetArg("past", past);
}

void FaultRecord::AddStep(std::string_view what, std::int32_t at) {
  if (step_count < 0 || static_cast<std::size_t>(step_count) >= kMaxSteps) return;
  CopyText(steps[step_count].what, what);
  steps[step_count].location = at;
  ++step_count;
}

FaultRecord* FaultLog::Report(FaultKind kind, std::int32_t location, std::int64_t core, std::uint64_t occurrence,
                              bool advisory, bool& first, std::int32_t subject) {
  first = false;
  FaultRecord* record = nullptr;
  for (std::uint32_t i = 0; i < std::min(count, kMaxRecords) && record == nullptr; ++i) {
    FaultRecord& known = records[i];
    const bool same = known.kind == kind && known.location == location && known.subject == subject;
    if (same && (known.advisory != 0) == advisory) record = &known;
  }
  if (record == nullptr) {
    if (count >= kMaxRecords) {
      ++lost;
      return nullptr;
    }
    record = &records[count];
    std::memset(static_cast<void*>(record), 0, sizeof *record);
    record->kind = kind;
    record->location = location;
    record->other = -1;
    record->home = -1;
    record->subject = subject;
    record->advisory = advisory ? 1 : 0;
    record->core = core;
    record->occurrence = occurrence;
    if (advisory) record->SetArg("advisory", 1);
    first = true;
    ++count;
  }
  ++record->times;
  if (core >= 0 && core < FaultRecord::kMaxCores) record->cores[core / 64] |= 1ull << (core % 64);
  return record;
}

bool FaultLog::HasReal() const {
  for (std::uint32_t i = 0; i < count && i < kMaxRecords; ++i) {
    if (records[i].advisory == 0) return true;
  }
  return false;
}

bool FaultLog::HasReal(FaultKind kind) const {
  for (std::uint32_t i = 0; i < count && i < kMaxRecords; ++i) {
    if (records[i].advisory == 0 && records[i].kind == kind) return true;
  }
  return false;
}

void FaultLog::MakeAdvisory(FaultKind kind) {
  for (std::uint32_t i = 0; i < count && i < kMaxRecords; ++i) {
    if (records[i].kind != kind) continue;
    records[i].advisory = 1;
    records[i].SetArg("advisory", 1);
  }
}

namespace {

// Values of a run stay far below, so that sums of a few do not overflow.
std::int64_t Bounded(std::int64_t value) {
  constexpr std::int64_t kMost = std::int64_t{1} << 60;
  return std::clamp(value, -kMost, kMost);
}

bool IsSound(const FaultRecord& record) {
  const auto kind = static_cast<int>(record.kind);
  return kind >= 0 && kind <= static_cast<int>(kLastFaultKind) && record.core >= -1 &&
         record.core < FaultRecord::kMaxCores && record.times > 0 && record.arg_count >= 0 &&
         record.arg_count <= FaultRecord::kMaxArgs && record.text_count >= 0 &&
         record.text_count <= FaultRecord::kMaxTexts && record.step_count >= 0 &&
         static_cast<std::size_t>(record.step_count) <= FaultRecord::kMaxSteps;
}

std::int64_t NumberOf(const Fault& fault, const char* key) {
  const auto found = fault.args.find(key);
  return found != fault.args.end() ? found->second : 0;
}

std::int64_t ReachOf(const Fault& fault) {
  const std::int64_t offset = NumberOf(fault, "offset");
  return offset < 0 ? -offset : std::max<std::int64_t>(NumberOf(fault, "past"), 0);
}

// The wider of two accesses, as within one record.
void KeepWidest(Fault& fault, const Fault& next) {
  if (!fault.args.contains("end") || !next.args.contains("end")) return;
  fault.args["begin"] = std::min(fault.args["begin"], NumberOf(next, "begin"));
  fault.args["end"] = std::max(fault.args["end"], NumberOf(next, "end"));
  if (next.args.contains("past_memory"))
    fault.args["past_memory"] = std::max(NumberOf(fault, "past_memory"), NumberOf(next, "past_memory"));
  if (ReachOf(next) <= ReachOf(fault)) return;
  for (const char* key : {"offset", "bytes", "size", "past"}) fault.args[key] = NumberOf(next, key);
  fault.other = next.other;
  fault.home = next.home;
}

// Inlining gives one source line several locations: its faults are one.
bool MergeInto(std::vector<Fault>& faults, const Fault& next) {
  if (!next.where.valid()) return false;
  const auto advisory = [](const Fault& fault) { return NumberOf(fault, "advisory") != 0; };
  const auto same_text = [&](const Fault& fault, const char* key) {
    const auto a = fault.text.find(key), b = next.text.find(key);
    return (a == fault.text.end()) == (b == next.text.end()) && (a == fault.text.end() || a->second == b->second);
  };
  for (Fault& fault : faults) {
    const bool same = fault.kind == next.kind && fault.where == next.where && same_text(fault, "tensor") &&
                      same_text(fault, "output") && same_text(fault, "through") && advisory(fault) == advisory(next);
    if (!same) continue;
    KeepWidest(fault, next);
    fault.times += next.times;
    fault.cores.insert(fault.cores.end(), next.cores.begin(), next.cores.end());
    std::sort(fault.cores.begin(), fault.cores.end());
    fault.cores.erase(std::unique(fault.cores.begin(), fault.cores.end()), fault.cores.end());
    return true;
  }
  return false;
}

}  // namespace

bool IsSound(const FaultLog& log) {
  if (log.count > FaultLog::kMaxRecords) return false;
  return std::all_of(log.records, log.records + log.count, [](const FaultRecord& record) { return IsSound(record); });
}

std::vector<Fault> DecodeFaults(const FaultLog& log, const std::vector<LoweredModule::Location>& locations) {
  std::vector<Fault> faults;
  const auto place = [&](std::int32_t index) -> const LoweredModule::Location* {
    return index >= 0 && static_cast<std::size_t>(index) < locations.size() ? &locations[index] : nullptr;
  };
  for (std::uint32_t i = 0; i < log.count && i < FaultLog::kMaxRecords; ++i) {
    const FaultRecord& record = log.records[i];
    if (!IsSound(record)) continue;
    Fault fault;
    fault.kind = record.kind;
    if (const auto* at = place(record.location)) {
      fault.where = at->range;
      fault.stack = at->callers;
    }
    if (const auto* at = place(record.other)) fault.other = at->range;
    if (const auto* at = place(record.home)) fault.home = at->range;
    fault.core = record.core;
    fault.occurrence = record.occurrence;
    fault.times = record.times;
    for (int core = 0; core < FaultRecord::kMaxCores; ++core) {
      if (record.cores[core / 64] >> (core % 64) & 1) fault.cores.push_back(core);
    }
    for (int a = 0; a < record.arg_count; ++a) {
      fault.args[ReadText(record.args[a].key)] = Bounded(record.args[a].value);
    }
    for (int t = 0; t < record.text_count; ++t) {
      fault.text[ReadText(record.texts[t].key)] = ReadText(record.texts[t].value);
    }
    for (int s = 0; s < record.step_count; ++s) {
      const auto* at = place(record.steps[s].location);
      fault.steps.push_back({ReadText(record.steps[s].what), at != nullptr ? at->range : SourceRange{}});
    }
    if (!MergeInto(faults, fault)) faults.push_back(std::move(fault));
  }
  std::stable_sort(faults.begin(), faults.end(), [](const Fault& a, const Fault& b) {
    return std::tie(a.kind, a.where, a.core) < std::tie(b.kind, b.where, b.core);
  });
  return faults;
}

}  // namespace assay
