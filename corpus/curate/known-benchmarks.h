// Whether a row repeats a task of a published benchmark of kernel generation. Only hashes are built in: of the
// tasks' names, and of a sample of the runs of eight tokens in each of their texts (known-benchmarks.inc, which
// scripts/benchmark-index makes from the public repositories).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

struct KnownOverlap {
  std::string benchmarks;   // names, ", " between them; empty where there is none
  std::string by = "none";  // none; name: the task is called like one of theirs; text: it repeats a text of theirs
};

// `text`: prompt and code of a row; `group`: its task. A benchmark's text counts as repeated where at least half of its
// sampled runs occur.
KnownOverlap OverlapWithKnown(std::string_view text, std::string_view group);

// Names of the benchmarks, and how many names and texts the index holds of them.
std::vector<std::string> KnownBenchmarks();

// What the index holds of one text: its runs' hashes, sorted, each once.
std::vector<std::uint64_t> RunHashes(std::string_view text);
// Equal for spellings of one name.
std::uint64_t NameHash(std::string_view name);

}  // namespace assay
