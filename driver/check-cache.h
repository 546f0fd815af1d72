// Results of `check` that are kept, under the keys that the server uses too.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "driver/check-work.h"
#include "driver/commands.h"

namespace assay {

// The key of a result that may be kept: it follows from bytes that are read here and from options alone. No value where
// it may follow from more: a folder, headers beside the input or named with -I, files or programs of the contract.
std::optional<std::string> KeyOfCheck(const Input& input, const CheckArguments& arguments,
                                      const CheckSettings& settings);

// The key of a question that is all text. `rendering`: what the result is made for, "json" for the document.
std::string KeyOfQuestion(std::string_view rendering, std::string_view path, std::string_view text,
                          std::string_view options, std::string_view resource_dir);

// The options of OptionsKey (driver/serve/request.h).
struct KeyOptions {
  std::string contract, task;  // JSON as nlohmann::json writes it; empty: none
  bool lint = false;
  std::string soc, release;
  std::vector<std::string> defines;
  std::vector<std::string> build_words;
  bool edge_values = false, auto_sync = true;
  int first_case = 0, cases = 3;
  bool suppress = true, recheck = true;
  std::string rules;  // what the configuration says about them; empty: nothing
  bool suppression_reasons = false;
};
std::string KeyText(const KeyOptions& options);

// What is kept of a finished worker: nothing where anything kept it from looking.
bool MayKeep(const Outcome& outcome, const CheckResult& result);

}  // namespace assay
