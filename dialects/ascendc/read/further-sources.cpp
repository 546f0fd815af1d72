// Functions that the host half of an operator calls and does not contain: a build of its library also compiles the
// sources of the group's and the common folders. They are read one by one, when a run needs them.
#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/source/checkout.h"
#include "dialects/ascendc/read/reader.h"

namespace assay::ascendc {
namespace {

// "A::B::Name[abi:cxx11](...)" up to the name; empty if it is not a plain function of the library's own.
std::string QualifiedName(const std::string& symbol) {
  std::string name = symbol.substr(0, symbol.find('('));
  if (const std::size_t tag = name.find("[abi:"); tag != std::string::npos) name.resize(tag);
  const bool other = name.starts_with("std::") || name.starts_with("__") ||
                     name.find_first_of("< ") != std::string::npos || name.find("operator") != std::string::npos ||
                     name.find("::") == std::string::npos;
  return other ? std::string() : name;
}

}  // namespace

bool Reader::LinkSourceOf(const std::string& function, const Project& project, const ReadOptions& options,
                          ReadResult& result) {
  const std::string name = QualifiedName(function);
  if (name.empty() || !result.host || !project.checkout) return false;
  const std::size_t last = name.rfind("::");
  const std::size_t before = last == 0 ? std::string::npos : name.rfind("::", last - 1);
  const std::size_t space = before == std::string::npos ? 0 : before + 2;
  for (const std::string& source :
       project.checkout->SourcesWith(name.substr(last + 2), name.substr(space, last - space), {"common", "src"})) {
    if (LinkSource(source, function, project, options, result)) return true;
  }
  return false;
}

bool Reader::LinkSourceHolding(const std::string& words, const Project& project, const ReadOptions& options,
                               ReadResult& result) {
  if (!result.host || !project.checkout) return false;
  const std::vector<std::string> sources = project.checkout->SourcesWith("", words, {"common", "src"});
  return sources.size() == 1 && LinkSource(sources.front(), "", project, options, result);
}

// `function`: the function that it should define; empty: nothing in particular.
bool Reader::LinkSource(const std::string& source, const std::string& function, const Project& project,
                        const ReadOptions& options, ReadResult& result) {
  UnitRequest request;
  request.project = &project;
  request.half = Half::kHost;
  request.include_dirs = options.include_dirs;
  for (const char* dir : {"/ascendc/host-include", "/ascendc/include", "/ascendc/library-include"})
    request.include_dirs.push_back(resources_ + dir);
  request.flags = {"-std=c++17", "-fcxx-exceptions", "-fexceptions"};
  request.prelude = "#include <functional>\n#include <set>\n#include <unordered_set>\n#include \"" + source + "\"\n";
  request.lower = true;
  request.provided = &provided_;
  request.shared = true;
  if (!function.empty()) request.wanted = {function};
  request.first_location = result.host->locations.size();
  UnitResult unit = ParseWithGhosts(std::move(request), project);
  if (!unit.module || std::ranges::find(unit.undefined, function) != unit.undefined.end()) return false;
  result.host->further.push_back(std::move(unit.module->bitcode));
  std::move(unit.module->locations.begin(), unit.module->locations.end(), std::back_inserter(result.host->locations));
  result.host_calls.insert(unit.undefined.begin(), unit.undefined.end());
  result.host_calls.erase(function);
  return true;
}

}  // namespace assay::ascendc
