// The interface of the Matmul library, which is the only one that `kernel_operator.h` leaves out.
#include "analyzer/dialects/ascendc/library-headers.h"

#include <set>

namespace assay::ascendc {

std::string_view LibraryHeaderOf(std::string_view name) {
  static const std::set<std::string_view> kMatmul = {"BatchMode",
                                                     "CFG_IBSHARE_NORM",
                                                     "CFG_MDL",
                                                     "CFG_NORM",
                                                     "CubeFormat",
                                                     "GetBasicConfig",
                                                     "GetIBShareNormConfig",
                                                     "GetMDLConfig",
                                                     "GetMMConfig",
                                                     "GetMatmulApiTiling",
                                                     "GetNormalConfig",
                                                     "GetSpecialBasicConfig",
                                                     "GetSpecialMDLConfig",
                                                     "IterateMode",
                                                     "IterateOrder",
                                                     "LayoutMode",
                                                     "MM_CFG_BB",
                                                     "Matmul",
                                                     "MatmulApiConfig",
                                                     "MatmulApiStaticTiling",
                                                     "MatmulBatchParams",
                                                     "MatmulClient",
                                                     "MatmulConfig",
                                                     "MatmulConfigMode",
                                                     "MatmulFuncParams",
                                                     "MatmulImpl",
                                                     "MatmulQuantParams",
                                                     "MatmulShapeParams",
                                                     "MatmulType",
                                                     "MatmulVersion",
                                                     "MatrixOffset",
                                                     "REGIST_MATMUL_OBJ",
                                                     "REGIST_MATMUL_OBJ_STATIC",
                                                     "ScheduleType",
                                                     "matmul"};
  return kMatmul.contains(name) ? "lib/matmul_intf.h" : std::string_view();
}

}  // namespace assay::ascendc
