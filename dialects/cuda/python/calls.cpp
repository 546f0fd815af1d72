// An extension is followed through plain names and attributes of `self`: one stored in another way is not followed,
// and not reported on.
#include "dialects/cuda/python/calls.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "reference/python/syntax.h"

namespace assay::cuda {
namespace {

using harness::Field;
using harness::Source;
using harness::TypeOf;

source::Span SpanOf(TSNode node) { return {ts_node_start_byte(node), ts_node_end_byte(node)}; }

// An extension, or one function of it.
struct Held {
  std::size_t extension = 0;
  std::string function;
  bool operator==(const Held&) const = default;
};

class UseFinder {
 public:
  UseFinder(const Source& source, const std::vector<source::Span>& built) : source_(source), built_(built) {}

  PythonUses Find() {
    // Aliases of aliases are found in successive rounds.
    for (int round = 0; round < 3; ++round)
      Walk([&](TSNode node) {
        if (TypeOf(node) == "assignment") ReadAssignment(node);
      });
    PythonUses uses;
    uses.swallowed.resize(built_.size());
    Walk([&](TSNode node) {
      if (TypeOf(node) == "call") ReadCall(node, uses.calls);
      if (TypeOf(node) == "call") NoteBuild(node, uses.swallowed);
      if (TypeOf(node) == "identifier") ++mentions_[std::string(source_.Text(node))];
      if (TypeOf(node) == "assignment") NoteAlias(node);
    });
    for (std::size_t i = 0; i < built_.size(); ++i) uses.unused.push_back(IsUnused(i));
    return uses;
  }

 private:
  template <class Visit>
  void Walk(Visit visit) const {
    TSTreeCursor cursor = ts_tree_cursor_new(source_.root());
    for (bool more = true; more;) {
      visit(ts_tree_cursor_current_node(&cursor));
      more = ts_tree_cursor_goto_first_child(&cursor) || ts_tree_cursor_goto_next_sibling(&cursor);
      while (!more && ts_tree_cursor_goto_parent(&cursor)) more = ts_tree_cursor_goto_next_sibling(&cursor);
    }
    ts_tree_cursor_delete(&cursor);
  }

  // `name`, or `self.name`; empty for anything else. Attributes begin with a dot here.
  std::string KeyOf(TSNode node) const {
    if (TypeOf(node) == "identifier") return std::string(source_.Text(node));
    if (TypeOf(node) != "attribute" || source_.Text(Field(node, "object")) != "self") return "";
    return "." + std::string(source_.Text(Field(node, "attribute")));
  }

  std::optional<Held> Valued(TSNode node) const {
    for (std::size_t i = 0; i < built_.size(); ++i) {
      const source::Span span = SpanOf(node);
      if (TypeOf(node) == "call" && span.begin == built_[i].begin && span.end == built_[i].end) return Held{i, ""};
    }
    if (const std::string key = KeyOf(node); !key.empty()) {
      const auto found = held_.find(key);
      if (found != held_.end()) return found->second;
    }
    if (TypeOf(node) != "attribute") return std::nullopt;
    std::optional<Held> object = Valued(Field(node, "object"));
    if (!object || !object->function.empty()) return std::nullopt;
    object->function = source_.Text(Field(node, "attribute"));
    return object;
  }

  void ReadAssignment(TSNode node) {
    const std::string key = KeyOf(Field(node, "left"));
    const TSNode right = Field(node, "right");
    if (key.empty() || ts_node_is_null(right)) return;
    const std::optional<Held> value = Valued(right);
    if (!value) {
      // The name has another meaning elsewhere: uses are then ambiguous and not followed.
      if (held_.contains(key)) held_[key] = std::nullopt;
      others_.insert(key);
      return;
    }
    const auto [it, fresh] = held_.emplace(key, value);
    if ((!fresh && it->second != value) || others_.contains(key)) it->second = std::nullopt;
  }

  static PythonArgument::Kind KindOf(TSNode node) {
    using Kind = PythonArgument::Kind;
    static const std::map<std::string_view, Kind> kinds = {
        {"none", Kind::kNone}, {"integer", Kind::kInteger}, {"float", Kind::kFloat},
        {"true", Kind::kBool}, {"false", Kind::kBool},      {"string", Kind::kText},
        {"list", Kind::kList}, {"tuple", Kind::kTuple},     {"list_comprehension", Kind::kList},
    };
    const auto found = kinds.find(TypeOf(node));
    return found == kinds.end() ? Kind::kUnknown : found->second;
  }

  static bool IsConditional(TSNode node) {
    static const std::set<std::string_view> kinds = {"if_statement",  "for_statement",          "while_statement",
                                                     "try_statement", "conditional_expression", "boolean_operator",
                                                     "lambda",        "list_comprehension",     "generator_expression"};
    for (TSNode up = ts_node_parent(node); !ts_node_is_null(up); up = ts_node_parent(up)) {
      if (TypeOf(up) == "function_definition") return false;
      if (kinds.contains(TypeOf(up))) return true;
    }
    return false;
  }

  static bool Raises(TSNode node) {
    if (TypeOf(node) == "raise_statement") return true;
    const std::vector<TSNode> children = harness::Children(node);
    return std::any_of(children.begin(), children.end(), Raises);
  }

  // Whether an exception of this node is caught locally, and not raised again.
  static bool IsSwallowed(TSNode node) {
    TSNode inner = node;
    for (TSNode up = ts_node_parent(node); !ts_node_is_null(up); inner = up, up = ts_node_parent(up)) {
      if (TypeOf(up) == "function_definition") return false;
      if (TypeOf(up) != "try_statement" || !ts_node_eq(Field(up, "body"), inner)) continue;
      for (TSNode clause : harness::Children(up)) {
        if (TypeOf(clause) == "except_clause" && !Raises(clause)) return true;
      }
    }
    return false;
  }

  void NoteBuild(TSNode node, std::vector<bool>& out) const {
    const source::Span span = SpanOf(node);
    for (std::size_t i = 0; i < built_.size(); ++i) {
      if (span.begin == built_[i].begin && span.end == built_[i].end) out[i] = out[i] || IsSwallowed(node);
    }
  }

  void ReadCall(TSNode node, std::vector<PythonCall>& out) const {
    const TSNode function = Field(node, "function");
    const std::optional<Held> held = Valued(function);
    if (!held || held->function.empty()) return;
    PythonCall call;
    call.extension = held->extension;
    call.function = held->function;
    call.span = SpanOf(node);
    const TSNode name = TypeOf(function) == "attribute" ? Field(function, "attribute") : function;
    call.name = SpanOf(name);
    call.conditional = IsConditional(node);
    call.swallowed = IsSwallowed(node);
    for (TSNode argument : harness::Children(Field(node, "arguments"))) {
      const std::string_view type = TypeOf(argument);
      if (type == "keyword_argument") {
        call.keywords.push_back(SpanOf(argument));
      } else if (type == "list_splat" || type == "dictionary_splat") {
        call.spread = true;
      } else {
        call.arguments.push_back({KindOf(argument), SpanOf(argument)});
      }
    }
    out.push_back(std::move(call));
  }

  // Assigning a followed name to another followed name is not a use of either.
  void NoteAlias(TSNode node) {
    const std::string key = KeyOf(Field(node, "left"));
    const auto held = held_.find(key);
    if (held == held_.end() || !held->second) return;
    --mentions_[NameIn(key)];
    const TSNode right = Field(node, "right");
    if (TypeOf(right) == "call" || !Valued(right)) return;
    if (held_.contains(KeyOf(right))) {
      --mentions_[NameIn(KeyOf(right))];
    } else if (const std::string object = KeyOf(Field(right, "object")); held_.contains(object)) {
      --mentions_[NameIn(object)];
    }
  }
  static std::string NameIn(const std::string& key) { return key.starts_with('.') ? key.substr(1) : key; }

  bool IsUnused(std::size_t extension) const {
    bool kept = false;
    for (const auto& [key, held] : held_) {
      if (!held || held->extension != extension) continue;
      kept = true;
      const auto found = mentions_.find(NameIn(key));
      if (found == mentions_.end() || found->second > 0) return false;
    }
    return kept;
  }

  const Source& source_;
  const std::vector<source::Span>& built_;
  std::map<std::string, std::optional<Held>> held_;  // nothing: it means several things
  std::set<std::string> others_;
  std::map<std::string, int> mentions_;
};

}  // namespace

PythonUses FindUses(std::string_view text, const std::vector<source::Span>& built) {
  const std::shared_ptr<const Source> source = Source::Parse(std::string(text), "module.py", false);
  if (source->Nests(400)) return {{}, std::vector<bool>(built.size()), std::vector<bool>(built.size())};
  return UseFinder(*source, built).Find();
}

}  // namespace assay::cuda
