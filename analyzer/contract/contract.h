// Reads the JSON of docs/formats/contract.md. Strict: an unknown key, a key given twice or a value of the wrong kind is
// an error with its place, so that no typo silently changes what a kernel is judged by.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/contract.h"

namespace assay {

struct ContractError {
  std::string path;  // of the contract file
  int line = 1;
  int column = 1;
  std::string message;  // "unknown key `dtyp` in `inputs[0]`; did you mean `dtype`?"
};

struct ParsedContract {
  std::optional<Contract> contract;  // absent where there are errors
  std::vector<ContractError> errors;

  // "PATH:LINE:COLUMN: MESSAGE", one line per error.
  std::string Text() const;
};

// `path` names the text in errors; the file is not read.
ParsedContract ParseContract(std::string_view text, const std::string& path);
// Reads the file; an unreadable file is an error.
ParsedContract LoadContract(const std::string& path);

}  // namespace assay
