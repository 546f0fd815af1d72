// Architectures by chip, and how much of each is modelled. One is complete: 2201, of 910B and 910_93. For 2002 (310P)
// and 3510 (950) the classic API is covered: kernels that keep to it parse, are lowered and run, with the sizes,
// macros and constants of their chip. What the headers and tables say of dtypes, releases and limits was verified for
// 2201 only, and is no evidence against a kernel for another chip.
#pragma once

#include <string>
#include <string_view>

namespace assay::ascendc {

enum class ChipModel {
  kNone,     // nothing is run, and errors are meaningless
  kClassic,  // runs; tables and signatures are not authoritative
  kWhole
};

// By chip or family name; kNone if the name is unknown.
ChipModel ModelOf(std::string_view chip);

// Text put before a kernel for this chip, after the model headers, which were made for 2201: empty for the chips of
// 2201.
std::string ArchitecturePrelude(std::string_view chip);

// Whether the chip has separate matrix cores, for which the kernel is compiled a second time.
bool HasMatrixCores(std::string_view chip);

// 0 if the name is unknown.
int ArchitectureOf(std::string_view chip);

}  // namespace assay::ascendc
