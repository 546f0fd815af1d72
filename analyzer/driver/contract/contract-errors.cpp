// What is wrong with a contract, as lines.
#include <fmt/format.h>

#include <string>

#include "analyzer/driver/contract/contract.h"

namespace assay {

std::string ParsedContract::Text() const {
  std::string text;
  for (const ContractError& error : errors) {
    text +=
        fmt::format("{}{}:{}:{}: {}", text.empty() ? "" : "\n", error.path, error.line, error.column, error.message);
  }
  return text;
}

}  // namespace assay
