// Model of ge::TypeUtils: names of data types and formats.
#ifndef ASSAY_HOST_GRAPH_UTILS_TYPE_UTILS_H_
#define ASSAY_HOST_GRAPH_UTILS_TYPE_UTILS_H_

#include <string>

#include "graph/ascend_string.h"
#include "graph/types.h"

namespace ge {

class TypeUtils {
 public:
  static std::string DataTypeToSerialString(const DataType data_type) {
    const char* const* names = DtypeNames();
    return data_type >= 0 && data_type < DT_MAX && names[data_type] != nullptr ? names[data_type] : "UNDEFINED";
  }
  static DataType SerialStringToDataType(const std::string& str) {
    for (int i = 0; i < DT_MAX; ++i) {
      if (DtypeNames()[i] != nullptr && str == DtypeNames()[i]) return static_cast<DataType>(i);
    }
    return DT_UNDEFINED;
  }
  static std::string FormatToSerialString(const Format format) {
    return GetFormatName(static_cast<Format>(GetPrimaryFormat(format)));
  }
  static Format SerialStringToFormat(const std::string& str) {
    for (int i = 0; i < FORMAT_END; ++i) {
      if (str == GetFormatName(static_cast<Format>(i))) return static_cast<Format>(i);
    }
    return FORMAT_RESERVED;
  }
  static Format DataFormatToFormat(const std::string& str) { return SerialStringToFormat(str); }
  static Format DataFormatToFormat(const AscendString& str) { return SerialStringToFormat(str.GetString()); }
  static bool GetDataTypeLength(const ge::DataType data_type, std::uint32_t& length) {
    const int size = GetSizeByDataType(data_type);
    if (size <= 0) return false;
    length = static_cast<std::uint32_t>(size);
    return true;
  }
  static AscendString DataTypeToAscendString(const DataType& data_type) {
    return AscendString(DataTypeToSerialString(data_type).c_str());
  }
  static DataType AscendStringToDataType(const AscendString& str) { return SerialStringToDataType(str.GetString()); }
  static AscendString FormatToAscendString(const Format& format) {
    return AscendString(FormatToSerialString(format).c_str());
  }
  static Format AscendStringToFormat(const AscendString& str) { return SerialStringToFormat(str.GetString()); }

 private:
  static const char* const* DtypeNames() {
    static const char* const names[DT_MAX] = {
        "DT_FLOAT", "DT_FLOAT16", "DT_INT8", "DT_INT32", "DT_UINT8", nullptr, "DT_INT16", "DT_UINT16", "DT_UINT32",
        "DT_INT64", "DT_UINT64", "DT_DOUBLE", "DT_BOOL", "DT_STRING", "DT_DUAL_SUB_INT8", "DT_DUAL_SUB_UINT8",
        "DT_COMPLEX64", "DT_COMPLEX128", "DT_QINT8", "DT_QINT16", "DT_QINT32", "DT_QUINT8", "DT_QUINT16",
        "DT_RESOURCE", "DT_STRING_REF", "DT_DUAL", "DT_VARIANT", "DT_BF16", "DT_UNDEFINED", "DT_INT4", "DT_UINT1",
        "DT_INT2", "DT_UINT2", "DT_COMPLEX32", "DT_HIFLOAT8", "DT_FLOAT8_E5M2", "DT_FLOAT8_E4M3FN",
        "DT_FLOAT8_E8M0", "DT_FLOAT6_E3M2", "DT_FLOAT6_E2M3", "DT_FLOAT4_E2M1", "DT_FLOAT4_E1M2"};
    return names;
  }
};

}  // namespace ge

#endif
