// Decodes UTF-8 strictly and gives each character its cells, after Unicode's East Asian Width (wide and full-width
// blocks) and its combining blocks; exact tables are not needed for a caret.
#include "analyzer/report/display.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace assay {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
constexpr int kTabStop = 4;
constexpr std::size_t kBytesBeforeFocus = 40;
constexpr std::size_t kBytesShown = 100;

struct Character {
  std::uint32_t code = 0;  // 0xFFFD where the bytes are no UTF-8
  std::size_t length = 1;
};

Character Decode(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(at);
  if (lead < 0x80) return {lead, 1};
  const std::size_t length = lead >= 0xF0 && lead <= 0xF4  ? 4
                             : lead >= 0xE0 && lead < 0xF0 ? 3
                             : lead >= 0xC2 && lead < 0xE0 ? 2
                                                           : 0;
  if (length == 0 || at + length > text.size()) return {0xFFFD, 1};
  std::uint32_t code = lead & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(at + i) & 0xC0) != 0x80) return {0xFFFD, 1};
    code = code << 6 | (byte(at + i) & 0x3Fu);
  }
  constexpr std::array<std::uint32_t, 5> kSmallest = {0, 0, 0x80, 0x800, 0x10000};
  if (code < kSmallest[length] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return {0xFFFD, 1};
  return {code, length};
}

bool Within(std::uint32_t code, std::uint32_t first, std::uint32_t last) { return code >= first && code <= last; }

// C0 and C1 controls, and the marks that reorder or hide text.
bool Harmful(std::uint32_t code) {
  return code < 0x20 || Within(code, 0x7F, 0x9F) || Within(code, 0x200B, 0x200F) || Within(code, 0x2028, 0x202E) ||
         Within(code, 0x2060, 0x2069) || code == 0xFEFF || Within(code, 0xE0000, 0xE007F);
}

int Cells(std::uint32_t code) {
  if (Within(code, 0x300, 0x36F) || Within(code, 0x1AB0, 0x1AFF) || Within(code, 0x20D0, 0x20FF) ||
      Within(code, 0xFE00, 0xFE0F) || Within(code, 0xFE20, 0xFE2F)) {
    return 0;
  }
  const bool wide = Within(code, 0x1100, 0x115F) || Within(code, 0x2E80, 0x303E) || Within(code, 0x3041, 0x33FF) ||
                    Within(code, 0x3400, 0x4DBF) || Within(code, 0x4E00, 0x9FFF) || Within(code, 0xA000, 0xA4CF) ||
                    Within(code, 0xAC00, 0xD7A3) || Within(code, 0xF900, 0xFAFF) || Within(code, 0xFE30, 0xFE6F) ||
                    Within(code, 0xFF00, 0xFF60) || Within(code, 0xFFE0, 0xFFE6) || Within(code, 0x1F300, 0x1F64F) ||
                    Within(code, 0x1F680, 0x1F6FF) || Within(code, 0x1F900, 0x1F9FF) || Within(code, 0x20000, 0x3FFFD);
  return wide ? 2 : 1;
}

struct Shown {
  std::string text;
  int cells = 0;
};

Shown Show(std::string_view text, std::size_t at, const Character& character, int column) {
  if (character.code == '\t') {
    const int cells = kTabStop - column % kTabStop;
    return {std::string(static_cast<std::size_t>(cells), ' '), cells};
  }
  if (character.code == 0xFFFD || Harmful(character.code)) return {std::string(kReplacement), 1};
  return {std::string(text.substr(at, character.length)), Cells(character.code)};
}

std::size_t ToBoundary(std::string_view line, std::size_t at) {
  const std::size_t lowest = at >= 3 ? at - 3 : 0;
  std::size_t start = std::min(at, line.size());
  while (start > lowest && start < line.size() && (static_cast<unsigned char>(line[start]) & 0xC0) == 0x80) --start;
  return start;
}

}  // namespace

Window ChooseWindow(std::string_view line, std::size_t focus) {
  if (line.size() <= static_cast<std::size_t>(kMaxCells)) return {0, line.size()};
  focus = std::min(focus, line.size());
  if (line.size() <= 4 * static_cast<std::size_t>(kMaxCells)) {
    const DisplayLine whole = LayOut(line, {0, line.size()}, line.size(), line.size());
    if (whole.caret_column <= kMaxCells) return {0, line.size()};
  }
  const std::size_t begin = ToBoundary(line, focus > kBytesBeforeFocus ? focus - kBytesBeforeFocus : 0);
  return {begin, ToBoundary(line, std::min(line.size(), begin + kBytesShown))};
}

DisplayLine LayOut(std::string_view line, const Window& window, std::size_t mark_begin, std::size_t mark_end) {
  DisplayLine out;
  int column = 0;
  if (window.begin > 0) {
    out.text = "...";
    column = 3;
  }
  const std::string_view visible = line.substr(0, window.end);
  int caret_end = -1;
  bool caret_set = false;
  for (std::size_t at = window.begin; at < visible.size();) {
    const Character character = Decode(visible, at);
    if (!caret_set && at + character.length > mark_begin) {
      out.caret_column = column;
      caret_set = true;
    }
    const Shown shown = Show(visible, at, character, column);
    out.text += shown.text;
    column += shown.cells;
    if (caret_set && at < mark_end) caret_end = column;
    at += character.length;
  }
  if (!caret_set) out.caret_column = column;
  out.caret_width = std::max(1, caret_end - out.caret_column);
  if (window.end < line.size()) out.text += "...";
  return out;
}

std::string OneLine(std::string_view text, std::size_t max_bytes) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    if (at >= max_bytes) return out + "...";
    const Character character = Decode(text, at);
    if (character.code == '\n' || character.code == '\t' || character.code == '\r') {
      out += ' ';
    } else if (character.code == 0xFFFD || Harmful(character.code)) {
      out += kReplacement;
    } else {
      out += text.substr(at, character.length);
    }
    at += character.length;
  }
  return out;
}

}  // namespace assay
