// einsum: operands are contracted from left to right, each step a batched matrix product.
#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "reference/tensor/ops.h"

namespace assay::tensor {
namespace {

struct Labelled {
  Tensor tensor;
  std::string labels;  // one letter a dimension
};

bool In(char c, const std::string& text) { return text.find(c) != std::string::npos; }

// A repeated label is the diagonal.
Labelled WithoutTwins(Labelled x) {
  for (std::size_t i = 0; i < x.labels.size(); ++i) {
    const std::size_t j = x.labels.find(x.labels[i], i + 1);
    if (j == std::string::npos) continue;
    const auto p = static_cast<std::int64_t>(i), q = static_cast<std::int64_t>(j);
    x.tensor = *CallTorchHere("diagonal", {x.tensor, 0, p, q}).tensor();
    const char c = x.labels[i];
    x.labels.erase(j, 1);
    x.labels.erase(i, 1);
    x.labels += c;
    return WithoutTwins(std::move(x));
  }
  return x;
}

Labelled SummedOver(Labelled x, const std::string& kept) {
  ValueList dims;
  std::string labels;
  for (std::size_t d = 0; d < x.labels.size(); ++d) {
    if (In(x.labels[d], kept)) {
      labels += x.labels[d];
    } else {
      dims.emplace_back(static_cast<std::int64_t>(d));
    }
  }
  if (dims.empty()) return x;
  return {*CallTorchHere("sum", {x.tensor, Value::List(std::move(dims))}).tensor(), labels};
}

Tensor Arranged(const Labelled& x, const std::string& order) {
  Shape dims;
  for (char c : order) dims.push_back(static_cast<std::int64_t>(x.labels.find(c)));
  return Permuted(x.tensor, dims);
}

// Sizes of the labels in `order`; a 1 yields to the other operand's size.
Shape SizesOf(const std::string& order, const Labelled& x, const Labelled& y) {
  Shape sizes;
  for (char c : order) {
    std::int64_t size = 1;
    for (const Labelled* l : {&x, &y}) {
      const std::size_t at = l->labels.find(c);
      if (at == std::string::npos || l->tensor.shape()[at] == 1) continue;
      if (size != 1 && size != l->tensor.shape()[at]) throw TensorError{"`einsum` has two sizes for one subscript"};
      size = l->tensor.shape()[at];
    }
    sizes.push_back(size);
  }
  return sizes;
}

Shape Joined(const Shape& a, const Shape& b, const Shape& c) {
  Shape all = a;
  all.insert(all.end(), b.begin(), b.end());
  all.insert(all.end(), c.begin(), c.end());
  return all;
}

Labelled Contracted(Labelled x, Labelled y, const std::string& kept) {
  x = SummedOver(std::move(x), kept + y.labels);
  y = SummedOver(std::move(y), kept + x.labels);
  std::string batch, rows, columns, inner;
  for (char c : x.labels) (In(c, y.labels) ? (In(c, kept) ? batch : inner) : rows) += c;
  for (char c : y.labels) {
    if (!In(c, x.labels)) columns += c;
  }
  const Shape b = SizesOf(batch, x, y), m = SizesOf(rows, x, y), k = SizesOf(inner, x, y), n = SizesOf(columns, x, y);
  const Tensor left = Expanded(Arranged(x, batch + rows + inner), Joined(b, m, k));
  const Tensor right = Expanded(Arranged(y, batch + inner + columns), Joined(b, k, n));
  const Tensor product =
      Matmul(left.Reshaped({CountOf(b), CountOf(m), CountOf(k)}), right.Reshaped({CountOf(b), CountOf(k), CountOf(n)}));
  return {product.Reshaped(Joined(b, m, n)), batch + rows + columns};
}

// "..." as separate letters, the last dimension always the same one.
std::string Spelled(const std::string& term, std::int64_t rank, std::string& broadcast) {
  std::string labels;
  for (char c : term) {
    if (c != ' ' && c != '.') labels += c;
  }
  const std::size_t dots = term.find("...");
  if (dots == std::string::npos) return labels;
  const auto count =
      static_cast<std::size_t>(std::max<std::int64_t>(rank - static_cast<std::int64_t>(labels.size()), 0));
  std::string own;
  for (std::size_t i = 0; i < count; ++i) own += static_cast<char>('0' + (count - 1 - i));
  if (own.size() > broadcast.size()) broadcast = own;
  std::size_t before = 0;
  for (char c : term.substr(0, dots)) before += c != ' ' ? 1 : 0;
  return labels.substr(0, before) + own + labels.substr(before);
}

std::vector<std::string> Terms(const std::string& text) {
  std::vector<std::string> terms(1);
  for (char c : text) {
    if (c == ',') {
      terms.emplace_back();
    } else {
      terms.back() += c;
    }
  }
  return terms;
}

Value Einsum(const Arguments& a) {
  const std::string equation = a.text("equation");
  const std::vector<Tensor> operands = a.tensors("operands");
  const std::size_t arrow = equation.find("->");
  const std::vector<std::string> terms = Terms(equation.substr(0, arrow));
  if (terms.size() != operands.size() || operands.empty()) a.Fail("needs one tensor a term");
  Dtype dtype = operands[0].dtype();
  std::string broadcast, all;
  std::vector<Labelled> inputs;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    dtype = Promote(dtype, operands[i].dtype());
    Labelled x{operands[i].To(Dtype::kF64), Spelled(terms[i], operands[i].rank(), broadcast)};
    if (static_cast<std::int64_t>(x.labels.size()) != operands[i].rank()) {
      a.Fail("has the term `" + terms[i] + "` for a tensor of shape " + TextOf(operands[i].shape()));
    }
    all += x.labels;
    inputs.push_back(WithoutTwins(std::move(x)));
  }
  std::string out;
  if (arrow != std::string::npos) {
    std::string most = broadcast;
    out = Spelled(equation.substr(arrow + 2), 0, most);
    if (equation.find("...", arrow) != std::string::npos) {
      const std::string term = equation.substr(arrow + 2);
      std::size_t before = 0;
      for (char c : term.substr(0, term.find("..."))) before += c != ' ' ? 1 : 0;
      out.insert(before, broadcast);
    }
  } else {
    // Broadcast dimensions, then labels that occur once, in order of the letters.
    std::string once = all;
    std::erase_if(once, [&](char c) { return std::count(all.begin(), all.end(), c) > 1 || In(c, broadcast); });
    std::sort(once.begin(), once.end());
    out = broadcast + once;
  }
  Labelled sum = std::move(inputs[0]);
  for (std::size_t i = 1; i < inputs.size(); ++i) {
    std::string kept = out;
    for (std::size_t j = i + 1; j < inputs.size(); ++j) kept += inputs[j].labels;
    sum = Contracted(std::move(sum), std::move(inputs[i]), kept);
  }
  sum = SummedOver(std::move(sum), out);
  if (out.size() != sum.labels.size()) a.Fail("asks for a subscript that no term has");
  return Arranged(sum, out).Contiguous().To(dtype);
}

Value TensorDot(const Arguments& a) {
  const Tensor x = a.tensor("a"), y = a.tensor("b");
  Shape left, right;
  if (a["dims"].is_sequence()) {
    for (const Value& d : a["dims"].items()[0].items()) left.push_back(WrapDim(d.integer(), x.rank()));
    for (const Value& d : a["dims"].items()[1].items()) right.push_back(WrapDim(d.integer(), y.rank()));
  } else {
    for (std::int64_t i = 0, n = a.integer("dims"); i < n; ++i) {
      left.push_back(x.rank() - n + i);
      right.push_back(i);
    }
  }
  std::string p, q, out;
  for (std::int64_t d = 0; d < x.rank(); ++d) p += static_cast<char>('a' + d);
  for (std::int64_t d = 0; d < y.rank(); ++d) q += static_cast<char>('A' + d);
  for (std::size_t i = 0; i < left.size(); ++i)
    q[static_cast<std::size_t>(right.at(i))] = p[static_cast<std::size_t>(left[i])];
  for (char c : p + q) {
    if (!In(c, p) || !In(c, q)) out += c;
  }
  return CallTorchHere("einsum", {p + "," + q + "->" + out, x, y});
}

}  // namespace

void AddEinsum(Table& table) {
  table.Add("einsum(equation, *operands)", Einsum);
  table.Add("tensordot(a, b, dims=2)", TensorDot);
}

}  // namespace assay::tensor
