// What each device intrinsic does with the contents of tensors, as data: which arguments only become data, which
// buffers it reads and writes, and which of them it takes addresses or counts from. Together with intrinsic-table.h
// this tells whether what a kernel does to memory can depend on what its tensors hold. Argument numbers count from 0;
// -1 = none.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace assay::ascendc {

enum class Returns {
  kOfArguments,  // a number that only the arguments decide, and what the core did before
  kOfBuffer,     // contents of the first buffer in `reads`
  kContents,     // what a tensor holds, or what an instruction left of it
  kPlace         // a native pointer to the contents of argument 0
};

struct ContentRow {
  std::string_view name;
  Returns returns = Returns::kOfArguments;
  bool harmless = false;       // that it happens or not changes nothing: marks, and questions to the launch
  bool from_global = false;    // what it writes comes from global memory
  int global = -1;             // the pointer to global memory that it only reads by
  int data[3] = {-1, -1, -1};  // arguments that only become data
  int writes[4] = {-1, -1, -1, -1};
  int reads[6] = {-1, -1, -1, -1, -1, -1};
  int index = -1;           // a buffer whose elements are addresses
  int local[2] = {-1, -1};  // native pointers to the kernel's own variables, which it reads
};

// Null for names that are no device intrinsic.
const ContentRow* FindContent(std::string_view name);
std::span<const ContentRow> Contents();

// assay_lib is many operations. How one of them finds what it moves.
enum class LibraryAddresses {
  kOfArguments,
  kOfIndex,    // its second source holds addresses, or says which elements stay
  kOfContents  // how much it moves follows from what it reads
};
// `pattern` is argument p0 of a GatherMask and `stops` p5 of a MrgSort, where they are constant; -1 = not known.
LibraryAddresses AddressesOf(std::int64_t api, std::int64_t pattern, std::int64_t stops);
// Whether the operation returns something that its sources decide.
bool ReturnsContents(std::int64_t api);

inline constexpr unsigned kLibraryApi = 0;
inline constexpr unsigned kLibraryIndex = 18;    // the second source
inline constexpr unsigned kLibraryPattern = 33;  // p0
inline constexpr unsigned kLibraryStops = 38;    // p5

// Whether what assay_special_get finds is a count that arguments decide: of the elements that a GatherMask kept or a
// MrgSort took, wherever AddressesOf is not of contents.
bool HoldsCount(std::int64_t special);

}  // namespace assay::ascendc
