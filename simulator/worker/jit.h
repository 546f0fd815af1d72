// Compiles one lowered module to native code, all of it at once: after the worker is confined nothing can be compiled
// any more.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace llvm {
class LLVMContext;
class Module;
namespace orc {
class LLJIT;
}
}  // namespace llvm

namespace assay {

class Jit {
 public:
  // Finds the address of a symbol that the module does not define, null when there is none.
  using Resolver = std::function<void*(std::string_view)>;

  Jit();
  ~Jit();
  Jit(const Jit&) = delete;
  Jit& operator=(const Jit&) = delete;

  // Parses and verifies; the module stays owned here until Compile. Null with `error` set.
  llvm::Module* Parse(const std::string& bitcode, std::string& error);
  // Links another translation unit into the parsed module.
  bool Link(const std::string& bitcode, std::string& error);
  bool Compile(Resolver resolver, std::string& error);
  // Instead of Parse and Compile: links an object file that Compile had made in this process (or its parent).
  bool Load(const std::string& object, Resolver resolver, std::string& error);
  // The object file of what was compiled.
  const std::string& object() const { return object_; }
  // Of compiled or loaded code; null when it has no such symbol.
  void* Find(const std::string& symbol) const;

  // Does once, in a process that will fork workers, what every worker would otherwise do for itself.
  static void Warm();

 private:
  bool Start(Resolver resolver, std::string& error);
  bool Materialise(std::string& error);

  std::string object_;
  std::unique_ptr<llvm::LLVMContext> context_;
  std::unique_ptr<llvm::Module> module_;
  std::unique_ptr<llvm::orc::LLJIT> jit_;
};

}  // namespace assay
