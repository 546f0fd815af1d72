// Parses with tree-sitter.
#include "reference/python/syntax.h"

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>

extern "C" const TSLanguage* tree_sitter_python(void);

namespace assay::harness {

namespace {

std::vector<TSNode> Walk(TSNode node) {
  std::vector<TSNode> children;
  TSTreeCursor cursor = ts_tree_cursor_new(node);
  for (bool more = ts_tree_cursor_goto_first_child(&cursor); more; more = ts_tree_cursor_goto_next_sibling(&cursor))
    children.push_back(ts_tree_cursor_current_node(&cursor));
  ts_tree_cursor_delete(&cursor);
  return children;
}

TSFieldId FieldOf(std::string_view name) {
  static const auto* kFields = [] {
    auto* fields = new std::unordered_map<std::string_view, TSFieldId>();
    const TSLanguage* language = tree_sitter_python();
    for (std::uint32_t id = 1; id <= ts_language_field_count(language); ++id)
      (*fields)[ts_language_field_name_for_id(language, static_cast<TSFieldId>(id))] = static_cast<TSFieldId>(id);
    return fields;
  }();
  const auto found = kFields->find(name);
  return found == kFields->end() ? 0 : found->second;
}

}  // namespace

// Caches queries of the nodes of each living tree: an evaluator repeats them in every iteration of a loop.
class KnownNodes {
 public:
  static KnownNodes& Instance() {
    static auto* instance = new KnownNodes();
    return *instance;
  }
  void Add(const TSTree* tree) {
    const std::lock_guard<std::mutex> lock(mutex_);
    trees_[tree];
  }
  void Drop(const TSTree* tree) {
    const std::lock_guard<std::mutex> lock(mutex_);
    trees_.erase(tree);
  }
  std::vector<TSNode> Children(TSNode node, bool all) {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto tree = trees_.find(node.tree);
    if (tree == trees_.end()) return all ? Walk(node) : Named(Walk(node));
    Known& known = tree->second[node.id];
    std::optional<std::vector<TSNode>>& kept = all ? known.all : known.named;
    if (!kept) kept = all ? Walk(node) : Named(Walk(node));
    return *kept;
  }
  TSNode Field(TSNode node, TSFieldId field) {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto tree = trees_.find(node.tree);
    if (tree == trees_.end()) return ts_node_child_by_field_id(node, field);
    std::vector<std::pair<TSFieldId, TSNode>>& fields = tree->second[node.id].fields;
    for (const auto& [id, child] : fields) {
      if (id == field) return child;
    }
    return fields.emplace_back(field, ts_node_child_by_field_id(node, field)).second;
  }

 private:
  struct Known {
    std::optional<std::vector<TSNode>> all, named;
    std::vector<std::pair<TSFieldId, TSNode>> fields;
  };
  static std::vector<TSNode> Named(std::vector<TSNode> children) {
    std::erase_if(children, [](TSNode child) { return !ts_node_is_named(child) || IsExtra(child); });
    return children;
  }

  std::mutex mutex_;
  std::unordered_map<const TSTree*, std::unordered_map<const void*, Known>> trees_;
};

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
  KnownNodes::Instance().Add(source->tree_.get());
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

void Source::TreeDeleter::operator()(TSTree* tree) const {
  KnownNodes::Instance().Drop(tree);
  ts_tree_delete(tree);
}

TSNode Field(TSNode node, std::string_view name) {
  return ts_node_is_null(node) ? node : KnownNodes::Instance().Field(node, FieldOf(name));
}

std::vector<TSNode> AllChildren(TSNode node) {
  return ts_node_is_null(node) ? std::vector<TSNode>() : KnownNodes::Instance().Children(node, true);
}

std::vector<TSNode> Children(TSNode node) {
  return ts_node_is_null(node) ? std::vector<TSNode>() : KnownNodes::Instance().Children(node, false);
}

}  // namespace assay::harness
