// `x[i]` of a tensor is a tensor that starts at element i. Code that means the element itself is rewritten here: read
// with GetValue, written with SetValue. It works on text and brackets, without types; a re-check decides.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/facts/reply.h"

namespace assay::rules {

// Edits that turn every `x[i]` in the text of a range, where it is all of an operand, into `x.GetValue(i)`.
// Empty where the range is not one `x[i]`.
std::vector<Edit> ReadElement(const ReplyFacts& reply, const SourceRange& operand);

// The same for the statement that a place is in: elements of declared tensors are read with GetValue, and one that is
// assigned to is written with SetValue. Elements that are arguments of calls are left alone, and so is a statement that
// declares a tensor. Empty if there is nothing to rewrite.
std::vector<Edit> RewriteElements(const ReplyFacts& reply, const SourceRange& place);

// Whether the statement is `x = 0.5f;`: a number for all of a tensor.
bool AssignsNumber(const ReplyFacts& reply, const SourceRange& place);

struct TensorDeclaration {
  bool global = false;
  std::string element;
};
// How the file declares a tensor of that name: `LocalTensor<T> x`, `auto x = queue.DeQue<T>()`.
std::optional<TensorDeclaration> DeclarationOf(const ReplyFacts& reply, int file, std::string_view tensor);

// The element type that the file declares a tensor of that name with; empty where it does not.
std::string DeclaredElement(const ReplyFacts& reply, int file, std::string_view tensor);

}  // namespace assay::rules
