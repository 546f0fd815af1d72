// A small evaluator of initialisers: braced lists, numbers, names of variables that were given one.
#include "dialects/ascendc/derive/tiling-cases.h"

#include <charconv>
#include <optional>
#include <utility>

#include "analyzer/source/cpp-tokens.h"

namespace assay {
namespace {

using source::CppTokens;

constexpr int kMostSteps = 16;  // from name to name

// Tokens first to last, both inclusive; empty where last < first.
struct Range {
  std::size_t first = 1, last = 0;
  bool empty() const { return last < first; }
};

class CaseReader {
 public:
  CaseReader(std::string_view text, const std::string& op_type) : code_(text), op_type_(op_type) {}

  std::vector<TilingCase> Read() {
    const std::string name = '"' + op_type_ + '"';
    bool names_op = false;
    for (std::size_t i = 0; i < code_.size(); ++i) names_op = names_op || code_.At(i) == name;
    for (std::size_t i = 0; i + 2 < code_.size(); ++i) {
      const std::string_view word = code_.At(i);
      if (word == "TilingContextPara") {
        const std::size_t open = code_.At(i + 1) == "(" ? i + 1 : i + 2;
        if (code_.At(open) == "(" && code_.Closer(open)) Listed(open);
      } else if (word == "TilingContextFaker" && names_op) {
        Chained(i + 1);
      } else {
        NoteVariable(i);
      }
    }
    return std::move(cases_);
  }

 private:
  // `NAME = ...;`, `NAME{...}`, `NAME(...)` of a declaration, `NAME[] = ...;`.
  void NoteVariable(std::size_t i) {
    if (i == 0 || !source::IsName(code_.At(i))) return;
    const std::string_view before = code_.At(i - 1), after = code_.At(i + 1);
    if (before == "." || before == "->") return;
    std::size_t equals = i + 1;
    if (after == "[" && code_.Closer(i + 1)) equals = *code_.Closer(i + 1) + 1;
    const std::string name(code_.At(i));
    if (equals < code_.size() && code_.At(equals) == "=") {
      std::size_t end = equals + 1;
      while (end < code_.size() && code_.At(end) != ";" && code_.At(end) != ",") {
        if (const auto closer = code_.Closer(end)) end = *closer;
        ++end;
      }
      variables_[name] = {equals + 1, end - 1};
      return;
    }
    const bool declares = source::IsName(before) || before == ">";
    if (declares && (after == "{" || after == "(") && code_.Closer(i + 1))
      variables_[name] = {i + 1, *code_.Closer(i + 1)};
  }

  // What stands between the commas of the brackets that open at `open`.
  std::vector<Range> Items(std::size_t open) const {
    std::vector<Range> items;
    const std::optional<std::size_t> close = code_.Closer(open);
    if (!close) return items;
    std::size_t begin = open + 1;
    for (std::size_t i = begin; i <= *close; ++i) {
      if (i < *close && code_.At(i) != ",") {
        if (const auto closer = code_.Closer(i)) i = *closer;
        continue;
      }
      if (i > begin) items.push_back({begin, i - 1});
      begin = i + 1;
    }
    return items;
  }

  bool IsList(Range range) const {
    return !range.empty() && code_.At(range.first) == "{" && code_.Closer(range.first) == range.last;
  }

  // Follows variables and drops `&`, `.data()` and the type before a list.
  Range Follow(Range range, int steps = 0) const {
    if (range.empty() || steps > kMostSteps) return {};
    if (code_.At(range.first) == "&") return Follow({range.first + 1, range.last}, steps + 1);
    if (range.last >= range.first + 4 && code_.At(range.last - 2) == "data" && code_.At(range.last) == ")")
      return Follow({range.first, range.last - 4}, steps + 1);
    if (range.first == range.last) {
      const auto variable = variables_.find(std::string(code_.At(range.first)));
      return variable == variables_.end() ? range : Follow(variable->second, steps + 1);
    }
    if (IsList(range)) return range;
    // `gert::StorageShape{...}`, `std::vector<int64_t>({...})`: the brackets that end the range.
    const std::string_view last = code_.At(range.last);
    if (last != "}" && last != ")") return range;
    for (std::size_t i = range.first; i < range.last; ++i) {
      if (code_.Closer(i) != range.last) continue;
      const std::vector<Range> items = Items(i);
      if (items.size() == 1 && IsList(items.front()) && code_.At(i) == "(") return items.front();
      if (i == range.first && items.size() == 1) return Follow(items.front(), steps + 1);
      return {i, range.last};
    }
    return range;
  }

  std::optional<double> Number(Range range) const {
    range = Follow(range);
    if (range.empty()) return std::nullopt;
    if (code_.At(range.first) == "(" || IsList(range)) {
      const std::vector<Range> items = Items(range.first);
      return items.size() == 1 ? Number(items.front()) : std::nullopt;
    }
    if (code_.At(range.first) == "-" && range.last > range.first) {
      const auto value = Number({range.first + 1, range.last});
      return value ? std::optional(-*value) : std::nullopt;
    }
    for (std::size_t i = range.first + 1; i < range.last; ++i) {
      if (code_.At(i) != "*") continue;
      const auto left = Number({range.first, i - 1}), right = Number({i + 1, range.last});
      return left && right ? std::optional(*left * *right) : std::nullopt;
    }
    if (range.first != range.last) return std::nullopt;
    std::string word(code_.At(range.first));
    if (word == "true" || word == "false") return word == "true" ? 1 : 0;
    while (!word.empty() && std::string_view("fFuUlL").find(word.back()) != std::string_view::npos &&
           word.find('x') == std::string::npos)
      word.pop_back();
    double value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return value;
  }

  std::optional<std::vector<double>> Numbers(Range range) const {
    range = Follow(range);
    if (range.empty()) return std::nullopt;
    if (code_.At(range.first) != "{" && code_.At(range.first) != "(") {
      const auto one = Number(range);
      return one ? std::optional(std::vector<double>{*one}) : std::nullopt;
    }
    std::vector<double> numbers;
    for (const Range item : Items(range.first)) {
      const auto number = Number(item);
      if (!number) return std::nullopt;
      numbers.push_back(*number);
    }
    return numbers;
  }

  // Of a shape, or of a pair of the shape as given and as stored: then both have to be the same.
  std::optional<std::vector<std::int64_t>> Shape(Range range) const {
    range = Follow(range);
    if (range.empty() || !source::OpensBracket(code_.At(range.first))) return std::nullopt;
    const std::vector<Range> items = Items(range.first);
    const bool pair = items.size() == 2 && IsList(Follow(items[0])) && IsList(Follow(items[1]));
    std::optional<std::vector<double>> numbers = pair ? Numbers(items[0]) : Numbers(range);
    if (!numbers || (pair && numbers != Numbers(items[1]))) return std::nullopt;
    std::vector<std::int64_t> shape;
    for (const double number : *numbers) {
      if (number < 0) return std::nullopt;
      shape.push_back(static_cast<std::int64_t>(number));
    }
    return shape;
  }

  // `ge::DT_FLOAT`, or a variable of that value.
  std::string Enumerator(Range range, std::string_view prefix) const {
    range = Follow(range);
    if (range.empty()) return {};
    const std::string word(code_.At(range.last));
    return word.starts_with(prefix) ? word : std::string();
  }

  std::optional<CaseTensor> Tensor(Range range) const {
    range = Follow(range);
    if (range.empty() || !source::OpensBracket(code_.At(range.first))) return std::nullopt;
    const std::vector<Range> items = Items(range.first);
    CaseTensor tensor;
    if (items.size() < 2) {
      tensor.present = false;
      return items.empty() ? std::optional(tensor) : std::nullopt;
    }
    const auto shape = Shape(items[0]);
    tensor.dtype = Enumerator(items[1], "DT_");
    if (!shape || tensor.dtype.empty()) return std::nullopt;
    tensor.present = tensor.dtype != "DT_UNDEFINED";
    tensor.shape = *shape;
    if (items.size() > 2) tensor.format = Enumerator(items[2], "FORMAT_");
    if (items.size() > 4) {
      if (auto values = Numbers(items[4])) tensor.values = std::move(*values);
    }
    return tensor;
  }

  std::optional<std::vector<CaseTensor>> Tensors(Range range) const {
    range = Follow(range);
    if (range.empty() || !source::OpensBracket(code_.At(range.first))) return std::nullopt;
    std::vector<CaseTensor> tensors;
    for (const Range item : Items(range.first)) {
      auto tensor = Tensor(item);
      if (!tensor) return std::nullopt;
      tensors.push_back(std::move(*tensor));
    }
    return tensors;
  }

  // `CreateFrom<int64_t>(3)`.
  std::optional<AttrValue> Attribute(Range range) const {
    std::size_t at = range.first;
    while (at <= range.last && code_.At(at) != "CreateFrom") ++at;
    if (at + 3 > range.last) return std::nullopt;
    std::size_t open = at + 1;
    std::string type;
    while (open <= range.last && code_.At(open) != "(") type += code_.At(open++);
    const std::vector<Range> items = Items(open);
    if (items.size() != 1) return std::nullopt;
    const bool real = type.find("float") != std::string::npos || type.find("double") != std::string::npos;
    if (type.find("string") != std::string::npos) {
      const Range value = Follow(items.front());
      const std::string_view text = value.empty() ? std::string_view() : code_.At(value.first);
      if (text.size() < 2 || text.front() != '"') return std::nullopt;
      return std::string(text.substr(1, text.size() - 2));
    }
    if (type.find("vector") != std::string::npos) {
      if (type.find("vector", type.find("vector") + 1) != std::string::npos) return std::nullopt;
      const auto numbers = Numbers(items.front());
      if (!numbers) return std::nullopt;
      if (real) return *numbers;
      return std::vector<std::int64_t>(numbers->begin(), numbers->end());
    }
    const auto number = Number(items.front());
    if (!number) return std::nullopt;
    if (type.find("bool") != std::string::npos) return *number != 0;
    if (real) return *number;
    return static_cast<std::int64_t>(*number);
  }

  bool Attributes(Range range, TilingCase& one) const {
    range = Follow(range);
    if (range.empty() || !source::OpensBracket(code_.At(range.first))) return false;
    for (const Range item : Items(range.first)) {
      std::size_t open = item.first;
      while (open < item.last && !source::OpensBracket(code_.At(open))) ++open;
      const std::vector<Range> parts = Items(open);
      if (parts.size() != 2) return false;
      const std::string_view name = code_.At(parts[0].first);
      auto value = Attribute(parts[1]);
      if (!value || name.size() < 3 || name.front() != '"') return false;
      one.attributes[std::string(name.substr(1, name.size() - 2))] = std::move(*value);
    }
    return true;
  }

  bool Counts(Range range, std::vector<std::int64_t>& counts) const {
    const auto numbers = Numbers(range);
    if (!numbers) return false;
    counts.assign(numbers->begin(), numbers->end());
    return true;
  }

  // Whether a list begins as one of attributes does: with a list, or a constructor, of a text first.
  bool HoldsTexts(Range range) const {
    for (std::size_t i = range.first; i < range.last; ++i) {
      if (!code_.At(i).empty() && code_.At(i).front() == '"') return true;
    }
    return false;
  }

  void Listed(std::size_t open) {
    const std::vector<Range> arguments = Items(open);
    if (arguments.size() < 3) return;
    const Range type = Follow(arguments[0]);
    if (type.empty() || code_.At(type.first) != '"' + op_type_ + '"') return;
    TilingCase one;
    auto inputs = Tensors(arguments[1]), outputs = Tensors(arguments[2]);
    if (!inputs || !outputs) return;
    one.inputs = std::move(*inputs);
    one.outputs = std::move(*outputs);
    for (std::size_t i = 3; i < arguments.size(); ++i) {
      const Range list = Follow(arguments[i]);
      if (list.empty() || !IsList(list) || code_.At(arguments[i].first) == "&") break;
      if (HoldsTexts(list) ? !Attributes(list, one)
                           : !Counts(list, one.input_counts.empty() ? one.input_counts : one.output_counts))
        return;
    }
    cases_.push_back(std::move(one));
  }

  bool Shapes(Range range, std::vector<CaseTensor>& tensors) const {
    range = Follow(range);
    if (range.empty() || !source::OpensBracket(code_.At(range.first))) return false;
    for (const Range item : Items(range.first)) {
      CaseTensor& tensor = tensors.emplace_back();
      if (code_.At(item.first) == "nullptr") {
        tensor.present = false;
        continue;
      }
      auto shape = Shape(item);
      if (!shape) return false;
      tensor.shape = std::move(*shape);
    }
    return true;
  }

  void Described(const std::vector<Range>& arguments, std::vector<CaseTensor>& tensors) const {
    if (arguments.size() < 2) return;
    const auto index = Number(arguments[0]);
    if (!index || *index < 0 || *index >= static_cast<double>(tensors.size())) return;
    CaseTensor& tensor = tensors[static_cast<std::size_t>(*index)];
    tensor.dtype = Enumerator(arguments[1], "DT_");
    if (arguments.size() > 2) tensor.format = Enumerator(arguments[2], "FORMAT_");
  }

  // `.NAME(...)` after `.NAME(...)`, in any order: shapes first, since the others speak of their tensors.
  void Chained(std::size_t at) {
    if (code_.At(at) != "(" || !code_.Closer(at)) return;
    std::vector<std::pair<std::string, std::size_t>> calls;
    for (std::size_t i = *code_.Closer(at) + 1; i + 2 < code_.size() && code_.At(i) == ".";) {
      const std::optional<std::size_t> close = code_.Closer(i + 2);
      if (!close) return;
      calls.emplace_back(code_.At(i + 1), i + 2);
      i = *close + 1;
    }
    TilingCase one;
    for (const auto& [name, open] : calls) {
      const std::vector<Range> arguments = Items(open);
      if (arguments.empty()) continue;
      if (name == "InputShapes" && !Shapes(arguments[0], one.inputs)) return;
      if (name == "OutputShapes" && !Shapes(arguments[0], one.outputs)) return;
      if (name == "NodeAttrs" && !Attributes(arguments[0], one)) return;
      if (name != "IrInstanceNum") continue;
      if (!Counts(arguments[0], one.input_counts)) return;
      if (arguments.size() > 1 && !Counts(arguments[1], one.output_counts)) return;
    }
    for (const auto& [name, open] : calls) {
      if (name == "NodeInputTd") Described(Items(open), one.inputs);
      if (name == "NodeOutputTd") Described(Items(open), one.outputs);
    }
    if (!one.inputs.empty()) cases_.push_back(std::move(one));
  }

  CppTokens code_;
  const std::string& op_type_;
  std::map<std::string, Range> variables_;
  std::vector<TilingCase> cases_;
};

}  // namespace

std::vector<TilingCase> ReadTilingCases(std::string_view text, const std::string& op_type) {
  return CaseReader(text, op_type).Read();
}

}  // namespace assay
