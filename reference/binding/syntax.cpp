// Parses C++ with the tree-sitter grammar.
#include "reference/binding/syntax.h"

#include <cstdint>
#include <utility>

extern "C" const TSLanguage* tree_sitter_cpp(void);

namespace assay::harness::cpp {

std::string Node::text() const {
  if (!valid()) return {};
  const std::uint32_t begin = ts_node_start_byte(node_), end = ts_node_end_byte(node_);
  return text_->substr(begin, end - begin);
}

Node Node::Field(std::string_view name) const {
  if (!valid()) return {};
  return {ts_node_child_by_field_name(node_, name.data(), static_cast<std::uint32_t>(name.size())), text_};
}

std::vector<Node> Node::Children() const {
  std::vector<Node> children;
  if (!valid()) return children;
  for (const Node& child : All()) {
    if (ts_node_is_named(child.node_) && !child.Is("comment")) children.push_back(child);
  }
  return children;
}

std::vector<Node> Node::All() const {
  std::vector<Node> children;
  if (!valid()) return children;
  // Requesting them one by one takes quadratic time.
  TSTreeCursor cursor = ts_tree_cursor_new(node_);
  for (bool more = ts_tree_cursor_goto_first_child(&cursor); more; more = ts_tree_cursor_goto_next_sibling(&cursor))
    children.emplace_back(ts_tree_cursor_current_node(&cursor), text_);
  ts_tree_cursor_delete(&cursor);
  return children;
}

Node Node::Find(std::string_view kind_name) const {
  if (Is(kind_name)) return *this;
  for (const Node& child : Children()) {
    if (const Node found = child.Find(kind_name); found.valid()) return found;
  }
  return {};
}

Syntax::Syntax(std::string text) : text_(std::move(text)) {
  TSParser* parser = ts_parser_new();
  ts_parser_set_language(parser, tree_sitter_cpp());
  tree_ = ts_parser_parse_string(parser, nullptr, text_.data(), static_cast<std::uint32_t>(text_.size()));
  ts_parser_delete(parser);
}

Syntax::~Syntax() {
  if (tree_ != nullptr) ts_tree_delete(tree_);
}

bool Syntax::Nests(int levels) const {
  if (tree_ == nullptr) return false;
  TSTreeCursor cursor = ts_tree_cursor_new(ts_tree_root_node(tree_));
  int depth = 0;
  bool deep = false;
  for (bool more = true; more && !deep;) {
    if (ts_tree_cursor_goto_first_child(&cursor)) {
      deep = ++depth > levels;
      continue;
    }
    more = ts_tree_cursor_goto_next_sibling(&cursor);
    while (!more && ts_tree_cursor_goto_parent(&cursor)) {
      --depth;
      more = ts_tree_cursor_goto_next_sibling(&cursor);
    }
  }
  ts_tree_cursor_delete(&cursor);
  return deep;
}

Node Syntax::root() const { return tree_ == nullptr ? Node() : Node(ts_tree_root_node(tree_), &text_); }

}  // namespace assay::harness::cpp
