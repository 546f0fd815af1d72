// Results of `mine` that are kept: of an input, or a chain of attempts, the entry of the journal that it becomes. They
// are in the same file as those of `check`.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "driver/cache/cache.h"
#include "driver/commands.h"
#include "driver/mine-work.h"

namespace assay {

class KeptEntries {
 public:
  // The common part of all keys is taken from arguments and settings, which outlive this. Nothing is kept unless
  // requested, nor if the result depends on files that are not read here: with -I, with commands, under a contract that
  // names files.
  KeptEntries(const MineArguments& arguments, const MineSettings& settings, const Services& services);

  // The key of a request (EncodeMineRequest) whose entry is kept, found now. It follows from the texts that it names.
  std::optional<std::string> KeyOf(const std::string& request) const;
  bool Has(const std::string& key) const { return cache_->Has(key); }
  std::optional<std::string> Find(const std::string& key) const;
  void Keep(const std::string& key, const MinedEntry& mined) const;

 private:
  const MineSettings& settings_;
  const Services& services_;
  std::string run_;  // what all inputs have in common
  std::unique_ptr<Cache> cache_;
};

}  // namespace assay
