// The semantics of AscendC's device intrinsics, for the lift.
#pragma once

namespace assay::lift {
class Semantics;
}

namespace assay::ascendc {

const lift::Semantics& TheSemantics();

}  // namespace assay::ascendc
