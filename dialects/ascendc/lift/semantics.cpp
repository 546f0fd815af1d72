// Implements the lift's interface by the tables of semantics/ and the formulas of this folder.
#include "dialects/ascendc/lift/semantics.h"

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "analyzer/lift/semantics.h"
#include "dialects/ascendc/lift/content-range.h"
#include "dialects/ascendc/lift/extents.h"
#include "dialects/ascendc/lift/flow-lifter.h"
#include "dialects/ascendc/lift/written.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"
#include "dialects/ascendc/semantics/content-table.h"
#include "dialects/ascendc/semantics/intrinsic-table.h"
#include "dialects/ascendc/semantics/list-table.h"

namespace assay::ascendc {
namespace {

using lift::Role;

constexpr std::int64_t kSelectByScalar = 1;  // SELMODE::VSEL_TENSOR_SCALAR_MODE

constexpr std::pair<std::string_view, Role> kRoles[] = {
    {"assay_barrier", Role::kOrders},
    {"assay_event_alloc", Role::kOrders},
    {"assay_event_release", Role::kOrders},
    {"assay_dcache_clean", Role::kOrders},
    {"assay_set_flag", Role::kSetsFlag},
    {"assay_wait_flag", Role::kWaitsFlag},
    {"assay_ub_get", Role::kScalarAccess},
    {"assay_ub_set", Role::kScalarAccess},
    {"assay_lib", Role::kLibrary},
    {"assay_que_enque", Role::kPutsInQueue},
    {"assay_trans_5hd", Role::kTakesAddresses},
    {"assay_tiling_read", Role::kReadsTiling},
    {"assay_special_get", Role::kReadsRegister},
    {"assay_local_address", Role::kLocalAddress},
    {"assay_local_handle", Role::kLocalHandle},
    {"assay_local_offset", Role::kLocalOffset},
};

std::int64_t NumberOf(const llvm::CallInst& call, unsigned at) {
  const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(call.getArgOperand(at));
  return constant != nullptr && constant->getBitWidth() <= 64 ? constant->getSExtValue() : -1;
}

// By the operation, as the device decides which sources it reads (device/vector.cpp, device/compare.cpp); library
// operations tell it by the size.
bool IsLeftOut(const lift::ExtentContext& context, const OperandRow& spec) {
  constexpr int kVectorFirst = 5, kVectorSecond = 7, kSelectSecond = 8;
  const std::string_view name = context.row->name;
  if (name == "assay_lib") return NumberOf(*context.call, static_cast<unsigned>(spec.handle) + 2) == 0;
  const std::int64_t operation = NumberOf(*context.call, 0);
  const bool two = (operation >= ASSAY_ADD && operation < ASSAY_ADDS) || operation == ASSAY_XOR;
  if (name == "assay_vec_n" || name == "assay_vec_r")
    return (spec.handle == kVectorFirst && operation == ASSAY_DUP) || (spec.handle == kVectorSecond && !two);
  return name.starts_with("assay_select_") && spec.handle == kSelectSecond && operation == kSelectByScalar;
}

class AscendcSemantics : public lift::Semantics {
 public:
  const IntrinsicRow* Find(std::string_view name) const override { return FindIntrinsic(name); }
  const ContentRow* FindContent(std::string_view name) const override { return ascendc::FindContent(name); }
  Role RoleOf(std::string_view name) const override {
    const auto* found =
        std::find_if(std::begin(kRoles), std::end(kRoles), [&](const auto& row) { return row.first == name; });
    return found == std::end(kRoles) ? Role::kPlain : found->second;
  }
  MemorySpace SpaceOfPosition(std::int64_t position) const override { return ascendc::SpaceOfPosition(position); }
  std::int64_t BufferGranule() const override { return kDataBlock; }

  bool IsLeftOut(const lift::ExtentContext& context, const OperandRow& spec) const override {
    return ascendc::IsLeftOut(context, spec);
  }
  bool FillExtent(const lift::ExtentContext& context, const OperandRow& spec, Operand& operand) const override {
    return ascendc::FillExtent(context, spec, operand);
  }
  void FillLanes(const lift::ExtentContext& context, const OperandRow& spec, Operand& operand) const override {
    ascendc::FillLanes(context, spec, operand);
  }
  void FillFlow(const lift::ExtentContext& context, Event& event) const override { ascendc::FillFlow(context, event); }
  lift::ScratchSpace ScratchOf(const lift::ExtentContext& context) const override {
    return ascendc::ScratchOf(context);
  }
  void LiftFlow(llvm::Function& function, ValueLifter& values, HandleLifter& handles,
                const std::map<const llvm::CallInst*, int>& event_of, DeviceEvents& out) const override {
    ascendc::LiftFlow(function, values, handles, event_of, out);
  }
  std::unique_ptr<lift::ContentRanges> RangesOf(llvm::Function& function, const ContentMemory& memory) const override {
    return std::make_unique<ContentRanges>(function, memory);
  }

  LibraryAddresses AddressesOf(const llvm::CallInst& call) const override {
    return ascendc::AddressesOf(NumberOf(call, kLibraryApi), NumberOf(call, kLibraryPattern),
                                NumberOf(call, kLibraryStops));
  }
  const llvm::Value* IndexOf(const llvm::CallInst& call) const override { return call.getArgOperand(kLibraryIndex); }
  bool ReturnsContents(const llvm::CallInst& call) const override {
    return ascendc::ReturnsContents(NumberOf(call, kLibraryApi));
  }
  bool HoldsCount(const llvm::CallInst& call) const override { return ascendc::HoldsCount(NumberOf(call, 0)); }
  std::vector<std::uint64_t> ListTableHead(const std::vector<std::vector<std::int64_t>>& shapes) const override {
    return ascendc::ListTableHead(shapes);
  }
};

}  // namespace

const lift::Semantics& TheSemantics() {
  static const AscendcSemantics semantics;
  return semantics;
}

}  // namespace assay::ascendc
