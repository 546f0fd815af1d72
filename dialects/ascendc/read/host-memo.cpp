// Caches the host half that was read last. Inputs that are tried one after the other (repairs, mutants) mostly
// differ in their kernels, and reading the host half costs as much.
#include <algorithm>
#include <string>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/profile.h"
#include "dialects/ascendc/read/reader.h"

namespace assay::ascendc {
namespace {

bool IsKernelSource(const VirtualFile& file) { return file.role == FileRole::kKernel && file.name.ends_with(".cpp"); }

// Everything that reading the host half depends on; empty if that may include other files.
std::string KeyOf(const Project& project, const ReadOptions& options) {
  if (project.checkout || !options.include_dirs.empty()) return "";
  std::string key = project.path + '\0' + options.chip + '\0';
  const auto add = [&](const std::string& text) { key += std::to_string(text.size()) + ':' + text; };
  for (const bool flag : {options.lower, options.release_given, project.IsReply(), options.run_definition != nullptr})
    key += flag ? '1' : '0';
  key += std::to_string(static_cast<int>(options.release));
  for (const std::string& define : options.defines) add(define);
  for (const VirtualFile& file : project.files) {
    add(file.name);
    key += std::to_string(static_cast<int>(file.role));
    if (IsKernelSource(file)) continue;
    add(file.text);
    // A host file that includes a source file.
    if (file.text.find(".cpp\"") != std::string::npos) return "";
  }
  return key;
}

}  // namespace

void Reader::ReadHostOnce(const Project& project, const ReadOptions& options, Facts& facts, ReadResult& result) {
  std::string key = KeyOf(project, options);
  if (memo_ && !key.empty() && memo_->key == key) {
    facts.Mutable<ascendc::OperatorFacts>() = memo_->host;
    facts.Mutable<ParseFacts>() = memo_->parse;
    facts.Mutable<ProfileFacts>() = memo_->profile;
    result.host = memo_->module;
    result.host_calls = memo_->calls;
    return;
  }
  memo_.reset();
  ReadHost(project, options, facts, result);
  if (key.empty() || !facts.Get<ParseFacts>().unread.empty()) return;
  memo_.emplace(HostMemo{std::move(key), facts.Get<ascendc::OperatorFacts>(), facts.Get<ParseFacts>(),
                         facts.Get<ProfileFacts>(), result.host, result.host_calls});
}

}  // namespace assay::ascendc
