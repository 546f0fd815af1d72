// See includes-text.h.
#include "analyzer/report/includes-text.h"

#include <fmt/format.h>

#include "analyzer/report/display.h"
#include "analyzer/source/checkout.h"

namespace assay {

std::string RenderIncludes(const Project& project) {
  const std::string path = OneLine(project.path);
  if (!project.checkout)
    return fmt::format(
        "{}: includes: no checkout around it: no `.git`, and no CMakeLists.txt next to a build.sh or version.cmake, in "
        "a folder above\n",
        path);
  const source::Checkout& checkout = *project.checkout;
  std::string out =
      fmt::format("{}: includes: the checkout is {} ({})\n", path, OneLine(checkout.root()), checkout.marker());
  for (const source::Checkout::Folder& folder : checkout.folders())
    out += fmt::format("{}: includes: folder {} ({})\n", path, OneLine(folder.path), OneLine(folder.why));
  for (const source::Checkout::Lookup& lookup : checkout.lookups()) {
    out += lookup.path.empty()
               ? fmt::format("{}: includes: `{}` is not taken: {}\n", path, OneLine(lookup.name), OneLine(lookup.how))
               : fmt::format("{}: includes: `{}` is {} ({})\n", path, OneLine(lookup.name), OneLine(lookup.path),
                             OneLine(lookup.how));
  }
  return out;
}

}  // namespace assay
