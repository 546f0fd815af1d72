// Reading C++ with the tree-sitter grammar.
#include "analyzer/harness/binding/syntax.h"

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
  const std::uint32_t count = ts_node_named_child_count(node_);
  for (std::uint32_t i = 0; i < count; ++i) {
    const Node child(ts_node_named_child(node_, i), text_);
    if (!child.Is("comment")) children.push_back(child);
  }
  return children;
}

std::vector<Node> Node::All() const {
  std::vector<Node> children;
  if (!valid()) return children;
  const std::uint32_t count = ts_node_child_count(node_);
  for (std::uint32_t i = 0; i < count; ++i) children.emplace_back(ts_node_child(node_, i), text_);
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

Node Syntax::root() const { return tree_ == nullptr ? Node() : Node(ts_tree_root_node(tree_), &text_); }

}  // namespace assay::harness::cpp
