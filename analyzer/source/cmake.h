// What a CMakeLists.txt says of how a file beside it is compiled: definitions, options, folders of headers. A small
// part of the language: variables, conditions, and the commands that add to a target. Loops, functions and whatever
// looks outside the text are passed over, so the result is what the text shows and not what every configuration would
// do.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace assay::source {

struct CmakeReading {
  std::map<std::string, std::string> variables;  // at the end of the text
  std::vector<std::string> definitions;          // NAME or NAME=VALUE, of all targets, each once
  std::vector<std::string> options;              // of the compiler, of all targets
  std::vector<std::string> include_dirs;         // as written, variables expanded
  std::vector<std::string> unset;                // variables that the text uses and nothing sets; CMake's own left out
  bool fails = false;                            // a message(FATAL_ERROR) is reached
};

// `given` is what a user writes with -D.
CmakeReading ReadCmake(std::string_view text, const std::map<std::string, std::string>& given = {});

// The whole numbers from 0 to 63 that the text takes for a variable, with the rest as given: those with which it does
// not fail. Empty where it takes all of them, which says nothing.
std::vector<int> NumbersTaken(std::string_view text, const std::string& variable);

}  // namespace assay::source
