// See cmake.h.
#include "analyzer/source/cmake.h"

#include <regex.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

namespace assay::source {
namespace {

constexpr std::size_t kMostCommands = 4000;
constexpr std::size_t kMostValue = 4096;
constexpr std::size_t kMostPattern = 64;

struct Argument {
  std::string text;
  bool quoted = false;
};

struct Command {
  std::string name;  // lower case
  std::vector<Argument> arguments;
};

bool IsSpace(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }
bool IsWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::string Lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}

  std::optional<Command> Next() {
    while (true) {
      SkipBlank();
      if (at_ >= text_.size()) return std::nullopt;
      if (!IsWord(text_[at_])) {
        ++at_;
        continue;
      }
      Command command;
      while (at_ < text_.size() && IsWord(text_[at_])) command.name += text_[at_++];
      command.name = Lower(std::move(command.name));
      while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
      if (at_ >= text_.size() || text_[at_] != '(') continue;
      ++at_;
      Arguments(command.arguments);
      return command;
    }
  }

 private:
  void SkipBlank() {
    while (at_ < text_.size()) {
      if (IsSpace(text_[at_])) {
        ++at_;
      } else if (text_.substr(at_).starts_with("#[[")) {
        const std::size_t end = text_.find("]]", at_);
        at_ = end == std::string_view::npos ? text_.size() : end + 2;
      } else if (text_[at_] == '#') {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else {
        return;
      }
    }
  }

  void Arguments(std::vector<Argument>& out) {
    int depth = 1;
    while (true) {
      SkipBlank();
      if (at_ >= text_.size()) return;
      const char c = text_[at_];
      if (c == '(' || c == ')') {
        ++at_;
        depth += c == '(' ? 1 : -1;
        if (depth == 0) return;
        out.push_back({std::string(1, c), false});
      } else if (c == '"') {
        out.push_back({Quoted(), true});
      } else {
        out.push_back({Bare(), false});
      }
    }
  }

  std::string Quoted() {
    std::string value;
    for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_) {
      if (text_[at_] == '\\' && at_ + 1 < text_.size()) ++at_;
      value += text_[at_];
    }
    if (at_ < text_.size()) ++at_;
    return value;
  }

  std::string Bare() {
    std::string value;
    for (;
         at_ < text_.size() && !IsSpace(text_[at_]) && std::string_view("()#\"").find(text_[at_]) == std::string::npos;
         ++at_) {
      if (text_[at_] == '\\' && at_ + 1 < text_.size()) ++at_;
      value += text_[at_];
    }
    if (value.empty() && at_ < text_.size()) ++at_;
    return value;
  }
  std::string_view text_;
  std::size_t at_ = 0;
};

// Variables that CMake itself or a package sets.
bool IsCmakesOwn(std::string_view name) {
  return name.starts_with("CMAKE_") || name.starts_with("PROJECT_") || name.starts_with("ENV{") ||
         name.ends_with("_FOUND") || name.ends_with("_DIR");
}

std::optional<bool> Matches(const std::string& text, const std::string& pattern) {
  if (pattern.size() > kMostPattern || text.size() > kMostPattern) return std::nullopt;
  regex_t compiled;
  if (regcomp(&compiled, pattern.c_str(), REG_EXTENDED | REG_NOSUB) != 0) return std::nullopt;
  const bool found = regexec(&compiled, text.c_str(), 0, nullptr, 0) == 0;
  regfree(&compiled);
  return found;
}

class Evaluator {
 public:
  explicit Evaluator(const std::map<std::string, std::string>& given) { out_.variables = given; }

  CmakeReading Run(std::string_view text) {
    Lexer lexer(text);
    std::size_t commands = 0;
    while (std::optional<Command> command = lexer.Next()) {
      if (++commands > kMostCommands || out_.fails) break;
      Step(*command);
    }
    return std::move(out_);
  }

 private:
  // One `if`: whether the current branch is taken, and whether an earlier one was.
  struct Branch {
    bool taken = false;
    bool done = false;
  };

  void Step(const Command& command) {
    const std::string& name = command.name;
    if (skipped_ > 0 || name == "foreach" || name == "while" || name == "function" || name == "macro") {
      if (name == "foreach" || name == "while" || name == "function" || name == "macro") ++skipped_;
      if (name == "endforeach" || name == "endwhile" || name == "endfunction" || name == "endmacro") --skipped_;
      return;
    }
    if (name == "if") {
      const bool outer = Live();
      const bool taken = outer && Condition(command.arguments);
      branches_.push_back({taken, taken || !outer});
    } else if (name == "elseif" || name == "else") {
      if (branches_.empty()) return;
      Branch branch = branches_.back();
      branches_.pop_back();
      branch.taken = !branch.done && Live() && (name == "else" || Condition(command.arguments));
      branch.done |= branch.taken;
      branches_.push_back(branch);
    } else if (name == "endif") {
      if (!branches_.empty()) branches_.pop_back();
    } else if (Live()) {
      Execute(command);
    }
  }

  bool Live() const {
    return std::all_of(branches_.begin(), branches_.end(), [](const Branch& branch) { return branch.taken; });
  }

  void Execute(const Command& command) {
    const std::vector<std::string> words = Expand(command.arguments);
    const std::string& name = command.name;
    if (words.empty()) return;
    if (name == "set") {
      Set(words);
    } else if (name == "option") {
      if (!out_.variables.contains(words[0])) out_.variables[words[0]] = words.size() > 2 ? words[2] : "OFF";
    } else if (name == "message") {
      out_.fails |= words[0] == "FATAL_ERROR" || words[0] == "SEND_ERROR";
    } else if (name.ends_with("_compile_definitions") && name != "add_compile_definitions") {
      for (std::size_t i = 1; i < words.size(); ++i) Define(words[i]);
    } else if (name == "add_compile_definitions" || name == "add_definitions") {
      for (const std::string& word : words) Define(word);
    } else if (name == "target_compile_options" || name == "add_compile_options") {
      for (std::size_t i = name == "add_compile_options" ? 0 : 1; i < words.size(); ++i) Option(words[i]);
    } else if (name == "target_include_directories" || name == "include_directories") {
      for (std::size_t i = name == "include_directories" ? 0 : 1; i < words.size(); ++i) {
        if (!IsKeyword(words[i])) Add(Unwrapped(words[i]), out_.include_dirs);
      }
    }
  }

  void Set(const std::vector<std::string>& words) {
    const auto cache = std::find(words.begin() + 1, words.end(), "CACHE");
    if (cache != words.end() && out_.variables.contains(words[0])) return;
    std::string value;
    for (auto word = words.begin() + 1; word != cache && *word != "PARENT_SCOPE"; ++word) {
      value += (value.empty() ? "" : ";") + *word;
    }
    if (value.size() <= kMostValue) out_.variables[words[0]] = value;
  }

  static bool IsKeyword(const std::string& word) {
    return word == "PRIVATE" || word == "PUBLIC" || word == "INTERFACE" || word == "BEFORE" || word == "AFTER" ||
           word == "SYSTEM";
  }

  static void Add(const std::string& word, std::vector<std::string>& out) {
    if (!word.empty() && std::find(out.begin(), out.end(), word) == out.end()) out.push_back(word);
  }

  // `$<CONDITION:TEXT>` becomes TEXT: text that depends on a language or configuration is included.
  static std::string Unwrapped(std::string word) {
    while (word.starts_with("$<") && word.ends_with(">")) {
      int depth = 0;
      std::size_t colon = std::string::npos;
      for (std::size_t i = 0; i < word.size() && colon == std::string::npos; ++i) {
        depth += word[i] == '<' ? 1 : word[i] == '>' ? -1 : 0;
        if (word[i] == ':' && depth == 1) colon = i;
      }
      if (colon == std::string::npos) return {};
      word = word.substr(colon + 1, word.size() - colon - 2);
    }
    return word;
  }

  void Define(const std::string& word) {
    if (IsKeyword(word)) return;
    const std::string plain = Unwrapped(word);
    Add(plain.starts_with("-D") ? plain.substr(2) : plain, out_.definitions);
  }

  void Option(const std::string& word) {
    if (IsKeyword(word)) return;
    const std::string plain = Unwrapped(word);
    if (plain.starts_with("-D")) {
      Add(plain.substr(2), out_.definitions);
    } else {
      Add(plain, out_.options);
    }
  }

  void Used(const std::string& name) {
    if (!out_.variables.contains(name) && !IsCmakesOwn(name)) Add(name, out_.unset);
  }

  std::string Expand(const std::string& text) {
    std::string value;
    for (std::size_t at = 0; at < text.size() && value.size() <= kMostValue; ++at) {
      const std::size_t end = text.compare(at, 2, "${") == 0 ? text.find('}', at) : std::string::npos;
      if (end == std::string::npos) {
        value += text[at];
        continue;
      }
      const std::string name = text.substr(at + 2, end - at - 2);
      Used(name);
      if (const auto found = out_.variables.find(name); found != out_.variables.end()) value += found->second;
      at = end;
    }
    return value;
  }

  std::vector<std::string> Expand(const std::vector<Argument>& arguments) {
    std::vector<std::string> words;
    for (const Argument& argument : arguments) {
      const std::string value = Expand(argument.text);
      if (argument.quoted) {
        words.push_back(value);
        continue;
      }
      for (std::size_t at = 0; at <= value.size();) {
        const std::size_t end = std::min(value.find(';', at), value.size());
        if (end > at) words.push_back(value.substr(at, end - at));
        at = end + 1;
      }
    }
    return words;
  }

  // Conditions: from OR down to one comparison. A condition that is not understood is false.
  bool Condition(const std::vector<Argument>& arguments) {
    words_ = arguments;
    next_ = 0;
    return Any(0);
  }

  bool Take(std::string_view word) {
    if (next_ >= words_.size() || words_[next_].quoted || words_[next_].text != word) return false;
    ++next_;
    return true;
  }

  bool Any(int depth) {
    bool value = All(depth);
    while (Take("OR")) value = All(depth) || value;
    return value;
  }

  bool All(int depth) {
    bool value = One(depth);
    while (Take("AND")) value = One(depth) && value;
    return value;
  }

  bool One(int depth) {
    if (depth > 50 || next_ >= words_.size()) return false;
    if (Take("NOT")) return !One(depth + 1);
    if (Take("(")) {
      const bool value = Any(depth + 1);
      Take(")");
      return value;
    }
    if (Take("DEFINED")) {
      if (next_ >= words_.size()) return false;
      const std::string name = words_[next_++].text;
      Used(name);
      return out_.variables.contains(name);
    }
    const Argument left = words_[next_++];
    for (const std::string_view operation :
         {"STREQUAL", "EQUAL", "MATCHES", "LESS", "GREATER", "LESS_EQUAL", "GREATER_EQUAL", "IN_LIST"}) {
      if (!Take(operation)) continue;
      if (next_ >= words_.size()) return false;
      if (!left.quoted && std::all_of(left.text.begin(), left.text.end(), IsWord)) Used(left.text);
      return Compare(Value(left), operation, Value(words_[next_++]));
    }
    return Truth(Value(left));
  }

  // An unquoted word is a variable's name if there is such a variable.
  std::string Value(const Argument& argument) {
    if (!argument.quoted) {
      if (const auto found = out_.variables.find(argument.text); found != out_.variables.end()) return found->second;
    }
    return Expand(argument.text);
  }

  static std::optional<long> Number(const std::string& text) {
    if (text.empty() || text.size() > 9) return std::nullopt;
    for (const char c : text) {
      if (c < '0' || c > '9') return std::nullopt;
    }
    return std::stol(text);
  }

  static bool Compare(const std::string& left, std::string_view operation, const std::string& right) {
    if (operation == "STREQUAL") return left == right;
    if (operation == "IN_LIST") return (";" + right + ";").find(";" + left + ";") != std::string::npos;
    if (operation == "MATCHES") return Matches(left, right).value_or(false);
    const std::optional<long> a = Number(left), b = Number(right);
    if (!a || !b) return false;
    if (operation == "EQUAL") return *a == *b;
    if (operation == "LESS" || operation == "GREATER") return operation == "LESS" ? *a < *b : *a > *b;
    return operation == "LESS_EQUAL" ? *a <= *b : *a >= *b;
  }

  static bool Truth(const std::string& value) {
    const std::string lower = Lower(value);
    if (const std::optional<long> number = Number(value)) return *number != 0;
    return lower == "on" || lower == "yes" || lower == "true" || lower == "y";
  }

  CmakeReading out_;
  std::vector<Branch> branches_;
  int skipped_ = 0;
  std::vector<Argument> words_;
  std::size_t next_ = 0;
};

}  // namespace

CmakeReading ReadCmake(std::string_view text, const std::map<std::string, std::string>& given) {
  return Evaluator(given).Run(text);
}

std::vector<int> NumbersTaken(std::string_view text, const std::string& variable) {
  constexpr int kMost = 64;
  std::vector<int> taken;
  for (int number = 0; number < kMost; ++number) {
    if (!ReadCmake(text, {{variable, std::to_string(number)}}).fails) taken.push_back(number);
  }
  if (taken.size() == kMost) taken.clear();
  return taken;
}

}  // namespace assay::source
