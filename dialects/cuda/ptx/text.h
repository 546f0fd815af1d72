// The text of an inline assembly statement as instructions (PTX ISA, Syntax): what comes out is syntax alone. Labels
// and directives other than .reg are not read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::cuda::ptx {

struct Operand {
  enum class Kind {
    kName,      // a register or special register
    kArgument,  // of the statement, by number
    kInteger,
    kFloat,    // 0f3F800000
    kDouble,   // 0d...
    kAddress,  // [parts[0] + bits]
    kVector,   // {a, b}
  } kind = Kind::kName;
  std::string name;
  unsigned argument = 0;
  std::uint64_t bits = 0;
  bool negated = false;  // !p
  std::vector<Operand> parts;
};

struct Instruction {
  std::vector<std::string> words;  // "cp", "async", "cg", "shared::cta", ...
  std::vector<Operand> operands;
  std::optional<Operand> guard;  // @p; negated for @!p
};

struct Text {
  std::vector<std::pair<std::string, std::string>> registers;  // type without its dot, name
  std::vector<Instruction> instructions;
};

// `text` as LLVM keeps it: $0 for an argument, $$, $(, $) for `$`, `{`, `}`. Nothing if it cannot be read.
std::optional<Text> Parse(std::string_view text);

}  // namespace assay::cuda::ptx
