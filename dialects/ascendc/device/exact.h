// A second value for every element: what it would be had no instruction rounded, kept as a double alongside local and
// global memory, together with the first instruction after which the two had drifted apart (its birth). Computed in a
// separate run after outputs were found wrong, to locate the cause. An element that no instruction here can follow is
// taken as stored: a second value is valid only while the bits it was made with are still in memory, so other writes to
// memory need no call. Values that scalar code reads are followed into later vector instructions by their bits, and not
// through arithmetic of the scalar unit.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "analyzer/facts/number-formats.h"
#include "dialects/ascendc/device/machine.h"
#include "reference/exact-trace.h"

namespace assay::device {

struct ExactEntry {
  double exact = 0;
  std::uint64_t bits = 0;    // of the stored value it belongs to
  std::uint32_t birth = 0;   // index of births(), 0 = never drifted apart
  std::uint32_t writer = 0;  // global memory: index of writers(), 0 = none
  Dtype dtype = Dtype::kU8;
  std::uint8_t size = 0;  // bytes of the element, 0 = no second value
  bool open = false;      // of the instruction under way: bits are not known yet
};

// Entries by byte address / grain, created on first use.
class ExactMemory {
 public:
  explicit ExactMemory(std::int64_t grain = 1) : grain_(grain) {}
  std::int64_t grain() const { return grain_; }
  // Null if there is none, or between two elements.
  ExactEntry* Find(std::int64_t address) const {
    if (address < 0 || (grain_ != 1 && address % grain_ != 0)) return nullptr;
    const auto index = static_cast<std::size_t>(grain_ == 1 ? address : address / grain_);
    if (index / kChunk >= chunks_.size() || chunks_[index / kChunk] == nullptr) return nullptr;
    return &(*chunks_[index / kChunk])[Slot(index)];
  }
  ExactEntry& At(std::int64_t address);
  // Forgets the second values of a range, but not which instruction wrote it.
  void Drop(std::int64_t address, std::int64_t bytes);

 private:
  static constexpr std::size_t kChunk = 1024;
  // First every fourth address, then the ones after them: elements of four bytes are adjacent.
  static std::size_t Slot(std::size_t index) { return index % 4 * (kChunk / 4) + index % kChunk / 4; }
  using Chunk = std::array<ExactEntry, kChunk>;
  std::int64_t grain_;
  std::vector<std::unique_ptr<Chunk>> chunks_;
};

// One value on its way through an instruction.
struct Followed {
  double exact = 0;
  double stored = 0;
  double drift = 0;  // relative error
  std::uint32_t birth = 0;
};

class Exact final : public Watcher {
 public:
  // The number of elements that instructions follow before the run is given up: about two seconds.
  static constexpr std::int64_t kMostFollowed = 12'000'000;

  // `tolerance`: relative error past which an element counts as drifted apart.
  Exact(Machine& machine, double tolerance, std::int64_t most_followed = kMostFollowed)
      : machine_(machine), tolerance_(tolerance), budget_(most_followed) {}

  void OnCoreStart(const Core& core) override;
  void OnCoreEnd(const Core& core) override;
  void OnInstruction(const Core& core, const Issued& issued) override;
  // A call of the input's code begins; the number of such calls is the number of a tile.
  void OnPlace(const Core& core, std::int32_t location) { ++places_[{core.id, location}]; }

  // For instructions. Follows the element at an address of the current core's memory.
  Followed Read(const LocalSpace& space, std::int64_t address, Dtype dtype);
  // A scalar operand: the value that GetValue returned for it, if it did.
  Followed Scalar(double value) const;
  // The result of the current instruction, before and after memory holds it.
  void Open(const LocalSpace& space, std::int64_t address, Dtype dtype, double exact, std::uint32_t birth);
  struct Operands {
    int count = 0;
    double a = 0, b = 0;
    bool finite = true;    // all sources, as stored
    bool sum = false;      // an addition or subtraction: may cancel
    bool narrows = false;  // a conversion
    bool known = true;     // the exact result is
  };
  void Close(const LocalSpace& space, std::int64_t address, std::int64_t element, const Operands& operands);
  // An element that is moved unchanged.
  void Move(const LocalSpace& space, std::int64_t to, std::int64_t from, std::int64_t bytes);
  void set_handled() { handled_ = true; }
  // Charges elements that an instruction follows. Counted, not timed, so that every machine gives up at the same place.
  void Spend(std::int64_t elements) {
    budget_ -= elements;
    if (budget_ < 0) machine_.Undecided("exact values of so many elements are not followed");
  }
  // Valid entries of [address, address + bytes), and insertion of one at the place of its bits.
  template <class Visit>
  void EachEntry(const LocalSpace& space, std::int64_t address, std::int64_t bytes, Visit visit) {
    const ExactMemory& memory = MemoryOf(space);
    for (std::int64_t at = address; at < address + bytes; ++at) {
      const ExactEntry* entry = memory.Find(at);
      if (entry == nullptr || entry->size == 0 || at + 8 > kSpaceReserve) continue;
      if (entry->bits == BitsOf(space, at, entry->size)) visit(at, *entry);
    }
  }
  static std::uint64_t BitsOf(const LocalSpace& space, std::int64_t address, std::int64_t size);
  void Put(const LocalSpace& space, std::int64_t address, const ExactEntry& entry);
  double tolerance() const { return tolerance_; }

  // After the run.
  const std::vector<ExactBirth>& births() const { return births_; }
  const std::vector<ExactWriter>& writers() const { return writers_; }
  const std::vector<ExactGrowth>& growth() const { return growth_; }
  std::int64_t scalars() const { return scalars_; }
  std::uint32_t scalar_birth() const { return scalar_birth_; }
  std::int64_t unfollowed() const { return unfollowed_; }
  // The second values of a tensor of global memory, element by element.
  void Export(const GmTensor& tensor, Dtype dtype, ExactElement* to);

 private:
  using Spaces = std::array<ExactMemory, kSpaceCount>;
  static constexpr std::size_t kMaxRecords = kMaxExactRecords;

  ExactMemory& MemoryOf(const LocalSpace& space);
  ExactMemory* TensorMemory(int tensor);
  std::uint32_t Born(ExactBirth birth);
  void Grew(double error);
  std::uint32_t WriterFor(const Core& core, const Issued& issued);
  std::uint32_t TileOf(std::int32_t location) const;
  void Transfer(const Core& core, const Issued& issued);
  void CopyRange(const Core& core, const Access& from, std::int64_t from_at, const Access& to, std::int64_t to_at,
                 std::int64_t bytes, std::uint32_t writer);
  void AddAtomically(ExactEntry& target, ExactEntry* source, const std::uint8_t* now, const std::uint8_t* added,
                     const Core& core);
  void ReadScalar(const Core& core, const Issued& issued);
  void WriteScalar(const Core& core, const Issued& issued);
  void TakeAsStored(const Core& core, const Issued& issued);
  void MoveByBits(const Core& core, const Issued& issued);
  ExactMemory* Find(const Core& core, const Access& access, const std::uint8_t*& data);

  Machine& machine_;
  double tolerance_;
  bool handled_ = false;
  std::int64_t budget_;
  std::map<int, std::unique_ptr<Spaces>> local_;
  int last_core_ = -1;  // whose memory `last_` is
  Spaces* last_ = nullptr;
  std::map<int, ExactMemory> global_;
  std::map<std::pair<int, std::int32_t>, std::uint32_t> places_;
  std::vector<ExactBirth> births_{ExactBirth{}};
  std::vector<ExactWriter> writers_{ExactWriter{}};
  std::map<std::pair<int, std::int32_t>, std::uint32_t> first_birth_, first_writer_;
  std::vector<ExactGrowth> growth_;
  std::map<std::pair<int, std::int32_t>, std::size_t> growth_of_;
  std::size_t last_growth_ = 0;  // of growth_, where the last element was counted
  std::unordered_map<std::uint64_t, std::pair<double, std::uint32_t>> scalars_seen_;
  std::int64_t scalars_ = 0;
  std::uint32_t scalar_birth_ = 0;
  std::int64_t unfollowed_ = 0;
};

// |stored - exact| over |exact|; infinite if only one of them is a number.
double Drift(double stored, double exact);

}  // namespace assay::device
