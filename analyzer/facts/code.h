// What the syntax tree shows of code in any language of the C++ family.
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

// A parameter that is given numbers of a wider type, and that every use makes a wider number again.
struct NarrowParameter {
  std::string name;
  std::string from, through, to;  // types
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

}  // namespace assay
