// Facts from the syntax tree for any language of the C++ family.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

struct Include {
  std::string text;  // as written, without quotes or brackets
  bool angled = false;
  bool found = false;
  SourceRange range;  // of the name with its quotes or brackets
  bool in_host = false;
};

// Signed arithmetic on constants whose result does not fit its type.
struct ConstantOverflow {
  std::string type;
  std::int64_t left = 0;
  std::int64_t right = 0;
  char op = '*';
  SourceRange range;
};

// A 32-bit constant shifted by a 64-bit number, with the result used as a 64-bit number.
struct NarrowShift {
  std::string value;   // the constant as written: "1"
  std::string wanted;  // the type it becomes afterwards
  SourceRange constant;
  SourceRange range;
};

// A parameter that receives numbers of a wider type and is widened again at every use.
struct NarrowParameter {
  std::string name;
  std::string from, through, to;  // types
  SourceRange range;
};

// A member that one function reads before setting it, and that nothing else sets. Or a member that is read and never
// set: `assigned` is then no place.
struct EarlyRead {
  std::string member;
  SourceRange read;
  SourceRange assigned;
};

// One operation on a local tensor variable, in the order of its block.
struct TensorEvent {
  enum class What {
    kCall,    // a queue operation: the call in queue_calls with this range
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

}  // namespace assay
