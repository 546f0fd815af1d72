// Text of the input on a terminal: every byte of a hostile file becomes something harmless with a known width, so
// that carets stand under the right characters and no control sequence of the input reaches the screen.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace assay {

// Part of one source line as it is shown.
struct DisplayLine {
  std::string text;
  int caret_column = 0;  // cells before the marked bytes
  int caret_width = 1;   // cells of the marked bytes inside the part shown, at least 1
};

// The visible part of a line: all of it if it is at most kMaxCells wide, else a window around `focus`.
struct Window {
  std::size_t begin = 0;  // byte offsets in the line, on character boundaries
  std::size_t end = 0;
};
inline constexpr int kMaxCells = 140;

Window ChooseWindow(std::string_view line, std::size_t focus);

// Lays out the window of a line. Tabs advance to the next multiple of four; control characters, direction overrides
// and invalid UTF-8 show as U+FFFD; "..." marks a cut. Marks outside the window are clipped.
DisplayLine LayOut(std::string_view line, const Window& window, std::size_t mark_begin, std::size_t mark_end);

// A message or path on one line: the same replacements, line breaks as spaces, cut after `max_bytes`.
std::string OneLine(std::string_view text, std::size_t max_bytes = 400);

}  // namespace assay
