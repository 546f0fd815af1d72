// Parsing with tree-sitter.
#include "reference/python/syntax.h"

#include <algorithm>
#include <cstdint>

extern "C" const TSLanguage* tree_sitter_python(void);

namespace assay::harness {

std::shared_ptr<const Source> Source::Parse(std::string text, std::string file, bool own) {
  struct ParserDeleter {
    void operator()(TSParser* parser) const { ts_parser_delete(parser); }
  };
  auto source = std::make_shared<Source>();
  source->text_ = std::move(text);
  source->file_ = std::move(file);
  source->own_ = own;
  const std::unique_ptr<TSParser, ParserDeleter> parser(ts_parser_new());
  ts_parser_set_language(parser.get(), tree_sitter_python());
  source->tree_.reset(ts_parser_parse_string(parser.get(), nullptr, source->text_.data(),
                                             static_cast<std::uint32_t>(source->text_.size())));
  return source;
}

std::string_view Source::Text(TSNode node) const {
  if (ts_node_is_null(node)) return {};
  const std::uint32_t begin = ts_node_start_byte(node);
  return std::string_view(text_).substr(begin, ts_node_end_byte(node) - begin);
}

int Source::BrokenLine() const {
  TSTreeCursor cursor = ts_tree_cursor_new(root());
  int line = 0;
  for (bool more = ts_node_has_error(root()); more && line == 0;) {
    const TSNode node = ts_tree_cursor_current_node(&cursor);
    if (TypeOf(node) == "ERROR" || ts_node_is_missing(node)) line = LineOf(node);
    more = (ts_node_has_error(node) && ts_tree_cursor_goto_first_child(&cursor)) ||
           ts_tree_cursor_goto_next_sibling(&cursor);
    while (!more && ts_tree_cursor_goto_parent(&cursor)) more = ts_tree_cursor_goto_next_sibling(&cursor);
  }
  ts_tree_cursor_delete(&cursor);
  return line;
}

bool Source::Nests(int levels) const {
  TSTreeCursor cursor = ts_tree_cursor_new(root());
  int depth = 0, most = 0;
  for (bool more = true; more && most <= levels;) {
    if (ts_tree_cursor_goto_first_child(&cursor)) {
      most = std::max(most, ++depth);
      continue;
    }
    more = ts_tree_cursor_goto_next_sibling(&cursor);
    while (!more && ts_tree_cursor_goto_parent(&cursor)) {
      --depth;
      more = ts_tree_cursor_goto_next_sibling(&cursor);
    }
  }
  ts_tree_cursor_delete(&cursor);
  return most > levels;
}

std::vector<TSNode> AllChildren(TSNode node) {
  std::vector<TSNode> children;
  if (ts_node_is_null(node)) return children;
  TSTreeCursor cursor = ts_tree_cursor_new(node);
  for (bool more = ts_tree_cursor_goto_first_child(&cursor); more; more = ts_tree_cursor_goto_next_sibling(&cursor))
    children.push_back(ts_tree_cursor_current_node(&cursor));
  ts_tree_cursor_delete(&cursor);
  return children;
}

std::vector<TSNode> Children(TSNode node) {
  std::vector<TSNode> children;
  for (TSNode child : AllChildren(node)) {
    if (ts_node_is_named(child) && !IsExtra(child)) children.push_back(child);
  }
  return children;
}

}  // namespace assay::harness
