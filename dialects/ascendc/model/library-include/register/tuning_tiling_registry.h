// Tiling data that a tuner finds and keeps: classes with plain fields. What reads and writes them as JSON is the
// framework's and not here.
// Source: register/tuning_tiling_registry.h and tuning_tiling_reflection_utils.h of 8.1.
#ifndef __INC_REGISTER_TUNING_TILING_REGISTRY_HEADER__  // the toolkit's own: libraries keep copies of the header
#define __INC_REGISTER_TUNING_TILING_REGISTRY_HEADER__

#include <map>
#include <memory>
#include <tuple>
#include <vector>

#include "graph/ascend_string.h"

namespace tuningtiling {
struct TilingItem {
  ge::AscendString dtype_;
  ge::AscendString name_;
};

class TuningTilingDef {
 public:
  ge::AscendString GetClassName() const { return class_name_; }
  virtual std::vector<TilingItem> GetItemInfo() const = 0;

 protected:
  TuningTilingDef() = default;
  virtual ~TuningTilingDef() = default;
  std::vector<TilingItem> field_info_;
  ge::AscendString class_name_;
};
using TuningTilingDefPtr = std::shared_ptr<TuningTilingDef>;
using TuningTilingDefConstructor = std::shared_ptr<TuningTilingDef> (*)();

class TuningTilingClassFactory {
 public:
  static std::map<ge::AscendString, TuningTilingDefConstructor>& RegisterInfo();
  static void RegisterTilingData(const ge::AscendString& optype, TuningTilingDefConstructor const constructor);
  static std::shared_ptr<TuningTilingDef> CreateTilingDataInstance(const ge::AscendString& optype);
};
}  // namespace tuningtiling

#define BEGIN_TUNING_TILING_DEF(class_name)                                                      \
  class class_name : public TuningTilingDef {                                                    \
   public:                                                                                       \
    std::vector<TilingItem> GetItemInfo() const override { return field_info_; }                 \
    class FieldHandler {                                                                         \
     public:                                                                                     \
      FieldHandler(class_name* owner, const ge::AscendString& dtype, const ge::AscendString& name) { \
        owner->field_info_.push_back({dtype, name});                                             \
      }                                                                                          \
    };                                                                                           \
    friend class FieldHandler;                                                                   \
    class_name() { class_name_ = #class_name; }
#define TUNING_TILING_DATA_FIELD_DEF(data_type, field_name) \
 public:                                                    \
  data_type field_name;                                     \
  FieldHandler field_name##_handler_ = FieldHandler(this, #data_type, #field_name);
#define END_TUNING_TILING_DEF \
  }                           \
  ;
// Only that the fields exist.
#define FIELD(class_name, field_name) &class_name::field_name
#define DECLARE_SCHEMA(struct_name, ...) \
  [[maybe_unused]] static inline auto AssaySchemaOf##struct_name() { return std::make_tuple(__VA_ARGS__); }
#define REGISTER_TUNING_TILING_CLASS(optype, class_name)                         \
  [[maybe_unused]] static inline std::shared_ptr<tuningtiling::TuningTilingDef>  \
      AssayTuningTilingOf##optype() {                                            \
    return std::make_shared<class_name>();                                       \
  }

#endif
