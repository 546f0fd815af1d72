// Results of `check` that are kept, under the keys that the server uses too.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "driver/check-work.h"
#include "driver/commands.h"

namespace assay {

// The key of a result that may be kept: it follows from bytes that are read here and from options alone. No value where
// it may follow from more: headers beside a kernel or named with -I, files or programs of the contract.
std::optional<std::string> KeyOfCheck(const Input& input, const CheckArguments& arguments,
                                      const CheckSettings& settings, const Services& services);

// The text of an input that follows from this text alone, as far as its sources go. Of a folder, and of a kernel file
// in a checkout, what every file says that an analysis may read there, in an order of its own. No value where the
// analysis may read anything else, or where there is too much.
std::optional<std::string> WholeText(const Input& input, const Services& services);

// Whether a contract is more than its own text.
bool NamesFiles(const Contract& contract);
// The whole task as one line of JSON.
std::string TaskText(const harness::BenchmarkTask& task);
// The bytes of a file of at most 4 MiB.
std::optional<std::string> ReadSmall(const std::filesystem::path& path);

// The key of a request that is given entirely as text. `rendering`: what the result is made for, "json" for the
// document.
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

// The result to keep of a finished worker: nothing if anything prevented a complete analysis.
bool MayKeep(const Outcome& outcome, const CheckResult& result);

}  // namespace assay
