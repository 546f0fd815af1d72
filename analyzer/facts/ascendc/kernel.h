// The kernel half as read from its syntax: entries, and queue operations in source order.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/code.h"
#include "analyzer/facts/source-range.h"

namespace assay {

struct KernelEntry {
  std::string name;
  SourceRange name_range;
  std::vector<std::string> params;
  bool has_body = false;
  bool empty_body = false;
  // For a template kernel: the types of its parameters as text ("" for a type parameter), and the function that
  // calls the lowered instance; empty if none was lowered.
  bool is_template = false;
  std::vector<std::string> template_params;
  std::string instance;
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

// A compile-time constant passed to a parameter of an API call or stored in a field of one of its structs.
struct ApiValue {
  std::string api;        // function, or struct: "Add", "DataCopyParams"
  std::string parameter;  // or field: "repeatTimes", "blockCount"
  std::int64_t value = 0;
  bool fits = true;                   // the parameter's own type holds it
  int bits = 0;                       // of the parameter's type
  std::int64_t most = 0;              // the largest value that the instruction takes, by the API table; 0: not known
  std::string enumerator;             // where the value is one of an enumeration: "CAST_NONE"
  std::vector<std::string> elements;  // element types of the tensors of the call, in order
  SourceRange range;                  // the argument
  bool in_template = false;           // only inside an instantiation
};

// The kind of a variable of a vendor class other than queues: pipes, and how they are held.
struct PipeDeclaration {
  std::string name;
  std::string owner;     // class it is a member of; empty for a variable
  std::string function;  // function it is a variable or parameter of
  bool by_value = true;  // not a pointer or reference
  bool parameter = false;
  SourceRange range;
};

struct KernelFacts {
  std::vector<KernelEntry> entries;
  std::vector<QueueDeclaration> queues;
  std::vector<QueueCall> queue_calls;  // source order
  std::vector<TensorUse> tensor_uses;  // source order
  std::vector<ApiValue> values;        // source order
  std::vector<ConstantOverflow> overflows;
  std::vector<NarrowShift> narrow_shifts;
  std::vector<NarrowParameter> narrow_parameters;
  std::vector<EarlyRead> early_reads;
  std::vector<FunctionFlow> flows;  // of functions with queue operations
  std::vector<PipeDeclaration> pipes;
};

}  // namespace assay
