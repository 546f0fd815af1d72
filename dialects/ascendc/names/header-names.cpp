// The table behind HeaderOf. Sources: the C++ standard for what its library declares; for the rest the headers of CANN
// 8.1, where these names are absent with kernel_operator.h alone.
#include "dialects/ascendc/names/header-names.h"

#include <algorithm>
#include <array>
#include <span>

namespace assay::ascendc {
namespace {

struct Group {
  std::string_view owner;  // as the name is looked up; "" in no namespace, "*" anywhere but in std
  std::string_view header;
  std::span<const std::string_view> names;
};

constexpr std::array<std::string_view, 9> kFloatLimits = {"FLT_MAX",      "FLT_MIN", "FLT_EPSILON",
                                                          "FLT_TRUE_MIN", "FLT_DIG", "FLT_MANT_DIG",
                                                          "DBL_MAX",      "DBL_MIN", "DBL_EPSILON"};
constexpr std::array<std::string_view, 10> kIntegerLimits = {"INT_MAX",  "INT_MIN",   "UINT_MAX",  "LONG_MAX",
                                                             "LONG_MIN", "ULONG_MAX", "LLONG_MAX", "LLONG_MIN",
                                                             "SHRT_MAX", "SHRT_MIN"};
constexpr std::array<std::string_view, 5> kMathConstants = {"INFINITY", "NAN", "HUGE_VAL", "HUGE_VALF", "M_PI"};
constexpr std::array<std::string_view, 1> kStandardTypes = {"numeric_limits"};
constexpr std::array<std::string_view, 28> kMatmulGlobals = {"CubeFormat",
                                                             "LayoutMode",
                                                             "BatchMode",
                                                             "IterateOrder",
                                                             "ScheduleType",
                                                             "IterateMode",
                                                             "MatmulConfig",
                                                             "MatmulConfigMode",
                                                             "MatmulShapeParams",
                                                             "MatmulQuantParams",
                                                             "MatmulBatchParams",
                                                             "MatmulFuncParams",
                                                             "GetNormalConfig",
                                                             "GetMDLConfig",
                                                             "GetSpecialMDLConfig",
                                                             "GetBasicConfig",
                                                             "GetSpecialBasicConfig",
                                                             "GetIBShareNormConfig",
                                                             "GetMMConfig",
                                                             "CFG_NORM",
                                                             "CFG_MDL",
                                                             "CFG_IBSHARE_NORM",
                                                             "MM_CFG_BB",
                                                             "MatmulApiStaticTiling",
                                                             "REGIST_MATMUL_OBJ",
                                                             "REGIST_MATMUL_OBJ_STATIC",
                                                             "MatmulVersion",
                                                             "MatrixOffset"};
constexpr std::array<std::string_view, 7> kMatmulTypes = {"MatmulType",         "Matmul",       "MatmulImpl",
                                                          "MatmulCallBackFunc", "MatmulClient", "MatmulApiConfig",
                                                          "GetMatmulApiTiling"};

constexpr std::array<Group, 6> kGroups = {{{"", "cfloat", kFloatLimits},
                                           {"", "climits", kIntegerLimits},
                                           {"", "cmath", kMathConstants},
                                           {"std", "limits", kStandardTypes},
                                           {"", "lib/matmul_intf.h", kMatmulGlobals},
                                           {"*", "lib/matmul_intf.h", kMatmulTypes}}};

}  // namespace

std::string_view HeaderOf(std::string_view name, std::string_view owner) {
  for (const Group& group : kGroups) {
    if (group.owner == "*" ? owner == "std" : owner != group.owner) continue;
    if (std::find(group.names.begin(), group.names.end(), name) != group.names.end()) return group.header;
  }
  return {};
}

}  // namespace assay::ascendc
