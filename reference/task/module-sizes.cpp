// A walk over the parsed text: the outermost expressions that are arithmetic on integer literals.
#include "reference/task/module-sizes.h"

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <string_view>

#include "reference/python/syntax.h"

namespace assay::harness {
namespace {

constexpr std::int64_t kMost = std::int64_t{1} << 40;  // no size of a benchmark is larger; products cannot overflow
constexpr std::size_t kMostSizes = 64;
constexpr int kMostDepth = 100;

std::optional<std::int64_t> Literal(std::string_view written) {
  std::string digits;
  for (char c : written) {
    if (c != '_') digits += c;
  }
  std::int64_t value = 0;
  const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (failed != std::errc() || end != digits.data() + digits.size() || value > kMost) return std::nullopt;
  return value;
}

std::optional<std::int64_t> Power(std::int64_t base, std::int64_t exponent) {
  if (exponent < 0 || exponent > 40) return std::nullopt;
  std::int64_t value = 1;
  for (; exponent > 0 && value <= kMost; --exponent) value *= base;
  return value;
}

class Finder {
 public:
  explicit Finder(const Source& source) : source_(source) {}

  std::vector<WrittenSize> Run() {
    for (TSNode statement : Children(source_.root())) {
      const std::string_view type = TypeOf(statement);
      if (type == "expression_statement") {
        for (TSNode node : Children(statement)) Assignment(node);
      } else if (type == "function_definition") {
        const std::string_view name = source_.Text(Field(statement, "name"));
        if (name == "get_inputs" || name == "get_init_inputs") Collect(statement, "", " in " + std::string(name), 0);
      }
    }
    std::erase_if(found_, [](const WrittenSize& size) { return size.value < 2; });
    return std::move(found_);
  }

 private:
  std::optional<std::int64_t> Fold(TSNode node, int depth) const {
    if (depth > kMostDepth) return std::nullopt;
    const std::string_view type = TypeOf(node);
    if (type == "integer") return Literal(source_.Text(node));
    if (type == "parenthesized_expression") {
      const std::vector<TSNode> inner = Children(node);
      return inner.size() == 1 ? Fold(inner[0], depth + 1) : std::nullopt;
    }
    if (type != "binary_operator") return std::nullopt;
    const auto a = Fold(Field(node, "left"), depth + 1), b = Fold(Field(node, "right"), depth + 1);
    if (!a || !b) return std::nullopt;
    const std::string_view op = source_.Text(Field(node, "operator"));
    std::optional<std::int64_t> value;
    if (op == "+") value = *a + *b;
    if (op == "-") value = *a - *b;
    if (op == "*" && (*a == 0 || *b <= kMost / *a)) value = *a * *b;
    if (op == "//" && *b > 0) value = *a / *b;
    if (op == "**") value = Power(*a, *b);
    return value && *value >= 0 && *value <= kMost ? value : std::nullopt;
  }

  void Assignment(TSNode node) {
    if (TypeOf(node) != "assignment") return;
    TSNode left = Field(node, "left"), right = Field(node, "right");
    const std::size_t before = found_.size();
    std::vector<std::string> targets;
    std::string name(source_.Text(left));
    Targets(left, targets);
    for (; TypeOf(right) == "assignment"; right = Field(right, "right")) {  // height = width = 128
      Targets(left = Field(right, "left"), targets);
      name += " = " + std::string(source_.Text(left));
    }
    const std::vector<TSNode> names = Children(left), values = Children(right);
    const bool pairs = TypeOf(left) == "pattern_list" || TypeOf(left) == "tuple_pattern";
    const bool listed = TypeOf(right) == "expression_list" || TypeOf(right) == "tuple";
    if (pairs && listed && names.size() == values.size()) {
      for (std::size_t i = 0; i < names.size(); ++i) Collect(values[i], std::string(source_.Text(names[i])), "", 0);
    } else {
      Collect(right, name, "", 0);
    }
    for (std::size_t i = before; i < found_.size(); ++i) found_[i].targets = targets;
  }

  void Targets(TSNode left, std::vector<std::string>& targets) const {
    if (TypeOf(left) == "identifier") targets.emplace_back(source_.Text(left));
    if (TypeOf(left) != "pattern_list" && TypeOf(left) != "tuple_pattern") return;
    for (TSNode target : Children(left)) {
      if (TypeOf(target) == "identifier") targets.emplace_back(source_.Text(target));
    }
  }

  void Collect(TSNode node, const std::string& name, const std::string& where, int depth) {
    if (depth > kMostDepth || found_.size() >= kMostSizes) return;
    if (const std::optional<std::int64_t> value = Fold(node, 0)) {
      WrittenSize& size = found_.emplace_back();
      size.begin = ts_node_start_byte(node);
      size.end = ts_node_end_byte(node);
      size.value = *value;
      size.name = name.empty() ? std::to_string(*value) + where : name;
      return;
    }
    const std::string_view type = TypeOf(node);
    if (type == "string" || type == "subscript") return;
    const bool places = type == "tuple" || type == "list";
    std::size_t at = 0;
    for (TSNode child : Children(node))
      Collect(child, places && !name.empty() ? name + "[" + std::to_string(at++) + "]" : name, where, depth + 1);
  }

  const Source& source_;
  std::vector<WrittenSize> found_;
};

}  // namespace

std::vector<WrittenSize> WrittenSizes(const std::string& text) {
  const std::shared_ptr<const Source> source = Source::Parse(text, "module.py", false);
  if (source->BrokenLine() > 0 || source->Nests(400)) return {};
  return Finder(*source).Run();
}

std::string WithSizes(const std::string& text, const std::vector<WrittenSize>& sizes,
                      const std::vector<std::int64_t>& values) {
  std::string made;
  std::size_t at = 0;
  for (std::size_t i = 0; i < sizes.size() && i < values.size(); ++i) {
    if (values[i] == sizes[i].value) continue;
    const std::string_view before = std::string_view(text).substr(sizes[i].begin, sizes[i].end - sizes[i].begin);
    made.append(text, at, sizes[i].begin - at);
    // An expression over several lines leaves its line breaks, so that later lines keep their numbers.
    const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const std::string number = std::to_string(values[i]);
    made += lines == 0 ? number : "(" + number + std::string(lines, '\n') + ")";
    at = sizes[i].end;
  }
  return made.append(text, at);
}

}  // namespace assay::harness
