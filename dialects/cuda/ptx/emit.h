// One assembly statement on its way to instructions of LLVM. Internal.
#pragma once

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>

#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dialects/cuda/ptx/text.h"

namespace assay::cuda::ptx {

class Emitter {
 public:
  explicit Emitter(llvm::CallInst& call);

  // False if the operands or registers are of a kind that is not followed.
  bool Open(const std::vector<std::pair<std::string, std::string>>& registers);
  // False at the first instruction that is not followed.
  bool All(const std::vector<Instruction>& instructions);
  // Hands the statement's results on and removes it.
  void Close();

 private:
  using Values = std::vector<llvm::Value*>;

  bool Emit(const Instruction& one);
  // By group, in emit-*.cpp; nothing if the instruction is of another group.
  std::optional<bool> Arithmetic(const Instruction& one);
  std::optional<bool> Bitwise(const Instruction& one);
  std::optional<bool> Memory(const Instruction& one);
  std::optional<bool> Matrix(const Instruction& one);
  bool Move(const Instruction& one);
  bool Compare(const Instruction& one);
  bool Convert(const Instruction& one);
  bool Load(const Instruction& one);
  bool Store(const Instruction& one);
  bool Copy(const Instruction& one);
  bool Synchronise(const Instruction& one);
  bool Multiply(const Instruction& one);

  // null: no type of PTX that is followed.
  llvm::Type* TypeOf(std::string_view word);
  llvm::Value* Read(const Operand& operand, llvm::Type* type);
  llvm::Value* Address(const Operand& operand, bool shared);
  bool Write(const Operand& operand, llvm::Value* value);
  llvm::Value** Slot(const Operand& operand);
  llvm::Value* As(llvm::Value* value, llvm::Type* type);
  llvm::Value* Call(const char* name, llvm::Type* result, const Values& arguments);
  // What has an effect, only where the guard holds.
  void Guarded(const std::function<void()>& effect);
  llvm::Value* Buffer(unsigned words);
  void Put(llvm::Value* buffer, unsigned at, llvm::Value* value);
  llvm::Value* Get(llvm::Value* buffer, unsigned at);

  llvm::CallInst& call_;
  llvm::IRBuilder<> b_;
  std::vector<llvm::Value*> slots_;  // by number of the argument; outputs first
  std::size_t outputs_ = 0;
  std::map<std::string, llvm::Value*, std::less<>> registers_;
  llvm::Value* guard_ = nullptr;
};

inline bool Has(const Instruction& one, std::initializer_list<std::string_view> any) {
  for (const std::string& word : one.words) {
    for (const std::string_view of : any) {
      if (word == of) return true;
    }
  }
  return false;
}
bool IsShared(const Instruction& one);

}  // namespace assay::cuda::ptx
