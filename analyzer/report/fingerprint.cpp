// FNV-1a over rule, function and the spanned lines with their white space collapsed. Never a line number.
#include "analyzer/report/fingerprint.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <vector>

namespace assay {
namespace {

bool IsWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// The offset after a comment, string or character literal that starts at `at`; `at` itself if none does.
std::size_t SkipOpaque(std::string_view text, std::size_t at) {
  if (text.substr(at, 2) == "//") return std::min(text.find('\n', at), text.size());
  if (text.substr(at, 2) == "/*") {
    const std::size_t end = text.find("*/", at + 2);
    return end == text.npos ? text.size() : end + 2;
  }
  if (text[at] != '"' && text[at] != '\'') return at;
  // A quote inside a number (1'000) opens no literal.
  if (text[at] == '\'' && at > 0 && std::isdigit(static_cast<unsigned char>(text[at - 1])) != 0) return at;
  for (std::size_t i = at + 1; i < text.size() && text[i] != '\n'; ++i) {
    if (text[i] == '\\') {
      ++i;
    } else if (text[i] == text[at]) {
      return i + 1;
    }
  }
  return at + 1;
}

// The name before the first parenthesis of a declaration head such as `void A::Run(int n) const`; empty if the head
// has none (a class, a loop, an initialiser).
std::string NameInHead(std::string_view head) {
  const std::size_t open = head.find('(');
  if (open == head.npos) return "";
  std::size_t end = open;
  while (end > 0 && std::isspace(static_cast<unsigned char>(head[end - 1])) != 0) --end;
  std::size_t begin = end;
  while (begin > 0 && (IsWord(head[begin - 1]) || head[begin - 1] == ':' || head[begin - 1] == '~')) --begin;
  while (begin < end && head[begin] == ':') ++begin;
  const std::string name(head.substr(begin, end - begin));
  constexpr std::array<std::string_view, 7> kStatements = {"if",    "for",    "while",    "switch",
                                                           "catch", "return", "constexpr"};
  return std::find(kStatements.begin(), kStatements.end(), name) == kStatements.end() ? name : "";
}

std::string Collapse(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) {
      out += c;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

std::string SpannedLines(std::string_view text, std::size_t begin, std::size_t end) {
  begin = std::min(begin, text.size());
  end = std::clamp(end, begin, text.size());
  const std::size_t before = begin == 0 ? text.npos : text.rfind('\n', begin - 1);
  const std::size_t first = before == text.npos ? 0 : before + 1;
  const std::size_t last = std::min(text.find('\n', end > begin ? end - 1 : end), text.size());
  return Collapse(text.substr(first, last - first));
}

std::uint64_t Hash(std::uint64_t hash, std::string_view text) {
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return (hash ^ 0xFF) * 0x100000001b3ULL;
}

}  // namespace

std::string EnclosingFunction(std::string_view text, std::uint32_t offset) {
  std::vector<std::string> open;
  std::size_t head = 0;
  int parentheses = 0;
  const std::size_t stop = std::min<std::size_t>(offset, text.size());
  for (std::size_t at = 0; at < stop;) {
    const std::size_t skipped = SkipOpaque(text, at);
    if (skipped != at) {
      at = skipped;
      continue;
    }
    switch (text[at]) {
      case '(':
        ++parentheses;
        break;
      case ')':
        parentheses = std::max(0, parentheses - 1);
        break;
      case '{':
        open.push_back(parentheses == 0 ? NameInHead(text.substr(head, at - head)) : "");
        head = at + 1;
        break;
      case '}':
        if (!open.empty()) open.pop_back();
        head = at + 1;
        break;
      case ';':
        if (parentheses == 0) head = at + 1;
        break;
      case '#':
        at = std::min(text.find('\n', at), text.size());
        head = at;
        continue;
      default:
        break;
    }
    ++at;
  }
  for (auto name = open.rbegin(); name != open.rend(); ++name) {
    if (!name->empty()) return *name;
  }
  return "";
}

void FillFingerprints(Report& report) {
  std::map<std::uint64_t, int> seen;
  for (Finding& finding : report.findings) {
    std::uint64_t hash = Hash(0xcbf29ce484222325ULL, finding.rule);
    const int file = finding.primary.file;
    if (file >= 0 && file < static_cast<int>(report.project.files.size())) {
      const std::string& text = report.project.files[static_cast<std::size_t>(file)].text;
      hash = Hash(hash, EnclosingFunction(text, finding.primary.begin));
      hash = Hash(hash, SpannedLines(text, finding.primary.begin, finding.primary.end));
    } else {
      hash = Hash(hash, finding.message);
    }
    const int order = seen[hash]++;
    if (order > 0) hash = Hash(hash, fmt::format("{}", order));
    finding.fingerprint = fmt::format("{:016x}", hash);
  }
}

}  // namespace assay
