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
// The identifier at the beginning, or at the end, of the text; empty if there is none.
std::string_view FirstWord(std::string_view text);
std::string_view LastWord(std::string_view text);

// Removes the bracketed group at the start of `text` and returns its contents. Unbalanced text ends the group.
std::string_view TakeGroup(std::string_view& text);
// Removes one statement: a block, an `if` with its branches, or everything up to the next semicolon (which is dropped).
std::string_view TakeStatement(std::string_view& text);
// Parts between commas outside all brackets, trimmed.
std::vector<std::string_view> SplitList(std::string_view text);
// The position of an assigning `=` outside all brackets; npos if there is none.
std::size_t TopLevelAssignment(std::string_view text);

struct FunctionText {
  std::vector<std::string> parameters;
  std::string_view body;
};
// The definition of a function by its plain name.
std::optional<FunctionText> FindFunction(std::string_view text, std::string_view name);

struct CallText {
  std::string_view name;    // with its qualifiers; empty if the text is not a call
  std::string_view object;  // before the last `.` or `->`
  std::vector<std::string_view> arguments;
};
CallText ParseCall(std::string_view text);

// The initialiser in `name = ...;` of a constant; empty if there is none.
std::string_view ConstantText(std::string_view text, std::string_view name);

}  // namespace assay::ascendc
