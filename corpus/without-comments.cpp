// See without-comments.h.
#include "corpus/without-comments.h"

#include <algorithm>
#include <string_view>

#include "analyzer/source/content.h"

namespace assay {
namespace {

std::string_view Trimmed(std::string_view line) {
  const std::size_t last = line.find_last_not_of(" \t\r");
  return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

}  // namespace

std::string WithoutComments(const std::string& text) {
  const std::string code = source::ScanCpp(text, /*blank_literals=*/false).code;
  if (code == text) return text;
  std::string out;
  bool left_out = false, blank = true;  // the line before, in the result
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line(text.data() + at, end - at);
    const std::string_view kept = Trimmed(std::string_view(code).substr(at, end - at));
    at = end + 1;
    const bool was_blank = Trimmed(line).empty();
    if (kept.empty() && (!was_blank || (left_out && blank))) {
      left_out = true;
      continue;
    }
    left_out = left_out && was_blank;
    blank = kept.empty();
    out += kept;
    if (end < text.size()) out += '\n';
  }
  if (!text.ends_with('\n') && out.ends_with('\n')) out.pop_back();
  return out;
}

std::vector<RecordFile> WithoutComments(std::vector<RecordFile> files) {
  for (RecordFile& file : files) {
    if (file.language == "cpp") file.text = WithoutComments(file.text);
  }
  return files;
}

}  // namespace assay
