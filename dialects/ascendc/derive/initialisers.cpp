// See initialisers.h.
#include "dialects/ascendc/derive/initialisers.h"

#include <charconv>
#include <cmath>
#include <set>
#include <utility>

namespace assay {
namespace {

constexpr int kMostSteps = 24;  // from name to name
constexpr int kMostNested = 4;  // one in the other
constexpr std::size_t kMostWalked = 2'000'000;

bool IsKeyword(std::string_view word) {
  static const std::set<std::string_view> kWords = {"if",     "for",    "while", "switch",
                                                    "return", "sizeof", "catch", "else"};
  return kWords.contains(word);
}

}  // namespace

void Initialisers::Walk() {
  FindFunctions();
  WalkFrom(0, code_.size(), 0);
}

// `TYPE NAME(PARAMETERS) {`, with at least one parameter.
void Initialisers::FindFunctions() {
  for (std::size_t i = 1; i + 2 < code_.size(); ++i) {
    if (!source::IsName(code_.At(i)) || code_.At(i + 1) != "(" || IsKeyword(code_.At(i))) continue;
    const std::string_view before = code_.At(i - 1);
    if (i + 3 >= code_.size()) break;
    const bool typed =
        (source::IsName(before) && !IsKeyword(before)) || before == ">" || before == "&" || before == "*";
    const auto close = code_.Closer(i + 1);
    if (!typed || !close || *close + 1 >= code_.size() || code_.At(*close + 1) != "{") continue;
    const auto end = code_.Closer(*close + 1);
    const std::vector<Range> items = Items(i + 1);
    if (!end || items.empty()) continue;
    Function function{.parameters = {}, .begin = *close + 2, .end = *end};
    for (const Range item : items) {
      std::size_t equals = item.first;
      while (equals <= item.last && code_.At(equals) != "=") ++equals;
      if (equals == item.first) continue;
      function.parameters.push_back({std::string(code_.At(equals - 1)), {equals + 1, item.last}});
    }
    definitions_[i] = *end;
    functions_[std::string(code_.At(i))] = std::move(function);
  }
}

void Initialisers::WalkFrom(std::size_t begin, std::size_t end, int depth) {
  for (std::size_t i = begin; i < end && walked_ < kMostWalked; ++i, ++walked_) {
    if (const auto definition = definitions_.find(i); definition != definitions_.end()) {
      i = definition->second;
      continue;
    }
    if (i + 2 >= code_.size()) return;
    if (Visit(i)) continue;
    const auto function = code_.At(i + 1) == "(" ? functions_.find(std::string(code_.At(i))) : functions_.end();
    if (function != functions_.end() && depth < kMostNested && code_.Closer(i + 1)) {
      Call(function->second, i + 1, depth);
    } else {
      NoteVariable(i);
    }
  }
}

void Initialisers::Call(const Function& function, std::size_t open, int depth) {
  const std::vector<Range> arguments = Items(open);
  const std::map<std::string, Range> before = variables_;
  std::map<std::string, Range> bound;
  for (std::size_t i = 0; i < function.parameters.size(); ++i) {
    const Range given = i < arguments.size() ? arguments[i] : function.parameters[i].otherwise;
    if (const Range followed = Follow(given); !followed.empty()) bound[function.parameters[i].name] = followed;
  }
  for (const Function::Parameter& parameter : function.parameters) variables_.erase(parameter.name);
  for (auto& [name, range] : bound) variables_[name] = range;
  WalkFrom(function.begin, function.end, depth + 1);
  variables_ = before;
}

// `NAME = ...;`, `NAME{...}`, `NAME(...)` of a declaration, `NAME[] = ...;`.
void Initialisers::NoteVariable(std::size_t i) {
  if (i == 0 || !source::IsName(code_.At(i))) return;
  const std::string_view before = code_.At(i - 1), after = code_.At(i + 1);
  if (before == "." || before == "->") return;
  std::size_t equals = i + 1;
  if (after == "[" && code_.Closer(i + 1)) equals = *code_.Closer(i + 1) + 1;
  const std::string name(code_.At(i));
  if (equals < code_.size() && code_.At(equals) == "=") {
    std::size_t end = equals + 1;
    while (end < code_.size() && code_.At(end) != ";" && code_.At(end) != "," &&
           !source::ClosesBracket(code_.At(end))) {
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

// The chosen operand of `CONDITION ? A : B`, if the condition is a number.
std::optional<TokenRange> Initialisers::Chosen(Range range, int steps) const {
  std::size_t question = 0, colon = 0;
  for (std::size_t i = range.first; i <= range.last; ++i) {
    if (const auto closer = code_.Closer(i)) i = *closer;
    if (code_.At(i) == "?" && question == 0) question = i;
    if (code_.At(i) == ":" && question != 0 && colon == 0) colon = i;
  }
  if (question <= range.first || colon <= question + 1 || colon >= range.last) return std::nullopt;
  const auto condition = Number({range.first, question - 1}, steps + 1);
  if (!condition) return std::nullopt;
  return *condition != 0 ? Range{question + 1, colon - 1} : Range{colon + 1, range.last};
}

// `A + B`, `A - B`, `A * B` and `A / B` of integers, from the left.
std::optional<double> Initialisers::Computed(Range range, int steps) const {
  if (range.empty() || range.first == range.last || steps > kMostSteps) return std::nullopt;
  const auto is = [&](std::size_t i, std::string_view marks) {
    return code_.At(i).size() == 1 && marks.find(code_.At(i).front()) != std::string_view::npos;
  };
  for (const std::string_view marks : {"+-", "*/"}) {
    std::size_t at = 0;
    for (std::size_t i = range.first; i < range.last; ++i) {
      if (i > range.first && is(i, marks) && !is(i - 1, "+-*/(,=")) at = i;
      if (const auto closer = code_.Closer(i)) i = *closer;
    }
    if (at <= range.first || at >= range.last) continue;
    const auto left = Number({range.first, at - 1}, steps + 1), right = Number({at + 1, range.last}, steps + 1);
    if (!left || !right) return std::nullopt;
    const std::string_view mark = code_.At(at);
    if (mark == "+") return *left + *right;
    if (mark == "-") return *left - *right;
    if (mark == "*") return *left * *right;
    if (*right == 0) return std::nullopt;
    return std::floor(*left / *right);
  }
  return std::nullopt;
}

// The comma-separated items between the bracket at `open` and its end.
std::vector<TokenRange> Initialisers::Items(std::size_t open) const {
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

TokenRange Initialisers::InitialOf(Range range) const {
  for (int step = 0; step < kMostSteps && !range.empty() && range.first == range.last; ++step) {
    const auto variable = variables_.find(std::string(code_.At(range.first)));
    if (variable == variables_.end()) break;
    range = variable->second;
  }
  return range;
}

bool Initialisers::IsList(Range range) const {
  return !range.empty() && code_.At(range.first) == "{" && code_.Closer(range.first) == range.last;
}

// Follows variables and drops `&`, `.data()` and the type before a list.
TokenRange Initialisers::Follow(Range range, int steps) const {
  if (range.empty() || steps > kMostSteps) return {};
  if (code_.At(range.first) == "&") return Follow({range.first + 1, range.last}, steps + 1);
  if (const auto chosen = Chosen(range, steps)) return Follow(*chosen, steps + 1);
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

std::optional<double> Initialisers::Number(Range range, int steps) const {
  if (steps > kMostSteps) return std::nullopt;
  // Called before following variables, which drops all but the last brackets.
  if (const auto computed = Computed(range, steps + 1)) return computed;
  range = Follow(range);
  if (range.empty()) return std::nullopt;
  if ((code_.At(range.first) == "(" || code_.At(range.first) == "{") && code_.Closer(range.first) == range.last) {
    const std::vector<Range> items = Items(range.first);
    return items.size() == 1 ? Number(items.front(), steps + 1) : std::nullopt;
  }
  if (code_.At(range.first) == "-" && range.last > range.first) {
    const auto value = Number({range.first + 1, range.last}, steps + 1);
    return value ? std::optional(-*value) : std::nullopt;
  }
  if (range.first != range.last) return Computed(range, steps + 1);
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

std::optional<std::vector<double>> Initialisers::Numbers(Range range) const {
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

// For a shape, or a pair of the shape as given and as stored: then both must be equal.
std::optional<std::vector<std::int64_t>> Initialisers::Shape(Range range) const {
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
std::string Initialisers::Enumerator(Range range, std::string_view prefix) const {
  range = Follow(range);
  if (range.empty()) return {};
  const std::string word(code_.At(range.last));
  return word.starts_with(prefix) ? word : std::string();
}

}  // namespace assay
