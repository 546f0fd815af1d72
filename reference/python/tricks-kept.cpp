// See tricks-kept.h.
#include "reference/python/tricks-kept.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace assay::harness {
namespace {

class ForwardReader {
 public:
  ForwardReader(const Source& source, TSNode function) : source_(source), body_(Field(function, "body")) {
    for (const TSNode parameter : Children(Field(function, "parameters"))) {
      TSNode name = parameter;
      if (TypeOf(parameter) != "identifier") name = Field(parameter, "name");
      if (ts_node_is_null(name) && !Children(parameter).empty()) name = Children(parameter).front();
      if (const std::string word(source_.Text(name)); !word.empty() && word != "self") given_.insert(word);
    }
  }

  std::vector<KeptResult> Read() {
    Visit(body_, {});
    std::vector<KeptResult> found;
    for (const Return& returned : returns_) {
      const auto assigned = std::find_if(assignments_.begin(), assignments_.end(),
                                         [&](const Assignment& one) { return one.name == returned.name; });
      if (assigned == assignments_.end() || !assigned->is_result) continue;
      // Kept: its presence decides what is done.
      const bool asked = returned.asked || assigned->asked;
      const auto assigned_times = std::count_if(assignments_.begin(), assignments_.end(),
                                                [&](const Assignment& one) { return one.name == returned.name; });
      if (asked && assigned_times == 1 && Uses(returned.name) == 0) found.push_back({returned.where, returned.name});
    }
    return found;
  }

 private:
  struct Return {
    TSNode where;
    std::string name;
    bool asked = false;
  };
  struct Assignment {
    std::string name;
    bool asked = false;      // is in a branch whose condition tests it
    bool is_result = false;  // made of forward's arguments, and not an allocation alone
  };

  // An attribute of self, or an entry of one; empty for anything else.
  std::string KeyOf(TSNode node) const {
    const TSNode owner = TypeOf(node) == "subscript" ? Field(node, "value") : node;
    if (TypeOf(owner) != "attribute" || source_.Text(Field(owner, "object")) != "self") return "";
    return std::string(source_.Text(node));
  }

  // `self.kept is None`, `key not in self.kept`, `hasattr(self, "kept")`: the tested value, as written.
  void ReadCondition(TSNode node, std::set<std::string>& asked) const {
    const std::vector<TSNode> parts = Children(node);
    if (TypeOf(node) == "comparison_operator" && parts.size() == 2) {
      const std::string_view text = source_.Text(node);
      if (const std::string key = KeyOf(parts[0]); !key.empty() && TypeOf(parts[1]) == "none") asked.insert(key);
      if (const std::string key = KeyOf(parts[1]); !key.empty() && text.find(" in ") != std::string_view::npos)
        asked.insert(key + "[" + std::string(source_.Text(parts[0])) + "]");
      return;
    }
    if (TypeOf(node) == "call" && source_.Text(Field(node, "function")) == "hasattr") {
      const std::vector<TSNode> arguments = Children(Field(node, "arguments"));
      if (arguments.size() == 2 && source_.Text(arguments[0]) == "self" && TypeOf(arguments[1]) == "string") {
        const std::string_view quoted = source_.Text(arguments[1]);
        if (quoted.size() > 2) asked.insert("self." + std::string(quoted.substr(1, quoted.size() - 2)));
      }
      return;
    }
    // Any further condition, such as a comparison of shapes, may make the value a new one.
    if (TypeOf(node) == "not_operator" || TypeOf(node) == "parenthesized_expression")
      for (const TSNode part : parts) ReadCondition(part, asked);
  }

  // Only values count: anything that depends on sizes and types alone is the same in the next call.
  bool MentionsGiven(TSNode node) const {
    static const std::set<std::string_view> kNoValues = {"shape", "size",   "dim",    "ndim",
                                                         "numel", "stride", "device", "dtype"};
    if (TypeOf(node) == "identifier") return given_.contains(std::string(source_.Text(node)));
    if (TypeOf(node) == "attribute" && kNoValues.contains(source_.Text(Field(node, "attribute")))) return false;
    const std::vector<TSNode> parts = Children(node);
    return std::any_of(parts.begin(), parts.end(), [&](TSNode part) { return MentionsGiven(part); });
  }

  bool IsAllocation(TSNode node) const {
    if (TypeOf(node) != "call") return false;
    const std::string_view function = source_.Text(Field(node, "function"));
    const std::string_view last = function.substr(function.rfind('.') + 1);
    return last.find("empty") != last.npos || last.find("zeros") != last.npos || last.find("ones") != last.npos ||
           last.find("full") != last.npos;
  }

  void Visit(TSNode node, const std::set<std::string>& asked) {
    const std::string_view type = TypeOf(node);
    if (type == "function_definition" || type == "class_definition" || type == "lambda") return;
    if (type == "assignment") return ReadAssignment(node, asked);
    if (type == "return_statement") {
      const std::vector<TSNode> values = Children(node);
      if (values.size() == 1) {
        if (std::string key = KeyOf(values[0]); !key.empty()) returns_.push_back({node, key, asked.contains(key)});
      }
      return;
    }
    if (type == "if_statement") {
      std::set<std::string> inside = asked;
      ReadCondition(Field(node, "condition"), inside);
      Visit(Field(node, "consequence"), inside);
      for (const TSNode child : Children(node)) {
        if (TypeOf(child) == "else_clause" || TypeOf(child) == "elif_clause") Visit(child, inside);
      }
      return;
    }
    for (const TSNode child : Children(node)) Visit(child, asked);
  }

  void ReadAssignment(TSNode node, const std::set<std::string>& asked) {
    const TSNode left = Field(node, "left"), right = Field(node, "right");
    const bool made_of_given = MentionsGiven(right);
    if (TypeOf(left) == "identifier" && made_of_given && !IsAllocation(right))
      given_.insert(std::string(source_.Text(left)));
    if (std::string key = KeyOf(left); !key.empty())
      assignments_.push_back({key, asked.contains(key), made_of_given && !IsAllocation(right)});
  }

  // How often the value, or its holder, occurs in forward apart from conditions, its assignment and returns.
  int Uses(const std::string& name) const {
    const std::string holder = name.substr(0, name.find('['));
    int uses = 0;
    Count(body_, holder, uses);
    return uses;
  }
  void Count(TSNode node, const std::string& holder, int& uses) const {
    const std::string_view type = TypeOf(node);
    if (type == "return_statement") {
      const std::vector<TSNode> values = Children(node);
      if (values.size() == 1 && !KeyOf(values[0]).empty()) return;
    }
    if (type == "attribute" && source_.Text(node) == holder) {
      ++uses;
      return;
    }
    for (const TSNode child : Children(node)) {
      const bool condition = type == "if_statement" && ts_node_eq(child, Field(node, "condition"));
      const bool target = type == "assignment" && ts_node_eq(child, Field(node, "left")) && !KeyOf(child).empty();
      if (!condition && !target) Count(child, holder, uses);
    }
  }

  const Source& source_;
  TSNode body_;
  std::set<std::string> given_;  // names that hold what forward was given, or what is made of it
  std::vector<Return> returns_;
  std::vector<Assignment> assignments_;
};

void Visit(const Source& source, TSNode node, bool in_class, std::vector<KeptResult>& found) {
  if (in_class && TypeOf(node) == "function_definition" && source.Text(Field(node, "name")) == "forward") {
    const std::vector<KeptResult> more = ForwardReader(source, node).Read();
    found.insert(found.end(), more.begin(), more.end());
    return;
  }
  const bool inside = in_class || TypeOf(node) == "class_definition";
  for (const TSNode child : Children(node)) Visit(source, child, inside, found);
}

}  // namespace

std::vector<KeptResult> FindKeptResults(const Source& source) {
  std::vector<KeptResult> found;
  Visit(source, source.root(), false, found);
  return found;
}

}  // namespace assay::harness
