// The API table against the model headers: `rows` compares names both ways, `dtypes` proves every enforced list of
// element types. Arguments: what to check, folder of the model headers. Prints each difference; exit code 1 if there
// are any.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>
#include <set>

#include "tests/api-table/checks.h"
#include "tests/api-table/declarations.h"

int main(int argc, char** argv) {
  using namespace assay::test;
  if (argc != 3) {
    std::fprintf(stderr, "usage: api-table-check list|rows|dtypes INCLUDE_DIR\n");
    return 2;
  }
  const auto found = ListDeclarations(argv[2], kWholeApi);
  if (found.empty()) return 1;
  std::vector<std::string> wrong;
  if (std::strcmp(argv[1], "list") == 0) {
    for (const Declaration& d : found) {
      std::printf("%s\t%s\t%s\t%s\t(%s)\t%s\t%s\n", d.kind.c_str(), d.owner.c_str(), d.name.c_str(), d.head.c_str(),
                  d.params.c_str(), d.returns.c_str(), d.since.c_str());
    }
  } else if (std::strcmp(argv[1], "rows") == 0) {
    wrong = CheckRows(found, argv[2]);
  } else {
    wrong = CheckDtypes(found, argv[2]);
  }
  for (const std::string& line : wrong) std::printf("%s\n", line.c_str());
  return wrong.empty() ? 0 : 1;
}
