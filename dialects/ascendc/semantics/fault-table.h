// Every kind of fault that a run can show, and what covers it: the obligation that corresponds to it for all shapes, or
// the reason why there is none. What runs, proofs and the verdict say of a kind comes from here.
#pragma once

#include <span>
#include <string_view>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/facts/proof.h"
#include "analyzer/facts/run.h"

namespace assay::ascendc {

// What a kernel must contain for a fault to be possible.
enum class Needs {
  kNothing,         // any kernel can show it
  kFlags,           // SetFlag, WaitFlag and their kin, also between cores
  kManyInFlight,    // queues with more buffers together than there are event ids, or how many is not known
  kAtomics,         // atomic modes
  kScalarStores,    // scalars written to global memory, through the data cache
  kScalarAccesses,  // the same, or read
  kLibraryStarts,   // operands of library operations that start anywhere inside their buffers
  kHiddenSpace,     // library functions that need space behind the kernel's own buffers, and little may be left there
  kTemporarySpace,  // library functions whose temporary space depends on their sizes
  kAsserts,         // conditions that the kernel itself tests
  kTraps,           // code that ends a core
  kIndexedLocals,   // arrays on the stack of a core, with variable indexes
  kOpenLoops,       // loops whose number of rounds is not known
  kManyBuffers,     // queues with more buffers together than a pipe has, or how many is not known
  kInPlace          // outputs in the memory of an input
};

struct FaultRow {
  FaultKind kind;
  std::string_view word;  // in documents
  Needs needs = Needs::kNothing;
  enum class By {
    kObligation,  // `asked_by`
    kNobody,      // a gap: it keeps a kernel that has what it needs from being proved for all shapes
    kNoQuestion   // sizes do not decide it, or another part of the report speaks of it
  } by = By::kNobody;
  ObligationKind asked_by = ObligationKind::kGlobalBounds;
  std::string_view what;  // kNobody and kObligation: what is asked; kNoQuestion: why it is not
  // Whether it depends on which bytes are accessed, so that a run shows it for its own contents only.
  bool by_access = false;
  // For advice: whether hardware may show what the simulator tolerated, so that it excludes a claim.
  bool hazard = false;
};

// A kind can have several rows, one for each part of a kernel that can cause it.
std::span<const FaultRow> FaultTable();
// Its first row.
const FaultRow& RowOf(FaultKind kind);

struct ObligationRow {
  ObligationKind kind;
  // False: the solver has no obligation for it yet, and rows that rely on it are gaps.
  bool asked;
  std::string_view what;  // of all obligations of the kind together; empty: a run shows nothing of it
  bool tolerated;         // what the device tolerates breaks no obligation
  std::string_view open;  // where a fault that the device tolerates leaves it open
  bool placed;            // a run shows it at its place, or somewhere else as well
};

std::span<const ObligationRow> ObligationTable();
const ObligationRow& RowOf(ObligationKind kind);

// Whether library functions take what is left of the memory behind the buffers, in steps.
bool TakesRest(const DeviceEvents& events);
// Bytes behind the buffers that count as enough for their steps. The simulated device asks for 128 at most
// (device/library-math.cpp), the vendor's library for some repeats of 256: an estimate, not compared for each function.
constexpr std::int64_t kRoomOfLibrary = 16384;

// Whether a fault of a run shows that an obligation of this kind does not hold.
bool Breaks(FaultKind fault, ObligationKind kind);

// Checks that this launch supports and that are not asked for, each kind once. `by_access_only`: only the kinds that
// depend on contents.
std::vector<NotAsked> NotAskedOf(const DeviceEvents& events, const LaunchValues& launch, bool by_access_only = false);

}  // namespace assay::ascendc
