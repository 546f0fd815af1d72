// Constraints of assembly statements, in the source text: the front end checks them for the processor that the code is
// compiled for.
#include <cctype>
#include <string_view>

#include "dialects/cuda/ptx/lower.h"

namespace assay::cuda::ptx {
namespace {

bool IsWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

class Adapter {
 public:
  explicit Adapter(std::string& text) : text_(text) {}

  bool Run() {
    bool found = false;
    for (std::size_t at = 0; at < text_.size();) {
      if (Skip(at)) continue;
      if (!IsWord(text_[at])) {
        ++at;
        continue;
      }
      const std::size_t begin = at;
      while (at < text_.size() && IsWord(text_[at])) ++at;
      const std::string_view word = std::string_view(text_).substr(begin, at - begin);
      if (word == "asm" || word == "__asm__" || word == "__asm") found |= Statement(at);
    }
    return found;
  }

 private:
  // Over a comment or a literal that begins at `at`.
  bool Skip(std::size_t& at) const {
    const std::string_view rest = std::string_view(text_).substr(at);
    if (rest.substr(0, 2) == "//") {
      at = std::min(text_.find('\n', at), text_.size());
    } else if (rest.substr(0, 2) == "/*") {
      const std::size_t end = text_.find("*/", at + 2);
      at = end == std::string::npos ? text_.size() : end + 2;
    } else if (rest.front() == '"' || rest.front() == '\'') {
      const char quote = rest.front();
      for (++at; at < text_.size() && text_[at] != quote && text_[at] != '\n'; ++at) {
        if (text_[at] == '\\') ++at;
      }
      ++at;
    } else {
      return false;
    }
    return true;
  }

  // From behind the word: qualifiers, then the parenthesis with the template and, after colons, operands.
  bool Statement(std::size_t at) {
    while (at < text_.size() && text_[at] != '(') {
      if (!IsWord(text_[at]) && std::isspace(static_cast<unsigned char>(text_[at])) == 0 && text_[at] != '\\')
        return false;
      ++at;
    }
    int depth = 0, colons = 0;
    while (at < text_.size()) {
      const char c = text_[at];
      if (c == '"' && depth == 1 && (colons == 1 || colons == 2)) Constraint(at + 1);
      if (Skip(at)) continue;
      if (c == '(' || c == '[') ++depth;
      if ((c == ')' || c == ']') && --depth == 0) return true;
      if (c == ':' && depth == 1) ++colons;
      ++at;
    }
    return false;
  }

  void Constraint(std::size_t at) {
    for (; at < text_.size() && text_[at] != '"' && text_[at] != '\n'; ++at) {
      char& c = text_[at];
      if (c == 'f' || c == 'd') c = 'x';
      if (c == 'h' || c == 'l') c = 'r';
    }
  }

  std::string& text_;
};

}  // namespace

bool AdaptConstraints(std::string& text) { return Adapter(text).Run(); }

}  // namespace assay::cuda::ptx
