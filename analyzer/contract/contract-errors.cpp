// What is wrong with a contract, as lines.
#include <fmt/format.h>

#include <string>

#include "analyzer/contract/contract.h"

namespace assay {

std::string ParsedContract::Text() const {
  std::string text;
  for (const ContractError& error : errors) {
    // Without a line: about the file as a whole.
    const std::string place = error.line > 0 ? fmt::format("{}:{}", error.line, error.column) + ":" : "";
    text += fmt::format("{}{}:{} {}", text.empty() ? "" : "\n", error.path, place, error.message);
  }
  return text;
}

}  // namespace assay
