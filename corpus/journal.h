// What mining has finished, input by input in their order, so that a killed run continues where it stopped and ends
// with the same bytes. The records wait here until all inputs are done.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/frames.h"
#include "corpus/record-maker.h"

namespace assay {

// What the selection needs to know about a record, short enough to be kept for all of them.
struct RecordFacts {
  std::string id, kind, key, rules, group, task_kind, overlap, known_by;
  Signature signature;
};

// One finished input.
struct JournalEntry {
  std::string path;
  std::string failure;  // why it gives nothing, or less than it could
  MakerCounts counts;
  std::vector<std::string> facts;    // JSON lines
  std::vector<std::string> records;  // JSON lines, as many
};

std::string FactsLine(const MadeRecord& made);
std::optional<RecordFacts> FactsFrom(std::string_view line);

std::string EncodeEntry(const JournalEntry& entry);
std::optional<JournalEntry> DecodeEntry(std::string_view bytes);

class Journal {
 public:
  // `run` names inputs and options: a journal of another run is not continued. The error, or "".
  std::string Open(const std::string& path, const std::string& run);
  // The same, to be read alone: nothing is cut off or made, and another process may have it open.
  std::string OpenToRead(const std::string& path, const std::string& run);
  std::size_t done() const { return done_; }
  bool replaced() const { return replaced_; }    // a journal of another run was there
  std::string Append(std::string_view encoded);  // an entry
  // In the order of the inputs. The error, or "".
  std::string ForEach(const std::function<void(const JournalEntry&)>& each) const;

 private:
  FrameFile file_;
  std::string path_;
  std::size_t done_ = 0;
  bool replaced_ = false;
};

}  // namespace assay
