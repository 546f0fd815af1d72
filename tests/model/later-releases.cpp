// What releases after 8.1 added, instantiated once, and what they still reject.
#include "kernel_operator.h"
#include "lib/matmul_intf.h"
#include "tiling/template_argument.h"

using namespace AscendC;

__aicore__ void Tensors(TPipe& pipe, TQue<TPosition::VECIN, 2>& que) {
  LocalTensor<half> a(TPosition::VECCALC, 0, 128);
  LocalTensor<half> b;
  que.AllocTensor(b);
  que.EnQue(b);
  que.DeQue(b);
  que.FreeTensor(b);
  b.SetValue(0, a.GetSize());
  b = a.GetSize();  // expected-error@*:* {{LocalTensor: a number is no tensor}} expected-note {{in instantiation of}}
  LocalMemAllocator allocator;
  LocalTensor<float> c = allocator.Alloc<float>(64);
  LocalTensor<float> d = allocator.Alloc<TPosition::VECOUT, float, 64>();
  LocalTensor<float> e = allocator.Alloc<float, 64>();
  LocalMemAllocator<Hardware::L1> l1;
  LocalTensor<half> f = l1.Alloc<TPosition::A1, half>(256);
  Add(e, c, d, 64);
  allocator.Alloc<TPosition::A1, float>(64);  // expected-error@*:* {{the position must lie in the allocator's memory}} expected-note {{in instantiation of}} expected-note@*:* {{expression evaluates}}
}

__aicore__ void Lists(__gm__ void* data) {
  ListTensorDesc list(data);
  list.Init(data, 3);
  TensorDesc<float> tensor;
  list.GetDesc(tensor, list.GetSize() - 1);
  GlobalTensor<float> object = tensor.GetDataObj();
  __gm__ float* plain = list.GetDataPtr<float>(0);
  float* host = list.GetDataPtr<float>(0);  // expected-error {{cannot initialize a variable of type 'float *'}}
}

__aicore__ void Vectors(LocalTensor<float> x, LocalTensor<float> y, LocalTensor<uint8_t> m, LocalTensor<half> h,
                        uint64_t* mask) {
  UnaryRepeatParams unary;
  BinaryRepeatParams binary;
  Compares(m, x, 1.0f, CMPMODE::LT, 64);
  Compares(m, x, 1.0f, CMPMODE::LT, 64ull, 1, unary);
  Compares(m, x, 1.0f, CMPMODE::LT, mask, 1, unary);
  Compares(m, x, 1, CMPMODE::LT, 64);  // expected-error {{no matching function for call to 'Compares'}} expected-note@*:* 3 {{candidate}}
  MulAddRelu(x, y, y, 64);
  MulAddRelu(x, y, y, 64ull, 1, binary);
  Arange(x, 0.0f, 1.0f, 64);
  ReduceDataBlock<ReduceType::SUM>(x, y, 64, 1, 1, 1, 8);
  ReduceDataBlock<ReduceType::MAX>(x, y, mask, 1, 1, 1, 8);
  ReducePairElem<ReduceType::SUM>(x, y, 64, 1, 1, 1, 8);
  ReduceRepeat<ReduceType::MIN>(x, y, 64, 1, 1, 1, 8);
  ReduceRepeat<ReduceType::SUM>(h, h, 64, 1, 1, 1, 8, ReduceOrder::ORDER_ONLY_VALUE);
  const uint32_t shape[] = {8, 8};
  ReduceMean<float, Pattern::Reduce::AR>(x, y, shape, true);
  ReduceMean<float>(x, y, shape, true);  // expected-error {{no matching function for call to 'ReduceMean'}} expected-note@*:* 2 {{candidate}}
  bfloat16_t small = Cast(1.0f);
  float wide = Cast(small);
  int32_t rounded = Cast<float, int32_t, RoundMode::CAST_RINT>(wide);
  IsFinite(m, x, 64);  // expected-error {{use of undeclared identifier 'IsFinite'}}
}

__aicore__ void Modes(__gm__ int32_t* flag) {
  InitSocState();
  DisableDmaAtomic();
  SetNextTaskStart();
  WaitPreTaskEnd();
  WriteGmByPassDCache(flag, 1);
  WriteGmByPassDCache(flag, ReadGmByPassDCache(flag) + 1);
  SetHF32Mode(HF32Mode::ENABLE);
  SetHF32Mode(true);
  ascendc_assert(*flag > 0, "flag is %d", *flag);
}

__aicore__ void Filled(GlobalTensor<float>& workspace, const LocalTensor<half>& a1, half zero) {
  Fill<float>(workspace, 64, 0.0f);
  Fill(a1, InitConstValueParams<half>(1, 2, 0, zero));
}

__aicore__ void Fields() {
  DataCopyParams copy(1, 2, 3, 4);
  copy.srcGap = copy.dstGap;
  copy.srcStride = copy.dstStride;
  constexpr MatmulConfig config = GetNormalConfig();
  static_assert(!config.isCO1Shared && config.bmmOutMode == BatchOutMode::SINGLE_BATCH);
  TransDataConfig layout = {DataFormat::NCDHW, DataFormat::FRACTAL_Z_3D};
}

// Parameters fill the key from its low end: a bool in one bit, then the index of 9 among 0, 1, 2, 5, 9 in four.
ASCENDC_TPL_ARGS_DECL(Key, ASCENDC_TPL_BOOL_DECL(first, 0, 1),
                      ASCENDC_TPL_UINT_DECL(second, ASCENDC_TPL_4_BW, ASCENDC_TPL_UI_MIX, 1, 0, 2, 5, 9, ),
                      ASCENDC_TPL_DTYPE_DECL(third, C_DT_FLOAT, C_DT_BF16), );
constexpr auto kKey = AssayTemplateDeclared(assay_template::Turn<assay_template::kTurns>());
static_assert(assay_template::KeyOf(kKey, {true, 9, C_DT_BF16, }) == (1 | 4 << 1 | 27 << 5), "");
static_assert(assay_template::KeyOf(kKey, {true, 7, C_DT_FLOAT}) == ~0ull, "7 is not declared");
static_assert(assay_template::ValueIn(kKey, 0, 1 | 4 << 1 | 27 << 5) == 1, "");
static_assert(assay_template::ValueIn(kKey, 1, 1 | 4 << 1 | 27 << 5) == 9, "");
static_assert(__is_same(assay_template::TypeOf<assay_template::ValueIn(kKey, 2, 27 << 5)>::Type, bfloat16_t), "");
