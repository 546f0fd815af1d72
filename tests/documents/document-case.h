// Examples of the vendor's API pages as data: inputs, the call, and the page's outputs. One file holds the cases of a
// family, in lines:
//   case NAME
//   page PATH                      below docs/zh/api of the public documents
//   in NAME TYPE COUNT: VALUES     repeated until there are COUNT; `(1 2)*3`, `1..64`, nan, inf, -0
//   out NAME TYPE COUNT            zeros before the call
//   code                           the text between the copies, until a line that is no deeper than this one
//   want NAME [FROM]: VALUES       the page's values from element FROM on
//   tolerance NUMBER               absolute and relative; 1e-3 without one: pages print four digits
//   signed-zeros                   0 and -0 are distinguished
//   release 9.1                    of the toolkit, where the call is not of the usual one
//   differs REASON                 the page differs from the program, and why that is accepted
//   undecided REASON               the program gives no values, and why
//   note TEXT
// A line that begins with two spaces goes on with the one before it, or is code.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::documents {

struct CaseTensor {
  std::string name, type;
  std::int64_t count = 0;
  std::vector<double> values;  // inputs
};

struct Wanted {
  std::string tensor;
  std::int64_t from = 0;
  std::vector<double> values;
};

enum class Answer { kAgrees, kDiffers, kUndecided };

struct DocumentCase {
  std::string file;
  int line = 0;
  std::string name, page, release, code, reason;
  std::vector<CaseTensor> inputs, outputs;
  std::vector<Wanted> wanted;
  double tolerance = 1e-3;
  bool signed_zeros = false;
  Answer answer = Answer::kAgrees;
};

// Cases of one file; `error` says what is wrong with it.
std::vector<DocumentCase> ParseCases(const std::string& file, std::string_view text, std::string& error);

// A kernel of one core that copies the inputs in, makes the call and copies the outputs out.
std::string KernelOf(const DocumentCase& one);

}  // namespace assay::documents
