// Repairs of how queues and buffers are declared and asked for tensors, made from the text of their declarations.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/facts/reply.h"
#include "rules/ascendc/calls.h"

namespace assay::rules {

// `q.Get<T>()` of a TQue that nothing passes through: it is used as a TBuf, and becomes one.
std::optional<Repair> BufferForQueue(const ReplyFacts& reply, const ParseError& error);

// `LocalTensor<T> x = q.DeQue();`: the element type that the declaration has is given to the call.
std::vector<Edit> NameElementType(const ReplyFacts& reply, const SourceRange& place);

// A buffer as large as the one that holds tensor `tensor`, declared and set up next to it: the edits that declare and
// set it up, and the tensor of `element` that it returns; nullopt where the text does not show which buffer holds
// `tensor`.
struct OwnBuffer {
  std::string tensor;
  std::vector<Edit> edits;  // none where the text has it already
};
std::optional<OwnBuffer> BufferBeside(const ReplyFacts& reply, const SourceRange& tensor, const std::string& element);

// Whether nothing reads a tensor once the call at `call` is done: it is declared in the same iteration of every loop
// around the call, and after the call it is only freed.
bool IsLastUse(const ReplyFacts& reply, const SourceRange& call, const SourceRange& tensor);

}  // namespace assay::rules
