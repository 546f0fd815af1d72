// The API table: what is known of every function, class, parameter struct, enumeration and macro of the device API.
// Constant data that the dialect defines, for rules and for its own readers: hand-checked JSON in
// dialects/ascendc/table, made C++ at build time, so that a look-up is a binary search and parses nothing. Fields and
// units: docs/api-table.md. An empty field is not known.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace assay::ascendc {

// A parameter of a function (of all overloads together), or a field of a parameter struct.
struct ApiOperand {
  std::string_view name;
  // in, out, inout, tensor, work, tmp, scalar, count, mask, repeat, stride, params, tiling, field, value
  std::string_view role;
  std::string_view unit;       // elements, bytes, blocks (of 32 bytes), repeats, rows
  std::int32_t alignment = 0;  // bytes that the start of a tensor has to be a multiple of; 0 = not known
  std::span<const std::string_view> positions;  // TPosition names a tensor may have; "GM" among them: a GlobalTensor
  std::int64_t min = 0;
  std::int64_t max = -1;  // below min: not known
};

// A conversion from one element type to another, and the round modes it has: "NONE", "RINT", ...; empty: the mode is
// ignored.
struct ApiConversion {
  std::string_view from;
  std::string_view to;
  std::span<const std::string_view> modes;
};

// Element types that one template parameter may have.
struct ApiDtypes {
  std::string_view param;  // template parameter, or two with a space between; then each type is a pair in that order
  std::span<const std::string_view> types;
  bool enforced = false;  // the compiler rejects every other type on 910B (8.1); else the list is documentation only
  std::span<const std::string_view> chips;  // what a documented list holds for; empty = 910B
  std::string_view when;                    // form that a documented list holds for
  std::span<const std::string_view> forms;  // parameter names of the overloads an enforced list holds for; empty = all
  bool all = false;                         // every tensor of a call has this type, but for a temporary one
  std::span<const ApiConversion> conversions;  // what `types` says, where it says "from -> to [modes]"
};

struct ApiLimit {
  std::string_view what;
  std::int64_t max = 0;  // the largest value that is right
};

struct ApiRow {
  std::string_view name;
  std::string_view owner;  // AscendC, a class or a namespace below it (LocalTensor, TPipe, Std); empty = global
  std::string_view kind;   // function, method, class, struct, union, enum, alias, macro, type
  std::string_view pipe;   // S, V, M, MTE1, MTE2, MTE3, FIX, or words where the operands decide
  std::span<const ApiOperand> operands;
  std::span<const ApiDtypes> dtypes;
  std::span<const ApiLimit> limits;
  std::string_view overlap;                 // which operands may share memory
  std::string_view effects;                 // what is read and written
  std::string_view temporary;               // space taken beside the operands
  std::span<const std::string_view> chips;  // that have it, where documented
  std::string_view since;                   // first release: 8.1, 8.5, 9.0 or 9.1
  bool modelled = false;                    // the model headers declare it
  std::string_view why;                     // why they do not
  bool internal = false;                    // not meant for kernels, though name look-up finds it
  std::span<const std::string_view> host;   // functions of the C and C++ library that it stands for on the core
};

// How the arguments of a call by another name are written for the name that is meant.
enum class ApiCall {
  kOther,   // in a way that the name alone does not tell
  kSame,    // as they are
  kFill,    // (tensor, value, count), for a call that fills a tensor with a value
  kZero,    // (tensor, count), for the same with the value 0
  kNegate,  // (to, from, count), for a product with the scalar -1
};

// A name that the API does not have, or does not have any more, and the one that is meant.
struct ApiAdvice {
  std::string_view name;
  std::string_view instead;  // one name, bare, so that it can be put in the other's place; or words with names in them
  std::string_view meant;    // the row's name
  ApiCall call = ApiCall::kOther;
};

// Sorted by name; rows of one name: owner AscendC first, then global, then the others by owner.
std::span<const ApiRow> ApiTable();

// Without an owner the first row of that name. Null where no row has the name (and owner).
const ApiRow* FindApi(std::string_view name, std::string_view owner = {});
// All rows of the name.
std::span<const ApiRow> RowsOf(std::string_view name);

// The largest value by a row's operand of that name, or else by its limit of that name; 0 where it has none.
std::int64_t LargestOf(const ApiRow& row, std::string_view what);

// The same of the row of that name and owner; 0 where there is none.
std::int64_t LargestIn(std::string_view name, std::string_view owner, std::string_view what);

// Those of `Cast` on the chips of 910B; null where they have none for the types.
std::span<const ApiConversion> Conversions();
const ApiConversion* FindConversion(std::string_view from, std::string_view to);

// By the name that is written for another; null where nothing is known of it. Sorted by name.
std::span<const ApiAdvice> AllAdvice();
const ApiAdvice* FindAdvice(std::string_view name);
// What a name stands for in a call alone, where the arguments show that it is meant: these are no advice, for the name
// by itself can mean something else.
const ApiAdvice* FindCallAdvice(std::string_view name);
// The name that later releases have in the place of one of 8.1.
const ApiAdvice* FindReplacement(std::string_view name);

}  // namespace assay::ascendc
