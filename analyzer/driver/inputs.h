// From paths on the command line to inputs: one verdict each.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

struct Input {
  std::string path;
  std::optional<std::string> bytes;  // already read (standard input); `path` is only its name then
};

// A file is one input; so is a folder with an op_kernel/ or op_host/ in it. Any other folder stands for everything
// beneath it, sorted by path, without hidden entries, symbolic links to folders and data files (.json .npy .csv .tsv).
// A path that does not exist stays as it is: loading it gives the error.
std::vector<Input> ExpandPaths(const std::vector<std::string>& paths);

// Requests to workers.
std::string EncodeInput(const Input& input);
Input DecodeInput(std::string_view request);

// Standard input to its end, at most `most` bytes.
std::string ReadStandardInput(std::size_t most);

}  // namespace assay
