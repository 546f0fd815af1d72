// The headers of the checkout that a project lies in, as a file system for a parse.
#pragma once

#include "analyzer/frontend/clang.h"
#include "analyzer/frontend/frontend.h"
#include "analyzer/source/checkout.h"

namespace assay {

// Shows the checkout's files at their own paths, at the paths where a kernel's build installs them (below kInputRoot
// and from where they lie), and below kSearchRoot whatever the checkout's search finds. With `dialect` their texts
// are read in that dialect. Both have to outlive the file system.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> MakeCheckoutFiles(source::Checkout& checkout,
                                                                  const FrontendDialect* dialect);

}  // namespace assay
