// Template arguments of a kernel that follow from its tiling key: their declaration, and the encoding of values in
// the key. Host and kernel use the same text, so that both decode a key alike. Source: docs/api/context, "template
// parameter definition", and include/utils/tiling/template_argument.h of the vendor's public kit (9.0): parameters
// fill the key from its low end in the order of their declaration; an integer parameter is stored as the index of its
// value among those declared, every other as its value; DTYPE and FORMAT take 8 bits, BOOL one.
#pragma once

// Host code is C++11, whose constant functions have no loops; only the kernel needs the values while it compiles.
#if __cplusplus >= 201402L
#define ASSAY_TEMPLATE_FUNCTION constexpr
#else
#define ASSAY_TEMPLATE_FUNCTION inline
#endif

namespace assay_template {

typedef __UINT64_TYPE__ Number;

enum Kind { kDtype = 0, kFormat = 1, kUint = 2, kBool = 3, kSkipped = 4 };
enum List { kRange = 0, kEnumerated = 1, kMixed = 2 };

constexpr int kMaxValues = 256;
constexpr int kMaxParameters = 32;

struct Parameter {
  int kind = kSkipped;
  int width = 0;
  int count = 0;
  Number values[kMaxValues] = {};

  ASSAY_TEMPLATE_FUNCTION void Add(Number value) {
    if (count < kMaxValues) values[count++] = value;
  }
  ASSAY_TEMPLATE_FUNCTION int IndexOf(Number value) const {
    for (int i = 0; i < count; ++i) {
      if (values[i] == value) return i;
    }
    return -1;
  }
};

template <int kSize>
ASSAY_TEMPLATE_FUNCTION Parameter Make(int kind, int width, const Number (&list)[kSize]) {
  Parameter parameter;
  parameter.kind = kind;
  parameter.width = width;
  const int size = kSize;
  if (kind != kUint) {
    for (int i = 0; i < size; ++i) parameter.Add(list[i]);
    return parameter;
  }
  // The form of the list, then for ranges their number and their first and last values, then single values.
  const int ranges = size > 1 && list[0] != kEnumerated ? static_cast<int>(list[1]) : 0;
  int at = list[0] == kEnumerated ? 1 : 2;
  for (int r = 0; r < ranges && at + 1 < size; ++r, at += 2) {
    for (Number value = list[at]; value <= list[at + 1] && parameter.count < kMaxValues; ++value) parameter.Add(value);
  }
  for (; at < size; ++at) parameter.Add(list[at]);
  return parameter;
}
ASSAY_TEMPLATE_FUNCTION Parameter Skipped() { return Parameter(); }

// Overloads for a higher turn are the better match.
constexpr int kTurns = 256;
template <int kTurn>
struct Turn : Turn<kTurn - 1> {};
template <>
struct Turn<-1> {};

struct Parameters {
  int count = 0;
  Parameter list[kMaxParameters];
};

template <int kCount>
ASSAY_TEMPLATE_FUNCTION Parameters Collect(const Parameter (&list)[kCount]) {
  Parameters all;
  for (int i = 0; i < kCount && all.count < kMaxParameters; ++i) {
    if (list[i].kind != kSkipped) all.list[all.count++] = list[i];
  }
  return all;
}

// A number, a bool or an enumerator, as the key takes it.
struct Value {
  template <typename T>
  ASSAY_TEMPLATE_FUNCTION Value(T given) : number(static_cast<Number>(given)) {}
  Number number;
};

// ~0 where a value is not declared: no kernel is built for it.
template <int kCount>
ASSAY_TEMPLATE_FUNCTION Number KeyOf(const Parameters& declared, const Value (&list)[kCount]) {
  Number key = 0;
  int shift = 0;
  for (int i = 0; i < declared.count && i < kCount; ++i) {
    Number stored = list[i].number;
    if (declared.list[i].kind == kUint) {
      const int index = declared.list[i].IndexOf(stored);
      if (index < 0) return ~Number{0};
      stored = static_cast<Number>(index);
    }
    if (shift < 64) key |= stored << shift;
    shift += declared.list[i].width;
  }
  return key;
}

// Value of parameter `index` in `key`.
ASSAY_TEMPLATE_FUNCTION Number ValueIn(const Parameters& declared, int index, Number key) {
  int shift = 0;
  for (int i = 0; i < index; ++i) shift += declared.list[i].width;
  const Parameter& parameter = declared.list[index];
  const Number mask = parameter.width >= 64 ? ~Number{0} : (Number{1} << parameter.width) - 1;
  const Number stored = shift < 64 ? key >> shift & mask : 0;
  if (parameter.kind != kUint) return stored;
  return stored < static_cast<Number>(parameter.count) ? parameter.values[stored] : 0;
}

}  // namespace assay_template

// Numbers of ge::DataType, for both halves.
#define C_DT_FLOAT 0
#define C_DT_FLOAT16 1
#define C_DT_INT8 2
#define C_DT_INT32 3
#define C_DT_UINT8 4
#define C_DT_INT16 6
#define C_DT_UINT16 7
#define C_DT_UINT32 8
#define C_DT_INT64 9
#define C_DT_UINT64 10
#define C_DT_DOUBLE 11
#define C_DT_BOOL 12
#define C_DT_COMPLEX64 16
#define C_DT_COMPLEX128 17
#define C_DT_BF16 27
#define C_DT_INT4 29
#define C_DT_UINT1 30
#define C_DT_INT2 31
#define ASCENDC_TPL_AIV_ONLY 0
#define ASCENDC_TPL_AIC_ONLY 1
#define ASCENDC_TPL_MIX_AIV_1_0 4
#define ASCENDC_TPL_MIX_AIC_1_0 5
#define ASCENDC_TPL_MIX_AIC_1_1 6
#define ASCENDC_TPL_MIX_AIC_1_2 7
#define ASCENDC_TPL_AICORE 8
#define ASCENDC_TPL_VECTORCORE 9
#define ASCENDC_TPL_MIX_AICORE 10
#define ASCENDC_TPL_MIX_VECTOR_CORE 11
#define ASCENDC_TPL_1_BW 1
#define ASCENDC_TPL_2_BW 2
#define ASCENDC_TPL_4_BW 4
#define ASCENDC_TPL_8_BW 8
#define ASCENDC_TPL_DTYPE 0
#define ASCENDC_TPL_FORMAT 1
#define ASCENDC_TPL_UINT 2
#define ASCENDC_TPL_BOOL 3
#define ASCENDC_TPL_INPUT_BIAS 100000000
#define ASCENDC_TPL_OUTPUT_BIAS 900000000
#define ASCENDC_TPL_INPUT(x) (ASCENDC_TPL_INPUT_BIAS + (x))
#define ASCENDC_TPL_OUTPUT(x) (ASCENDC_TPL_OUTPUT_BIAS + (x))
#define ASCENDC_TPL_UI_RANGE 0
#define ASCENDC_TPL_UI_LIST 1
#define ASCENDC_TPL_UI_MIX 2

#define ASCENDC_TPL_DTYPE_DECL(x, ...) ::assay_template::Make(::assay_template::kDtype, 8, {__VA_ARGS__})
#define ASCENDC_TPL_DATATYPE_DECL(x, ...) ::assay_template::Make(::assay_template::kDtype, 8, {__VA_ARGS__})
#define ASCENDC_TPL_FORMAT_DECL(x, ...) ::assay_template::Make(::assay_template::kFormat, 8, {__VA_ARGS__})
#define ASCENDC_TPL_UINT_DECL(x, bw, ...) ::assay_template::Make(::assay_template::kUint, bw, {__VA_ARGS__})
#define ASCENDC_TPL_BOOL_DECL(x, ...) ::assay_template::Make(::assay_template::kBool, 1, {__VA_ARGS__})
#define ASCENDC_TPL_KERNEL_TYPE_DECL(x, ...) ::assay_template::Skipped()
#if defined(ASSAY_TEMPLATE_ON_DEVICE)
// The device's build does not define anything here, so a header may come twice: the last declaration counts.
#define ASSAY_TEMPLATE_DECLARED(number, ...)                                                            \
  static constexpr ::assay_template::Parameters AssayTemplateDeclared(::assay_template::Turn<number>) { \
    return ::assay_template::Collect({__VA_ARGS__});                                                    \
  }                                                                                                     \
  static_assert(number < ::assay_template::kTurns, "too many declarations of template arguments")
#define ASSAY_TEMPLATE_NUMBERED(number, ...) ASSAY_TEMPLATE_DECLARED(number, __VA_ARGS__)
#define ASCENDC_TPL_ARGS_DECL(x, ...) ASSAY_TEMPLATE_NUMBERED(__COUNTER__, __VA_ARGS__)
#else
#define ASCENDC_TPL_ARGS_DECL(x, ...) \
  static const ::assay_template::Parameters assay_template_declared = ::assay_template::Collect({__VA_ARGS__})
#endif
// Which combinations are built: an operator's tiling function only asks for those.
#define ASCENDC_TPL_SEL(...)
