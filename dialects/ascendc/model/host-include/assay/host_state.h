// The one mutable state of a host module: the request being served, its reply, and the list of operators that static
// initialisers registered. All of it is constant-initialised, so registrations may come in any order.
#ifndef ASSAY_HOST_STATE_H_
#define ASSAY_HOST_STATE_H_

#include <csetjmp>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "assay/host_abi.h"

namespace assay_host {

// What is known about one op type. Function pointers are kept untyped here; the driver knows their types.
struct Operator {
  char op_type[128];
  void* (*make_op_def)();  // a new ops::OpDef
  void (*tiling)();
  void (*tiling_parse)();
  void* (*make_compile_info)();
  void (*infer_shape)();
  void (*infer_dtype)();
  std::size_t max_tiling_bytes;
  std::uint64_t host_values;  // inputs whose values the registration asks for on the host, a bit each
  Operator* next;
};

struct State {
  Operator* operators;
  const assay_host_request* request;
  assay_host_reply* reply;
  std::jmp_buf* escape;
  char load_error[512];
};

template <int kOnly>
struct StateHolder {
  static State value;
};
template <int kOnly>
State StateHolder<kOnly>::value;

inline State& TheState() { return StateHolder<0>::value; }

inline void CopyText(char* to, std::size_t room, const char* from) {
  std::snprintf(to, room, "%s", from == nullptr ? "" : from);
}

// The entry of an op type, made on first use.
inline Operator* OperatorNamed(const char* op_type) {
  Operator** at = &TheState().operators;
  for (; *at != nullptr; at = &(*at)->next) {
    if (std::strcmp((*at)->op_type, op_type) == 0) return *at;
  }
  Operator* made = static_cast<Operator*>(std::calloc(1, sizeof(Operator)));
  CopyText(made->op_type, sizeof(made->op_type), op_type);
  *at = made;
  return made;
}

// A fault that stops the vendor's loader as well. The first one is kept.
inline void LoadError(const char* what, const char* name) {
  State& state = TheState();
  if (state.load_error[0] == 0) std::snprintf(state.load_error, sizeof(state.load_error), "%s `%s`", what, name);
}

// Ends the run: the code asked for a result that this model does not compute.
[[noreturn]] inline void Stop(int outcome, const char* what) {
  State& state = TheState();
  if (state.reply != nullptr) {
    CopyText(state.reply->message, sizeof(state.reply->message), what);
    state.reply->outcome = outcome;
  }
  if (state.escape != nullptr) std::longjmp(*state.escape, 1);
  std::abort();
}
[[noreturn]] inline void Unmodelled(const char* what) { Stop(ASSAY_HOST_UNMODELLED, what); }

inline void Duty(unsigned duty) {
  if (TheState().reply != nullptr) TheState().reply->duties |= duty;
}

}  // namespace assay_host

#endif
