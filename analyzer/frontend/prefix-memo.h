// Headers that units of a checkout open with, precompiled in memory and kept by what they are made of: a change of one
// of them, or of what they include, makes another prefix and leaves those alone that do not read it.
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
  // Facts of the headers that a parse of the whole unit would have met.
  std::vector<MacroUse> macros;
  std::vector<ConstantFact> constants;
  llvm::IntrusiveRefCntPtr<clang::InMemoryModuleCache> mapped = new clang::InMemoryModuleCache;

  // `files` with the prefix.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Over(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> files) const;
};

class PrefixMemo {
 public:
  // The longest prefix that includes nothing but what the request's file includes itself; null where there is none.
  const Prefix* Find(const UnitRequest& request, llvm::vfs::FileSystem& files);

  // What is worth making a prefix of now: what several units of the program open with, else what a file opens with that
  // was parsed before. Empty where nothing is, or where that was tried.
  std::vector<std::string> Wanted(const UnitRequest& request, llvm::vfs::FileSystem& files);

  // With key, names, text and paths for `names`; the rest is the caller's to fill in.
  Prefix Begin(const UnitRequest& request, std::vector<std::string> names);
  const Prefix* Keep(Prefix prefix);
  // A unit does not compile behind it that does as a whole: one of its headers is meant to be read more than once.
  void SetAside(const Prefix& prefix);

 private:
  std::list<Prefix> prefixes_;  // used last first
  std::set<std::string> parsed_;
  std::size_t made_ = 0;
};

}  // namespace assay
