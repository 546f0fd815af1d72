// Clang in process: parses one translation unit of the input against a dialect's model headers, extracts AstFacts
// and, on request, lowers it to LLVM IR. Knows no vendor's API: the dialect says which names to watch.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "analyzer/facts/lowered.h"
#include "analyzer/frontend/ast-facts.h"
#include "analyzer/source/project.h"

namespace assay {

class AstInspector;

struct UnitRequest {
  const Project* project = nullptr;
  Half half = Half::kKernel;
  int main_file = -1;                                            // virtual file to parse
  std::vector<std::pair<std::string, std::string>> extra_files;  // further in-memory files: name, text
  std::string prelude;                    // text before the main file (after the precompiled headers)
  std::string epilogue;                   // text after it
  std::vector<std::string> include_dirs;  // in order: the user's own, then the model's
  std::vector<std::string> system_dirs;   // after those, before the system's; their warnings do not count
  std::vector<std::string> dialect_dirs;  // those whose files are written in the dialect, as the input is
  std::vector<std::string> absent;        // headers that this part of a build does not see: how their names begin
  std::vector<std::string> flags;         // -std=..., -D...
  // Language, target and diagnostics as options of clang -cc1; empty: C++ for this machine, as the simulator runs it.
  std::vector<std::string> language;
  AstInspector* inspector = nullptr;  // called once the unit is parsed
  // The text to read for a header that is not there, by the name it is included as. The parse goes on, and the error is
  // in UnitResult::missing. Without it, a missing header ends the parse. The text has no place: what it includes in
  // turn it names by an absolute path.
  std::function<std::string(const std::string& name)> stand_in;
  std::string precompiled;  // path of a precompiled header; empty = none
  // kernel<<<a, b>>>(x) becomes kernel%$(a, b)  (x), which the prelude gives a meaning. Otherwise launches are removed.
  bool calls_launches = false;
  // Which functions' bodies are read; others are treated as if defined in another unit. Bodies that the compiler needs
  // for evaluation or type deduction are read anyway.
  enum class Bodies { kAll, kDevice, kHost } bodies = Bodies::kAll;
  // Headers from outside the project at the top of the main file, and those among them that other units of its
  // program share: they may be parsed ahead, as a precompiled header.
  std::vector<std::string> leading, shared_leading;
  bool build_only = false;  // what decides whether the unit builds; values and flows of data are left out
  bool lower = false;
  bool threads = false;              // with `lower`: the device side of a SIMT language, for simulator/simt
  std::vector<std::string> entries;  // functions that lowering keeps, by symbol, in addition to those of the language
  std::vector<std::string> wanted;   // with `shared`: inline functions, demangled, that other units take from this one
  // Sections of tables that only a linker reads, which the compiler chooses itself: lowering moves these tables
  // back into data.
  std::vector<std::string> linker_sections;
  // Symbols that a library brings at run time (see WriteLibrary): their definitions are left out of the module.
  const std::unordered_set<std::string>* provided = nullptr;
  bool shared = false;             // other units of the program use what this one defines
  std::size_t first_location = 0;  // of the module's assay_loc marks, where units of one program are linked later
};

struct UnitResult {
  AstFacts ast;
  std::vector<ParseError> missing;      // headers that `stand_in` stood in for, each once
  bool parsed = false;                  // no error but these
  bool precompiled_loaded = true;       // false: moved, damaged or of another compiler; then the rest is not set
  std::optional<LoweredModule> module;  // only where lowering was asked for and worked
  std::vector<std::string> undefined;   // functions called and not defined, demangled, after lowering
  double parse_ms = 0;
  double lower_ms = 0;
  // How the unit was obtained: parsed in full, parsed after a precompiled prefix, or taken from memory.
  enum class Way { kWhole, kBehindPrefix, kKnown } way = Way::kWhole;
};

class Frontend {
 public:
  explicit Frontend(FrontendDialect dialect);
  ~Frontend();

  UnitResult Parse(const UnitRequest& request);

  // Writes a precompiled header of the request's prelude; empty string on success, else what failed.
  static std::string WritePrecompiled(const UnitRequest& request, const std::string& output);

  // Compiles `text` for the host, with a definition of every inline function and every instantiation that it holds:
  // the object file into BASE.o, the same as bitcode into BASE.bc, their symbols, one per line, into BASE.names. A
  // function that neither the text nor this process defines becomes a call of `unknown` with its name, if `unknown` is
  // given. Empty on success, else what failed.
  static std::string WriteLibrary(const std::string& text, const std::vector<std::string>& include_dirs,
                                  const std::vector<std::string>& flags, const std::string& base,
                                  const std::string& unknown = "");

  // Compiles the request's prelude, in its language, and writes bitcode into BASE.bc, inlined as its attributes ask,
  // and the symbols of the definitions that others can use, one per line, into BASE.names. Empty on success, else
  // what failed.
  static std::string WriteBitcode(const UnitRequest& request, const std::string& base);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace assay
