// Lexical slips: comments that end and never began, or begin and never end.
#include "dialects/ascendc/read/own-slips.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace assay::ascendc {
namespace {

// Walks over text like a lexer; stops at anything other than comments and literals.
class CodeWalk {
 public:
  explicit CodeWalk(std::string_view text) : text_(text) {}

  // The next byte of code; npos at the end.
  std::size_t Next() {
    while (at_ < text_.size()) {
      if (Starts("//")) {
        SkipLine();
      } else if (Starts("/*")) {
        Skip("*/", 2);
      } else if (Starts("R\"") && !IsWord(at_ - 1)) {
        const std::size_t open = text_.find('(', at_);
        if (open == std::string_view::npos) return at_ = open;
        const std::string close = ")" + std::string(text_.substr(at_ + 2, open - at_ - 2)) + "\"";
        Skip(close, 2);
      } else if (text_[at_] == '"' || (text_[at_] == '\'' && !IsWord(at_ - 1))) {
        SkipLiteral();
      } else {
        return at_++;
      }
    }
    return std::string_view::npos;
  }

 private:
  bool Starts(std::string_view with) const { return text_.substr(at_).starts_with(with); }
  bool IsWord(std::size_t i) const {
    return i < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[i])) != 0 || text_[i] == '_');
  }
  void Skip(std::string_view until, std::size_t from) {
    const std::size_t end = text_.find(until, at_ + from);
    at_ = end == std::string_view::npos ? text_.size() : end + until.size();
  }
  void SkipLine() {
    do {
      const std::size_t end = text_.find('\n', at_);
      at_ = end == std::string_view::npos ? text_.size() : end + 1;
    } while (at_ < text_.size() && at_ >= 2 && text_[at_ - 2] == '\\');
  }
  void SkipLiteral() {
    const char quote = text_[at_++];
    while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') at_ += text_[at_] == '\\' ? 2 : 1;
    at_ = std::min(at_ + 1, text_.size());
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

// From the last statement to the end of a comment that was never opened.
struct Leftover {
  std::size_t begin = std::string_view::npos, end = 0;
};

Leftover LeftoverOf(std::string_view text) {
  CodeWalk walk(text);
  std::size_t last = 0, before = std::string_view::npos;
  for (std::size_t at = walk.Next(); at != std::string_view::npos; at = walk.Next()) {
    if (text[at] == '{' || text[at] == '}' || text[at] == ';') last = at;
    if (text[at] == '/' && before + 1 == at && text[before] == '*') return {last, at};
    before = at;
  }
  return {};
}

bool IsOfLexer(const ParseError& error) {
  static constexpr std::array<std::string_view, 5> kDiagnostics = {
      "err_unterminated_block_comment", "err_unterminated_raw_string", "err_pp_unterminated_conditional",
      "err_pp_else_without_if", "err_pp_endif_without_if"};
  return std::find(kDiagnostics.begin(), kDiagnostics.end(), error.diag) != kDiagnostics.end();
}

}  // namespace

std::function<bool(const ParseError&)> OwnSlips(const Project& project, const ParseFacts& parse) {
  // In each file the first error about the rest of a comment; the others follow from it.
  std::map<int, std::uint32_t> first;
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    const Leftover leftover = LeftoverOf(project.files[i].text);
    if (leftover.begin == std::string_view::npos) continue;
    for (const ParseError& error : parse.errors) {
      const bool inside = error.range.valid() && error.range.file == static_cast<int>(i) &&
                          error.range.begin >= leftover.begin && error.range.begin <= leftover.end;
      if (!inside) continue;
      const auto [at, fresh] = first.try_emplace(static_cast<int>(i), error.range.begin);
      if (!fresh) at->second = std::min(at->second, error.range.begin);
    }
  }
  return [first = std::move(first)](const ParseError& error) {
    if (!error.range.valid()) return false;
    const auto found = first.find(error.range.file);
    return IsOfLexer(error) || (found != first.end() && found->second == error.range.begin);
  };
}

}  // namespace assay::ascendc
