// Pieces of C++ source as text: functions, statements, calls. For code that follows a few idioms, where a parser would
// need headers that are not available. Views are into the text given.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::ascendc {

std::string WithoutComments(std::string_view text);
std::string_view Trimmed(std::string_view text);
// The identifier that the text begins with, or ends with; empty where it does neither.
std::string_view FirstWord(std::string_view text);
std::string_view LastWord(std::string_view text);

// Takes the group in brackets that `text` begins with off and returns what is inside. Unbalanced text ends the group.
std::string_view TakeGroup(std::string_view& text);
// Takes one statement off: a block, an `if` with its branches, or what the next semicolon ends (which is dropped).
std::string_view TakeStatement(std::string_view& text);
// Parts between commas outside all brackets, trimmed.
std::vector<std::string_view> SplitList(std::string_view text);
// Where `=` assigns outside all brackets; npos where it does not.
std::size_t TopLevelAssignment(std::string_view text);

struct FunctionText {
  std::vector<std::string> parameters;
  std::string_view body;
};
// The definition of a function by its plain name.
std::optional<FunctionText> FindFunction(std::string_view text, std::string_view name);

struct CallText {
  std::string_view name;    // with what qualifies it; empty where the text is no call
  std::string_view object;  // before the last `.` or `->`
  std::vector<std::string_view> arguments;
};
CallText ParseCall(std::string_view text);

// What `name = ...;` of a constant says; empty where there is none.
std::string_view ConstantText(std::string_view text, std::string_view name);

}  // namespace assay::ascendc
