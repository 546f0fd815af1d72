// Model of gert::TilingData, the raw buffer that goes to the kernel.
#ifndef ASSAY_HOST_RUNTIME_TILING_DATA_H_
#define ASSAY_HOST_RUNTIME_TILING_DATA_H_

#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>

#include "assay/host_state.h"
#include "exe_graph/runtime/continuous_vector.h"
#include "exe_graph/runtime/runtime_attrs.h"
#include "graph/ge_error_codes.h"
#include "securec.h"

namespace gert {

enum class AttrDataType : std::int32_t {
  kBool = 0,
  kString,
  kInt32,
  kInt64,
  kUint32,
  kFloat32,
  kFloat16,
  kListBool,
  kListString,
  kListInt32,
  kListInt64 = 10,
  kListUint32,
  kListFloat32,
  kListFloat16,
  kListListInt32,
  kListListInt64,
  kBfloat16,
  kInt8,
  kInt16,
  kListInt8,
  kListInt16 = 20,
  kListListBool,
  kListListFloat16,
  kListBfloat16,
  kListListBfloat16,
  kListListFloat32,
  kListListInt8,
  kListListInt16,
  kUint8,
  kListUint8,
  kListListUint8 = 30,
  kUint16,
  kListUint16,
  kListListUint16,
  kListListUint32,
  kUint64,
  kListUint64,
  kListListUint64,
  kTypeEnd
};

class TilingData {
 public:
  size_t GetCapacity() const { return capacity_; }
  size_t GetDataSize() const { return data_size_; }
  void SetDataSize(const size_t size) {
    data_size_ = size;
    assay_host::Duty(ASSAY_HOST_DUTY_DATA_SIZE);
  }
  void* GetData() {
    assay_host::Duty(ASSAY_HOST_DUTY_TILING_DATA);
    return data_;
  }
  const void* GetData() const { return data_; }
  template <typename T, typename std::enable_if<std::is_standard_layout<T>::value, int>::type = 0>
  ge::graphStatus Append(const T& data) {
    return Append(&data, 1);
  }
  template <typename T, typename std::enable_if<std::is_standard_layout<T>::value, int>::type = 0>
  ge::graphStatus Append(const T* data, size_t append_num) {
    void* to = Expand(append_num * sizeof(T));
    if (to == nullptr) return ge::GRAPH_FAILED;
    std::memcpy(to, data, append_num * sizeof(T));
    return ge::GRAPH_SUCCESS;
  }
  void* Expand(size_t size) {
    if (size > capacity_ || data_size_ > capacity_ - size) return nullptr;
    void* at = static_cast<std::uint8_t*>(data_) + data_size_;
    data_size_ += size;
    assay_host::Duty(ASSAY_HOST_DUTY_TILING_DATA | ASSAY_HOST_DUTY_DATA_SIZE);
    return at;
  }
  static std::unique_ptr<std::uint8_t[]> CreateCap(const size_t cap_size) {
    std::unique_ptr<std::uint8_t[]> holder(new std::uint8_t[sizeof(TilingData) + cap_size]());
    TilingData* made = reinterpret_cast<TilingData*>(holder.get());
    made->Init(cap_size, made + 1);
    return holder;
  }
  static ge::graphStatus CalcTotalSize(const size_t cap_size, size_t& total_size) {
    return __builtin_add_overflow(cap_size, sizeof(TilingData), &total_size) ? ge::GRAPH_FAILED : ge::GRAPH_SUCCESS;
  }
  void Init(const size_t cap_size, void* const data) {
    capacity_ = cap_size;
    data_size_ = 0;
    data_ = data;
  }
  ge::graphStatus AppendConvertedAttrVal(const RuntimeAttrs*, const size_t, const AttrDataType, const AttrDataType) {
    assay_host::Unmodelled("TilingData::AppendConvertedAttrVal");
  }

  TilingData(const TilingData&) = delete;
  TilingData(TilingData&&) = delete;
  TilingData operator=(const TilingData&) = delete;
  TilingData operator=(TilingData&&) = delete;

 private:
  friend struct assay_host::Builder;
  TilingData() = default;
  size_t capacity_;
  size_t data_size_;
  void* data_;
};

template <typename T, typename std::enable_if<std::is_standard_layout<T>::value, int>::type = 0>
TilingData& operator<<(TilingData& out, const T& data) {
  out.Append(data);
  return out;
}

}  // namespace gert

#endif
