// Evaluates the subset of Python that benchmark modules are written in, without Python: the text is untrusted, and none
// of it is executed by the machine. Steps, depth and memory are bounded; what is not supported ends with an error that
// names it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/dtype.h"
#include "reference/value.h"

namespace assay::harness {

// An imported native extension (`import kernel_gen_ops`), supplied by the caller. Must outlive the module.
class ExternalModule {
 public:
  virtual ~ExternalModule() = default;
  virtual bool Provides(const std::string& module) const = 0;
  // `module.attribute(*arguments, **keywords)`. Nothing with `error` if it cannot be called.
  virtual std::optional<Value> Call(const std::string& module, const std::string& attribute, const ValueList& arguments,
                                    const ValueMap& keywords, std::string& error) = 0;
};

// The environment of a script that runs as a program: files from its caller, and a place for its output.
class ScriptFiles {
 public:
  virtual ~ScriptFiles() = default;
  virtual std::optional<std::string> Read(const std::string& path) = 0;
  // `dtype` is the element type of the bytes.
  virtual void Write(const std::string& path, std::string bytes, Dtype dtype) = 0;
  virtual void Print(const std::string& text) = 0;
};

// Files that a module wrote, by their normalised path, with their contents.
using KeptFiles = std::map<std::string, Value>;
// Whether the text writes files that it then builds: `torch.utils.cpp_extension.load`.
bool BuildsFromFiles(const std::string& text);
// The path under which a file is kept; names without a folder are relative to the module's.
std::string KeptPath(const std::string& path);

struct SurveyState;

// A module-level name that is given another value than in its text.
struct ModuleConstant {
  std::string name;
  Value value;
  std::optional<Value> written = std::nullopt;  // only where the text gives it this
};

// A module's text and its name in errors.
struct ModuleText {
  std::string file, text;
};

struct PythonOptions {
  std::string file = "module.py";  // name in errors
  // Runs first, in the same namespace: KernelBench executes a reply in the context in which it executed the task
  // (src/eval.py, one `context` for both).
  std::optional<ModuleText> before;
  std::uint64_t seed = 1024;
  std::uint64_t max_steps = 20'000'000;         // statements, expressions and what they look at, all calls together
  std::uint64_t max_bytes = 512u << 20;         // of lists, dictionaries, texts and objects at one time
  std::uint64_t max_tensor_bytes = 4ull << 30;  // of tensors' values at one time; above it shapes only
  std::int64_t max_elements = 1 << 26;          // of one tensor; above it shapes only
  std::int64_t max_work = 4'000'000'000;        // multiply-adds of all operations; above it shapes only
  std::string device = "npu";                   // where the benchmark puts tensors: "npu" or "cuda"
  // Tensors that the text makes without a device are in the host's memory (reference/tensor/places.h). The caller
  // moves modules, PythonModule::MoveToDevice, and inputs.
  bool tells_places = false;
  std::vector<ModuleConstant> constants;  // to scale a module down
  // Text of a sibling module (`framework.utils`); nothing if there is none.
  std::function<std::optional<std::string>(const std::string& module)> resolve;
  ExternalModule* external = nullptr;
  // Files that the text writes are kept, and read again: the machine's files are not touched.
  bool keeps_files = false;
  // With files the text runs as a program: `__name__` is "__main__", arrays are read and written, and the modules that
  // only a program uses (os, sys, argparse) have what scripts need of them.
  ScriptFiles* files = nullptr;
  std::vector<std::string> arguments;  // of the command line, the script's name first
  SurveyState* survey = nullptr;       // set by SurveyPython alone
};

class PythonModule {
 public:
  ~PythonModule();
  // Runs the module's text once, with __name__ set so that `if __name__ == "__main__":` does nothing.
  static std::unique_ptr<PythonModule> Load(const std::string& text, const PythonOptions& options, Error& error);

  bool Has(const std::string& name) const;
  std::optional<Value> Get(const std::string& name) const;
  // A function or class of the module.
  std::optional<Value> Call(const std::string& name, const ValueList& arguments, const ValueMap& keywords,
                            Error& error);
  // `callee(*arguments)`; for an instance of nn.Module that is forward.
  std::optional<Value> Invoke(const Value& callee, const ValueList& arguments, const ValueMap& keywords, Error& error);
  std::optional<Value> Attribute(const Value& object, const std::string& name, Error& error);

  // Module-level names bound to an integer literal, in the order of the text: what a caller can scale.
  std::vector<std::pair<std::string, std::int64_t>> IntegerConstants() const;
  // Parameters and buffers of a module instance by their dotted names, in the framework's order.
  std::vector<std::pair<std::string, TensorPtr>> State(const Value& instance) const;
  // Parameters and buffers leave host memory, as by `module.to(device)`.
  void MoveToDevice(const Value& instance);
  // Restarts the random stream (torch.manual_seed).
  void Seed(std::uint64_t seed);
  // Random draws so far: if a call raises it, its result depends on a stream that is not the framework's.
  std::uint64_t draws() const;
  TensorContext& context();
  // The line, from 1, of the module's own statement that was executed last; 0 before the first.
  int line() const;

 private:
  struct Body;
  explicit PythonModule(std::unique_ptr<Body> body);
  std::unique_ptr<Body> body_;
};

}  // namespace assay::harness
