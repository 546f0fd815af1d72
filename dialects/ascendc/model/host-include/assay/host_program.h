// Runs a program that launches its own kernels: its `main`, with what the platform queries need.
#ifndef ASSAY_HOST_PROGRAM_H_
#define ASSAY_HOST_PROGRAM_H_

#include <csetjmp>

#include "assay/host_builder.h"
#include "assay/host_state.h"

// The return value of `program` is in `status`; the reply's outcome is ASSAY_HOST_DONE if it returned at all.
extern "C" inline int assay_host_program(const struct assay_host_request* given, struct assay_host_reply* reply,
                                         int (*program)(int, char**), int argc, char** argv, int* status) {
  ::assay_host::State& state = ::assay_host::TheState();
  ::std::jmp_buf escape;
  static assay_host_request request;
  request = *given;
  if (request.platform == nullptr) request.platform = assay_host_find_platform(request.chip);
  state.request = &request;
  state.reply = reply;
  state.escape = &escape;
  reply->outcome = ASSAY_HOST_RUNNING;
  if (setjmp(escape) == 0) {
    *status = program(argc, argv);
    reply->outcome = ASSAY_HOST_DONE;
  }
  state.escape = nullptr;
  return reply->outcome;
}

namespace assay_host {
inline const void* const kProgram[] __attribute__((used)) = {reinterpret_cast<const void*>(&assay_host_program)};
}

#endif
