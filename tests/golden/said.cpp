// Texts with line breaks are kept on one line, with the break escaped.
#include "tests/golden/said.h"

#include <cstdlib>
#include <fstream>

namespace assay::golden {
namespace {

std::string OneLine(const std::string& text) {
  std::string line;
  for (const char c : text) line += c == '\n' ? std::string("\\n") : std::string(1, c);
  return line;
}

}  // namespace

void NoteSaid(const std::vector<Finding>& findings, const std::vector<Undecided>& undecided) {
  const char* path = std::getenv("ASSAY_SAID");
  if (path == nullptr || *path == '\0') return;
  std::ofstream out(path, std::ios::app);
  const auto say = [&](const std::string& text) {
    if (!text.empty()) out << OneLine(text) << '\n';
  };
  for (const Finding& finding : findings) {
    say(finding.message);
    for (const Label& label : finding.labels) say(label.text);
    for (const std::string& note : finding.notes) say(note);
    say(finding.evidence.text);
    for (const Fix& fix : finding.fixes) {
      say(fix.title);
      for (const Edit& edit : fix.edits) say(edit.insert);
    }
  }
  for (const Undecided& entry : undecided) say(entry.why);
}

}  // namespace assay::golden
