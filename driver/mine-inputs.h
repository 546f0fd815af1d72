// What is mined: versions by themselves, chains of attempts, pairs. Texts inside JSONL files stay there until a worker
// reads them, so that a long list costs a few words per input.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "driver/commands.h"
#include "driver/labels.h"

namespace assay {

// Where one version's text is.
struct VersionRef {
  std::string path;                    // as messages name it
  std::string file;                    // to load; the JSONL file where `length` is set
  std::size_t offset = 0, length = 0;  // of a line of it
  std::string key;                     // whose value is the text, or the path of a file
  std::optional<std::string> bytes;    // already read
  InputLabel label;
};

struct MineRequest {
  enum class Kind { kChain, kPair } kind = Kind::kChain;
  std::vector<VersionRef> versions;  // of a pair the defective one first
};

std::string EncodeMineRequest(const MineRequest& request);
std::optional<MineRequest> DecodeMineRequest(std::string_view bytes);

struct MineInputs {
  std::vector<std::string> requests;
  std::vector<std::string> names;     // of the requests, for messages
  std::vector<std::string> problems;  // lines and rows that cannot be used
  bool tasks = false;                 // an input names a benchmark task of its own
};
MineInputs ReadMineInputs(const MineArguments& arguments, const Labels& labels);

// The text, or the file, that a reference names.
struct VersionText {
  std::optional<std::string> bytes;
  std::string file;  // where there are no bytes
  InputLabel label;  // with what the line itself says
  std::string error;
};
VersionText ReadVersion(const VersionRef& ref);

}  // namespace assay
