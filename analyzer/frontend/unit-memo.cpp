// See unit-memo.h.
#include "analyzer/frontend/unit-memo.h"

#include <fmt/format.h>

#include <utility>

#include "analyzer/frontend/request-key.h"

namespace assay {
namespace {

constexpr std::size_t kMostEntries = 512;
constexpr std::size_t kMostUnitBytes = 96u << 20;
constexpr std::size_t kMostOfAKey = 4;

// Estimate: facts have a few strings each.
std::size_t BytesOf(const UnitResult& result, const std::vector<SeenFile>& seen) {
  constexpr std::size_t kFact = 512;
  const AstFacts& ast = result.ast;
  const std::size_t facts = ast.calls.size() * 4 + ast.classes.size() + ast.variables.size() +
                            ast.functions.size() * 2 + ast.constants.size() + ast.values.size() + ast.flows.size() * 4 +
                            ast.macros.size() + ast.includes.size() + ast.marked_uses.size() + ast.errors.size() * 4;
  const std::size_t code =
      result.module ? result.module->bitcode.size() + result.module->locations.size() * sizeof(LoweredModule::Location)
                    : 0;
  return facts * kFact + code + seen.size() * (sizeof(SeenFile) + 96);
}

}  // namespace

bool UnitMemo::Keeps(const UnitRequest& request) {
  return request.project != nullptr && request.project->checkout != nullptr && request.inspector == nullptr;
}

std::string UnitMemo::KeyOf(const UnitRequest& request, const std::string& main_text) {
  std::string key;
  const auto add = [&](const std::string& text) { key += fmt::format("{}:{}", text.size(), text); };
  add(KeyOfSettings(request));
  add(main_text);
  for (const VirtualFile& file : request.project->files) add(file.name);
  for (const auto& [name, text] : request.extra_files) add(name + '\0' + text);
  for (const auto* list : {&request.entries, &request.wanted, &request.linker_sections}) {
    key += fmt::format("[{}]", list->size());
    for (const std::string& text : *list) add(text);
  }
  key += fmt::format("{} {} {} {} {} {} {} {} {} {}", request.main_file, request.calls_launches,
                     static_cast<int>(request.bodies), request.lower, request.threads, request.provided != nullptr,
                     request.shared, request.first_location, static_cast<bool>(request.stand_in), request.build_only);
  return key;
}

std::optional<UnitResult> UnitMemo::Find(const std::string& key, const UnitRequest& request,
                                         llvm::vfs::FileSystem& files) {
  for (auto at = entries_.begin(); at != entries_.end(); ++at) {
    if (at->key != key || !SeenFiles::AreSame(at->seen, request, files)) continue;
    entries_.splice(entries_.begin(), entries_, at);
    return entries_.front().result;
  }
  return std::nullopt;
}

void UnitMemo::Keep(std::string key, std::vector<SeenFile> seen, const UnitResult& result) {
  // A missing header is replaced by what the project says, and read once it turns up.
  if (!result.missing.empty() || !result.precompiled_loaded) return;
  const std::size_t bytes = BytesOf(result, seen) + key.size();
  std::size_t of_key = 0;
  const auto drop = [&](auto at) {
    bytes_ -= at->bytes;
    return entries_.erase(at);
  };
  for (auto at = entries_.begin(); at != entries_.end();) {
    at = at->key == key && ++of_key >= kMostOfAKey ? drop(at) : std::next(at);
  }
  entries_.push_front({std::move(key), std::move(seen), result, bytes});
  bytes_ += bytes;
  while (bytes_ > kMostUnitBytes || entries_.size() > kMostEntries) drop(std::prev(entries_.end()));
}

}  // namespace assay
