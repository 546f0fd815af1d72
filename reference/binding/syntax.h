// The syntax tree of a C++ source, as the tree-sitter grammar sees it. Nodes are views into the tree.
#pragma once

#include <tree_sitter/api.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace assay::harness::cpp {

class Node {
 public:
  Node() = default;
  Node(TSNode node, const std::string* text) : node_(node), text_(text) {}

  bool valid() const { return text_ != nullptr && !ts_node_is_null(node_); }
  std::string_view kind() const { return valid() ? ts_node_type(node_) : ""; }
  bool Is(std::string_view kind_name) const { return kind() == kind_name; }
  std::string text() const;
  int line() const { return valid() ? static_cast<int>(ts_node_start_point(node_).row) + 1 : 0; }
  std::size_t begin() const { return valid() ? ts_node_start_byte(node_) : 0; }  // offset in the text
  bool has_error() const { return valid() && ts_node_has_error(node_); }
  // The child under a field of the grammar; not valid if there is none.
  Node Field(std::string_view name) const;
  // Named children without comments.
  std::vector<Node> Children() const;
  // Every child, punctuation included.
  std::vector<Node> All() const;
  // The first descendant of a kind (this node included), depth first.
  Node Find(std::string_view kind_name) const;

 private:
  TSNode node_{};
  const std::string* text_ = nullptr;
};

class Syntax {
 public:
  explicit Syntax(std::string text);
  ~Syntax();
  Syntax(const Syntax&) = delete;
  Syntax& operator=(const Syntax&) = delete;
  Node root() const;
  // Whether nodes nest deeper than `levels`.
  bool Nests(int levels) const;
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  TSTree* tree_ = nullptr;
};

}  // namespace assay::harness::cpp
