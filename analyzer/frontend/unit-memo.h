// Caches parsed units as long as none of their inputs has changed: the request, texts of the project and headers of
// its checkout, including headers that were looked up and not found.
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/frontend/seen-files.h"

namespace assay {

class UnitMemo {
 public:
  // Whether a unit is worth caching and all its dependencies can be watched: units of a checkout, whose headers take
  // long to read, without an inspector, which has state of its own.
  static bool Keeps(const UnitRequest& request);
  // Everything of a request but the texts of its project.
  static std::string KeyOf(const UnitRequest& request, const std::string& main_text);

  std::optional<UnitResult> Find(const std::string& key, const UnitRequest& request, llvm::vfs::FileSystem& files);
  void Keep(std::string key, std::vector<SeenFile> seen, const UnitResult& result);

 private:
  struct Entry {
    std::string key;
    std::vector<SeenFile> seen;
    UnitResult result;
    std::size_t bytes = 0;  // about
  };
  std::list<Entry> entries_;  // used last first; several of one key for several states of its files
  std::size_t bytes_ = 0;
};

}  // namespace assay
