// See cut-short.h. Texts are few: a long-lived process keeps each once.
#include "analyzer/facts/cut-short.h"

#include <algorithm>
#include <utility>

namespace assay {
namespace {

struct CutShort {
  std::uint64_t count = 0;
  std::vector<std::pair<std::uint64_t, std::string>> last;  // of each text, by the count after it
};

CutShort cut_short;

}  // namespace

void NoteCutShort(std::string_view what) {
  ++cut_short.count;
  std::erase_if(cut_short.last, [&](const auto& noted) { return noted.second == what; });
  cut_short.last.emplace_back(cut_short.count, what);
}

std::uint64_t RunsCutShort() { return cut_short.count; }

std::vector<std::string> CutShortSince(std::uint64_t before) {
  std::vector<std::string> since;
  for (const auto& [count, what] : cut_short.last) {
    if (count > before) since.push_back(what);
  }
  return since;
}

CutShortAttempt::CutShortAttempt() : count_(cut_short.count), last_(cut_short.last) {}

void CutShortAttempt::TakeBack() const {
  cut_short.count = count_;
  cut_short.last = last_;
}

}  // namespace assay
