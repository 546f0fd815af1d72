// Maps debug locations of lowered code to ranges of the project. Internal.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/frontend/access-ranges.h"
#include "analyzer/frontend/ast-facts.h"
#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/file-system.h"
#include "analyzer/source/project.h"

namespace assay {

// Maps line and column of a debug location to the call or the access that it marks.
class Places {
 public:
  Places(const Project* project, const AstFacts& ast, const std::vector<AccessRange>& accesses) : project_(project) {
    for (const AccessRange& access : accesses) Remember(access.token.file, access.token.begin, access.whole);
    for (const CallFact& call : ast.calls) {
      Remember(call.range.file, call.range.begin, call.range);
      // Clang marks a member call at the member's name.
      const std::string& text = project->files[static_cast<std::size_t>(call.range.file)].text;
      const std::size_t at = text.find(call.name, call.range.begin);
      if (at != std::string::npos && at < call.range.end)
        Remember(call.range.file, static_cast<std::uint32_t>(at), call.range);
    }
    for (const VirtualFile& file : project->files) {
      std::vector<std::uint32_t> starts = {0};
      for (std::size_t i = 0; i < file.text.size(); ++i) {
        if (file.text[i] == '\n') starts.push_back(static_cast<std::uint32_t>(i + 1));
      }
      lines_.push_back(std::move(starts));
    }
  }

  SourceRange operator()(llvm::StringRef spelled, unsigned line, unsigned column) const {
    // As written in the `#include`: "./tile.h", "../common/tile.h".
    llvm::SmallString<256> plain(spelled);
    llvm::sys::path::remove_dots(plain, /*remove_dot_dot=*/true);
    llvm::StringRef name = plain;
    if (!name.consume_front(kInputRoot)) return {};
    for (std::size_t f = 0; f < project_->files.size(); ++f) {
      if (project_->files[f].name != name || line == 0 || line > lines_[f].size()) continue;
      const std::uint32_t offset = lines_[f][line - 1] + (column > 0 ? column - 1 : 0);
      const auto found = calls_.find({static_cast<int>(f), offset});
      if (found != calls_.end()) return found->second;
      return {static_cast<int>(f), offset, WordEnd(project_->files[f].text, offset)};
    }
    return {};
  }

 private:
  void Remember(int file, std::uint32_t offset, SourceRange range) {
    const auto [it, fresh] = calls_.emplace(std::pair(file, offset), range);
    if (!fresh && range.end - range.begin > it->second.end - it->second.begin) it->second = range;
  }

  static std::uint32_t WordEnd(const std::string& text, std::uint32_t at) {
    std::uint32_t end = at;
    while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_')) ++end;
    return std::max(end, std::min<std::uint32_t>(at + 1, static_cast<std::uint32_t>(text.size())));
  }

  const Project* project_;
  std::map<std::pair<int, std::uint32_t>, SourceRange> calls_;
  std::vector<std::vector<std::uint32_t>> lines_;
};

}  // namespace assay
