// Finds what a module passes to functions of frameworks, without the frameworks: unknown values become opaque and the
// evaluation continues, so that the texts that a module builds are found. Texts carry their origin.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "reference/value.h"

namespace assay::harness {

struct SurveyOptions {
  // Last names of the functions whose calls are asked for: "load_inline". A dotted name, "cpp_extension.load", also
  // gives the text before it.
  std::vector<std::string> functions;
  std::uint64_t max_steps = 2'000'000;  // of the module level, and again of all that is tried after it
  std::uint64_t max_steps_a_try = 250'000;
  std::uint64_t max_bytes = 64u << 20;  // of values at one time
  int max_calls = 256;                  // calls that are kept
};

struct SurveyedCall {
  std::string function;  // as the module's imports name it: "torch.utils.cpp_extension.load_inline"
  ValueList arguments;
  ValueMap keywords;
  std::uint32_t begin = 0, end = 0;  // the call, in bytes of the text
  // The call was reached not by running the module but by skipping obstacles: conditions, parameters.
  bool forced = false;
  // Why an argument has no value, by keyword or by position ("0").
  std::map<std::string, std::string> failed;
};

// A string literal of the text.
struct SurveyedLiteral {
  std::uint32_t begin = 0, end = 0;  // the text between its quotes
  bool raw = false, triple = false, format = false;
};

struct SurveyResult {
  std::vector<SurveyedCall> calls;        // in the order of the text
  std::vector<std::string> classes;       // names of the module's classes
  std::vector<SurveyedLiteral> literals;  // in the order of the text
  std::map<std::string, Value> files;     // that it wrote, by KeptPath (evaluator.h), where it builds from files
  Error error;           // the first statement of the module level that fails; empty message where none does
  bool certain = false;  // Python raises that error, too, whatever the values that are not known are
};

// The unknown part of a value, as its access path ("os.environ.get()"); empty if everything is known.
std::string UnknownPart(const Value& value);

// The text must be Python; anything else ends with an error.
SurveyResult SurveyPython(const std::string& text, const SurveyOptions& options);

}  // namespace assay::harness
