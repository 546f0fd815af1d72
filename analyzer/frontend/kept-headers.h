// Precompiled headers for settings that the build made none for. The process that reads the command line makes them
// before any input is read, and keeps them in a folder for the next one; workers, which may write nothing, only look
// there. Several processes may share the folder. Whatever goes wrong, there is no header, and the text is parsed
// instead.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/frontend/frontend.h"

namespace assay {

class KeptHeaders {
 public:
  // `version` tells apart the contents that the headers of a request's prelude have had. What was used least lately
  // goes once all take more than `most_bytes`.
  explicit KeptHeaders(std::string folder, std::string version, std::uint64_t most_bytes = std::uint64_t{1} << 30)
      : folder_(std::move(folder)), version_(std::move(version)), most_bytes_(most_bytes) {}

  // The path of the request's prelude, precompiled in its language; empty if there is none.
  std::string Find(const UnitRequest& request) const;

  // Makes those that are missing, in processes of their own, `jobs` at a time, and waits for them. What another
  // process is making now is left to it. Without `soon` it only notes that they were asked for, the first time: one
  // input takes less than they do, and who asks once may never ask again.
  void Make(const std::vector<UnitRequest>& requests, int jobs, bool soon) const;

 private:
  std::string PathOf(const UnitRequest& request) const;
  void MakeRoom() const;

  std::string folder_, version_;
  std::uint64_t most_bytes_;
};

}  // namespace assay
