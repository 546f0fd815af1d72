// The keys of a tuner's results. Nothing is registered: no tuner runs here. Source:
// register/tuning_bank_key_registry.h of 8.1.
#ifndef __INC_REGISTER_TUNING_BANK_KEY_REGISTRY_HEADER__  // the toolkit's own: libraries keep copies of the header
#define __INC_REGISTER_TUNING_BANK_KEY_REGISTRY_HEADER__

#include <cstddef>
#include <functional>
#include <memory>

#include "exe_graph/runtime/tiling_context.h"
#include "graph/ascend_string.h"

namespace tuningtiling {
using OpBankKeyConvertFun = std::function<bool(const gert::TilingContext*, std::shared_ptr<void>&, size_t&)>;
using OpBankParseFun = std::function<bool(const std::shared_ptr<void>&, size_t, ge::AscendString&)>;
using OpBankLoadFun = std::function<bool(std::shared_ptr<void>&, size_t&, const ge::AscendString&)>;

class OpBankKeyFuncRegistry {
 public:
  OpBankKeyFuncRegistry(const ge::AscendString&, const OpBankKeyConvertFun&) {}
  OpBankKeyFuncRegistry(const ge::AscendString&, const OpBankParseFun&, const OpBankLoadFun&) {}
};
}  // namespace tuningtiling

#define REGISTER_OP_BANK_KEY_CONVERT_FUN(op, opfunc) \
  static tuningtiling::OpBankKeyFuncRegistry g_##op##BankKeyRegistryInterf(#op, (opfunc))
#define REGISTER_OP_BANK_KEY_PARSE_FUN(op, parse_func, load_func) \
  static tuningtiling::OpBankKeyFuncRegistry g_##op##BankParseInterf(#op, (parse_func), (load_func))
#define REGISTER_OP_BANK_KEY_CONVERT_FUN_V2(op, opfunc) REGISTER_OP_BANK_KEY_CONVERT_FUN(op, opfunc)
#define REGISTER_OP_BANK_KEY_PARSE_FUN_V2(op, parse_func, load_func) \
  REGISTER_OP_BANK_KEY_PARSE_FUN(op, parse_func, load_func)
#define TUNING_TILING_MAKE_SHARED(exec_expr0, exec_expr1) \
  do {                                                    \
    try {                                                 \
      exec_expr0;                                         \
    } catch (...) {                                       \
      exec_expr1;                                         \
    }                                                     \
  } while (0)
// Only that the structure is complete.
#define DECLARE_STRUCT_RELATE_WITH_OP(op, bank_key, ...) \
  [[maybe_unused]] static constexpr size_t kAssayBankKeyOf##op = sizeof(bank_key);
#define DECLARE_STRUCT_RELATE_WITH_OP_V2(op, bank_key, ...) DECLARE_STRUCT_RELATE_WITH_OP(op, bank_key, __VA_ARGS__)

#endif
