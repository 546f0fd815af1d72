// The kernel half as read from its syntax: entries, and queue operations in source order.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

struct KernelEntry {
  std::string name;
  SourceRange name_range;
  std::vector<std::string> params;
  bool has_body = false;
  bool empty_body = false;
};

// One queue, TBuf or tensor operation in the source. `queue` is the declared member or variable.
struct QueueCall {
  enum class What { kInit, kAlloc, kEnque, kDeque, kFree } what = What::kAlloc;
  std::string queue;      // spelled name of the queue variable
  std::string queue_id;   // unique: class and declaration; equal for equal queues
  std::string tensor;     // variable that holds or is passed the tensor; empty if none
  std::string tensor_id;  // unique declaration of that variable; empty if unknown
  std::string element;    // element type of the tensor as written, "half"
  std::string function;   // enclosing function
  SourceRange range;      // the call expression
  SourceRange statement;  // the full statement, semicolon included
  bool in_template_or_macro = false;
};

// A use of a tensor variable that writes it (DataCopy destination, vector destination) or reads it.
struct TensorUse {
  std::string tensor_id;
  std::string function;
  std::string api;
  bool writes = false;
  SourceRange range;
  SourceRange statement;
};

struct QueueDeclaration {
  std::string name;
  std::string id;
  std::string position;  // "VECIN", "VECOUT", ...; both of TQueBind joined by ','
  int depth = 1;
  bool is_queue = true;  // false: TBuf
  bool escapes = false;  // passed by reference, address taken, copied: path facts do not hold
  SourceRange range;
};

struct KernelFacts {
  std::vector<KernelEntry> entries;
  std::vector<QueueDeclaration> queues;
  std::vector<QueueCall> queue_calls;  // source order
  std::vector<TensorUse> tensor_uses;  // source order
};

}  // namespace assay
