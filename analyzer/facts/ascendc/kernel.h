// The kernel half as read from its syntax: entries, and queue operations in source order.
#pragma once

#include <cstdint>
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
  // Where the kernel is a template: the types of its parameters as text ("" for a type parameter), and the function
  // that calls the instance which was lowered; empty where none was.
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

// A number that is certain when the kernel is compiled, on its way into a parameter of an API call or a field of one of
// its structs.
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

// Signed arithmetic on constants whose result its type does not hold.
struct ConstantOverflow {
  std::string type;
  std::int64_t left = 0;
  std::int64_t right = 0;
  char op = '*';
  SourceRange range;
};

// A constant of 32 bits shifted by a number of 64 bits, and what comes of it taken as one of 64 bits.
struct NarrowShift {
  std::string value;   // the constant as written: "1"
  std::string wanted;  // the type it becomes afterwards
  SourceRange constant;
  SourceRange range;
};

// A member that one function sets, and reads before that; nothing else sets it. Or one that is read and nothing sets at
// all: `assigned` is no place then.
struct EarlyRead {
  std::string member;
  SourceRange read;
  SourceRange assigned;
};

// One thing that happens to a local tensor variable, in the order of its block.
struct TensorEvent {
  enum class What {
    kCall,    // a queue operation: the call stands in queue_calls with this range
    kUse,     // read or written by an API call
    kAssign,  // given a value; `value` is the expression, kCall's range where it comes from a queue
    kEscape   // anything that leaves open what becomes of it
  } what = What::kUse;
  std::string tensor_id;  // empty for kCall
  SourceRange range;
  SourceRange value;
};

struct FlowBlock {
  std::vector<TensorEvent> events;
  std::vector<int> next;
  SourceRange leaves;  // the return statement that ends it, where one does
};

// The paths through one function, from block `entry` to block `exit`.
struct FunctionFlow {
  std::string function;
  std::vector<FlowBlock> blocks;
  int entry = 0;
  int exit = 0;
};

// What a variable of the vendor's class is, beside queues: pipes, and how they are held.
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
  std::vector<EarlyRead> early_reads;
  std::vector<FunctionFlow> flows;  // of functions with queue operations
  std::vector<PipeDeclaration> pipes;
};

}  // namespace assay
