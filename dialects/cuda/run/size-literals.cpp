// By tokens alone: what is not understood is skipped, and a superfluous number only makes variants larger.
#include "dialects/cuda/run/size-literals.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <map>
#include <optional>
#include <set>

#include "analyzer/facts/reply.h"

namespace assay::cuda {
namespace {

// Larger numbers are limits of types and grids; no smaller variant could stay above them.
constexpr std::int64_t kMost = 1 << 17;
constexpr std::size_t kMostTokens = 1 << 18;
constexpr int kMostDepth = 50;
constexpr int kMostFactors = 6;
constexpr std::int64_t kMostShift = 17;

struct Token {
  enum class Kind { kNumber, kName, kSign, kEnd } kind = Kind::kSign;
  std::string text;
  std::int64_t value = 0;

  bool Is(std::string_view sign) const { return kind == Kind::kSign && text == sign; }
  bool Names(std::string_view name) const { return kind == Kind::kName && text == name; }
};

bool IsName(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Comments and string literals become blanks; line breaks stay.
std::string Bare(std::string_view text, bool python) {
  std::string bare(text);
  const auto at = [&](std::size_t i, std::string_view what) { return text.substr(i, what.size()) == what; };
  const auto blank = [&](std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < std::min(to, bare.size()); ++i) {
      if (bare[i] != '\n') bare[i] = ' ';
    }
  };
  const auto behind = [&](std::size_t from, std::string_view end) {
    for (std::size_t i = from; i < text.size(); ++i) {
      if (text[i] == '\\' && end != "*/")
        ++i;
      else if (at(i, end))
        return i + end.size();
      else if (text[i] == '\n' && end.size() == 1)
        return i;
    }
    return text.size();
  };
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    if (python ? text[i] == '#' : at(i, "//"))
      end = std::min(text.find('\n', i), text.size());
    else if (!python && at(i, "/*"))
      end = behind(i + 2, "*/");
    else if (python && (at(i, "\"\"\"") || at(i, "'''")))
      end = behind(i + 3, text.substr(i, 3));
    // 1'000 is a number
    else if (text[i] == '"' || (text[i] == '\'' && (python || i == 0 || !IsName(text[i - 1]))))
      end = behind(i + 1, text.substr(i, 1));
    blank(i, end);
    i = std::max(end, i + 1);
  }
  return bare;
}

// Unsigned integers of either language; nothing for other numbers.
std::optional<std::int64_t> Integer(std::string text) {
  std::erase_if(text, [](char c) { return c == '_' || c == '\''; });
  int base = 10;
  std::size_t begin = 0;
  if (text.starts_with("0x") || text.starts_with("0X")) base = 16, begin = 2;
  if (text.starts_with("0b") || text.starts_with("0B")) base = 2, begin = 2;
  while (text.size() > begin && std::string_view("uUlL").find(text.back()) != std::string_view::npos) text.pop_back();
  std::int64_t value = 0;
  const auto [end, failed] = std::from_chars(text.data() + begin, text.data() + text.size(), value, base);
  if (failed != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::vector<Token> Tokens(std::string_view text, bool python) {
  std::vector<Token> tokens;
  for (std::size_t i = 0; i < text.size() && tokens.size() < kMostTokens;) {
    const char c = text[i];
    std::size_t end = i + 1;
    if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
      const bool hex = i + 1 < text.size() && (text[i + 1] == 'x' || text[i + 1] == 'X');
      while (end < text.size() &&
             (IsName(text[end]) || text[end] == '.' || (text[end] == '\'' && !python) ||
              ((text[end] == '+' || text[end] == '-') && !hex && (text[end - 1] == 'e' || text[end - 1] == 'E'))))
        ++end;
      const std::string written(text.substr(i, end - i));
      const std::optional<std::int64_t> value = Integer(written);
      tokens.push_back({value ? Token::Kind::kNumber : Token::Kind::kSign, written, value.value_or(0)});
    } else if (IsName(c)) {
      while (end < text.size() && IsName(text[end])) ++end;
      tokens.push_back({Token::Kind::kName, std::string(text.substr(i, end - i))});
    } else if (c == '\n') {
      if (python) tokens.push_back({Token::Kind::kEnd, "\n"});
    } else if (std::isspace(static_cast<unsigned char>(c)) == 0) {
      static constexpr std::string_view kPairs[] = {
          "<<", ">>", "//", "==", "<=", ">=", "!=", "+=", "-=", "*=", "/=", "->", "::", "++", "--", "&&", "||", "**"};
      const std::string_view pair = text.substr(i, 2);
      if (std::find(std::begin(kPairs), std::end(kPairs), pair) != std::end(kPairs)) end = i + 2;
      tokens.push_back({Token::Kind::kSign, std::string(text.substr(i, end - i))});
    }
    i = end;
  }
  tokens.push_back({Token::Kind::kEnd, ""});
  return tokens;
}

using Constants = std::map<std::string, std::optional<std::int64_t>>;  // nothing: it has several values

std::optional<std::int64_t> Apply(std::int64_t a, const Token& sign, std::int64_t b) {
  constexpr std::int64_t kLimit = std::int64_t{1} << 30;
  if (a > kLimit || b > kLimit || a < -kLimit || b < -kLimit) return std::nullopt;
  if (sign.Is("*")) return a * b;
  if (sign.Is("/") || sign.Is("//")) return b != 0 ? std::optional(a / b) : std::nullopt;
  if (sign.Is("%")) return b != 0 ? std::optional(a % b) : std::nullopt;
  if (sign.Is("+")) return a + b;
  if (sign.Is("-")) return a - b;
  if (sign.Is("<<")) return b >= 0 && b < 30 ? std::optional(a << b) : std::nullopt;
  if (sign.Is(">>")) return b >= 0 && b < 30 ? std::optional(a >> b) : std::nullopt;
  return std::nullopt;
}

int Binds(const Token& sign) {
  if (sign.Is("*") || sign.Is("/") || sign.Is("//") || sign.Is("%")) return 3;
  if (sign.Is("+") || sign.Is("-")) return 2;
  return sign.Is("<<") || sign.Is(">>") ? 1 : 0;
}

class Folder {
 public:
  Folder(const std::vector<Token>& tokens, const Constants& constants) : tokens_(tokens), constants_(constants) {}

  // The expression that begins there and the position after it.
  std::optional<std::int64_t> Fold(std::size_t& at, int least = 1, int depth = 0) const {
    std::optional<std::int64_t> value = Operand(at, depth);
    while (value && Binds(tokens_[at]) >= least) {
      const Token& sign = tokens_[at++];
      const std::optional<std::int64_t> right = Fold(at, Binds(sign) + 1, depth + 1);
      value = right ? Apply(*value, sign, *right) : std::nullopt;
    }
    return value;
  }

  std::optional<std::int64_t> Operand(std::size_t& at, int depth) const {
    const Token& token = tokens_[at];
    if (depth > kMostDepth) return std::nullopt;
    if (token.kind == Token::Kind::kNumber) return ++at, token.value;
    if (token.kind == Token::Kind::kName) {
      const auto found = constants_.find(token.text);
      if (found == constants_.end() || !found->second) return std::nullopt;
      return ++at, found->second;
    }
    if (!token.Is("(")) return std::nullopt;
    ++at;
    const std::optional<std::int64_t> inner = Fold(at, 1, depth + 1);
    if (!inner || !tokens_[at].Is(")")) return std::nullopt;
    return ++at, inner;
  }

 private:
  const std::vector<Token>& tokens_;
  const Constants& constants_;
};

void Bind(Constants& constants, const std::string& name, std::optional<std::int64_t> value) {
  const auto [found, fresh] = constants.try_emplace(name, value);
  if (!fresh && found->second != value) found->second.reset();
}

// `name = expression` up to the statement's end.
void BindAssigned(const std::vector<Token>& tokens, Constants& constants) {
  for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
    if (tokens[i].kind != Token::Kind::kName || !tokens[i + 1].Is("=")) continue;
    std::size_t at = i + 2;
    std::optional<std::int64_t> value = Folder(tokens, constants).Fold(at);
    const Token& end = tokens[at];
    if (!end.Is(";") && !end.Is(",") && !end.Is("}") && end.kind != Token::Kind::kEnd) value.reset();
    Bind(constants, tokens[i].text, value);
  }
}

// Elements of a vector type, lanes of a warp; 0 if the name implies no number.
std::int64_t Implied(const std::string& name) {
  static constexpr std::string_view kScalars[] = {
      "char",   "uchar", "short",  "ushort",   "int",           "uint",        "long",     "ulong",    "float",
      "double", "half",  "__half", "longlong", "__nv_bfloat16", "nv_bfloat16", "bfloat16", "ulonglong"};
  if (name == "warpSize" || (name.starts_with("__") && name.ends_with("_sync"))) return 32;
  if (name == "wmma" || name == "nvcuda") return 16;
  const std::string_view type = std::string_view(name).substr(0, name.size() - 1);
  const bool vector = std::find(std::begin(kScalars), std::end(kScalars), type) != std::end(kScalars);
  return vector && (name.back() == '2' || name.back() == '4') ? name.back() - '0' : 0;
}

void Collect(const std::vector<Token>& tokens, const Constants& constants, std::set<std::int64_t>& found) {
  const Folder folder(tokens, constants);
  const auto add = [&](std::int64_t value) {
    if (value >= 2 && value <= kMost) found.insert(value);
  };
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    if (tokens[i].kind == Token::Kind::kName) add(Implied(tokens[i].text));
    if (const Token& number = tokens[i + 1]; number.kind == Token::Kind::kNumber) {
      const bool shifts = tokens[i].Is(">>") || tokens[i].Is("<<");
      if (shifts && number.value < kMostShift) add(std::int64_t{1} << number.value);
      if (tokens[i].Is("&") && std::has_single_bit(static_cast<std::uint64_t>(number.value) + 1)) add(number.value + 1);
    }
    std::size_t at = i;
    std::optional<std::int64_t> value = folder.Operand(at, 0);
    for (int factors = 1; value && factors <= kMostFactors; ++factors) {
      add(*value);
      const Token& sign = tokens[at];
      if (Binds(sign) != 3 && !sign.Is("<<")) break;
      const std::optional<std::int64_t> right = folder.Operand(++at, 0);
      value = right ? Apply(*value, sign, *right) : std::nullopt;
    }
  }
}

// Removes directives; names from #define are bound.
std::string WithoutDirectives(const std::string& bare, Constants& constants) {
  std::string rest;
  for (std::size_t begin = 0; begin < bare.size();) {
    std::size_t end = begin;
    do end = std::min(bare.find('\n', end + (end > begin ? 1 : 0)), bare.size());
    while (end < bare.size() && end > begin && bare[end - 1] == '\\');
    std::string line = bare.substr(begin, end - begin);
    begin = end + 1;
    if (line.find_first_not_of(" \t") == std::string::npos || line[line.find_first_not_of(" \t")] != '#') {
      rest += line + '\n';
      continue;
    }
    std::erase(line, '\\');
    const std::vector<Token> tokens = Tokens(line, false);
    if (tokens.size() < 4 || !tokens[1].Names("define") || tokens[2].kind != Token::Kind::kName) continue;
    std::size_t at = 3;
    const std::optional<std::int64_t> value = Folder(tokens, constants).Fold(at);
    if (value && tokens[at].kind == Token::Kind::kEnd) Bind(constants, tokens[2].text, value);
    // Numbers within macros count, too.
    rest += line.substr(line.find("define") + 6) + ";\n";
  }
  return rest;
}

std::size_t Behind(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
    if (depth == 0) return i + 1;
  }
  return text.size();
}

// Without heads of functions, get_inputs and get_init_inputs, and the task's sizes.
std::string OwnStatements(const std::string& bare, const std::vector<std::string>& sizes) {
  std::string rest;
  bool skips = false;
  for (std::size_t begin = 0; begin < bare.size();) {
    std::size_t end = std::min(bare.find('\n', begin), bare.size());
    std::string_view line = std::string_view(bare).substr(begin, end - begin);
    const std::size_t first = line.find_first_not_of(" \t");
    if (first == 0) {
      const std::vector<Token> tokens = Tokens(line, true);
      skips = tokens.size() > 1 && tokens[0].Names("def") &&
              (tokens[1].Names("get_inputs") || tokens[1].Names("get_init_inputs"));
      for (std::size_t i = 0; i + 1 < tokens.size() && tokens[i].kind == Token::Kind::kName; i += 2) {
        const bool listed = std::find(sizes.begin(), sizes.end(), tokens[i].text) != sizes.end();
        skips |= listed && (tokens[i + 1].Is("=") || tokens[i + 1].Is(","));
      }
    }
    if (!skips && first != std::string_view::npos && line.substr(first).starts_with("def ")) {
      end = std::max(end, Behind(bare, std::min(bare.find('(', begin), bare.size())));
      line = {};
    }
    if (!skips) rest += std::string(line) + '\n';
    begin = end + 1;
  }
  return rest;
}

bool IsPython(const VirtualFile& file) { return file.role == FileRole::kModel || file.name.ends_with(".py"); }

std::vector<std::int64_t> Sorted(const std::set<std::int64_t>& found) { return {found.begin(), found.end()}; }

}  // namespace

std::vector<std::int64_t> LiteralsOfCpp(std::string_view text) {
  Constants constants;
  const std::string rest = WithoutDirectives(Bare(text, false), constants);
  const std::vector<Token> tokens = Tokens(rest, false);
  BindAssigned(tokens, constants);
  std::set<std::int64_t> found;
  Collect(tokens, constants, found);
  return Sorted(found);
}

bool JoinsThreadIndices(std::string_view text) {
  const std::vector<Token> tokens = Tokens(Bare(text, false), false);
  const auto at = [&](std::size_t i) -> const Token& { return tokens[std::min(i, tokens.size() - 1)]; };
  const auto side = [&](std::size_t i) { return at(i + 1).Is(".") && (at(i + 2).Names("y") || at(i + 2).Names("z")); };
  std::set<std::string> same;  // names of an index but the first
  for (std::size_t i = 2; i < tokens.size(); ++i) {
    if (tokens[i].Names("threadIdx") && side(i) && tokens[i - 1].Is("=") && (at(i + 3).Is(";") || at(i + 3).Is(",")))
      same.insert(tokens[i - 2].text);
  }
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    if (token.kind != Token::Kind::kName) continue;
    if (token.Names("thread_rank") || token.Names("num_threads")) return true;
    const bool index = token.Names("threadIdx"), size = token.Names("blockDim");
    if ((index || size) && !at(i + 1).Is(".")) return true;
    if (!(index || size) ? !same.contains(token.text) : !side(i)) continue;
    const std::size_t behind = index || size ? i + 3 : i + 1;
    // `blockIdx.y * blockDim.y` is the start of a block.
    const bool begins = size && ((i >= 4 && tokens[i - 4].Names("blockIdx")) || at(behind + 1).Names("blockIdx"));
    if (!begins && (tokens[i - 1].Is("*") || at(behind).Is("*") || at(behind).Is("<<"))) return true;
  }
  return false;
}

std::vector<std::int64_t> LiteralsOfPython(std::string_view text, const std::vector<std::string>& sizes) {
  const std::vector<Token> tokens = Tokens(OwnStatements(Bare(text, true), sizes), true);
  Constants constants;
  BindAssigned(tokens, constants);
  std::set<std::int64_t> found;
  Collect(tokens, constants, found);
  return Sorted(found);
}

std::vector<std::int64_t> CppLiterals(const Project& project) {
  std::set<std::int64_t> found;
  for (const VirtualFile& file : project.files) {
    if (IsPython(file)) continue;
    for (std::int64_t value : LiteralsOfCpp(file.text)) found.insert(value);
  }
  return Sorted(found);
}

bool JoinsThreadIndices(const Project& project) {
  return std::any_of(project.files.begin(), project.files.end(),
                     [](const VirtualFile& file) { return !IsPython(file) && JoinsThreadIndices(file.text); });
}

std::vector<std::int64_t> SizeLiterals(const Project& project, const std::vector<std::string>& sizes) {
  const std::vector<std::int64_t> cpp = CppLiterals(project);
  std::set<std::int64_t> found(cpp.begin(), cpp.end());
  for (const VirtualFile& file : project.files) {
    if (!IsPython(file)) continue;
    for (std::int64_t value : LiteralsOfPython(file.text, sizes)) found.insert(value);
  }
  return Sorted(found);
}

}  // namespace assay::cuda
