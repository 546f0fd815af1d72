// The end of mining, of a whole run or of the shards of several machines: each shard keeps its journal and a record of
// the run that it is part of; `assay mine merge` makes the dataset of all of them.
#pragma once

#include <cstddef>
#include <string>

#include "corpus/dataset.h"
#include "driver/shard.h"

namespace assay {

struct ShardNote {
  Shard shard;
  std::size_t inputs = 0;    // of all shards
  std::string run;           // of the shard's journal
  std::string set;           // equal for shards of one dataset, whatever machines they ran on
  std::size_t problems = 0;  // lines and rows of the inputs that cannot be used
  DatasetOptions dataset;
};

std::string JournalPath(const std::string& folder, const Shard& shard);
// The error, or "".
std::string WriteNote(const ShardNote& note, const std::string& folder);

// Reports which inputs failed, writes the dataset and prints a summary. Returns the exit code; `problems` count as
// failures.
int MakeDataset(const AllEntries& entries, const std::string& folder, const DatasetOptions& options,
                std::size_t problems);
// The same of a shard, which makes no dataset yet.
int FinishShard(const AllEntries& entries, const Shard& shard, const std::string& folder, std::size_t problems);

}  // namespace assay
