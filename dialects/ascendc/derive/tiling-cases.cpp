// See tiling-cases.h.
#include "dialects/ascendc/derive/tiling-cases.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "analyzer/facts/ascii.h"
#include "analyzer/source/cpp-tokens.h"
#include "dialects/ascendc/chips.h"
#include "dialects/ascendc/derive/initialisers.h"

namespace assay {
namespace {

constexpr std::size_t kMostCasesOfText = 512;

class CaseReader : private Initialisers {
 public:
  CaseReader(std::string_view text, const std::string& op_type, std::string_view chip)
      : Initialisers(text), op_type_(op_type), architecture_(ascendc::ArchitectureOf(chip)) {}

  std::vector<TilingCase> Read() {
    const std::string name = '"' + op_type_ + '"';
    for (std::size_t i = 0; i < code_.size(); ++i) names_op_ = names_op_ || code_.At(i) == name;
    FindTestsOfOthers();
    Walk();
    return std::move(cases_);
  }

 private:
  bool Visit(std::size_t token) override {
    const std::string_view word = code_.At(token);
    if (cases_.size() == kMostCasesOfText || IsOfOthers(token)) return true;
    if (word == "TilingContextPara") {
      const std::size_t open = code_.At(token + 1) == "(" ? token + 1 : token + 2;
      if (code_.At(open) == "(" && code_.Closer(open)) Listed(open);
      return true;
    }
    if (word != "TilingContextFaker" || !names_op_) return false;
    Chained(token + 1);
    return true;
  }

  // Tests that name chips, in quotes of their own, none of which has the architecture in question.
  void FindTestsOfOthers() {
    if (architecture_ == 0) return;
    std::vector<std::size_t> tests;
    for (std::size_t i = 0; i + 1 < code_.size(); ++i) {
      if (code_.At(i).starts_with("TEST") && code_.At(i + 1) == "(") tests.push_back(i);
    }
    // Up to the next test: brackets in raw strings may hide the end of one.
    for (std::size_t test = 0; test < tests.size(); ++test) {
      const std::size_t end = test + 1 < tests.size() ? tests[test + 1] : code_.size();
      bool others = false, own = false;
      for (std::size_t at = tests[test]; at < end; ++at) {
        const std::string word = Lower(code_.At(at));
        if (word.size() < 3 || !word.starts_with("\"ascend")) continue;
        const int architecture = ascendc::ArchitectureOf(std::string_view(word).substr(1, word.size() - 2));
        if (architecture != 0) (architecture == architecture_ ? own : others) = true;
      }
      if (others && !own) others_.push_back({tests[test], end - 1});
    }
  }
  bool IsOfOthers(std::size_t token) const {
    return std::ranges::any_of(others_, [&](const Range& test) { return token >= test.first && token <= test.last; });
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

  // Whether a list begins like a list of attributes: with a list, or a constructor, whose first element is a text.
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
      const Range what = Follow(item);
      if (!what.empty() && code_.At(what.first) == "nullptr") {
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

  // `.NAME(...)` after `.NAME(...)`, in any order: shapes are handled first, since the others refer to their tensors.
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

  const std::string& op_type_;
  const int architecture_;
  std::vector<Range> others_;
  bool names_op_ = false;
  std::vector<TilingCase> cases_;
};

}  // namespace

std::vector<TilingCase> ReadTilingCases(std::string_view text, const std::string& op_type, std::string_view chip) {
  return CaseReader(text, op_type, chip).Read();
}

}  // namespace assay
