// One parsed Python text and access to its nodes. Internal.
#pragma once

#include <tree_sitter/api.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace assay::harness {

class Source {
 public:
  // `own`: part of this program, not the input's; never named in errors.
  static std::shared_ptr<const Source> Parse(std::string text, std::string file, bool own);

  TSNode root() const { return ts_tree_root_node(tree_.get()); }
  std::string_view Text(TSNode node) const;
  const std::string& file() const { return file_; }
  const std::string& text() const { return text_; }
  bool own() const { return own_; }
  // Line (from 1) of the first syntax error; 0 if there is none.
  int BrokenLine() const;
  // Whether nodes nest more deeply than `levels`: such text is rejected before anything walks it.
  bool Nests(int levels) const;

 private:
  struct TreeDeleter {
    void operator()(TSTree* tree) const;
  };
  std::string text_, file_;
  bool own_ = false;
  std::unique_ptr<TSTree, TreeDeleter> tree_;
};

// A node missing in a broken text is null: its type is empty, and so are its text and children.
inline std::string_view TypeOf(TSNode node) { return ts_node_is_null(node) ? "" : ts_node_type(node); }
TSNode Field(TSNode node, std::string_view name);
inline int LineOf(TSNode node) {
  return ts_node_is_null(node) ? 0 : static_cast<int>(ts_node_start_point(node).row) + 1;
}
// Tokens allowed between any two words: comments, and a backslash at the end of a line.
inline bool IsExtra(TSNode node) { return TypeOf(node) == "comment" || TypeOf(node) == "line_continuation"; }
// Every child, punctuation included; requesting them one by one takes quadratic time.
std::vector<TSNode> AllChildren(TSNode node);
// Named children, extras left out.
std::vector<TSNode> Children(TSNode node);

}  // namespace assay::harness
