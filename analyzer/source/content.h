// The kind of a piece of text, decided by cheap scans: device code, host code, tiling header, JSON, Python. No
// parsing; this only decides which virtual file a text becomes and its name.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/reply.h"

namespace assay::source {

// The same text, same length, with comments blanked (newlines kept); `literals` blanks the insides of string and
// character literals as well. Raw strings, line continuations and unterminated literals (which end at the line's end)
// are understood.
struct ScanResult {
  std::string code;
  bool broken_literal = false;  // a literal that a newline or a NUL cuts, or an unterminated comment
  int brace_depth = 0;          // { minus } at the end, outside comments and literals
};
ScanResult ScanCpp(std::string_view text, bool blank_literals);

// Name of the first `__global__` function, else of the first `extern "C"` function marked as device code; "" if none.
// `code` as ScanCpp(text, true) gives it.
std::string EntryName(std::string_view code);
// Whether that function has a non-empty body: a template that is handed out to be filled in has none.
bool HasFilledEntry(std::string_view code);
bool HasDeviceMarks(std::string_view text);
// Whether a file name is that of a C++ file, by its extension.
bool IsSourceName(std::string_view path);
// Whether a path names a folder or a path below it; both as written.
bool IsWithin(const std::filesystem::path& file, const std::filesystem::path& folder);
// Role of a C++, JSON or Python text by its contents; kOther if unclear.
FileRole RoleOf(std::string_view text);
// The same for a file of known path: its folder determines the half, its contents the role there.
FileRole RoleAt(std::string_view path, std::string_view text);
// Whether the text ends inside a block in the middle of a statement, or in an ellipsis: meant to be continued.
bool LooksCutOff(std::string_view text);
// Byte offset of the first JSON error, -1 if the text is valid JSON.
std::int64_t JsonErrorAt(std::string_view text);

// Whether tree-sitter can read the text, of C++ or Python: its release 0.20 frees nodes twice once an error node has
// 2^16 children (seen with 70,000 parentheses), so text that could have as many tokens is left alone.
bool FitsTree(std::string_view text);

// The text of a file; empty if it cannot be read, or is not text of at most 64 KiB.
std::string SmallFile(const std::filesystem::path& path);

// Whether all of `wanted` are among `names`.
bool HaveAll(const std::vector<std::string>& names, const std::vector<std::string>& wanted);

bool IsIdentifierChar(char c);
// Whether `word` occurs in `text` as a whole identifier.
bool HasWord(std::string_view text, std::string_view word);

}  // namespace assay::source
