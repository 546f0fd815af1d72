// Source lines with a gutter and their marks, as in
//   23 |         pool.Reserve(inZ, 2, tileLength * 4);
//      |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 192 B past the end
#pragma once

#include <string>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/report/paint.h"
#include "analyzer/report/place-index.h"

namespace assay {

struct Mark {
  Spot spot;
  bool primary = false;
  std::string text;
};

// The marks of a finding: the primary one first, labels without a place or beyond the limit as notes.
struct Marks {
  std::vector<Mark> shown;
  std::vector<std::string> notes;
};
Marks CollectMarks(const Finding& finding, const PlaceIndex& places);

// The widest line number among them, in digits.
int GutterDigits(const std::vector<Mark>& marks);

// Lines of all marks, the primary's file first, other files under "::: path:line:col". No trailing newline.
std::vector<std::string> RenderSnippet(const std::vector<Mark>& marks, const PlaceIndex& places, int gutter,
                                       Severity severity, const Paint& paint);

}  // namespace assay
