// Tiles that are too large for the memory, made smaller where the host plans them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "analyzer/facts/reply.h"
#include "rules/ascendc/calls.h"

namespace assay::rules {

// A number, or the name of a constant that the text sets to one; -1 where neither.
std::int64_t NumberOf(const std::string& text, std::string_view word);
// `192 * 1024`: a product of numbers; -1 where it is none.
std::int64_t Product(std::string_view text);

// The host's constant for the size of the memory, where there is one such constant.
struct MemoryConstant {
  int file = -1;
  std::uint32_t name = 0;   // where it is declared
  std::uint32_t value = 0;  // behind its `=`
  std::uint32_t end = 0;    // its semicolon
};
std::optional<MemoryConstant> MemoryConstantOf(const ReplyFacts& reply);

// A comment after a place of a line, with the blanks before it, if it contains digits; an empty range otherwise.
SourceRange FiguresBehind(const ReplyFacts& reply, int file, std::size_t at);

// The divisor of the space that makes all buffers fit, which together take `need` of the `have` bytes.
std::int64_t DivisorFor(std::int64_t need, std::int64_t have);

// That constant divided: everything computed from it gets smaller. `rest`: what the remaining bytes are for.
std::optional<Repair> SmallerBudget(const ReplyFacts& reply, std::int64_t divisor, const std::string& rest = "");

}  // namespace assay::rules
