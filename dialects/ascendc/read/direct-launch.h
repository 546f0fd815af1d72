// Texts that launch their kernels themselves: device and host code in one. The toolkit compiles such a text once for
// the host and once for each kind of core, and each pass checks the bodies of its own functions alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analyzer/frontend/ast-facts.h"
#include "analyzer/source/project.h"

namespace assay::ascendc {

enum class Pass { kDevice, kHost };

// Drops errors in bodies of functions that this pass does not check (functions that are not device functions are host
// code), and for the host also those outside of functions, which the device's pass reports.
void KeepErrorsOf(Pass pass, AstFacts& ast);

// A kernel that the host's program launches, as other code of the text names it ("ns::add<2048u>"), from a
// function's whole signature; empty if the function is not a kernel of `ast`.
std::string LaunchedKernel(const std::string& function, const AstFacts& ast);

// The text put before an input: the compiler's macros, then what code sees after including the device's headers.
std::string DirectPrelude(const Project& project, std::string_view chip);

// One way in which the CMakeLists.txt next to the text compiles it.
struct BuildCase {
  std::string name;                  // "SCENARIO_NUM=2"; empty where there is only one
  std::vector<std::string> defines;  // NAME or NAME=VALUE
};

// If the user has to give a number (`cmake -DSCENARIO_NUM=2`), one case for each that the CMake text accepts, else for
// each that the program compares it with, else for the one of the README's command line; at most 16. One case without
// definitions if no CMake text is known.
std::vector<BuildCase> BuildCases(const Project& project);

// Its definitions as text, without those in `given` (NAME or NAME=VALUE).
std::string PreludeOf(const BuildCase& build, const std::vector<std::string>& given);

// The chip that the CMake text compiles for by default; empty if it names none.
std::string ChipOfBuild(const Project& project);

}  // namespace assay::ascendc
