// Copies between global and local memory, written so that they end where the tensor ends, and offsets with room for
// 64 bits. Made from text and declarations; the re-check runs what comes out.
#pragma once

#include <optional>

#include "analyzer/facts/reply.h"
#include "rules/ascendc/calls.h"

namespace assay::rules {

// `DataCopy(dst, src, n)` as `DataCopyPad`, which moves any number of bytes.
std::optional<Repair> PaddedCopyAt(const ReplyFacts& reply, const SourceRange& call);

// `DataCopy(local[i], global[j], 1); v = local.GetValue(i);`, where nothing else of it is read: `v =
// global.GetValue(j);`.
std::optional<Repair> ElementReadAt(const ReplyFacts& reply, const SourceRange& call);

// `DataCopyPad`, only as far as the length that the global tensor was given with `SetGlobalBuffer`.
std::optional<Repair> ClampedCopyAt(const ReplyFacts& reply, const SourceRange& call);

// The products of the statement at a place, or of the declarations of what it indexes with, in 64 bits.
std::optional<Repair> WideProductsAt(const ReplyFacts& reply, const SourceRange& place);

}  // namespace assay::rules
