// One launch of a kernel: the host's decisions and the size of each argument; for one input, or for all inputs that
// take the same path through the host code.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "analyzer/facts/expr.h"

namespace assay {

namespace lift {
class Semantics;
}

struct LaunchArgument {
  enum class Role { kInput, kOutput, kWorkspace, kTiling, kScalar, kUnknown };
  std::string name;
  Role role = Role::kUnknown;
  std::int64_t bytes = -1;            // of the tensor; -1 = not known, accesses stay undecided
  std::int64_t allocated_bytes = -1;  // what may be touched, where the allocation is larger; -1 = `bytes`
  bool present = true;                // false: an optional tensor that is not passed, its pointer is null
  bool given = false;                 // a proof may be about the contents that it has alone
  // What the allocation tolerates: reads up to the end plus `read_padding`, rounded up to `read_unit`, writes up to the
  // end rounded up to `write_unit`.
  std::int64_t read_padding = 0;
  std::int64_t read_unit = 1;
  std::int64_t write_unit = 1;
  bool set_before = false;  // an output that holds something defined before the launch
  int same_as = -1;         // an output whose memory is that of this argument
  // Elements of one list follow each other; the kernel gets one pointer for all of them.
  std::string list = {};
  std::vector<std::int64_t> shape = {};  // of an element of a list
  std::int64_t value = 0;                // kScalar: passed as it is, as an integer

  std::int64_t reachable_bytes() const { return allocated_bytes >= 0 ? allocated_bytes : bytes; }
};

// The host's decisions as expressions over the dimensions of the tensors. The concrete numbers next to them are those
// of one input that satisfies `hypotheses`; without an expression they hold for all such inputs.
struct SymbolicLaunch {
  // A run of bytes of the tiling struct that differs between inputs. Runs do not overlap.
  struct Field {
    std::int64_t offset = 0;
    std::int64_t bytes = 0;  // 1, 2, 4 or 8
    Expr value;              // congruent to the stored number modulo 2^(8 * bytes); empty: no expression is known
    std::string why_unknown = {};
  };
  std::shared_ptr<ExprPool> pool;  // of all expressions here; whatever is built on them goes into it, too
  std::vector<Expr> hypotheses;    // the domain, and what the host code tested on its way
  Expr block_dim;                  // in [1, the launch's block_dim]; empty: constant
  std::vector<Field> fields;       // by offset
  std::vector<Expr> arg_bytes;     // by argument; empty entries: constant
  std::string domain;              // "N in [1, 2147483647]", for people
};

struct LaunchValues {
  // Of a launch whose blocks hold units of their own: threads, and lanes of those.
  struct InnerAxis {
    std::string name;
    std::int64_t size = 1;
  };

  std::int64_t block_dim = 1;
  std::vector<InnerAxis> inner_axes;  // outer ones first; none: a block is one unit, a core
  std::uint64_t tiling_key = 0;
  std::vector<std::byte> tiling;     // the struct as the host saved it
  std::vector<LaunchArgument> args;  // in the order of the kernel's parameters; workspace, tiling at the end
  // Of the device, as its dialect describes it; -1 = not known.
  std::int64_t on_chip_bytes = -1;                 // that a kernel can use on one unit
  std::int64_t room = 0;                           // bytes of it that are shown to be left behind all buffers
  std::int64_t cores = -1;                         // that run at once
  std::int64_t granule = 1;                        // bytes that move between memories as one
  std::int64_t vector_bytes = 1;                   // that one step of a vector instruction works on
  std::string shapes;                              // "x float16[1024], y float16[1024]": for the domain of the proof
  std::shared_ptr<const SymbolicLaunch> symbolic;  // null: the figures are all there is
  const lift::Semantics* semantics = nullptr;      // what calls of the kernel's code do (analyzer/lift/semantics.h)
};

}  // namespace assay
