// Finds strings in Python replies. Fences are found first and everything outside them is blanked, so offsets stay.
#include "analyzer/source/python-reply.h"

#include <tree_sitter/api.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>

#include "analyzer/source/content.h"
#include "analyzer/source/python-string.h"

extern "C" const TSLanguage* tree_sitter_python();

namespace assay::source {
namespace {

constexpr std::array<std::pair<std::string_view, FileRole>, 6> kNames{{
    {"project_json_src", FileRole::kProjectJson},
    {"host_tiling_src", FileRole::kHostTiling},
    {"host_operator_src", FileRole::kHostOperator},
    {"kernel_src", FileRole::kKernel},
    {"python_bind_src", FileRole::kBinding},
    {"model_src", FileRole::kModel},
}};
// Bounds on the right side of an assignment; real replies stay far below, hostile input does not.
constexpr std::uint32_t kMostLiterals = 4096;
constexpr int kMostNesting = 64;

bool IsBlank(char c) { return c == ' ' || c == '\t'; }

// A string literal's opening at `at`: prefix letters, then quotes.
struct Opening {
  std::uint32_t body = 0;
  char quote = 0;
  bool raw = false;
  bool triple = false;
};

std::optional<Opening> OpeningAt(std::string_view text, std::size_t at) {
  Opening opening;
  for (int letters = 0;
       letters < 2 && at < text.size() && std::string_view("rRuUbBfF").find(text[at]) != std::string_view::npos;
       ++letters) {
    if (text[at] == 'r' || text[at] == 'R') opening.raw = true;
    ++at;
  }
  if (at >= text.size() || (text[at] != '"' && text[at] != '\'')) return std::nullopt;
  opening.quote = text[at];
  opening.triple = at + 2 < text.size() && text[at + 1] == text[at] && text[at + 2] == text[at];
  opening.body = static_cast<std::uint32_t>(at + (opening.triple ? 3 : 1));
  return opening;
}

// `NAME =` at the start of a line (blanks allowed), with the opening of its string.
struct Head {
  std::string_view name;
  std::size_t line = 0;  // where the line begins
  Opening opening;
};

// Skips blanks, parentheses and the name of one call (textwrap.dedent and the like) between `=` and the string.
std::size_t SkipToString(std::string_view text, std::size_t at) {
  auto skip = [&] {
    while (at < text.size() &&
           (std::isspace(static_cast<unsigned char>(text[at])) || text[at] == '(' || text[at] == '\\'))
      ++at;
  };
  skip();
  std::size_t name_end = at;
  while (name_end < text.size() && (IsIdentifierChar(text[name_end]) || text[name_end] == '.')) ++name_end;
  if (name_end > at && name_end < text.size() && text[name_end] == '(') at = name_end;
  skip();
  return at;
}

std::optional<Head> HeadAt(std::string_view text, std::size_t line) {
  std::size_t at = line;
  while (at < text.size() && IsBlank(text[at])) ++at;
  for (const auto& [name, role] : kNames) {
    if (!text.substr(at).starts_with(name)) continue;
    std::size_t after = at + name.size();
    while (after < text.size() && IsBlank(text[after])) ++after;
    if (after >= text.size() || text[after] != '=' || text.substr(after).starts_with("==")) continue;
    ++after;
    after = SkipToString(text, after);
    if (std::optional<Opening> opening = OpeningAt(text, after)) return Head{name, line, *opening};
  }
  return std::nullopt;
}

std::vector<Head> FindHeads(std::string_view text) {
  std::vector<Head> heads;
  for (std::size_t line = 0; line < text.size();) {
    if (std::optional<Head> head = HeadAt(text, line)) heads.push_back(*head);
    std::size_t newline = text.find('\n', line);
    if (newline == std::string_view::npos) break;
    line = newline + 1;
  }
  return heads;
}

// End of the literal's inside: its closing quotes, or npos.
std::size_t ClosingQuotes(std::string_view text, const Opening& opening, std::size_t limit) {
  for (std::size_t at = opening.body; at < limit;) {
    if (text[at] == '\\') {
      at += 2;
    } else if (text[at] == opening.quote && (!opening.triple || text.substr(at, 3) == std::string(3, opening.quote))) {
      return at;
    } else if (text[at] == '\n' && !opening.triple) {
      return std::string_view::npos;
    } else {
      ++at;
    }
  }
  return std::string_view::npos;
}

// The end of a text without closing quotes: before the fence line that closes the reply, else at the limit.
std::uint32_t EndOfUnclosed(std::string_view text, std::uint32_t begin, std::size_t limit) {
  std::string_view rest = text.substr(begin, limit - begin);
  for (std::string_view fence : {"\n```", "\n~~~"}) {
    std::size_t at = rest.find(fence);
    if (at != std::string_view::npos) rest = rest.substr(0, at + 1);
  }
  return begin + static_cast<std::uint32_t>(rest.size());
}

Assignment ScanAssignment(std::string_view text, const Head& head, std::size_t limit) {
  Assignment found;
  found.name = head.name;
  std::size_t close = ClosingQuotes(text, head.opening, limit);
  found.closed = close != std::string_view::npos;
  std::uint32_t end = found.closed ? static_cast<std::uint32_t>(close) : EndOfUnclosed(text, head.opening.body, limit);
  found.literals.push_back({{head.opening.body, end}, head.opening.raw, head.opening.triple});
  return found;
}

struct TreeDeleter {
  void operator()(TSParser* parser) const { ts_parser_delete(parser); }
  void operator()(TSTree* tree) const { ts_tree_delete(tree); }
};

std::string_view TypeOf(TSNode node) { return ts_node_type(node); }

// The literals on the right side of an assignment: a string, a concatenation, or the argument of a call such as
// textwrap.dedent or .strip().
void CollectLiterals(std::string_view text, TSNode node, int depth, std::vector<Literal>& out) {
  if (ts_node_is_null(node) || depth > kMostNesting || out.size() > kMostLiterals) return;
  std::string_view type = TypeOf(node);
  if (type == "string") {
    std::uint32_t count = ts_node_child_count(node);
    if (count < 2 || ts_node_has_error(node)) return;
    TSNode start = ts_node_child(node, 0);
    TSNode stop = ts_node_child(node, count - 1);
    if (TypeOf(start) != "string_start" || TypeOf(stop) != "string_end" || ts_node_is_missing(stop)) return;
    std::optional<Opening> opening = OpeningAt(text, ts_node_start_byte(start));
    if (opening) out.push_back({{ts_node_end_byte(start), ts_node_start_byte(stop)}, opening->raw, opening->triple});
    return;
  }
  if (type == "call") {
    TSNode function = ts_node_child_by_field_name(node, "function", 8);
    CollectLiterals(text, function, depth + 1, out);
    if (!out.empty()) return;
    TSNode arguments = ts_node_child_by_field_name(node, "arguments", 9);
    if (!ts_node_is_null(arguments)) CollectLiterals(text, ts_node_named_child(arguments, 0), depth + 1, out);
    return;
  }
  bool transparent = type == "concatenated_string" || type == "parenthesized_expression" || type == "attribute" ||
                     type == "binary_operator";
  if (!transparent) return;
  std::uint32_t count = std::min(ts_node_named_child_count(node), kMostLiterals);
  for (std::uint32_t i = 0; i < count; ++i) CollectLiterals(text, ts_node_named_child(node, i), depth + 1, out);
}

// Every `name = string` of the tree, outermost first. Uses an explicit stack: broken input nests without bound.
std::vector<Assignment> TreeAssignments(std::string_view text) {
  std::vector<Assignment> found;
  std::unique_ptr<TSParser, TreeDeleter> parser(ts_parser_new());
  if (!ts_parser_set_language(parser.get(), tree_sitter_python())) return found;
  std::unique_ptr<TSTree, TreeDeleter> tree(
      ts_parser_parse_string(parser.get(), nullptr, text.data(), static_cast<std::uint32_t>(text.size())));
  if (!tree) return found;
  TSTreeCursor cursor = ts_tree_cursor_new(ts_tree_root_node(tree.get()));
  for (bool more = true; more;) {
    TSNode node = ts_tree_cursor_current_node(&cursor);
    if (TypeOf(node) == "assignment") {
      TSNode left = ts_node_child_by_field_name(node, "left", 4);
      TSNode right = ts_node_child_by_field_name(node, "right", 5);
      if (!ts_node_is_null(left) && !ts_node_is_null(right) && TypeOf(left) == "identifier") {
        std::uint32_t begin = ts_node_start_byte(left);
        Assignment assignment{std::string(text.substr(begin, ts_node_end_byte(left) - begin)), {}, true};
        CollectLiterals(text, right, 0, assignment.literals);
        if (!assignment.literals.empty()) found.push_back(std::move(assignment));
      }
    }
    more = ts_tree_cursor_goto_first_child(&cursor) || ts_tree_cursor_goto_next_sibling(&cursor);
    while (!more && ts_tree_cursor_goto_parent(&cursor)) more = ts_tree_cursor_goto_next_sibling(&cursor);
  }
  ts_tree_cursor_delete(&cursor);
  return found;
}

// The text with everything outside Markdown fences blanked; unchanged if no fence comes before the first name.
std::string WithoutProse(std::string_view text) {
  std::string code(text);
  std::vector<Fence> fences = FindFences(text, {0, static_cast<std::uint32_t>(text.size())});
  std::vector<Head> heads = FindHeads(text);
  if (fences.empty() || heads.empty() || fences.front().open.begin > heads.front().line) return code;
  std::uint32_t at = 0;
  auto blank = [&code](std::uint32_t begin, std::uint32_t end) {
    for (std::uint32_t i = begin; i < end; ++i) {
      if (code[i] != '\n') code[i] = ' ';
    }
  };
  for (const Fence& fence : fences) {
    blank(at, fence.body.begin);
    at = fence.body.end;
  }
  blank(at, static_cast<std::uint32_t>(text.size()));
  return code;
}

bool Covers(const Assignment& assignment, std::size_t offset) {
  return assignment.literals.front().body.begin <= offset && offset < assignment.literals.back().body.end;
}

}  // namespace

FileRole RoleOfName(std::string_view name) {
  for (const auto& [known, role] : kNames) {
    if (known == name) return role;
  }
  return FileRole::kOther;
}

bool HasKnownAssignment(std::string_view text) { return !FindHeads(text).empty(); }

std::vector<Assignment> FindAssignments(std::string_view text) {
  std::vector<Head> heads = FindHeads(text);
  std::unordered_map<std::uint32_t, Assignment> parsed;  // by where the first literal's inside begins
  if (FitsTree(text)) {
    for (Assignment& a : TreeAssignments(WithoutProse(text)))
      parsed.emplace(a.literals.front().body.begin, std::move(a));
  }
  std::vector<Assignment> found;
  for (std::size_t i = 0; i < heads.size(); ++i) {
    const Head& head = heads[i];
    std::size_t limit = i + 1 < heads.size() ? heads[i + 1].line : text.size();
    if (!found.empty() && Covers(found.back(), head.line)) continue;
    auto it = parsed.find(head.opening.body);
    // A string that runs past the next name lacks its closing quotes: a later opening quote ended it.
    bool usable = it != parsed.end() && it->second.literals.back().body.end <= limit;
    found.push_back(usable ? it->second : ScanAssignment(text, head, limit));
    found.back().name = head.name;
  }
  return found;
}

std::vector<Assignment> FindAllStrings(std::string_view text) {
  return FitsTree(text) ? TreeAssignments(text) : std::vector<Assignment>{};
}

VirtualFile ReadAssignment(std::string_view text, const Assignment& assignment, FileRole role) {
  VirtualFile file;
  file.role = role;
  auto read = [&](bool as_written) {
    file.text.clear();
    file.map = OffsetMap();
    for (const Literal& literal : assignment.literals) {
      AppendPythonText(text, literal.body.begin, literal.body.end, literal.raw || as_written, file.text, file.map);
    }
  };
  auto broken = [&] {
    if (role == FileRole::kProjectJson) return JsonErrorAt(file.text) >= 0;
    return role != FileRole::kModel && ScanCpp(file.text, false).broken_literal;
  };
  using Quoting = VirtualFile::Quoting;
  const Literal& first = assignment.literals.front();
  file.quoting = first.raw ? Quoting::kPythonRaw : first.triple ? Quoting::kPythonTriple : Quoting::kPythonSingle;
  read(false);
  if (first.raw || !broken()) return file;
  read(true);
  if (!broken()) {
    file.quoting = Quoting::kPythonRaw;
  } else {
    read(false);
  }
  return file;
}

}  // namespace assay::source
