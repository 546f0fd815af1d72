// The words of a kernel language that text readers, defaults and messages need: what marks its texts and their halves,
// and the names of its chips and folders. Data of the dialect; nothing else spells them out.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace assay {

struct KernelLanguage {
  using Words = std::span<const std::string_view>;
  // Calls of any of these words in a kernel say what kind of work it does.
  struct TaskKind {
    std::string_view kind;  // "matrix", "reduction", "elementwise", "movement"
    Words words;
  };

  std::string_view name;             // as the dialect is called in documents
  std::string_view shown;            // for people
  std::string_view toolkit;          // what its releases go by: an option, and a key of reports
  std::string_view usual_chip;       // if none is named
  std::string_view chips_shown;      // the usual chip and another way to name one, for help
  std::string_view call_library;     // the library that each operator's host calls make, as reports name it
  std::string_view kernel_folder;    // of an operator's project: its device code
  std::string_view host_folder;      // and its host code
  std::string_view device_mark;      // a function with it is device code
  std::string_view device_header;    // what device code includes
  std::string_view api_namespace;    // "Name::"
  std::string_view tensor_class;     // of tensors on chip, without its namespace
  std::string_view global_address;   // the type of a kernel's tensor parameters
  std::string_view definition_call;  // a host file with it holds the operator's definition
  std::string_view tiling_mark;      // a host file with it defines tiling data
  Words extensions;                  // a file of such a name is one of the language
  Words marks;                       // any of them, and a text is one of the language, however wrongly it uses it
  Words host_words;                  // any of them, and a text is host code
  Words binding_words;               // any of them, and a text binds the kernel to Python
  std::span<const TaskKind> kinds;   // the first with a hit decides

  bool InKernelFolder(std::string_view path) const { return IsBelow(path, kernel_folder); }
  bool InHostFolder(std::string_view path) const { return IsBelow(path, host_folder); }
  // A file's path inside the operator's project.
  std::string InKernel(std::string_view file) const { return std::string(kernel_folder) + "/" + std::string(file); }
  std::string InHost(std::string_view file) const { return std::string(host_folder) + "/" + std::string(file); }

  static bool IsBelow(std::string_view path, std::string_view folder) {
    return path.starts_with(folder) && path.substr(folder.size()).starts_with('/');
  }
};

// The default language, of inputs that do not name theirs. Its dialect defines this (`language.cpp` there) and
// every program links it: readers of text are not given a dialect.
const KernelLanguage& FirstLanguage();

}  // namespace assay
