// Tensors, queues and the pipe: what each class has, and what it must not have.
#include "kernel_operator.h"
using namespace AscendC;

struct Accepted {
  TPipe pipe;
  TQue<QuePosition::VECIN, 1> in;
  TQue<TPosition::VECOUT, 2> out;
  TQueBind<TPosition::VECIN, TPosition::VECOUT, 1> both;
  TBuf<QuePosition::VECCALC> scratch;
  TBuf<> plain;
  GlobalTensor<float> g;

  __aicore__ inline void Use(GM_ADDR x, uint32_t n) {
    g.SetGlobalBuffer((__gm__ float*)x, n);
    g.SetGlobalBuffer(reinterpret_cast<__gm__ float*>(x) + n);
    pipe.InitBuffer(in, 1, n);
    pipe.InitBuffer(both, 2, n);
    pipe.InitBuffer(scratch, n);
    LocalTensor<float> t = in.AllocTensor<float>();
    DataCopy(t, g[n], n);
    DataCopy(t, g, DataCopyParams(1, n, 0, 0));
    in.EnQue<float>(t);
    t = in.DeQue<float>();
    in.FreeTensor(t);
    LocalTensor<half> h = scratch.Get<half>(16);
    h = scratch.GetWithOffset<half>(16, 32);
    LocalTensor<int32_t> i = h.ReinterpretCast<int32_t>();
    event_t event = static_cast<event_t>(pipe.FetchEventID(HardEvent::MTE2_V));
    SetFlag<HardEvent::MTE2_V>(event);
    WaitFlag<HardEvent::MTE2_V>(event);
    float value = g.GetValue(0) + g(1);
    g.SetValue(0, value);
    i.SetValue(0, n);
  }
};

struct Rejected {
  TPipe pipe;
  TQue<QuePosition::VECIN, 1> in;
  TBuf<> scratch;
  GlobalTensor<float> g;

  __aicore__ inline void Use(GM_ADDR x, uint32_t n) {
    pipe.InitBuffer(scratch, 1, n);       // expected-error@*:* {{is for a TQue or TQueBind}}
    auto a = scratch.Get();               // expected-error {{'Get' is a private member}}
    auto b = in.Get<float>();             // expected-error {{no member named 'Get'}} expected-error {{expected '('}} expected-error {{expected expression}}
    auto c = pipe.AllocTensor<float>();   // expected-error {{no member named 'AllocTensor'}} expected-error {{expected '('}} expected-error {{expected expression}}
    in.FreeTensor(in.DeQue<float>());     // expected-error {{no matching member function for call to 'FreeTensor'}}
    DataCopy(g, g, n);                    // expected-error {{no matching function for call to 'DataCopy'}}
    float* p = (__gm__ float*)x;          // expected-error {{cannot initialize}}
    DataCopyParams params{1, n, 0, 0};    // expected-error {{cannot be narrowed}}
    // expected-note@* 0+ {{}}
  }
};
