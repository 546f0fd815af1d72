// The scripts next to a program that make its inputs and check its outputs, and how its documents call them.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace assay::source {

struct ScriptCall {
  std::string script;                  // of `texts`: "scripts/gen_data.py"
  std::vector<std::string> arguments;  // as written, variables filled in where they are known
  bool after = false;                  // the program has run by then
};

struct Scripts {
  std::map<std::string, std::string> texts;    // Python, by path from the program's folder
  std::vector<ScriptCall> calls;               // in the order of the document
  std::vector<std::string> program_arguments;  // as the document calls it
};

// Of the folder of a file on disk: *.py in it and in its `scripts`, and the calls `python3 .../NAME.py ...` of the
// first README.md or run.sh that has any. `variables` are those of the program's form ("SCENARIO_NUM" is "2"). Where no
// document calls one, those that write come first: every script whose name has no `verify` or `compare` in it. Nothing
// outside of the folder is read, also where a link leads there.
Scripts ScriptsBeside(const std::string& file, const std::map<std::string, std::string>& variables);

}  // namespace assay::source
