// Looks at each place where contents could come to decide what a kernel does: whether an operation happens, its counts
// and addresses, an index it reads, a divisor.
#include "analyzer/lift/oblivious.h"

#include <fmt/format.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <optional>

#include "analyzer/dialects/ascendc/content-table.h"
#include "analyzer/dialects/ascendc/intrinsic-table.h"
#include "analyzer/lift/content-flow.h"
#include "analyzer/lift/specialise.h"

namespace assay {
namespace {

using ascendc::LibraryAddresses;

struct Dependence {
  std::string what;  // "a count or an address of the copy in"
  Cause cause = 0;   // 0: `what` says all
  const llvm::Instruction* at = nullptr;
};

std::int64_t ConstantOr(const llvm::Value* value, std::int64_t otherwise) {
  const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(value);
  return constant != nullptr && constant->getBitWidth() <= 64 ? constant->getSExtValue() : otherwise;
}

class Reader {
 public:
  Reader(llvm::Function& function, const LoweredModule& module)
      : function_(function), module_(module), flow_(function) {}

  std::optional<Dependence> Find() const {
    for (const llvm::BasicBlock* block : llvm::ReversePostOrderTraversal<const llvm::Function*>(&function_)) {
      for (const llvm::Instruction& instruction : *block) {
        if (auto found = Look(instruction)) return found;
      }
    }
    return std::nullopt;
  }

  Obliviousness Tell(const Dependence& found) const {
    Obliviousness out;
    out.where = PlaceOf(found.at);
    out.why_not = found.what;
    if (found.cause != 0) {
      const ContentFlow::Origin& origin = flow_.OriginOf(found.cause);
      out.why_not += " depends on " + origin.what;
    }
    return out;
  }

 private:
  std::optional<Dependence> Look(const llvm::Instruction& instruction) const {
    if (const auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction)) return LookAtCall(*call);
    if (instruction.isTerminator()) {
      if (!flow_.DecidesRounds(instruction.getParent())) return std::nullopt;
      return Dependence{"how often a loop runs, or whether the core comes to its end,",
                        flow_.Of(instruction.getOperand(0)), &instruction};
    }
    const unsigned opcode = instruction.getOpcode();
    if (opcode == llvm::Instruction::SDiv || opcode == llvm::Instruction::UDiv || opcode == llvm::Instruction::SRem ||
        opcode == llvm::Instruction::URem) {
      return If("a divisor", flow_.Of(instruction.getOperand(1)), instruction);
    }
    if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) {
      return LookAtPointer(load->getPointerOperand(), false, instruction);
    }
    if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
      return LookAtPointer(store->getPointerOperand(), true, instruction);
    }
    return std::nullopt;
  }

  static std::optional<Dependence> If(std::string what, Cause cause, const llvm::Instruction& at) {
    if (cause == 0) return std::nullopt;
    return Dependence{std::move(what), cause, &at};
  }

  std::optional<Dependence> LookAtPointer(const llvm::Value* pointer, bool write, const llvm::Instruction& at) const {
    using Kind = ContentPlace::Kind;
    for (const ContentPlace& place : flow_.memory().PlacesOf(pointer)) {
      if (place.kind == Kind::kConstant || (place.kind == Kind::kOwn && !write)) continue;
      // What such a write does to the bytes of other cores is not watched.
      if (write && place.kind == Kind::kGlobal) return Dependence{"a native pointer writes global memory", 0, &at};
      if (auto found = If("the place of a native access", flow_.Of(pointer), at)) return found;
      if (place.kind == Kind::kOwn) continue;
      if (auto found = If("whether a native access happens", flow_.Control(at.getParent()), at)) return found;
    }
    return std::nullopt;
  }

  std::optional<Dependence> LookAtCall(const llvm::CallInst& call) const {
    const llvm::Function* callee = call.getCalledFunction();
    if (callee == nullptr) return Dependence{"an indirect call is not followed", 0, &call};
    const std::string_view name(callee->getName());
    const auto* row = ascendc::FindContent(name);
    if (row != nullptr) return LookAtIntrinsic(call, *row);
    if (const auto* transfer = llvm::dyn_cast<llvm::MemTransferInst>(&call)) {
      if (auto found = LookAtPointer(transfer->getRawSource(), false, call)) return found;
    }
    if (const auto* memory = llvm::dyn_cast<llvm::MemIntrinsic>(&call)) {
      if (auto found = LookAtPointer(memory->getRawDest(), true, call)) return found;
      return If("the length of a native copy", flow_.Of(memory->getLength()), call);
    }
    if (callee->isIntrinsic()) return std::nullopt;
    return Dependence{fmt::format("a call of `{}` is not followed", name), 0, &call};
  }

  static std::string_view TextOf(const ascendc::ContentRow& row) {
    const auto* known = ascendc::FindIntrinsic(row.name);
    return known != nullptr ? known->text : row.name;
  }

  std::optional<Dependence> LookAtIntrinsic(const llvm::CallInst& call, const ascendc::ContentRow& row) const {
    if (row.harmless) return std::nullopt;
    const std::string_view text = TextOf(row);
    if (auto found = If(fmt::format("whether a {} happens", text), flow_.Control(call.getParent()), call)) return found;
    for (unsigned i = 0; i < call.arg_size(); ++i) {
      if (std::find(std::begin(row.data), std::end(row.data), static_cast<int>(i)) != std::end(row.data)) continue;
      if (auto found =
              If(fmt::format("an address, a count or a mode of a {}", text), flow_.Of(call.getArgOperand(i)), call))
        return found;
    }
    for (int at : row.local) {
      if (at < 0) continue;
      const llvm::Value* pointer = call.getArgOperand(static_cast<unsigned>(at));
      for (const ContentPlace& place : flow_.memory().PlacesOf(pointer)) {
        if (place.kind != ContentPlace::Kind::kOwn)
          return Dependence{fmt::format("what a {} is told is not followed", text), 0, &call};
        const ContentPlace whole{place.kind, place.base, 0, false};
        if (auto found = If(fmt::format("an address or a count of a {}", text), flow_.memory().Load(whole, -1), call))
          return found;
      }
    }
    if (row.index >= 0) {
      return If(fmt::format("where a {} reads", text),
                flow_.memory().ContentsOf(call.getArgOperand(static_cast<unsigned>(row.index))), call);
    }
    if (row.name == "assay_lib") return LookAtLibrary(call);
    return std::nullopt;
  }

  std::optional<Dependence> LookAtLibrary(const llvm::CallInst& call) const {
    const auto number = [&](unsigned at) { return ConstantOr(call.getArgOperand(at), -1); };
    switch (ascendc::AddressesOf(number(ascendc::kLibraryApi), number(ascendc::kLibraryPattern),
                                 number(ascendc::kLibraryStops))) {
      case LibraryAddresses::kOfArguments:
        return std::nullopt;
      case LibraryAddresses::kOfIndex:
        return If("where a library operation reads or writes",
                  flow_.memory().ContentsOf(call.getArgOperand(ascendc::kLibraryIndex)), call);
      case LibraryAddresses::kOfContents:
        return Dependence{"how much a library operation moves depends on what it reads", 0, &call};
    }
    return std::nullopt;
  }

  SourceRange PlaceOf(const llvm::Instruction* at) const {
    for (; at != nullptr; at = at->getPrevNode()) {
      const auto* call = llvm::dyn_cast<llvm::CallInst>(at);
      const llvm::Function* callee = call ? call->getCalledFunction() : nullptr;
      const auto* row = callee ? ascendc::FindIntrinsic(std::string_view(callee->getName())) : nullptr;
      if (row == nullptr || row->effect != ascendc::Effect::kLocation) continue;
      const auto index = static_cast<std::size_t>(ConstantOr(call->getArgOperand(0), -1));
      return index < module_.locations.size() ? module_.locations[index].range : SourceRange{};
    }
    return {};
  }

  const llvm::Function& function_;
  const LoweredModule& module_;
  ContentFlow flow_;
};

struct Half {
  Obliviousness result;
  bool never_set = false;  // what stands in the way is a value that nothing set
};

Half JudgeHalf(std::string_view bitcode, const LoweredModule& module, std::string_view entry,
               const LaunchValues& launch, const CoresOf& cores) {
  Half half;
  Specialised code = Specialise(bitcode, entry, launch, cores);
  half.result.why_not = code.entry == nullptr ? code.problem : code.tiling_gap;
  if (!half.result.why_not.empty()) return half;
  const Reader reader(*code.entry, module);
  if (const auto found = reader.Find()) {
    half.result = reader.Tell(*found);
    half.never_set = found->cause == ContentFlow::kNeverSet;
    return half;
  }
  half.result.holds = true;
  return half;
}

// Cores beyond the last with work leave early, and members that only the others set look as if nothing had set them.
Obliviousness JudgeCores(const LoweredModule& module, std::string_view entry, const LaunchValues& launch) {
  for (std::int64_t core = 0; core < launch.block_dim; ++core) {
    Half half = JudgeHalf(module.bitcode, module, entry, launch, {.one_a_block = true, .only = core});
    if (!half.result.holds) return half.result;
  }
  return {.holds = true};
}

constexpr std::int64_t kMostCores = 64;

}  // namespace

Obliviousness JudgeOblivious(const LoweredModule& module, std::string_view entry, const LaunchValues& launch) {
  const bool one_a_block = module.cube_bitcode.empty();
  Half vector = JudgeHalf(module.bitcode, module, entry, launch, {.one_a_block = one_a_block});
  if (vector.never_set && one_a_block && launch.block_dim <= kMostCores) return JudgeCores(module, entry, launch);
  if (!vector.result.holds || one_a_block) return vector.result;
  return JudgeHalf(module.cube_bitcode, module, entry, launch, {.one_a_block = false}).result;
}

}  // namespace assay
