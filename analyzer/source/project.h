// An input as the rest of the program sees it: virtual files in which every byte maps back to the file as given.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/reply.h"
#include "analyzer/source/offset-map.h"

namespace assay {

namespace source {
class Checkout;
}

// A real file as given (or standard input).
struct Container {
  std::string path;
  std::string bytes;
};

struct VirtualFile {
  std::string name;  // as a build would name it: "FOLDER/swish_custom.cpp"
  FileRole role = FileRole::kOther;
  std::string text;
  int container = 0;
  OffsetMap map;
  // How text is spelled inside the container, for writing edits back: inserted text is escaped accordingly.
  enum class Quoting { kNone, kPythonTriple, kPythonSingle, kPythonRaw } quoting = Quoting::kNone;
  bool holds_others = false;  // other files are texts in this one: an edit of theirs is one of it
};

enum class InputForm {
  kKernelFile,
  kFolder,
  kPythonStrings,
  kKernelImplTag,
  kBannerFiles,
  kFencedMarkdown,
  kPlainText
};

struct Project {
  // A model's answer, rather than files of a project.
  bool IsReply() const { return form != InputForm::kKernelFile && form != InputForm::kFolder; }

  std::string path;  // as the user named it
  InputForm form = InputForm::kPlainText;
  std::vector<Container> containers;
  std::vector<VirtualFile> files;  // kernel first, then host, json, binding, model
  std::vector<ReplyProblem> problems;
  std::string cmake;    // text of the CMakeLists.txt next to a source file; empty if there is none
  std::string manual;   // text of the README.md next to it, likewise
  std::string on_disk;  // the file or folder that was read; empty where the text came from elsewhere
  std::shared_ptr<source::Checkout> checkout;  // around it, where its dialect looked for one
  bool module_builds = false;                  // the Python module builds the kernel: load_inline and the like
  // If a text is clearly in another language than the first dialect's: that language, by the name of its dialect
  // ("cuda"), and with the evidence ("CUDA (`load_inline`)"). The text is then not split here: its dialect does
  // that, if there is one.
  std::string language;
  std::string foreign;
  void (*split)(Project&) = nullptr;  // what that dialect splits it with; null: the loader does

  const VirtualFile* Find(FileRole role) const;
  int IndexOf(FileRole role) const;  // -1 if none
};

struct Position {
  int line = 1;    // from 1
  int column = 1;  // from 1, in bytes
  std::uint32_t byte = 0;
};

struct Place {
  std::string path;  // the container's
  Position start;
  Position end;
};

// The place of a range in the file as given.
Place ToPlace(const Project& project, const SourceRange& range);

// Reads PATH (a file or the folder of an operator's project) and splits it. Never fails on content: defects are
// recorded in `problems`. `error` is set, and the project empty, only when PATH cannot be read.
struct LoadResult {
  Project project;
  std::string error;
};
LoadResult LoadPath(const std::string& path);
// The same for bytes already read; the extension of `path` decides if the content is ambiguous.
Project LoadBytes(std::string path, std::string bytes);
// Splits a project's containers again after their bytes have changed. A folder keeps its files and their roles.
Project Resplit(const Project& changed);

}  // namespace assay
