// The parts of the input, and the parts that are missing.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/python.h"
#include "analyzer/facts/source-range.h"

namespace assay {

enum class FileRole { kKernel, kHostTiling, kHostOperator, kProjectJson, kBinding, kModel, kOther };

// A defect of a reply found before any of its code is read.
enum class ReplyProblemKind {
  kEmpty,
  kCutOff,
  kMissingBlock,
  kNoKernel,
  kNotText,
  kTooLarge,
  kBadJson,
  kBadPython,
  kImportFails
};

struct ReplyProblem {
  ReplyProblemKind kind;
  SourceRange range;   // may be invalid: the input as a whole
  std::string detail;  // what was expected, e.g. "`kernel_src` has no closing quotes"
  // Where it begins, if that is further down than the named place, and the text there.
  SourceRange origin = {};
  std::string origin_detail = {};
};

struct FileFact {
  std::string name;  // as a build would name it: "FOLDER/swish_custom.cpp"
  FileRole role = FileRole::kOther;
  // The virtual file's bytes, which every SourceRange counts in: names and indentation for messages and fixes.
  std::string text;
};

struct ReplyFacts {
  bool is_reply = false;       // a model's answer rather than files of a project
  bool module_builds = false;  // the calling module builds the kernel itself: what breaks it breaks the build
  std::vector<FileFact> files;
  std::vector<ReplyProblem> problems;
  std::vector<PythonTrick> tricks;  // of its modules, in the order of the text
};

}  // namespace assay
