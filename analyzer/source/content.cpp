// Cheap scans over text of unknown kind. A small C++ scanner removes comments and literals first, so that words
// inside them have no influence.
#include "analyzer/source/content.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

#include "analyzer/facts/kernel-language.h"

namespace assay::source {

bool IsIdentifierChar(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

std::string SmallFile(const std::filesystem::path& path) {
  constexpr std::uintmax_t kMost = 64 * 1024;
  std::error_code ec;
  if (!std::filesystem::is_regular_file(path, ec) || std::filesystem::file_size(path, ec) > kMost || ec) return {};
  std::ifstream in(path, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(in), {});
  return text.find('\0') == std::string::npos ? text : std::string();
}

bool HaveAll(const std::vector<std::string>& names, const std::vector<std::string>& wanted) {
  return std::ranges::all_of(wanted,
                             [&](const std::string& name) { return std::ranges::find(names, name) != names.end(); });
}

bool HasWord(std::string_view text, std::string_view word) {
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
    std::size_t end = at + word.size();
    bool left = at == 0 || !IsIdentifierChar(text[at - 1]) || !IsIdentifierChar(word.front());
    bool right = end == text.size() || !IsIdentifierChar(text[end]) || !IsIdentifierChar(word.back());
    if (left && right) return true;
  }
  return false;
}

// At least as many as the tokens that a lexer makes of the text, indentation included.
bool FitsTree(std::string_view text) {
  constexpr std::size_t kMostTokens = 60000;
  std::size_t tokens = 0;
  bool in_word = false;
  for (char c : text) {
    bool word = IsIdentifierChar(c);
    bool blank = c == ' ' || c == '\t' || c == '\r';
    if (c == '\n') tokens += 2;
    if ((!word && !blank) || (word && !in_word)) ++tokens;
    in_word = word;
  }
  return tokens <= kMostTokens;
}

namespace {

// Bounds that keep every scan linear on hostile text: a raw string's delimiter (the language's own limit), the
// length of one declaration, and the distance before its mark.
constexpr std::size_t kMostDelimiter = 16;
constexpr std::size_t kMostDeclaration = 4096;
constexpr std::size_t kMostPrefix = 256;

class Scanner {
 public:
  Scanner(std::string_view text, bool blank_literals) : text_(text), blank_literals_(blank_literals) {
    result_.code.assign(text);
  }

  ScanResult Run() {
    while (at_ < text_.size()) Step();
    return std::move(result_);
  }

 private:
  char Peek(std::size_t ahead) const { return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0'; }

  void Step() {
    char c = text_[at_];
    if (c == '/' && Peek(1) == '/') {
      LineComment();
    } else if (c == '/' && Peek(1) == '*') {
      BlockComment();
    } else if (c == '"') {
      at_ > 0 && text_[at_ - 1] == 'R' && (at_ < 2 || !IsIdentifierChar(text_[at_ - 2])) ? RawString() : Literal('"');
    } else if (c == '\'' && (at_ == 0 || !IsIdentifierChar(text_[at_ - 1]))) {
      Literal('\'');
    } else {
      if (c == '{') ++result_.brace_depth;
      if (c == '}') --result_.brace_depth;
      ++at_;
    }
  }

  void Blank(std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      if (text_[i] != '\n' && text_[i] != '\r') result_.code[i] = ' ';
    }
  }

  void LineComment() {
    std::size_t begin = at_;
    while (at_ < text_.size() && text_[at_] != '\n') at_ += text_[at_] == '\\' && Peek(1) == '\n' ? 2 : 1;
    Blank(begin, std::min(at_, text_.size()));
  }

  void BlockComment() {
    std::size_t close = text_.find("*/", at_ + 2);
    if (close == std::string_view::npos) result_.broken_literal = true;
    std::size_t end = close == std::string_view::npos ? text_.size() : close + 2;
    Blank(at_, end);
    at_ = end;
  }

  void Literal(char quote) {
    std::size_t begin = ++at_;
    while (at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n') {
      if (text_[at_] == '\0') result_.broken_literal = true;
      at_ += text_[at_] == '\\' && at_ + 1 < text_.size() ? 2 : 1;
    }
    at_ = std::min(at_, text_.size());
    if (blank_literals_) Blank(begin, at_);
    bool closed = at_ < text_.size() && text_[at_] == quote;
    // A lone apostrophe on a line is prose or an `#error` text as often as a broken literal: only double quotes count.
    if (!closed && quote == '"') result_.broken_literal = true;
    if (closed) ++at_;
  }

  void RawString() {
    std::size_t begin = at_ + 1;
    std::size_t open = text_.substr(begin, kMostDelimiter + 1).find('(');
    if (open == std::string_view::npos) return Literal('"');
    open += begin;
    std::string close = ")" + std::string(text_.substr(begin, open - begin)) + "\"";
    std::size_t end = text_.find(close, open);
    end = end == std::string_view::npos ? text_.size() : end + close.size();
    if (blank_literals_) Blank(begin, end);
    at_ = end;
  }

  std::string_view text_;
  bool blank_literals_;
  std::size_t at_ = 0;
  ScanResult result_;
};

// Position after the parenthesis that closes the one at `open`.
std::size_t SkipParens(std::string_view code, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < code.size(); ++i) {
    if (code[i] == '(') ++depth;
    if (code[i] == ')' && --depth == 0) return i + 1;
  }
  return code.size();
}

// The identifier before the parameter list of the declaration that follows `mark`; "" if the mark occurs again first.
std::string DeclaredName(std::string_view code, std::string_view mark) {
  std::size_t at = mark.size();
  std::string last;
  while (at < code.size()) {
    char c = code[at];
    if (IsIdentifierChar(c)) {
      std::size_t begin = at;
      while (at < code.size() && IsIdentifierChar(code[at])) ++at;
      last = code.substr(begin, at - begin);
      if (last == mark) return "";
    } else if (c == '(') {
      bool attribute = last.starts_with("__") || last == "alignas";
      if (!attribute) return last;
      at = SkipParens(code, at);
    } else if (c == ';' || c == '{' || c == '}' || c == '=') {
      return "";
    } else {
      ++at;
    }
  }
  return "";
}

struct ErrorPosition : nlohmann::json_sax<nlohmann::json> {
  std::int64_t at = -1;
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool key(string_t&) override { return true; }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    at = position == 0 ? 0 : static_cast<std::int64_t>(position) - 1;
    return false;
  }
};

bool Contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

bool ContainsAny(std::string_view text, KernelLanguage::Words parts) {
  return std::any_of(parts.begin(), parts.end(), [&](std::string_view part) { return Contains(text, part); });
}

std::string_view Trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front()))) text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) text.remove_suffix(1);
  return text;
}

}  // namespace

ScanResult ScanCpp(std::string_view text, bool blank_literals) { return Scanner(text, blank_literals).Run(); }

std::string EntryName(std::string_view code) {
  const std::string_view device = FirstLanguage().device_mark;
  for (std::string_view mark : {std::string_view("__global__"), device}) {
    for (std::size_t at = code.find(mark); at != std::string_view::npos; at = code.find(mark, at + 1)) {
      if (mark == device) {
        // Device functions carry the mark too: an entry also has C linkage, declared in the same statement.
        std::size_t from = at - std::min(at, kMostPrefix);
        std::string_view before = code.substr(from, at - from);
        before = before.substr(before.find_last_of(";{}") + 1);
        if (!HasWord(before, "extern")) continue;
      }
      std::string name = DeclaredName(code.substr(at, kMostDeclaration), mark);
      if (!name.empty()) return name;
    }
  }
  return "";
}

bool HasFilledEntry(std::string_view code) {
  std::string name = EntryName(code);
  if (name.empty()) return false;
  for (std::size_t at = code.find(name); at != std::string_view::npos; at = code.find(name, at + 1)) {
    std::size_t open = code.find_first_not_of(" \t\r\n", at + name.size());
    if (open == std::string_view::npos || code[open] != '(') continue;
    std::size_t brace = code.find_first_not_of(" \t\r\n", open + SkipParens(code.substr(open, kMostDeclaration), 0));
    if (brace == std::string_view::npos || code[brace] != '{') continue;
    std::size_t inside = code.find_first_not_of(" \t\r\n;", brace + 1);
    return inside != std::string_view::npos && code[inside] != '}';
  }
  return false;
}

bool HasDeviceMarks(std::string_view text) {
  const KernelLanguage& first = FirstLanguage();
  return HasWord(text, "__global__") || HasWord(text, first.device_mark) || Contains(text, first.device_header);
}

static bool LooksLikeJson(std::string_view text) {
  text = Trimmed(text);
  return !text.empty() && (text.front() == '[' || text.front() == '{') && Contains(text, "\"op\"");
}

bool IsSourceName(std::string_view path) {
  static constexpr std::array<std::string_view, 11> kExtensions = {".cpp", ".cc",  ".cxx", ".h",  ".hpp", ".inl",
                                                                   ".inc", ".cce", ".asc", ".cu", ".cuh"};
  const std::size_t dot = path.rfind('.');
  return dot != std::string_view::npos &&
         std::find(kExtensions.begin(), kExtensions.end(), path.substr(dot)) != kExtensions.end();
}

bool IsWithin(const std::filesystem::path& file, const std::filesystem::path& folder) {
  const auto [end, at] = std::mismatch(folder.begin(), folder.end(), file.begin(), file.end());
  return end == folder.end();
}

FileRole RoleOf(std::string_view text) {
  if (LooksLikeJson(text)) return FileRole::kProjectJson;
  std::string code = ScanCpp(text, false).code;
  auto has = [&code](auto... words) { return (Contains(code, words) || ...); };
  if (has("__global__")) return FileRole::kKernel;
  const KernelLanguage& first = FirstLanguage();
  if (ContainsAny(code, first.binding_words)) {
    return has("class ModelNew", "import torch") ? FileRole::kModel : FileRole::kBinding;
  }
  bool host = ContainsAny(code, first.host_words);
  if (!host && has(first.tiling_mark)) return FileRole::kHostTiling;
  if (host) return FileRole::kHostOperator;
  if (HasDeviceMarks(code)) return FileRole::kKernel;
  if (has("import torch", "class ModelNew", "nn.Module")) return FileRole::kModel;
  return FileRole::kOther;
}

FileRole RoleAt(std::string_view path, std::string_view text) {
  bool header = false;
  for (const char* extension : {".h", ".hpp", ".inl", ".inc"}) header |= path.ends_with(extension);
  if (FirstLanguage().InKernelFolder(path)) return header ? FileRole::kOther : FileRole::kKernel;
  if (FirstLanguage().InHostFolder(path)) {
    if (!header) return FileRole::kHostOperator;
    return RoleOf(text) == FileRole::kHostTiling ? FileRole::kHostTiling : FileRole::kOther;
  }
  if (path.ends_with(".json"))
    return LooksLikeJson(text) && Contains(text, "\"input_desc\"") ? FileRole::kProjectJson : FileRole::kOther;
  return RoleOf(text);
}

bool LooksCutOff(std::string_view text) {
  ScanResult scan = ScanCpp(text, true);
  if (scan.brace_depth <= 0) return false;
  std::string_view raw = Trimmed(text);
  if (raw.ends_with("...") || raw.ends_with("\xE2\x80\xA6")) return true;
  std::string_view code = Trimmed(scan.code);
  return !code.empty() && code.back() != ';' && code.back() != '}';
}

std::int64_t JsonErrorAt(std::string_view text) {
  ErrorPosition handler;
  nlohmann::json::sax_parse(text.begin(), text.end(), &handler);
  return handler.at;
}

}  // namespace assay::source
