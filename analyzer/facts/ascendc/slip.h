// Mistakes of index arithmetic visible in the text of a kernel or of host code, whether or not it compiles here.
#pragma once

#include <string>
#include <vector>

#include "analyzer/facts/source-range.h"

namespace assay {

// `tail = total % tile` used as the size of the last of ceil(total / tile) tiles: 0 if `tile` divides `total`.
struct EmptyLastTile {
  std::string tail, total, tile;
  SourceRange remainder;  // where the tail is computed
  SourceRange choice;     // where the last tile takes it
};

// A size that only the last round of an inner loop sets, and that keeps this value in the next round of the outer loop.
struct StaleTail {
  std::string size;
  SourceRange set;      // in the last round
  SourceRange initial;  // before both loops
};

// A tensor of an input queue that is copied out and freed while the copy still runs.
struct EarlyFree {
  std::string queue, tensor;
  SourceRange store;
  SourceRange free;
};

// A return out of the loop over a core's rounds if one coordinate of the round is too large.
struct DroppedRounds {
  std::string coordinate;
  SourceRange leave;
  SourceRange computed;  // the call that computes the coordinate of a round
};

// A product over dimensions of a tensor, in 32 bits.
struct NarrowProduct {
  std::string product, type;
  SourceRange declared;
  SourceRange multiplied;
};

// A variable that outlives the call and that host code only ever updates relative to its old value.
struct KeptState {
  std::string variable;
  SourceRange declared;
  SourceRange changed;
};

// A tensor that vector code overwrites with no synchronisation after the copy out that reads it.
struct OverwrittenStore {
  std::string tensor;
  SourceRange store;
  SourceRange write;
};

// A copy out by all cores but the last whose count is rounded up to whole blocks.
struct RoundedStore {
  std::string count, rounded;
  SourceRange store;
  SourceRange rounding;
};

struct SlipFacts {
  std::vector<EmptyLastTile> empty_last_tiles;
  std::vector<StaleTail> stale_tails;
  std::vector<EarlyFree> early_frees;
  std::vector<DroppedRounds> dropped_rounds;
  std::vector<NarrowProduct> narrow_products;
  std::vector<KeptState> kept_states;
  std::vector<OverwrittenStore> overwritten_stores;
  std::vector<RoundedStore> rounded_stores;
};

}  // namespace assay
