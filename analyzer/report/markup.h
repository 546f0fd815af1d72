// Text of the input in documents that other programs read: none of it may act as markup or control the program that
// shows it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace assay {

// Length of the valid UTF-8 sequence at the front; 0 if there is none. `text` is not empty.
std::size_t Utf8Length(std::string_view text);

// Valid UTF-8 without control characters except line ends and tabs: those of hostile input become U+FFFD.
std::string Harmless(std::string_view text);

// For HTML and XML, in a text or in an attribute. Line ends and tabs are written as references: XML would turn those
// in attributes into spaces.
std::string EscapeMarkup(std::string_view text);

}  // namespace assay
