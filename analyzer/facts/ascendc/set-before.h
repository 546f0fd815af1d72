// Outputs that the framework initialises before the launch, because the op definition or the binding asks for it.
#pragma once

#include <string>

#include "analyzer/facts/reply.h"

namespace assay {

// `surely`: only if the binding or the op definition says so, not if the text merely mentions it.
inline bool SetsOutputsBefore(const ReplyFacts& reply, bool surely = false) {
  for (const FileFact& file : reply.files) {
    const auto names = [&](const char* word) { return file.text.find(word) != std::string::npos; };
    if (surely && file.role == FileRole::kBinding && names("zeros")) return true;
    if (surely && file.role == FileRole::kHostOperator && (names("InitValue(") || names("SetNeedAtomic("))) return true;
    for (const char* word : {"InitValue", "zeros", "SetNeedAtomic", "Memset", "memset"}) {
      if (!surely && names(word)) return true;
    }
  }
  return false;
}

}  // namespace assay
