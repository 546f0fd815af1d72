// See markup.h.
#include "analyzer/report/markup.h"

#include <algorithm>

namespace assay {
namespace {

// These characters can reverse the direction of text, so that a reader sees other code than the compiler does.
bool TurnsText(std::string_view sequence) {
  return sequence.size() == 3 && sequence[0] == '\xE2' &&
         ((sequence[1] == '\x80' && sequence[2] >= '\xAA' && sequence[2] <= '\xAE') ||
          (sequence[1] == '\x81' && sequence[2] >= '\xA6' && sequence[2] <= '\xA9'));
}

bool IsControl(std::string_view sequence) {
  const auto first = static_cast<unsigned char>(sequence[0]);
  if (sequence.size() == 1) return (first < 0x20 && first != '\n' && first != '\t') || first == 0x7F;
  return (first == 0xC2 && static_cast<unsigned char>(sequence[1]) < 0xA0) || sequence == "\xEF\xBF\xBE" ||
         sequence == "\xEF\xBF\xBF" || TurnsText(sequence);
}

}  // namespace

std::size_t Utf8Length(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  if ((lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) > 0x9F) || (lead == 0xF0 && byte(1) < 0x90) ||
      (lead == 0xF4 && byte(1) > 0x8F))
    return 0;
  return length;
}

std::string Harmless(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = Utf8Length(text.substr(at));
    const std::string_view sequence = text.substr(at, std::max<std::size_t>(length, 1));
    if (length == 0 || IsControl(sequence)) {
      if (sequence != "\r") out += "\xEF\xBF\xBD";
    } else {
      out += sequence;
    }
    at += sequence.size();
  }
  return out;
}

std::string EscapeMarkup(std::string_view text) {
  std::string out;
  for (const char c : Harmless(text)) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      case '\n':
        out += "&#10;";
        break;
      case '\t':
        out += "&#9;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

}  // namespace assay
