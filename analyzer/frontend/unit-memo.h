// Units as they were parsed last, for as long as nothing that they were made of has changed: the request, texts of the
// project and headers of its checkout, also one that was looked for and was not there.
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
  // Whether a unit is worth keeping and all that it depends on can be watched: those of a checkout, whose headers take
  // long to read, without an inspector, which has a memory of its own.
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
