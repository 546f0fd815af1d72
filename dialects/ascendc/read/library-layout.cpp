// See library-layout.h. Names of folders are those that public operator libraries share (ops-math c41933244, ops-nn
// e5c3fa932, ops-cv 6ae876534, ops-transformer c29bc1069, vllm-ascend 182b75ea8, sgl-kernel-npu f425bdf1e); none names
// a library but the common one that all build on.
#include "dialects/ascendc/read/library-layout.h"

#include "analyzer/source/checkout.h"

namespace assay::ascendc {
namespace {

const source::CheckoutLayout& LibraryLayout() {
  static const source::CheckoutLayout layout = {
      .halves = {"op_kernel", "op_host"},
      .own = {"", "op_host", "op_kernel", "op_host/op_tiling", "op_graph", "op_api"},
      .above = {"",
                "inc",
                "include",
                "common",
                "common/inc",
                "common/include",
                "common/inc/op_host",
                "common/inc/op_kernel",
                "common/inc/op_api",
                "common/inc/external",
                "common/include/kernel",
                "common/include/external",
                "common/op_host",
                "common/op_kernel",
                "utils",
                "utils/inc",
                "utils/inc/kernel",
                "utils/kernel",
                "csrc/common/include",
                "csrc/utils/inc",
                "common/stub/op_api"},
      .base_at = {"third_party/opbase", "build/_deps/opbase-src", "build/third_party/opbase", "../opbase"},
      .of_base = {"include", "include/op_common", "include/op_common/op_host", "include/op_common/op_graph",
                  "include/nnopbase", "pkg_inc", "pkg_inc/op_common", "pkg_inc/op_common/op_host",
                  "pkg_inc/op_common/op_graph"},
      .base_installed_as = "common",
  };
  return layout;
}

}  // namespace

void FindCheckout(Project& project, ReadOptions& options) {
  if (!project.checkout && !project.on_disk.empty())
    project.checkout = source::Checkout::Around(project.on_disk, LibraryLayout());
  if (!project.checkout) return;
  for (const source::Checkout::Folder& folder : project.checkout->folders())
    options.include_dirs.push_back(folder.path);
}

}  // namespace assay::ascendc
