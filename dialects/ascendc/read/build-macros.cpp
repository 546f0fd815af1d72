// See build-macros.h.
#include "dialects/ascendc/read/build-macros.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>

#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/source/content.h"
#include "dialects/ascendc/names/known-names.h"
#include "dialects/ascendc/read/own-names.h"
#include "dialects/ascendc/read/own-slips.h"

namespace assay::ascendc {
namespace {

bool IsAmong(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool IsNameToken(std::string_view token) {
  return !token.empty() && source::IsIdentifierChar(token.front()) &&
         std::isdigit(static_cast<unsigned char>(token[0])) == 0;
}

// Words in front of a name that declare nothing of that name.
bool IsNoType(std::string_view word) {
  return IsAmong(word, {"return", "else", "case", "goto", "new", "delete", "throw", "sizeof", "alignof", "operator",
                        "do", "not", "and", "or", "if", "while", "for", "switch"});
}

bool IsSpecifier(std::string_view word) {
  return IsAmong(word, {"const", "static", "constexpr", "inline", "typename", "extern", "volatile", "register",
                        "return", "case", "else", "mutable", "friend", "virtual", "explicit", "unsigned", "signed"});
}

// A statement that decides what is executed, and neither what is declared nor which class it is in.
bool IsControl(std::string_view first) {
  return IsAmong(first, {"if", "else", "for", "while", "switch", "do", "try", "catch", "case", "default"});
}

// The next token of code from `at` on; empty at the end.
std::string_view NextToken(std::string_view code, std::size_t& at) {
  while (at < code.size() && std::isspace(static_cast<unsigned char>(code[at])) != 0) ++at;
  const std::size_t begin = at;
  if (at >= code.size()) return {};
  if (source::IsIdentifierChar(code[at])) {
    while (at < code.size() && source::IsIdentifierChar(code[at])) ++at;
  } else {
    at += code.substr(at).starts_with("::") || code.substr(at).starts_with("->") ? 2 : 1;
  }
  return code.substr(begin, at - begin);
}

std::size_t EndOfDirective(std::string_view code, std::size_t at) {
  std::size_t end = code.find('\n', at);
  while (end != std::string_view::npos && end > at && code[end - 1] == '\\') end = code.find('\n', end + 1);
  return end == std::string_view::npos ? code.size() : end;
}

// Letters that a build writes with -D.
bool IsMacroName(std::string_view name) {
  const bool spelled = std::all_of(name.begin(), name.end(),
                                   [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; });
  return spelled && name.size() > 1 && name.front() != '_';
}

bool MayBeDefinedByABuild(const ParseError& error) {
  const bool unknown = error.what == ParseErrorClass::kInventedName || error.what == ParseErrorClass::kUndeclared;
  return unknown && error.owner.empty() && IsUnknownName(error) && IsMacroName(error.name) &&
         FindAdvice(error.name) == nullptr;
}

// Said of the vendor's namespace, an error follows from no macro.
bool StandsAlone(const ParseError& error) {
  return error.what == ParseErrorClass::kHeaderNotFound ||
         (error.what == ParseErrorClass::kInventedName && error.owner.ends_with("AscendC"));
}

}  // namespace

MacroReach::MacroReach(const Project& project, std::set<std::string> macros)
    : macros_(std::move(macros)), names_(macros_) {
  files_.reserve(project.files.size());  // words point into the texts
  for (const VirtualFile& file : project.files) {
    files_.emplace_back().code = source::ScanCpp(file.text, true).code;
    Split(files_.back());
  }
  std::map<std::string_view, std::vector<std::pair<File*, Piece*>>> users;
  for (File& file : files_) {
    for (Piece& piece : file.pieces) {
      for (const Word& word : piece.words) users[word.text].emplace_back(&file, &piece);
    }
  }
  std::vector<std::string> left(names_.begin(), names_.end());
  while (!left.empty()) {
    const std::string name = std::move(left.back());
    left.pop_back();
    for (const auto& [file, piece] : users[name]) {
      Reach(*file, *piece, name);
      for (std::string& declared : Declared(*file, *piece)) {
        if (piece->directive) macros_.insert(declared);
        if (names_.insert(declared).second) left.push_back(std::move(declared));
      }
    }
  }
}

// `;`, braces of blocks and preprocessor lines part statements. The braces of an initialiser do not.
void MacroReach::Split(File& file) {
  const std::string& code = file.code;
  std::vector<std::size_t> blocks;  // indices of pieces that opened one, npos where none did
  std::size_t begin = 0, at = 0;
  int inside = 0;  // braces of initialisers
  std::string_view last;
  bool names_a_block = false;  // class, namespace, ... in this piece
  const auto close = [&](std::size_t end) {
    if (code.find_first_not_of(" \t\r\n", begin) < end) {
      Piece& piece = file.pieces.emplace_back();
      piece.begin = begin;
      piece.end = end;
      Fill(code, piece);
    }
    begin = at;
    last = {};
    names_a_block = false;
  };
  for (std::string_view token = NextToken(code, at); !token.empty(); token = NextToken(code, at)) {
    const auto start = static_cast<std::size_t>(token.data() - code.data());
    if (token == "#") {
      const std::size_t end = EndOfDirective(code, start);
      const bool alone = code.find_first_not_of(" \t\r\n", begin) == start;
      at = end;
      if (!alone) continue;  // within a statement: its words are the statement's
      begin = start;
      close(end);
      file.pieces.back().directive = true;
      continue;
    }
    if (token == "{") {
      const bool value = inside > 0 || IsAmong(last, {"=", ",", "(", "return"}) ||
                         (!names_a_block && (IsNameToken(last) || last == ">" || last == "]"));
      if (value) {
        ++inside;
      } else {
        const std::size_t before = file.pieces.size();
        close(start);
        blocks.push_back(file.pieces.size() > before ? before : std::string::npos);
        continue;
      }
    } else if (token == "}" && inside > 0) {
      --inside;
    } else if (token == "}") {
      close(start);
      if (!blocks.empty() && blocks.back() != std::string::npos) file.pieces[blocks.back()].block_end = start;
      if (!blocks.empty()) blocks.pop_back();
      continue;
    } else if (token == ";" && inside == 0) {
      close(start);
      continue;
    }
    names_a_block =
        names_a_block || IsAmong(token, {"class", "struct", "union", "enum", "namespace", "extern", "else", "do", "try",
                                         "const", "override", "noexcept", "final", "mutable", "->"});
    last = token;
  }
  at = code.size();
  close(code.size());
  for (const std::size_t open : blocks) {
    if (open != std::string::npos) file.pieces[open].block_end = code.size();
  }
}

void MacroReach::Fill(const std::string& code, Piece& piece) {
  const std::string_view text = std::string_view(code).substr(0, piece.end);
  std::size_t at = piece.begin;
  std::array<std::string_view, 2> before;
  int depth = 0;
  Word* waiting = nullptr;
  for (std::string_view token = NextToken(text, at); !token.empty(); token = NextToken(text, at)) {
    if (waiting != nullptr) waiting->after = token;
    waiting = nullptr;
    if (IsAmong(token, {"(", "[", "{"})) ++depth;
    if (IsAmong(token, {")", "]", "}"})) --depth;
    if (IsNameToken(token)) {
      const auto begin = static_cast<std::size_t>(token.data() - code.data());
      waiting = &piece.words.emplace_back(Word{token, begin, before[1], {}, before[0], depth > 0});
    }
    before = {before[1], token};
  }
}

// Names that the statement may declare, with those in the class, enumeration or namespace that it opens.
std::vector<std::string> MacroReach::Declared(const File& file, const Piece& piece) {
  std::vector<std::string> names;
  if (piece.directive) {
    if (piece.words.size() > 1 && piece.words[0].text == "define") names.emplace_back(piece.words[1].text);
    return names;
  }
  AddDeclared(piece, names);
  const auto opens = [&](std::initializer_list<std::string_view> words) {
    return std::any_of(piece.words.begin(), piece.words.end(),
                       [&](const Word& word) { return IsAmong(word.text, words); });
  };
  if (piece.block_end == 0 || !opens({"class", "struct", "union", "enum", "namespace"})) return names;
  for (const Piece& inner : file.pieces) {
    if (inner.begin < piece.end || inner.begin >= piece.block_end) continue;
    AddDeclared(inner, names);
    if (!opens({"enum"})) continue;
    for (const Word& word : inner.words) names.emplace_back(word.text);
  }
  return names;
}

// Names behind a type, and those behind a comma beside one.
void MacroReach::AddDeclared(const Piece& piece, std::vector<std::string>& names) {
  const bool parts = std::any_of(piece.words.begin(), piece.words.end(), [](const Word& word) {
    return word.text == "auto" && (word.after == "[" || word.after == "&");
  });
  const bool lists =
      std::any_of(piece.words.begin(), piece.words.end(), [](const Word& word) { return word.text == "enum"; });
  for (const Word& word : piece.words) {
    // A type has more behind it.
    if (IsNameToken(word.after) || IsAmong(word.after, {"*", "&", "<", "::", ".", "->"})) continue;
    const bool pointed =
        IsAmong(word.before, {"*", "&"}) &&
        (IsNameToken(word.before_that) || word.before_that == ">" || IsAmong(word.before_that, {"*", "&"}));
    const bool typed = (IsNameToken(word.before) && !IsNoType(word.before)) || word.before == ">" || pointed;
    const bool listed = word.before == "," && (!word.nested || parts || lists);
    if (typed || listed || (parts && word.before == "[")) names.emplace_back(word.text);
  }
}

// What one use of a name that depends on a macro means for the code around it.
void MacroReach::Reach(File& file, Piece& piece, const std::string& name) {
  piece.reached = true;
  if (!macros_.contains(name)) return;
  const auto everything = [&](std::size_t from) {
    file.open_from = std::min(file.open_from.value_or(from), from);
    open_ = true;
  };
  if (piece.directive) {
    // It decides which lines are compiled.
    if (!piece.words.empty() && piece.words.front().text != "define" && piece.words.front().text != "undef")
      everything(0);
    return;
  }
  const std::string_view text = std::string_view(file.code).substr(piece.begin, piece.end - piece.begin);
  const bool chooses = text.find('?') != std::string_view::npos;
  for (const Word& word : piece.words) {
    if (word.text != name) continue;
    bool clean = true;
    if (word.before.empty() || (word.before == ":" && !word.nested && !chooses)) {
      // `DTYPE x` and `DTYPE* x` are types; `DECLARE(...)` can be anything.
      clean = IsNameToken(word.after) || IsAmong(word.after, {"*", "&", "::"});
    } else if (IsNameToken(word.before)) {
      clean = IsSpecifier(word.before);
    } else if (word.before == ")" || word.before == "}" || word.before == "]") {
      clean = word.nested;
    }
    if (!clean) everything(piece.begin);
  }
}

const MacroReach::Piece* MacroReach::PieceAt(const File& file, std::size_t at) const {
  const auto behind = std::upper_bound(file.pieces.begin(), file.pieces.end(), at,
                                       [](std::size_t place, const Piece& piece) { return place < piece.begin; });
  if (behind == file.pieces.begin()) return nullptr;
  const Piece& piece = *std::prev(behind);
  return at <= piece.end ? &piece : nullptr;
}

bool MacroReach::HoldsMacro(const Piece& piece) const {
  return std::any_of(piece.words.begin(), piece.words.end(),
                     [&](const Word& word) { return macros_.contains(std::string(word.text)); });
}

bool MacroReach::Covers(const ParseError& error) const {
  if (!error.range.valid() || static_cast<std::size_t>(error.range.file) >= files_.size()) return true;
  const File& file = files_[static_cast<std::size_t>(error.range.file)];
  const std::size_t at = error.range.begin;
  if (open_ && (!file.open_from || at >= *file.open_from)) return true;
  if (!error.name.empty() && names_.contains(error.name)) return true;
  for (const Piece& piece : file.pieces) {
    if (!piece.reached || at < piece.end || at >= piece.block_end) continue;
    if (piece.words.empty() || !IsControl(piece.words.front().text)) return true;
  }
  const std::string_view words = error.message;
  const bool told =
      std::any_of(names_.begin(), names_.end(), [&](const std::string& name) { return source::HasWord(words, name); });
  if (told) return true;
  const Piece* piece = PieceAt(file, at);
  if (piece == nullptr || !piece->reached) return false;
  // Whether a name is declared does not depend on what else the statement names; a macro can take its words away.
  return HoldsMacro(*piece) || !IsUnknownName(error);
}

void SetAsideMacros(const Project& project, ParseFacts& parse) {
  if (project.IsReply()) return;
  const auto own = OwnSlips(project, parse);
  for (const Half half : {Half::kHost, Half::kKernel}) {
    std::set<std::string> macros;
    bool elsewhere = false;  // used in a header that is no part of the input
    for (const ParseError& error : parse.errors) {
      if (error.half != half || !MayBeDefinedByABuild(error)) continue;
      macros.insert(error.name);
      elsewhere = elsewhere || !error.range.valid();
      const std::string why =
          fmt::format("`{0}` is defined nowhere in the input; a build may define it: -D {0}=VALUE", error.name);
      if (std::find(parse.beyond.begin(), parse.beyond.end(), why) == parse.beyond.end()) parse.beyond.push_back(why);
    }
    if (macros.empty()) continue;
    const MacroReach reach(project, std::move(macros));
    const auto rest = std::stable_partition(parse.errors.begin(), parse.errors.end(), [&](const ParseError& error) {
      if (error.half != half) return true;
      return !MayBeDefinedByABuild(error) && (StandsAlone(error) || own(error) || (!elsewhere && !reach.Covers(error)));
    });
    std::move(rest, parse.errors.end(), std::back_inserter(parse.unsure));
    parse.errors.erase(rest, parse.errors.end());
  }
}

}  // namespace assay::ascendc
