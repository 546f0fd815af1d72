// A statement here is the text between semicolons and braces.
#include "rules/common/statements.h"

#include <cctype>
#include <string>
#include <string_view>

#include "rules/common/text.h"

namespace assay::rules {
namespace {

std::string Packed(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) out += c;
  }
  return out;
}

// From the end of the text before `at` to the statement's semicolon, inclusive; empty if it does not end in one.
std::string_view StatementAt(std::string_view text, std::size_t at) {
  if (at >= text.size()) return {};
  const std::size_t before = at == 0 ? text.npos : text.find_last_of(";{}", at - 1);
  const std::size_t begin = before == text.npos ? 0 : before + 1;
  const std::size_t end = text.find_first_of(";{}", at);
  if (end == text.npos || text[end] != ';') return {};
  return text.substr(begin, end + 1 - begin);
}

}  // namespace

std::optional<SourceRange> RepeatedStatement(const ReplyFacts& reply, const SourceRange& where) {
  const std::string* file = FileText(reply, where.file);
  if (file == nullptr) return std::nullopt;
  const std::string_view text = *file;
  const std::string_view own = StatementAt(text, where.begin);
  if (own.empty()) return std::nullopt;
  const auto begin = static_cast<std::size_t>(own.data() - text.data());
  const std::string_view before = begin == 0 ? std::string_view() : StatementAt(text, begin - 1);
  const std::string_view behind = StatementAt(text, begin + own.size());
  const std::string packed = Packed(own);
  const bool twice = Packed(before) == packed || Packed(behind) == packed;
  if (!twice || packed.size() < 2) return std::nullopt;
  return SourceRange{where.file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + own.size())};
}

}  // namespace assay::rules
