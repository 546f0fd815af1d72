// Names that a binding declares twice: the extension's compiler is not available, but its verdict on this is
// certain.
#pragma once

#include "analyzer/facts/ascendc/binding-names.h"
#include "analyzer/facts/reply.h"
#include "analyzer/source/project.h"

namespace assay::ascendc {

void InterpretBindingNames(const Project& project, BindingNameFacts& out);

}  // namespace assay::ascendc
