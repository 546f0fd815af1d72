// Text of the input in documents that other programs read: nothing of it is markup, or steers who shows it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace assay {

// Length of the valid UTF-8 sequence at the front; 0 where there is none. `text` is not empty.
std::size_t Utf8Length(std::string_view text);

// Valid UTF-8 without control characters but line ends and tabs: those of hostile input become U+FFFD.
std::string Harmless(std::string_view text);

// For HTML and XML, in a text or in an attribute. Line ends and tabs are written as references: XML would make spaces
// of those in attributes.
std::string EscapeMarkup(std::string_view text);

}  // namespace assay
