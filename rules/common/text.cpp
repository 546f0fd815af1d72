// Text helpers shared by the rules.
#include "rules/common/text.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "rules/common/characters.h"

namespace assay::rules {
const std::string* FileText(const ReplyFacts& reply, int file) {
  if (file < 0 || static_cast<std::size_t>(file) >= reply.files.size()) return nullptr;
  return &reply.files[static_cast<std::size_t>(file)].text;
}

std::string_view TextOf(const ReplyFacts& reply, const SourceRange& range) {
  const std::string* text = FileText(reply, range.file);
  if (text == nullptr || range.begin > range.end || range.end > text->size()) return {};
  return std::string_view(*text).substr(range.begin, range.end - range.begin);
}

std::string NameOr(const ReplyFacts& reply, const SourceRange& range, std::string_view fallback, std::size_t limit) {
  const std::string_view text = TextOf(reply, range);
  const bool usable = !text.empty() && text.size() <= limit && text.find('\n') == std::string_view::npos;
  return std::string(usable ? text : fallback);
}

std::string CallName(const ReplyFacts& reply, const SourceRange& call) {
  std::string_view text = TextOf(reply, call);
  text = text.substr(0, text.find_first_of("(<"));
  const std::size_t qualifier = text.find_last_of(":.>");
  if (qualifier != std::string_view::npos) text.remove_prefix(qualifier + 1);
  const bool name = !text.empty() && std::all_of(text.begin(), text.end(), IsWord);
  return name ? "`" + std::string(text) + "`" : "this";
}

std::string IndentOf(const ReplyFacts& reply, const SourceRange& range) {
  const std::string* text = FileText(reply, range.file);
  if (text == nullptr || range.begin > text->size()) return {};
  const std::size_t newline = range.begin == 0 ? std::string::npos : text->rfind('\n', range.begin - 1);
  const std::size_t start = newline == std::string::npos ? 0 : newline + 1;
  const std::size_t end = std::min(text->find_first_not_of(" \t", start), text->size());
  return text->substr(start, end - start);
}

SourceRange After(const SourceRange& range) { return {range.file, range.end, range.end}; }
SourceRange Before(const SourceRange& range) { return {range.file, range.begin, range.begin}; }

std::optional<SourceRange> FindWord(const ReplyFacts& reply, const SourceRange& within, std::string_view word) {
  const std::string_view text = TextOf(reply, within);
  if (word.empty()) return std::nullopt;
  const std::size_t at = NextWord(text, word);
  if (at == std::string_view::npos) return std::nullopt;
  const auto begin = within.begin + static_cast<std::uint32_t>(at);
  return SourceRange{within.file, begin, begin + static_cast<std::uint32_t>(word.size())};
}

SourceRange WholeFile(const ReplyFacts& reply, int file) {
  const std::string* text = FileText(reply, file);
  return {file, 0, text == nullptr ? 0 : static_cast<std::uint32_t>(text->size())};
}

SourceRange LineOf(const ReplyFacts& reply, const SourceRange& range) {
  const std::string* text = FileText(reply, range.file);
  if (text == nullptr || range.begin > text->size()) return range;
  const std::size_t before = range.begin == 0 ? std::string::npos : text->rfind('\n', range.begin - 1);
  const std::size_t start = before == std::string::npos ? 0 : before + 1;
  const std::size_t newline = text->find('\n', range.begin);
  const std::size_t end = newline == std::string::npos ? text->size() : newline + 1;
  return {range.file, static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(end)};
}

SourceRange BehindInBlockOf(const ReplyFacts& reply, const SourceRange& first, const SourceRange& last) {
  const std::string* text = FileText(reply, last.file);
  if (text == nullptr || first.file != last.file || first.end > last.end || last.end > text->size()) return After(last);
  int depth = 0;
  for (std::size_t i = first.end; i < last.end; ++i) {
    if ((*text)[i] == '{') ++depth;
    if ((*text)[i] == '}') --depth;
  }
  std::size_t at = last.end;
  while (depth > 0 && at < text->size()) {
    if ((*text)[at] == '{') ++depth;
    if ((*text)[at] == '}') --depth;
    ++at;
  }
  if (depth != 0) return After(last);
  const auto offset = static_cast<std::uint32_t>(at);
  return {last.file, offset, offset};
}

std::string Grouped(std::int64_t value) {
  std::string digits = std::to_string(value < 0 ? -value : value);
  for (std::ptrdiff_t i = static_cast<std::ptrdiff_t>(digits.size()) - 3; i > 0; i -= 3) {
    digits.insert(static_cast<std::size_t>(i), ",");
  }
  return value < 0 ? "-" + digits : digits;
}

std::string Counted(std::int64_t count, std::string_view noun) {
  return Grouped(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

std::string OneOf(std::string_view word) {
  // "unsigned" begins with a vowel, "uint8_t" with a consonant; a standard type is named by what follows its scope.
  const std::string_view said = word.starts_with("std::") ? word.substr(5) : word;
  const bool vowel = !said.empty() && std::string_view("aeioAEIO").find(said.front()) != std::string_view::npos;
  return fmt::format("{} `{}`", vowel || said.starts_with("unsigned") ? "an" : "a", word);
}

std::string CodeOnly(std::string text) {
  const auto blank = [&](std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < std::min(to, text.size()); ++i) text[i] = ' ';
    return to;
  };
  for (std::size_t i = 0; i < text.size();) {
    if (text.compare(i, 2, "//") == 0) {
      i = blank(i, text.find('\n', i));
    } else if (text.compare(i, 2, "/*") == 0) {
      const std::size_t end = text.find("*/", i + 2);
      i = blank(i, end == std::string::npos ? end : end + 2);
    } else if (text[i] == '"' || (text[i] == '\'' && (i == 0 || !IsWord(text[i - 1])))) {
      std::size_t end = i + 1;
      while (end < text.size() && text[end] != text[i] && text[end] != '\n') end += text[end] == '\\' ? 2 : 1;
      i = blank(i, end + 1);
    } else {
      ++i;
    }
  }
  return text;
}

std::string AsHeadline(std::string message) {
  const std::size_t newline = message.find('\n');
  if (newline != std::string::npos) message.resize(newline);
  while (!message.empty() && (message.back() == '.' || message.back() == ' ')) message.pop_back();
  const bool word = message.size() > 1 && std::isupper(static_cast<unsigned char>(message[1])) == 0;
  if (word) message[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(message[0])));
  std::replace(message.begin(), message.end(), '\'', '`');
  return message;
}

}  // namespace assay::rules
