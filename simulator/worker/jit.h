// Compiles one lowered module to native code, all of it at once: after the worker is confined nothing can be compiled
// any more. Assembly text is never parsed: no assembler is part of the process (see Warm).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "simulator/worker/code-image.h"

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
  // Finds the address of a symbol that the module does not define, null if there is none.
  using Resolver = std::function<void*(std::string_view)>;

  Jit();
  ~Jit();
  Jit(const Jit&) = delete;
  Jit& operator=(const Jit&) = delete;

  // Parses and verifies; the module stays owned here until Compile. Null with `error` set, also if the module contains
  // something that must not be compiled (see vet.h).
  llvm::Module* Parse(const std::string& bitcode, std::string& error);
  // Links another translation unit into the parsed module.
  bool Link(const std::string& bitcode, std::string& error);
  // Another module of the input, verified like the first, to be changed and then linked. Null with `error` set.
  std::unique_ptr<llvm::Module> ParseUnit(const std::string& bitcode, std::string& error);
  // The program's own definitions; only those that are linked are read.
  std::unique_ptr<llvm::Module> ParseOwn(const std::string& bitcode, std::string& error);
  bool Link(std::unique_ptr<llvm::Module> unit, std::string& error);
  bool Compile(Resolver resolver, std::string& error);
  // Address of the compiled code; of its entry if the module itself defines it.
  CodeImage Image(const std::string& entry) const;
  const CodeImage& memory() const { return memory_.image(); }
  // Of compiled code; null when it has no such symbol.
  void* Find(const std::string& symbol) const;

  // Does once, in a process that will fork workers, the initialisation that every worker would otherwise repeat.
  // Leaves out LLVM's assembler: with it, compiling inline assembly, and even writing bitcode, would read the files
  // that it includes.
  static void Warm();

 private:
  bool Start(Resolver resolver, std::string& error);
  bool Materialise(std::string& error);

  ImageMemory memory_;
  std::unique_ptr<llvm::LLVMContext> context_;
  std::unique_ptr<llvm::Module> module_;
  std::unique_ptr<llvm::orc::LLJIT> jit_;
};

}  // namespace assay
