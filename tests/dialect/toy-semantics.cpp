// The effects of the toy's intrinsics, as rows for the lift.
#include "analyzer/lift/semantics.h"

#include <algorithm>
#include <iterator>

#include "analyzer/lift/value-lifter.h"
#include "tests/dialect/toy-dialect.h"

namespace assay::toy {
namespace {

using lift::Effect;
using lift::Extent;
using lift::IntrinsicRow;
using lift::OperandRow;

constexpr OperandRow Tile(std::string_view name, bool writes, int handle, int offset) {
  return {.name = name,
          .writes = writes,
          .handle = handle,
          .offset = offset,
          .extent = Extent::kBytes,
          .args = {offset + 1, -1, -1, -1, -1}};
}
// For the copying intrinsics: the tile's offset and the bytes are the next arguments.
constexpr OperandRow Global(std::string_view name, bool writes, int pointer) {
  return {.name = name,
          .writes = writes,
          .global = true,
          .handle = pointer,
          .extent = Extent::kBytes,
          .args = {3, -1, -1, -1, -1}};
}

constexpr IntrinsicRow kRows[] = {
    {.name = "assay_loc", .text = "place", .effect = Effect::kLocation},
    {.name = "assay_toy_core", .text = "core", .effect = Effect::kCoreIndex},
    {.name = "assay_toy_lane", .text = "lane", .effect = Effect::kCoreIndex, .axis = 1},
    {.name = "assay_toy_cores", .text = "cores", .effect = Effect::kCoreCount},
    {.name = "assay_toy_tile", .text = "tile", .effect = Effect::kMakeScratch},
    {.name = "assay_toy_load",
     .text = "load",
     .effect = Effect::kAccess,
     .operands = {{.name = "destination",
                   .writes = true,
                   .handle = 0,
                   .offset = 1,
                   .extent = Extent::kBytes,
                   .args = {3, -1, -1, -1, -1}},
                  Global("source", false, 2)}},
    {.name = "assay_toy_add",
     .text = "add",
     .effect = Effect::kAccess,
     .operands = {Tile("destination", true, 0, 3), Tile("source", false, 1, 3), Tile("second source", false, 2, 3)}},
    {.name = "assay_toy_store",
     .text = "store",
     .effect = Effect::kAccess,
     .operands = {Global("destination", true, 0), Tile("source", false, 1, 2)}},
};

class ToySemantics : public lift::Semantics {
 public:
  const IntrinsicRow* Find(std::string_view name) const override {
    const auto* found = std::ranges::find(kRows, name, &IntrinsicRow::name);
    return found == std::end(kRows) ? nullptr : found;
  }
  lift::Role RoleOf(std::string_view) const override { return lift::Role::kPlain; }
  MemorySpace SpaceOfPosition(std::int64_t) const override { return MemorySpace::kOnChip; }
  std::int64_t BufferGranule() const override { return kTileGranule; }

  bool FillExtent(const lift::ExtentContext& context, const OperandRow& spec, Operand& operand) const override {
    operand.rows = context.pool->Const(1);
    operand.row_bytes = context.values->Signed(context.call->getArgOperand(static_cast<unsigned>(spec.args[0])));
    operand.row_stride = context.pool->Const(0);
    return true;
  }
  void FillLanes(const lift::ExtentContext&, const OperandRow&, Operand& operand) const override {
    operand.element = sizeof(float);
  }
  bool IsLeftOut(const lift::ExtentContext&, const lift::OperandRow&) const override { return false; }
  void FillFlow(const lift::ExtentContext&, Event& event) const override { event.flow = Flow::kElements; }
  lift::ScratchSpace ScratchOf(const lift::ExtentContext&) const override { return {}; }
  // Each core has one unit, which does everything in order.
  void LiftFlow(llvm::Function&, ValueLifter&, HandleLifter&, const std::map<const llvm::CallInst*, int>&,
                DeviceEvents&) const override {}

  // Nothing is proved by a run.
  const lift::ContentRow* FindContent(std::string_view) const override { return nullptr; }
  std::unique_ptr<lift::ContentRanges> RangesOf(llvm::Function&, const ContentMemory&) const override {
    return nullptr;
  }
  lift::LibraryAddresses AddressesOf(const llvm::CallInst&) const override {
    return lift::LibraryAddresses::kOfArguments;
  }
  const llvm::Value* IndexOf(const llvm::CallInst&) const override { return nullptr; }
  bool ReturnsContents(const llvm::CallInst&) const override { return false; }
  bool HoldsCount(const llvm::CallInst&) const override { return false; }
  std::vector<std::uint64_t> ListTableHead(const std::vector<std::vector<std::int64_t>>&) const override { return {}; }
};

}  // namespace

const lift::Semantics& TheSemantics() {
  static const ToySemantics semantics;
  return semantics;
}

}  // namespace assay::toy
