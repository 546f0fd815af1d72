// Looks at each place where contents could influence what a kernel does: whether an operation happens, its counts and
// addresses, an index it reads, a divisor.
#include "analyzer/lift/oblivious.h"

#include <fmt/format.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "analyzer/lift/content-flow.h"
#include "analyzer/lift/parameters.h"
#include "analyzer/lift/specialise.h"
#include "analyzer/lift/unset-values.h"

namespace assay {
namespace {

using lift::LibraryAddresses;
using lift::Role;

struct Dependence {
  std::string what;  // "a count or an address of the copy in"
  Cause cause = 0;   // 0: `what` says all
  const llvm::Instruction* at = nullptr;
  bool alone = false;    // other operations do what they do all the same
  bool outputs = false;  // what is written to global memory depends, or whether the core comes to its end
  bool bounded = false;  // with more constants its place could be shown to lie inside the buffer
};

void AddPlace(const SourceRange& where, std::vector<SourceRange>& to) {
  if (std::find(to.begin(), to.end(), where) == to.end()) to.push_back(where);
}

// Operations that wait or set marks and leave no state that others depend on.
bool OnlyOrders(Role role) { return role == Role::kOrders || role == Role::kSetsFlag || role == Role::kWaitsFlag; }

bool WritesGlobal(const lift::IntrinsicRow& row) {
  return std::any_of(std::begin(row.operands), std::end(row.operands),
                     [](const lift::OperandRow& operand) { return operand.global && operand.writes; });
}

// Whether a flag that is waited for was set just before, in every execution that reaches this point.
bool SetBefore(const lift::Semantics& semantics, const llvm::CallInst& wait) {
  for (const llvm::Instruction* at = wait.getPrevNode(); at != nullptr; at = at->getPrevNode()) {
    const auto* call = llvm::dyn_cast<llvm::CallInst>(at);
    if (call == nullptr || semantics.RoleOf(*call) != Role::kSetsFlag) continue;
    return call->getArgOperand(0) == wait.getArgOperand(0) && call->getArgOperand(1) == wait.getArgOperand(1);
  }
  return false;
}

std::int64_t IntegerOr(const llvm::Value* value, std::int64_t otherwise) {
  const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(value);
  return constant != nullptr && constant->getBitWidth() <= 64 ? constant->getSExtValue() : otherwise;
}

class Reader {
 public:
  Reader(const lift::Semantics& semantics, llvm::Function& function, const LoweredModule& module,
         ContentFlow::Given given)
      : semantics_(semantics),
        function_(function),
        module_(module),
        flow_(semantics, function, std::move(given)),
        ranges_(semantics.RangesOf(function, flow_.memory())) {}

  // Inputs that are taken as given must not be written.
  bool BreaksGiven() const { return flow_.WritesGiven(); }

  // All candidates; exact only if there is a single one.
  std::vector<Dependence> Find() const {
    std::vector<Dependence> all;
    for (const llvm::BasicBlock* block : llvm::ReversePostOrderTraversal<const llvm::Function*>(&function_)) {
      for (const llvm::Instruction& instruction : *block) {
        auto found = Look(instruction);
        if (!found) continue;
        if (!found->alone) return {std::move(*found)};
        all.push_back(std::move(*found));
      }
    }
    return all;
  }

  Obliviousness Tell(const std::vector<Dependence>& all) const {
    Obliviousness out;
    const Dependence& found = all.front();
    out.where = PlaceOf(found.at);
    out.holds_elsewhere = true;
    for (const Dependence& one : all) {
      const SourceRange where = PlaceOf(one.at);
      out.holds_elsewhere = out.holds_elsewhere && one.alone && where.valid();
      AddPlace(where, out.apart);
      out.outputs_depend = out.outputs_depend || one.outputs;
    }
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
      return Dependence{.what = "how often a loop runs, or whether the core comes to its end,",
                        .cause = flow_.Of(instruction.getOperand(0)),
                        .at = &instruction,
                        .alone = true,
                        .outputs = true};
    }
    const unsigned opcode = instruction.getOpcode();
    if (opcode == llvm::Instruction::SDiv || opcode == llvm::Instruction::UDiv || opcode == llvm::Instruction::SRem ||
        opcode == llvm::Instruction::URem) {
      if (auto found = If("a divisor", flow_.Of(instruction.getOperand(1)), instruction)) return found;
      if (IntegerOr(instruction.getOperand(1), 0) != 0) return std::nullopt;
      auto found = If("whether a division happens", flow_.Control(instruction.getParent()), instruction);
      if (found) found->alone = true;
      return found;
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
    return Dependence{.what = std::move(what), .cause = cause, .at = &at};
  }

  std::optional<Dependence> LookAtPointer(const llvm::Value* pointer, bool write, const llvm::Instruction& at) const {
    using Kind = ContentPlace::Kind;
    for (const ContentPlace& place : flow_.memory().PlacesOf(pointer)) {
      if (place.kind == Kind::kConstant || (place.kind == Kind::kOwn && !write)) continue;
      // Effects of such a write on other cores' bytes are not tracked.
      if (write && place.kind == Kind::kGlobal) {
        return Dependence{.what = "a native pointer writes global memory", .at = &at};
      }
      if (auto found = If("the place of a native access", flow_.Of(pointer), at)) return found;
      if (place.kind == Kind::kOwn) continue;
      if (auto found = If("whether a native access happens", flow_.Control(at.getParent()), at)) return found;
    }
    return std::nullopt;
  }

  std::optional<Dependence> LookAtCall(const llvm::CallInst& call) const {
    const llvm::Function* callee = call.getCalledFunction();
    if (callee == nullptr) return Dependence{.what = "an indirect call is not followed", .at = &call};
    const std::string_view name(callee->getName());
    const auto* row = semantics_.FindContent(name);
    if (row != nullptr) return Weigh(call, name, LookAtIntrinsic(call, *row));
    if (const auto* transfer = llvm::dyn_cast<llvm::MemTransferInst>(&call)) {
      if (auto found = LookAtPointer(transfer->getRawSource(), false, call)) return found;
    }
    if (const auto* memory = llvm::dyn_cast<llvm::MemIntrinsic>(&call)) {
      if (auto found = LookAtPointer(memory->getRawDest(), true, call)) return found;
      return If("the length of a native copy", flow_.Of(memory->getLength()), call);
    }
    if (callee->isIntrinsic() || IsUnset(call)) return std::nullopt;
    return Dependence{.what = fmt::format("a call of `{}` is not followed", name), .at = &call};
  }

  // The remaining dependences, and what they concern.
  std::optional<Dependence> Weigh(const llvm::CallInst& call, std::string_view name,
                                  std::optional<Dependence> found) const {
    const auto* row = found ? semantics_.Find(name) : nullptr;
    if (row == nullptr) return found;
    const bool same = std::all_of(call.arg_begin(), call.arg_end(),
                                  [&](const llvm::Use& argument) { return flow_.Of(argument.get()) == 0; });
    const Role role = semantics_.RoleOf(name);
    if (OnlyOrders(role)) {
      if (!same) return found;
      if (role != Role::kWaitsFlag || SetBefore(semantics_, call)) return std::nullopt;
      found->alone = found->outputs = true;
      return found;
    }
    if (role == Role::kScalarAccess) {
      const auto* bytes = llvm::dyn_cast<llvm::ConstantInt>(call.getArgOperand(2));
      const bool inside = flow_.Of(call.getArgOperand(0)) == 0 && bytes != nullptr &&
                          ranges_->StaysInside(call.getArgOperand(0), call.getArgOperand(1), bytes->getSExtValue());
      if (inside) return std::nullopt;
      found->bounded = true;
    }
    found->alone = row->effect == lift::Effect::kAccess && role != Role::kLibrary;
    found->outputs = WritesGlobal(*row);
    return found;
  }

  std::string_view TextOf(const lift::ContentRow& row) const {
    const auto* known = semantics_.Find(row.name);
    return known != nullptr ? known->text : row.name;
  }

  std::optional<Dependence> LookAtIntrinsic(const llvm::CallInst& call, const lift::ContentRow& row) const {
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
          return Dependence{.what = fmt::format("the arguments of a {} are not followed", text), .at = &call};
        const ContentPlace whole{place.kind, place.base, 0, false};
        if (auto found = If(fmt::format("an address or a count of a {}", text), flow_.memory().Load(whole, -1), call))
          return found;
      }
    }
    if (row.index >= 0) {
      return If(fmt::format("where a {} reads", text),
                flow_.memory().ContentsOf(call.getArgOperand(static_cast<unsigned>(row.index))), call);
    }
    if (semantics_.RoleOf(row.name) == Role::kLibrary) return LookAtLibrary(call);
    return std::nullopt;
  }

  std::optional<Dependence> LookAtLibrary(const llvm::CallInst& call) const {
    switch (semantics_.AddressesOf(call)) {
      case LibraryAddresses::kOfArguments:
        return std::nullopt;
      case LibraryAddresses::kOfIndex:
        return If("where a library operation reads or writes", flow_.memory().ContentsOf(semantics_.IndexOf(call)),
                  call);
      case LibraryAddresses::kOfContents:
        return Dependence{.what = "how much a library operation moves depends on what it reads", .at = &call};
    }
    return std::nullopt;
  }

  SourceRange PlaceOf(const llvm::Instruction* at) const {
    for (; at != nullptr; at = at->getPrevNode()) {
      const auto* call = llvm::dyn_cast<llvm::CallInst>(at);
      const llvm::Function* callee = call ? call->getCalledFunction() : nullptr;
      const auto* row = callee ? semantics_.Find(std::string_view(callee->getName())) : nullptr;
      if (row == nullptr || row->effect != lift::Effect::kLocation) continue;
      const auto index = static_cast<std::size_t>(IntegerOr(call->getArgOperand(0), -1));
      return index < module_.locations.size() ? module_.locations[index].range : SourceRange{};
    }
    return {};
  }

  const lift::Semantics& semantics_;
  const llvm::Function& function_;
  const LoweredModule& module_;
  ContentFlow flow_;
  std::unique_ptr<lift::ContentRanges> ranges_;
};

struct Half {
  Obliviousness result;
  bool by_core = false;  // the code of one core alone may show more
};

// Parameters whose tensors the launch gives and that do not overlap an output.
ContentFlow::Given GivenOf(const llvm::Function& entry, const LaunchValues& launch) {
  ContentFlow::Given given;
  const std::vector<Parameter> parameters = ParametersOf(launch, entry.arg_size());
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const std::size_t at = parameters[i].args.front();
    const bool shared = std::any_of(launch.args.begin(), launch.args.end(),
                                    [&](const LaunchArgument& arg) { return arg.same_as == static_cast<int>(at); });
    if (launch.args[at].given && !parameters[i].list && !shared) given.insert(entry.getArg(static_cast<unsigned>(i)));
  }
  return given;
}

Half JudgeCode(llvm::Function& entry, const LoweredModule& module, const LaunchValues& launch, bool with_given) {
  Half half;
  const Reader reader(*launch.semantics, entry, module, with_given ? GivenOf(entry, launch) : ContentFlow::Given());
  if (with_given && reader.BreaksGiven()) {
    half.result.why_not = "something may write into a tensor whose values are given";
    return half;
  }
  const std::vector<Dependence> found = reader.Find();
  half.result.holds = found.empty();
  if (found.empty()) return half;
  half.result = reader.Tell(found);
  half.by_core = std::any_of(found.begin(), found.end(),
                             [](const Dependence& one) { return one.cause == ContentFlow::kNeverSet || one.bounded; });
  return half;
}

Half JudgeHalf(const Specialised& code, const LoweredModule& module, const LaunchValues& launch, bool with_given) {
  Half half;
  half.result.why_not = code.entry == nullptr ? code.problem : code.tiling_gap;
  return half.result.why_not.empty() ? JudgeCode(*code.entry, module, launch, with_given) : half;
}

// Cores beyond the last one with work return early, so members that only the others set look unset; and counts that
// a table holds for each core are constants of one core.
Obliviousness JudgeCores(const Specialised& code, const LoweredModule& module, const LaunchValues& launch, bool given) {
  Obliviousness all{.holds = true};
  for (std::int64_t core = 0; core < launch.block_dim; ++core) {
    const CodeOfCore own = SpecialiseCore(code, core, launch.block_dim);
    Obliviousness one = JudgeCode(*own.entry, module, launch, given).result;
    if (one.holds) continue;
    if (!one.holds_elsewhere) return one;
    one.outputs_depend |= all.outputs_depend;
    for (const SourceRange& where : all.apart) AddPlace(where, one.apart);
    all = std::move(one);
  }
  return all;
}

constexpr std::int64_t kMostCores = 64;

}  // namespace

Obliviousness JudgeOblivious(const LoweredModule& module, std::string_view entry, const LaunchValues& launch,
                             bool given) {
  const bool one_a_block = module.cube_bitcode.empty();
  const Specialised code = Specialise(module.bitcode, entry, launch, one_a_block);
  Half vector = JudgeHalf(code, module, launch, given);
  if (vector.by_core && one_a_block && launch.block_dim <= kMostCores) return JudgeCores(code, module, launch, given);
  if (!one_a_block) vector.result.holds_elsewhere = false;
  if (!vector.result.holds || one_a_block) return vector.result;
  Half cube = JudgeHalf(Specialise(module.cube_bitcode, entry, launch, false), module, launch, given);
  cube.result.holds_elsewhere = false;
  return cube.result;
}

}  // namespace assay
