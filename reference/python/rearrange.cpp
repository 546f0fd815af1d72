// einops.rearrange: splitting, permuting and joining dimensions by a pattern such as "b (h w) c -> b c h w".
#include <algorithm>
#include <cstdint>

#include "reference/python/interpreter.h"

namespace assay::harness {
namespace {

using Groups = std::vector<std::vector<std::string>>;

Groups Parsed(const std::string& side) {
  Groups groups;
  std::string word;
  bool inside = false;
  const auto flush = [&] {
    if (word.empty()) return;
    if (inside) {
      groups.back().push_back(word);
    } else {
      groups.push_back({word});
    }
    word.clear();
  };
  for (char c : side + " ") {
    if (c == '(' || c == ')') {
      flush();
      inside = c == '(';
      if (inside) groups.emplace_back();
    } else if (c == ' ') {
      flush();
    } else {
      word += c;
    }
  }
  return groups;
}

// "..." as names of its own.
void Spell(Groups& groups, std::int64_t count) {
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const auto dots = std::find(groups[i].begin(), groups[i].end(), "...");
    if (dots == groups[i].end()) continue;
    std::vector<std::string> names;
    for (std::int64_t k = 0; k < count; ++k) names.push_back("." + std::to_string(k));
    if (groups[i].size() == 1) {
      groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i));
      for (std::size_t k = 0; k < names.size(); ++k)
        groups.insert(groups.begin() + static_cast<std::ptrdiff_t>(i + k), {names[k]});
    } else {
      const auto at = groups[i].erase(dots);
      groups[i].insert(at, names.begin(), names.end());
    }
    return;
  }
}

}  // namespace

Value Rearranged(const ValueList& arguments, const ValueMap& keywords) {
  if (arguments.size() != 2 || !arguments[0].is_tensor() || !arguments[1].is(Value::Kind::kString)) {
    throw TensorError{"`rearrange` takes a tensor and a pattern"};
  }
  const Tensor& x = *arguments[0].tensor();
  const std::string& pattern = arguments[1].text();
  const std::size_t arrow = pattern.find("->");
  if (arrow == std::string::npos) throw TensorError{"`rearrange` needs `->` in its pattern"};
  Groups left = Parsed(pattern.substr(0, arrow)), right = Parsed(pattern.substr(arrow + 2));
  const std::int64_t open = x.rank() - static_cast<std::int64_t>(left.size()) + 1;
  Spell(left, open);
  Spell(right, open);
  if (static_cast<std::int64_t>(left.size()) != x.rank()) {
    throw TensorError{"`rearrange`: the pattern `" + pattern + "` does not fit " + TextOf(x.shape())};
  }
  std::vector<std::string> names;
  Shape sizes;
  for (std::size_t d = 0; d < left.size(); ++d) {
    std::int64_t known = 1;
    std::size_t unknown = SIZE_MAX;
    for (const std::string& name : left[d]) {
      const auto given = keywords.find(name);
      sizes.push_back(given != keywords.end() ? given->second.integer() : name == "1" ? 1 : -1);
      if (sizes.back() < 0) unknown = sizes.size() - 1;
      known *= std::max<std::int64_t>(sizes.back(), 1);
      names.push_back(name);
    }
    if (unknown != SIZE_MAX) sizes[unknown] = x.shape()[d] / std::max<std::int64_t>(known, 1);
  }
  ValueList order;
  Shape shape;
  for (const auto& group : right) {
    std::int64_t joined = 1;
    for (const std::string& name : group) {
      if (name == "1") continue;
      const auto at = static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
      if (at == names.size()) throw TensorError{"`rearrange`: `" + name + "` is on the right side only"};
      order.emplace_back(static_cast<std::int64_t>(at));
      joined *= sizes[at];
    }
    shape.push_back(joined);
  }
  for (std::size_t i = 0; i < names.size(); ++i) {  // dimensions of 1 that fall away
    if (names[i] == "1") order.emplace_back(static_cast<std::int64_t>(i));
  }
  const Value turned = CallTorchHere("permute", {x.Reshaped(sizes), Value::List(std::move(order))});
  return turned.tensor()->Reshaped(shape);
}

}  // namespace assay::harness
