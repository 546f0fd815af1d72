// Which names are the input's own, by the words next to them.
#include "tests/golden/rename.h"

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "tests/golden/cpp-text.h"
#include "tests/golden/page.h"

namespace assay::golden {
namespace {

using Kind = CppToken::Kind;

// Words that may stand before a name without declaring it, and those that are no names.
const std::set<std::string>& Keywords() {
  static const std::set<std::string> kWords = {
      "alignas",       "auto",         "bool",      "break",     "case",     "catch",
      "char",          "class",        "const",     "constexpr", "continue", "default",
      "delete",        "do",           "double",    "else",      "enum",     "extern",
      "false",         "final",        "float",     "for",       "goto",     "if",
      "inline",        "int",          "long",      "main",      "mutable",  "namespace",
      "new",           "noexcept",     "not",       "nullptr",   "operator", "or",
      "override",      "private",      "protected", "public",    "return",   "short",
      "signed",        "sizeof",       "static",    "std",       "struct",   "switch",
      "template",      "this",         "throw",     "true",      "try",      "typedef",
      "typename",      "union",        "unsigned",  "using",     "virtual",  "void",
      "volatile",      "while",        "alignof",   "and",       "asm",      "const_cast",
      "decltype",      "dynamic_cast", "explicit",  "friend",    "register", "reinterpret_cast",
      "static_assert", "static_cast",  "typeid",    "wchar_t",   "requires", "concept"};
  return kWords;
}

bool DeclaresNothing(std::string_view before) {
  static const std::set<std::string, std::less<>> kWords = {
      "return",    "else",     "case",   "goto",    "new",     "delete",   "throw",  "sizeof",    "operator",
      "namespace", "using",    "do",     "not",     "and",     "or",       "const",  "constexpr", "static",
      "inline",    "volatile", "extern", "virtual", "mutable", "explicit", "friend", "typedef"};
  return kWords.contains(before);
}

// Lower case, without underscores: op types, entries and files are made of each other.
std::string Plain(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    if (c != '_') plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return plain;
}

template <class Set>
void TakeWords(std::string_view text, Set& words) {
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && IsWordByte(text[end])) ++end;
    if (end > i) words.emplace(text.substr(i, end - i));
    i = std::max(end, i + 1);
  }
}

struct Uses {
  std::set<std::string> declared;   // stands where a declaration has its name
  std::set<std::string> functions;  // likewise, before a parenthesis
  std::set<std::string> members;    // behind `.` or `->`
  std::set<std::string> calls;      // likewise, before a parenthesis
  std::set<std::string> qualified;  // behind `::`
  std::set<std::string> spelled;    // in literals and #includes
};

void ReadUses(const std::string& text, Uses& uses) {
  std::vector<CppToken> tokens = CppTokens(text);
  const std::vector<CppLine> lines = CppLines(text, tokens);
  for (const CppLine& line : lines) {
    const std::string_view words = std::string_view(text).substr(line.begin, line.end - line.begin);
    if (line.directive && words.find("define") == std::string_view::npos) TakeWords(words, uses.spelled);
  }
  for (const CppToken& token : tokens) {
    if (token.kind == Kind::kComment && IsReadByAssay(token.Of(text))) TakeWords(token.Of(text), uses.spelled);
  }
  std::erase_if(tokens, [](const CppToken& token) { return token.kind == Kind::kComment; });
  const auto is = [&](std::size_t i, std::string_view word) { return i < tokens.size() && tokens[i].Of(text) == word; };
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string name(tokens[i].Of(text));
    if (tokens[i].kind == Kind::kLiteral) TakeWords(name, uses.spelled);
    if (tokens[i].kind != Kind::kWord || i == 0) continue;
    const bool call = is(i + 1, "(");
    if (is(i - 1, ":") && i > 1 && is(i - 2, ":")) {
      uses.qualified.insert(name);
    } else if (is(i - 1, ".") || (is(i - 1, ">") && i > 1 && is(i - 2, "-"))) {
      (call ? uses.calls : uses.members).insert(name);
    } else {
      const bool type = tokens[i - 1].kind == Kind::kWord && !DeclaresNothing(tokens[i - 1].Of(text));
      const bool scope = is(i + 1, ":") && is(i + 2, ":");
      const bool compared = is(i - 1, ">") && i > 1 && is(i - 2, ")");  // `f(x) > LIMIT`
      if (scope || compared || (!type && !is(i - 1, ">") && !is(i - 1, "*") && !is(i - 1, "&"))) continue;
      uses.declared.insert(name);
      if (call) uses.functions.insert(name);
    }
  }
}

std::string NewName(std::size_t number) {
  std::string name;
  for (; number > 0 || name.empty(); number /= 26) name += static_cast<char>('a' + number % 26);
  return "zz" + name + "q";
}

}  // namespace

WordSet WordsIn(const std::string& path) {
  WordSet words;
  TakeWords(ReadFile(path).value_or(""), words);
  return words;
}

WordSet WordsBelow(const std::string& folder) {
  WordSet words;
  std::error_code ignored;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, ignored)) {
    if (entry.is_regular_file(ignored)) TakeWords(ReadFile(entry.path().string()).value_or(""), words);
  }
  return words;
}

Names NewNames(const std::vector<std::string>& texts, const std::vector<std::string>& elsewhere, const WordSet& api,
               const WordSet& known) {
  static const std::set<std::string> kRoles = {"workspace", "tiling", "tilingData", "tiling_data"};
  Uses uses;
  for (const std::string& text : texts) ReadUses(text, uses);
  std::set<std::string> words;
  for (const std::string& text : elsewhere) TakeWords(text, words);
  std::set<std::string> plain;
  for (const std::set<std::string>* set : {&words, &uses.spelled}) {
    for (const std::string& word : *set) plain.insert(Plain(word));
  }
  std::map<std::string, int> alike;
  for (const std::string& name : uses.declared) ++alike[Plain(name)];
  Names names;
  for (const std::string& name : uses.declared) {
    const bool library = uses.qualified.contains(name) || (uses.calls.contains(name) && !uses.functions.contains(name));
    const bool member = uses.members.contains(name) || uses.calls.contains(name);
    if (library || (member && api.contains(name)) || known.contains(name) || kRoles.contains(name) ||
        Keywords().contains(name) || name.starts_with("__") || name.starts_with("DTYPE_") || name.ends_with("_t") ||
        plain.contains(Plain(name)) || plain.contains("aclnn" + Plain(name)) ||
        (alike[Plain(name)] > 1 && Plain(name) != name)) {
      continue;
    }
    const std::string other = NewName(names.size());
    names[name] = other;
    for (const char* accessor : {"set_", "get_"}) names[accessor + name] = accessor + other;
  }
  return names;
}

std::string RenameWords(std::string_view text, const Names& names) {
  std::string made;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && IsWordByte(text[end])) ++end;
    const std::string word(text.substr(i, end - i));
    const auto other = names.find(word);
    made += end == i ? std::string(1, text[i]) : other == names.end() ? word : other->second;
    i = std::max(end, i + 1);
  }
  return made;
}

std::string RenameCode(const std::string& text, const Names& names) {
  std::string made;
  std::size_t done = 0;
  for (const CppToken& token : CppTokens(text)) {
    if (token.kind != Kind::kWord) continue;
    made += text.substr(done, token.begin - done) + RenameWords(token.Of(text), names);
    done = token.end;
  }
  return made + text.substr(done);
}

}  // namespace assay::golden
