// The extensions that a reply's Python builds with torch.utils.cpp_extension, cupy or torch.cuda, found without Python
// and without torch: texts are evaluated where they are built up, and every byte of them keeps its place in the reply.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/source/fences.h"
#include "analyzer/source/project.h"

namespace assay::cuda {

struct SourceText {
  std::string text;
  OffsetMap map;  // into the reply
  // Every byte comes from the reply, perhaps through an escape; none was made by an interpolation or a replacement.
  bool exact_map = false;
  // How the text is spelled if all of it is in literals of one kind; kNone otherwise, and then it should not be
  // edited.
  VirtualFile::Quoting quoting = VirtualFile::Quoting::kNone;
  source::Span span;  // from its first to after its last byte in the reply; empty where it goes back and forth
};

// A function that the extension offers to Python.
struct OfferedFunction {
  std::string name;
  std::string doc;    // of the form {name: doc}
  source::Span span;  // the name in the reply, without quotes
};

struct Extension {
  std::string how;  // "load_inline", "load", "RawKernel", "RawModule", "_compile_kernel"
  std::string name;
  std::vector<SourceText> cpp_sources, cuda_sources;  // RawKernel and the like have their text in cuda_sources
  // For `load`: names. Files that the module wrote are among the sources above, the others are missing here.
  std::vector<std::string> files, missing_files;
  std::optional<std::vector<OfferedFunction>> functions;
  std::vector<std::string> cflags, cuda_cflags, ldflags;
  bool no_implicit_headers = false;
  bool with_pytorch_error_handling = true;
  std::optional<bool> with_cuda;              // where given
  std::vector<std::string> keywords;          // as the call names them
  std::vector<std::string> foreign_keywords;  // that the function does not take: Python refuses the call
  source::Span call;                          // in the reply
  // Parameters of unknown value, and why: `cuda_sources: name 'x' is not defined`. Empty if all are known.
  std::vector<std::string> unknown;
  std::string undecided;
  // Found only by skipping unknown conditions or parameters; the module may never get here.
  bool forced = false;

  bool Knows(std::string_view parameter) const;
};

struct PythonReading {
  std::vector<Extension> extensions;  // in the order of the text
  // The line, from 1, where the text is not Python, and why; 0 if it is.
  int broken_line = 0;
  std::string broken;
  // The line that Python reports instead for such a text, and its message.
  int reported_line = 0;
  std::string reported;
  // The first statement at module level that cannot be executed, if any: an exception that Python would raise, or
  // something that the evaluator does not support.
  std::string error;
  int error_line = 0;
  // Python certainly raises that exception: the module cannot be imported. Otherwise it may be the evaluator's limit.
  bool error_is_certain = false;
  bool has_model_new = false;
};

// `within` is the part of the text that is the module; lines and offsets are those of the whole text.
PythonReading ReadPython(std::string_view text, source::Span within);
PythonReading ReadPython(std::string_view text);

// The module's position in a reply: the last complete Python block with `class ModelNew`, else the text itself.
// Reasoning (<think>) is skipped. `cut` is set if the block with the class never ends.
source::Span ChoosePython(std::string_view text, bool& cut);

}  // namespace assay::cuda
