// See text.h.
#include "dialects/cuda/ptx/text.h"

#include <cctype>
#include <charconv>

namespace assay::cuda::ptx {
namespace {

constexpr std::size_t kMostText = 16 * 1024;
constexpr std::size_t kMostInstructions = 256;
constexpr unsigned kMostRegisters = 64;  // of `r<64>`
constexpr int kMostDepth = 3;

bool IsName(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '%'; }

// Without comments; arguments as "\1" and the number, so that `$` of a name stays one.
std::string Plain(std::string_view text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "//") {
      while (i < text.size() && text[i] != '\n') ++i;
      plain += '\n';
    } else if (text.substr(i, 2) == "/*") {
      const std::size_t end = text.find("*/", i + 2);
      i = end == std::string_view::npos ? text.size() : end + 1;
      plain += ' ';
    } else if (text[i] == '$' && i + 1 < text.size()) {
      ++i;
      const char c = text[i];
      if (c == '(' || c == ')' || c == '|' || c == '$') {
        plain += c == '(' ? '{' : c == ')' ? '}' : c;
      } else {
        plain += '\1';
        --i;
      }
    } else {
      plain += text[i];
    }
  }
  return plain;
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::optional<Text> Read() {
    Text all;
    int scopes = 0;
    for (Space(); at_ < text_.size(); Space()) {
      if (Take('{')) {
        ++scopes;
      } else if (Take('}')) {
        if (--scopes < 0) return std::nullopt;
      } else if (Take(';')) {
      } else if (Peek() == '.') {
        if (!Registers(all)) return std::nullopt;
      } else if (!Statement(all)) {
        return std::nullopt;
      }
      if (all.instructions.size() > kMostInstructions || all.registers.size() > 4 * kMostRegisters) return std::nullopt;
    }
    return scopes == 0 ? std::optional(std::move(all)) : std::nullopt;
  }

 private:
  char Peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void Space() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
  }
  bool Take(char c) {
    Space();
    if (Peek() != c) return false;
    ++at_;
    return true;
  }
  std::string Name() {
    Space();
    const std::size_t begin = at_;
    while (at_ < text_.size() && IsName(text_[at_])) ++at_;
    return std::string(text_.substr(begin, at_ - begin));
  }

  // .reg .b32 a, b<4>;
  bool Registers(Text& all) {
    if (!Take('.') || Name() != "reg" || !Take('.')) return false;
    const std::string type = Name();
    do {
      const std::string name = Name();
      if (name.empty()) return false;
      if (!Take('<')) {
        all.registers.emplace_back(type, name);
        continue;
      }
      unsigned count = 0;
      const std::string digits = Name();
      const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
      if (error != std::errc() || end != digits.data() + digits.size() || count > kMostRegisters || !Take('>'))
        return false;
      for (unsigned i = 0; i < count; ++i) all.registers.emplace_back(type, name + std::to_string(i));
    } while (Take(','));
    return Take(';');
  }

  bool Statement(Text& all) {
    Instruction one;
    if (Take('@')) {
      Operand guard;
      const bool negated = Take('!');
      if (!Simple(guard)) return false;
      guard.negated = negated;
      one.guard = std::move(guard);
    }
    do {
      std::string word = Name();
      if (word.empty()) return false;
      while (text_.substr(at_, 2) == "::") {
        at_ += 2;
        word += "::" + Name();
      }
      one.words.push_back(std::move(word));
    } while (Take('.'));
    if (!Take(';')) {
      do {
        Operand operand;
        if (!Read(operand, 0)) return false;
        one.operands.push_back(std::move(operand));
      } while (Take(','));
      // The last one needs no semicolon.
      Space();
      if (!Take(';') && Peek() != '}' && at_ < text_.size()) return false;
    }
    all.instructions.push_back(std::move(one));
    return true;
  }

  bool Read(Operand& operand, int depth) {
    if (depth > kMostDepth) return false;
    if (Take('{')) {
      operand.kind = Operand::Kind::kVector;
      do {
        if (!Read(operand.parts.emplace_back(), depth + 1)) return false;
      } while (Take(','));
      return Take('}');
    }
    if (Take('[')) {
      operand.kind = Operand::Kind::kAddress;
      if (!Simple(operand.parts.emplace_back())) return false;
      if (Take('+')) {
        Operand offset;
        if (!Simple(offset)) return false;
        if (offset.kind == Operand::Kind::kInteger) {
          operand.bits = offset.bits;
        } else if (offset.kind == Operand::Kind::kArgument) {
          operand.parts.push_back(std::move(offset));  // of an "n"
        } else {
          return false;
        }
      }
      return Take(']');
    }
    operand.negated = Take('!');
    return Simple(operand);
  }

  bool Simple(Operand& operand) {
    Space();
    if (Peek() == '\1') {
      ++at_;
      operand.kind = Operand::Kind::kArgument;
      const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), operand.argument);
      at_ = static_cast<std::size_t>(end - text_.data());
      return error == std::errc();
    }
    const bool minus = Take('-');
    const std::string word = Name();
    if (word.empty()) return false;
    if (std::isdigit(static_cast<unsigned char>(word[0])) != 0) return Number(word, minus, operand);
    operand.name = word;
    return !minus;
  }

  static bool Number(std::string word, bool minus, Operand& operand) {
    using Kind = Operand::Kind;
    operand.kind = Kind::kInteger;
    int base = 10;
    if (word.size() > 2 && word[0] == '0' && std::isalpha(static_cast<unsigned char>(word[1])) != 0) {
      const char how = static_cast<char>(std::tolower(word[1]));
      operand.kind = how == 'f' ? Kind::kFloat : how == 'd' ? Kind::kDouble : Kind::kInteger;
      if (how != 'f' && how != 'd' && how != 'x' && how != 'b') return false;
      base = how == 'b' ? 2 : 16;
      word.erase(0, 2);
    } else if (word.size() > 1 && (word.back() == 'U' || word.back() == 'u')) {
      word.pop_back();
    }
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), operand.bits, base);
    if (minus) operand.bits = ~operand.bits + 1;
    return error == std::errc() && end == word.data() + word.size() && !(minus && operand.kind != Kind::kInteger);
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::optional<Text> Parse(std::string_view text) {
  if (text.size() > kMostText) return std::nullopt;
  const std::string plain = Plain(text);
  return Reader(plain).Read();
}

}  // namespace assay::cuda::ptx
