// See request-key.h.
#include "analyzer/frontend/request-key.h"

#include <fmt/format.h>

#include "analyzer/source/checkout.h"

namespace assay {

std::string KeyOfSettings(const UnitRequest& request) {
  std::string key;
  const auto add = [&](const std::string& text) { key += fmt::format("{}:{}", text.size(), text); };
  add(request.project != nullptr && request.project->checkout ? request.project->checkout->root() : std::string());
  add(request.precompiled);
  for (const auto* list : {&request.include_dirs, &request.system_dirs, &request.dialect_dirs, &request.absent,
                           &request.flags, &request.language}) {
    key += fmt::format("[{}]", list->size());
    for (const std::string& text : *list) add(text);
  }
  return key + fmt::format("{}", static_cast<int>(request.half));
}

}  // namespace assay
