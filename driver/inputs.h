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
  std::string error;                 // why there is nothing to look at: a folder without an input, or one closed to us
};

// Which files of a folder are judged. A glob without a slash is matched with each name on the way down (`build`,
// `*.log`), one with a slash with the path from the folder that was named; `*` and `?` stay within a name, `**` does
// not.
struct WalkOptions {
  std::vector<std::string> include;  // where given: only files that match, whatever they are
  std::vector<std::string> exclude;
};

struct Skipped {
  std::string path;
  std::string why;
};

struct InputList {
  std::vector<Input> inputs;
  std::vector<Skipped> skipped;
  bool many = false;  // several were asked for, however many there are: several paths, or a folder of inputs
};

// A file is one input, with an error where it is documentation, of a build or Python without a kernel; so is a folder
// with the kernels or host code of an operator in it. Any other folder stands for everything beneath it, sorted by
// path, without hidden entries and symbolic links to folders, and without files that are no kernels and no replies; a
// folder that has nothing left is an input with an error.
InputList ExpandPaths(const std::vector<std::string>& paths, const WalkOptions& options);

// The operator's folder that a file is part of; empty if it is a single file, or is not on disk.
std::string OperatorFolderOf(const std::string& path);

bool MatchesGlob(std::string_view glob, std::string_view path);

// Requests to workers.
std::string EncodeInput(const Input& input);
Input DecodeInput(std::string_view request);

// Standard input to its end, at most `most` bytes.
std::string ReadStandardInput(std::size_t most);

}  // namespace assay
