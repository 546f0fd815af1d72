// See cut-short.h.
#include "analyzer/facts/cut-short.h"

namespace assay {
namespace {

std::uint64_t runs_cut_short = 0;

}  // namespace

void NoteCutShort() { ++runs_cut_short; }
std::uint64_t RunsCutShort() { return runs_cut_short; }

}  // namespace assay
