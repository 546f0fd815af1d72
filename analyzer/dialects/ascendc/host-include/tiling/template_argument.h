// Model of the template tiling macros on the host. The declarations have to parse; the key that the vendor packs from
// the values is not modelled, so asking for it ends the run as undecided.
#ifndef ASSAY_HOST_TILING_TEMPLATE_ARGUMENT_H_
#define ASSAY_HOST_TILING_TEMPLATE_ARGUMENT_H_

#include <cstdint>
#include <vector>

#include "assay/host_state.h"

#define ASCENDC_TPL_DTYPE 0
#define ASCENDC_TPL_FORMAT 1
#define ASCENDC_TPL_UINT 2
#define ASCENDC_TPL_BOOL 3
#define ASCENDC_TPL_UI_RANGE 0
#define ASCENDC_TPL_UI_LIST 2
#define ASCENDC_TPL_UI_MIX 1
#define ASCENDC_TPL_1_BW 1
#define ASCENDC_TPL_2_BW 2
#define ASCENDC_TPL_4_BW 4
#define ASCENDC_TPL_8_BW 8

#define ASCENDC_TPL_ARGS_DECL(op_type, ...) static_assert(true, #op_type)
#define ASCENDC_TPL_SEL(...) static_assert(true, "template arguments")

namespace assay_host {

template <typename... Values>
std::uint64_t TemplateKey(const Values&...) {
  Unmodelled("GET_TPL_TILING_KEY");
}

}  // namespace assay_host

#define GET_TPL_TILING_KEY(...) assay_host::TemplateKey(__VA_ARGS__)
#define ASCENDC_TPL_SEL_PARAM(context, ...) (context)->SetTilingKey(assay_host::TemplateKey(__VA_ARGS__))

#endif
