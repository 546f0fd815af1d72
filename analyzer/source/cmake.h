// How a file next to a CMakeLists.txt is compiled according to it: definitions, options, folders of headers. A small
// part of the language: variables, conditions, and the commands that add to a target. Loops, functions and commands
// that look outside the text are skipped, so the result reflects the text and not every configuration.
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
  std::vector<std::string> unset;                // variables that the text uses but never sets; CMake's own left out
  bool fails = false;                            // a message(FATAL_ERROR) is reached
};

// `given` are the user's -D definitions.
CmakeReading ReadCmake(std::string_view text, const std::map<std::string, std::string>& given = {});

// The integers from 0 to 63 that the text accepts for a variable, with the rest as given: those for which it does not
// fail. Empty if it accepts all of them, which says nothing.
std::vector<int> NumbersTaken(std::string_view text, const std::string& variable);

}  // namespace assay::source
