// Headers at the top of a checkout's units, precompiled in memory and keyed by their contents: a change of one of
// them, or of a header they include, gives another prefix and leaves unrelated ones valid.
#pragma once

#include <list>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "analyzer/frontend/seen-files.h"

namespace assay {

struct Prefix {
  std::string key;
  std::vector<std::string> names;  // what it includes, in order
  std::vector<SeenFile> seen;
  std::string text_path, path;  // of its text and of the precompiled form, in memory
  std::string text;
  std::shared_ptr<clang::PCHBuffer> precompiled;  // null: it does not compile by itself
  // Facts of the headers that a parse of the whole unit would have found.
  std::vector<MacroUse> macros;
  std::vector<ConstantFact> constants;
  llvm::IntrusiveRefCntPtr<clang::InMemoryModuleCache> mapped = new clang::InMemoryModuleCache;

  // `files` with the prefix.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Over(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files) const;
};

class PrefixMemo {
 public:
  // The longest prefix that includes only headers that the request's file includes itself; null if there is none.
  const Prefix* Find(const UnitRequest& request, llvm::vfs::FileSystem& files);

  // The prefix worth making now: the headers that several units of the program start with, else those that a previously
  // parsed file starts with. Empty if there is none, or it was tried before.
  std::vector<std::string> Wanted(const UnitRequest& request, llvm::vfs::FileSystem& files);

  // Sets key, names, text and paths for `names`; the caller fills in the rest.
  Prefix Begin(const UnitRequest& request, std::vector<std::string> names);
  const Prefix* Keep(Prefix prefix);
  // A unit does not compile after the prefix although it compiles as a whole: one of its headers is meant to be
  // included more than once.
  void SetAside(const Prefix& prefix);

 private:
  std::list<Prefix> prefixes_;  // used last first
  std::set<std::string> parsed_;
  std::size_t made_ = 0;
};

}  // namespace assay
