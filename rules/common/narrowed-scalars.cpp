// See narrowed-scalars.h.
#include "rules/common/narrowed-scalars.h"

#include <string_view>

#include "rules/common/characters.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

// The text before a place, without the trailing blanks.
std::string_view FrontOf(std::string_view text, std::size_t place) {
  const std::size_t last = text.substr(0, place).find_last_not_of(" \t\r\n");
  return last == text.npos ? std::string_view() : text.substr(0, last + 1);
}

// Where the conversion to the type named at a place begins; npos if the name is used for something else.
std::size_t ConversionTo(std::string_view text, std::size_t name, std::size_t length) {
  const std::string_view behind = text.substr(name + length);
  for (const auto& [front, back] : {std::pair<std::string_view, std::string_view>{"static_cast<", ">("}, {"(", ")"}}) {
    if (text.substr(0, name).ends_with(front) && behind.starts_with(back)) return name - front.size();
  }
  return behind.starts_with("(") ? name : text.npos;
}

// The end of what follows the type's name: the closing signs, and the operand in brackets or the word.
std::size_t EndOf(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == '>' || text[at] == ')')) ++at;
  if (at < text.size() && text[at] == '(') {
    int depth = 0;
    for (; at < text.size(); ++at) {
      depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
      if (depth == 0) return at + 1;
    }
  }
  while (at < text.size() && IsWord(text[at])) ++at;
  return at;
}

bool IsWidened(std::string_view text, std::size_t conversion) {
  const std::string_view front = FrontOf(text, conversion);
  return front.ends_with("static_cast<float>(") || front.ends_with("(float)") || front.ends_with("float(");
}

}  // namespace

std::vector<NarrowedScalar> NarrowedScalars(const ReplyFacts& reply) {
  std::vector<NarrowedScalar> found;
  for (std::size_t file = 0; file < reply.files.size(); ++file) {
    if (reply.files[file].role != FileRole::kKernel) continue;
    const std::string text = CodeOnly(reply.files[file].text);
    for (const std::string_view type : {"half", "bfloat16_t"}) {
      for (std::size_t at = NextWord(text, type); at != text.npos; at = NextWord(text, type, at + 1)) {
        const std::size_t begin = ConversionTo(text, at, type.size());
        if (begin == text.npos || !IsWidened(text, begin)) continue;
        const auto from = static_cast<std::uint32_t>(begin),
                   to = static_cast<std::uint32_t>(EndOf(text, at + type.size()));
        found.push_back({{static_cast<int>(file), from, to}, std::string(type)});
      }
    }
  }
  return found;
}

}  // namespace assay::rules
