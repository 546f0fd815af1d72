// The contents of a checkout's folders by name: read once, and again when a folder has changed.
#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace assay::source {

// A file or folder that changed this recently may change again within its clock's resolution, with the same time.
inline constexpr std::chrono::seconds kStillChanging{2};

struct CheckoutIndex {
  // A real path, and the name under which its halves are installed; empty: that of the unit.
  struct Top {
    std::string path, installed_as;
    bool operator==(const Top&) const = default;
  };

  std::multimap<std::string, std::string, std::less<>> headers;    // sources and headers by file name
  std::multimap<std::string, std::string, std::less<>> installed;  // folders named `half` by what they are installed as

  // The index of everything below `tops`, without hidden folders, links and folders that no build of a unit
  // includes. Empty if there are too many files: a partial index could give the wrong one of two. It is kept for the
  // life of the process: later calls only check the folders' times.
  static std::shared_ptr<const CheckoutIndex> Of(const std::vector<Top>& tops, const std::string& half);
};

}  // namespace assay::source
