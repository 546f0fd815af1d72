// The API table of the dialect: what is known of every function, class, parameter struct, enumeration and macro of the
// device API. Written by hand-checked JSON in table/, turned into constant data by table/generate.cpp at build time: a
// lookup is a binary search and parses nothing. Fields and units: docs/api-table.md. An empty field is unknown.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace assay::ascendc {

// A parameter of a function (of all overloads together), or a field of a parameter struct.
struct ApiOperand {
  std::string_view name;
  std::string_view
      role;  // in, out, inout, tensor, tmp, scalar, count, mask, repeat, stride, params, tiling, field, value
  std::string_view unit;       // elements, bytes, blocks (of 32 bytes), repeats, rows
  std::int32_t alignment = 0;  // bytes that the start of a tensor has to be a multiple of; 0 = not known
  std::span<const std::string_view> positions;  // TPosition names a tensor may have
  std::int64_t min = 0;
  std::int64_t max = -1;  // below min: not known
};

// Element types that one template parameter may have.
struct ApiDtypes {
  std::string_view param;  // template parameter, or two with a space between; then each type is a pair in that order
  std::span<const std::string_view> types;
  bool enforced = false;  // the compiler rejects every other type on 910B (8.1); else the list is documentation only
  std::span<const std::string_view> chips;  // what a documented list holds for; empty = 910B
  std::string_view when;                    // form that a documented list holds for
  std::span<const std::string_view> forms;  // parameter names of the overloads an enforced list holds for; empty = all
};

struct ApiLimit {
  std::string_view what;
  std::int64_t max = 0;  // the largest value that is right
};

struct ApiRow {
  std::string_view name;
  std::string_view owner;  // AscendC, a class or a namespace below it (LocalTensor, TPipe, Std); empty = global
  std::string_view kind;   // function, method, class, struct, union, enum, alias, macro, type
  std::string_view group;
  std::string_view pipe;  // S, V, M, MTE1, MTE2, MTE3, FIX, or words where the operands decide
  std::span<const ApiOperand> operands;
  std::span<const ApiDtypes> dtypes;
  std::span<const ApiLimit> limits;
  std::string_view overlap;                 // which operands may share memory
  std::string_view effects;                 // what is read and written
  std::string_view temporary;               // space used in addition to the operands
  std::span<const std::string_view> chips;  // that have it, where documented
  std::string_view since;                   // first release: 8.1, 8.5, 9.0 or 9.1
  bool modelled = false;                    // the model headers declare it
  std::string_view why;                     // why they do not
  bool internal = false;                    // not meant for kernels, though name look-up finds it
  std::span<const std::string_view> sources;
};

// Sorted by name; rows of one name: owner AscendC first, then global, then the others by owner.
std::span<const ApiRow> ApiTable();

// Without an owner the first row of that name. Null if no row has the name (and owner).
const ApiRow* FindApi(std::string_view name, std::string_view owner = {});

}  // namespace assay::ascendc
