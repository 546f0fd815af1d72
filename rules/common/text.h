// What rules need of the source text itself: names for messages, indentation for fixes. Meaning comes from facts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "analyzer/facts/reply.h"

namespace assay::rules {

// All of a file of the input; null where there is none of that number.
const std::string* FileText(const ReplyFacts& reply, int file);
// The bytes of a range; empty where the range or the file's text is not known.
std::string_view TextOf(const ReplyFacts& reply, const SourceRange& range);
// TextOf, or `fallback` where nothing is known or the text is longer than `limit`.
std::string NameOr(const ReplyFacts& reply, const SourceRange& range, std::string_view fallback,
                   std::size_t limit = 40);
// The function called at a place, in backticks: "`Add`"; "this" where it is not known.
std::string CallName(const ReplyFacts& reply, const SourceRange& call);
// White space at the start of the line on which a range begins.
std::string IndentOf(const ReplyFacts& reply, const SourceRange& range);
// The empty range after (before) a range.
SourceRange After(const SourceRange& range);
SourceRange Before(const SourceRange& range);
// First occurrence of a whole word inside a range.
std::optional<SourceRange> FindWord(const ReplyFacts& reply, const SourceRange& within, std::string_view word);
// A file from its first byte to its last.
SourceRange WholeFile(const ReplyFacts& reply, int file);
// The whole line (with its newline) that a range begins on.
SourceRange LineOf(const ReplyFacts& reply, const SourceRange& range);
// Where to insert a new statement so that it follows `last` and is in the block of `first`, which comes earlier: after
// `last` itself, or after the brace that closes the inner block that contains `last`.
SourceRange BehindInBlockOf(const ReplyFacts& reply, const SourceRange& first, const SourceRange& last);

// 196800 -> "196,800"
std::string Grouped(std::int64_t value);
// 1 -> "1 element", 16 -> "16 elements"
std::string Counted(std::int64_t count, std::string_view noun);
// The word with its article, in backticks: "a `float`", "an `int32_t`".
std::string OneOf(std::string_view word);
// The text with comments and literals as blanks, byte for byte.
std::string CodeOnly(std::string text);
// Clang's text as a headline: lower-case start, no full stop.
std::string AsHeadline(std::string message);

}  // namespace assay::rules
