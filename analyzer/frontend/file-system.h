// The files a parse may see: the project's virtual files in memory, the model's and the system's headers on disk, and
// the headers of the checkout that the project lies in. Anything else does not exist, so an input cannot pull a file of
// the machine into its diagnostics.
#pragma once

#include <string>
#include <vector>

#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/frontend.h"

namespace assay {

inline constexpr const char* kInputRoot = "/assay-input/";
// The last search folder: finds every header of the checkout by the end of its path.
inline constexpr const char* kSearchRoot = "/assay-checkout/";
inline constexpr const char* kMainFile = "/assay-input/.unit.cpp";

// Standard library and C headers of this machine, in search order.
const std::vector<std::string>& SystemIncludeDirs();

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> MakeFileSystem(const FrontendDialect& dialect,
                                                               const UnitRequest& request,
                                                               const std::string& main_text);

// The project's file that a path of such a parse leads to, -1 for none: below kInputRoot, or where a file of a checkout
// lies on disk.
int ProjectFileAt(const Project& project, const std::string& path);

// The text with the dialect's own spellings turned into C++, every byte at its old offset. Launches are replaced by
// constants, or by calls.
std::string ToPlainCpp(const FrontendDialect& dialect, std::string text, bool calls_launches = false);

}  // namespace assay
