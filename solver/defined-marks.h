// How an operation propagates the marks of its sources.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "analyzer/facts/events.h"
#include "solver/shadow.h"

namespace assay::shadow {

// What an event reads.
struct Source {
  const Operand* operand = nullptr;
  Place place;
  int index = -1;  // of Event::operands
};

class Marker {
 public:
  // A mark for each byte of the target, in the order of its runs.
  std::vector<std::uint8_t> MarksOf(int index, const Event& event, const Operand& target, const Place& place,
                                    const std::vector<Source>& sources);
  // The event and operand that first read undefined bytes.
  std::pair<int, int> Origin(std::uint8_t mark) const { return origins_[static_cast<std::size_t>(mark - kOrigin)]; }

 private:
  std::uint8_t OriginOf(int event, int operand);
  std::uint8_t Made(int event, const Source& s, std::int64_t at);
  std::uint8_t WorstOf(int event, const Source& s, const Runs& runs);
  std::optional<std::vector<std::uint8_t>> ByElements(int index, const Operand& target, const Place& place,
                                                      const std::vector<Source>& sources, std::int64_t bytes);
  std::vector<std::uint8_t> ByRepeats(int index, const Operand& target, const Place& place, const Source& source,
                                      std::int64_t bytes);

  std::vector<std::pair<int, int>> origins_;
};

// The numbers that describe an operand as expressions: offset, count, bytes, stride, block stride, low and high bits of
// a mask.
void AddNumbers(ExprPool& pool, const Operand& o, std::vector<Expr>& out);
// Scratch space of the operation itself.
void Spoil(const Place& place);
void Write(const Operand& o, const Place& place, std::uint8_t mark);
void WriteMarks(const Operand& o, const Place& place, const std::vector<std::uint8_t>& marks);

}  // namespace assay::shadow
