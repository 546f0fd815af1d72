// See offers.h.
#include "tests/golden/offers.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "analyzer/report/offered-names.h"
#include "dialects/ascendc/names/known-names.h"
#include "dialects/ascendc/releases.h"

namespace assay::golden {
namespace {

bool IsThere(const std::string& resources, const std::string& header) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(resources + "/ascendc/include/" + header, ignored) ||
         std::filesystem::is_regular_file(resources + "/ascendc/host-include/" + header, ignored);
}

// Members of the C++ library's containers, in the code of fixes.
bool IsOfTheLibrary(const std::string& name) {
  static const std::set<std::string> kNames = {"push_back", "size", "data", "begin", "end", "c_str", "resize"};
  return kNames.contains(name);
}

// Members that the macros of a tiling class generate from the user's own fields.
bool IsOfAField(const std::string& name) { return name.starts_with("set_") || name.starts_with("get_"); }

// A function that the fix itself writes out.
bool IsWrittenByAFix(const Finding& finding, const std::string& name) {
  const std::string head = fmt::format("__aicore__ inline float {}(", name);
  return std::any_of(finding.fixes.begin(), finding.fixes.end(), [&](const Fix& fix) {
    return std::any_of(fix.edits.begin(), fix.edits.end(),
                       [&](const Edit& edit) { return edit.insert.find(head) != edit.insert.npos; });
  });
}

}  // namespace

std::vector<std::string> CheckOffers(const Report& report, const std::string& resources) {
  static const auto names = ascendc::KnownNames::Load(resources + "/ascendc/known-names.txt");
  const auto release = ascendc::ParseRelease(report.release).value_or(ascendc::kDefaultRelease);
  std::vector<std::string> wrong;
  if (report.dialect != "ascendc") return wrong;  // the list of names is AscendC's
  for (const Finding& finding : report.findings) {
    for (const std::string& name : OfferedNames(finding, report.project)) {
      const ascendc::KnownName* known = names.Find(name);
      const bool stands = known != nullptr && (known->host_8_1 || ascendc::LifetimeOf(*known, release).standing ==
                                                                      ascendc::Standing::kPresent);
      if (stands || IsOfTheLibrary(name) || IsOfAField(name) || IsWrittenByAFix(finding, name) ||
          (name.ends_with(".h") && IsThere(resources, name)))
        continue;
      wrong.push_back(
          fmt::format("[{}] offers `{}`, which {} has not: {}", finding.rule, name, report.release, finding.message));
    }
  }
  return wrong;
}

}  // namespace assay::golden
