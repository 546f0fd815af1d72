// What lies in the folders of a checkout, by name: read once, and again where a folder has changed since.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace assay::source {

// A file or folder that changed so lately may change again within its clock's step, with the same time.
inline constexpr std::chrono::seconds kStillChanging{2};

struct CheckoutIndex {
  // A real path, and the name that everything in its halves is installed as; empty: that of the unit.
  struct Top {
    std::string path, installed_as;
    bool operator==(const Top&) const = default;
  };

  std::multimap<std::string, std::string, std::less<>> headers;    // sources and headers by file name
  std::multimap<std::string, std::string, std::less<>> installed;  // folders named `half` by what they are installed as

  // The index of all below `tops`, without hidden folders, links and folders that no build of a unit includes. Empty
  // where there are more files than are read: half an index could give the wrong one of two. It stays with the
  // process: a later question looks at the folders' times alone.
  static std::shared_ptr<const CheckoutIndex> Of(const std::vector<Top>& tops, const std::string& half);
};

}  // namespace assay::source
