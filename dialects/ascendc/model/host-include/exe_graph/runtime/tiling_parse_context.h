// Model of gert::TilingParseContext: fills the compile info that the tiling function reads.
#ifndef ASSAY_HOST_RUNTIME_TILING_PARSE_CONTEXT_H_
#define ASSAY_HOST_RUNTIME_TILING_PARSE_CONTEXT_H_

#include "exe_graph/runtime/extended_kernel_context.h"

namespace gert {

class TilingParseContext : public ExtendedKernelContext {
 public:
  const ge::char_t* GetCompiledJson() const { return "{}"; }
  template <typename T>
  T* GetCompiledInfo() {
    return static_cast<T*>(run_->compile_info);
  }
  fe::PlatFormInfos* GetPlatformInfo() const { return run_->platform; }
};

}  // namespace gert

#endif
