// A reply as Python source: assignments of code to names such as kernel_src.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/reply.h"
#include "analyzer/source/fences.h"
#include "analyzer/source/project.h"

namespace assay::source {

// One string literal's inside, in container bytes.
struct Literal {
  Span body;
  bool raw = false;
  bool triple = true;
};

struct Assignment {
  std::string name;
  std::vector<Literal> literals;  // implicit concatenation gives several
  bool closed = true;
};

// Whether the text assigns a string to one of the known names at the start of a line.
bool HasKnownAssignment(std::string_view text);
FileRole RoleOfName(std::string_view name);

// The known names' strings, in the order of the text. Tree-sitter finds them; if it cannot (missing quotes, prose,
// broken Python around them), a scan for `NAME = '''` does.
std::vector<Assignment> FindAssignments(std::string_view text);
// Every assigned string in valid Python, whatever its name.
std::vector<Assignment> FindAllStrings(std::string_view text);

// Text and map of one assignment. Python's reading is taken unless it breaks a C++ literal (or the JSON) that is
// intact in the source: then the reply meant the text as written, and the reading is raw.
VirtualFile ReadAssignment(std::string_view text, const Assignment& assignment, FileRole role);

}  // namespace assay::source
