// The calls of assay/torch.h as a table: the host library is loaded into a process that knows the machine by addresses
// only, so the machine writes its own into the library before a program runs.
#ifndef ASSAY_MACHINE_H_
#define ASSAY_MACHINE_H_

#include <assay/torch.h>

struct assay_machine {
#define ASSAY_CALL(result, name, parameters, arguments) result(*name) parameters;
#include <assay/machine_calls.inc>
#undef ASSAY_CALL
};

// Name of the library's pointer to it.
#define ASSAY_MACHINE_POINTER "assay_the_machine"

#endif
