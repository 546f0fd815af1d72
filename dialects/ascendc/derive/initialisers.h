// A small evaluator of initialisers in tests and examples: braced lists, numbers, variables with known values, and
// functions called with such arguments. Nothing is built or run; what is not understood has no value.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/source/cpp-tokens.h"

namespace assay {

// Tokens first to last, both inclusive; empty where last < first.
struct TokenRange {
  std::size_t first = 1, last = 0;
  bool empty() const { return last < first; }
};

class Initialisers {
 public:
  explicit Initialisers(std::string_view text) : code_(text) {}
  virtual ~Initialisers() = default;

 protected:
  using Range = TokenRange;

  // Called for each token in the order of the text; inside a function with parameters, once per call of it. Not
  // called for names of variables being assigned: those are recorded.
  virtual bool Visit(std::size_t token) = 0;
  void Walk();

  // The comma-separated items between the bracket at `open` and its end.
  std::vector<Range> Items(std::size_t open) const;
  bool IsList(Range range) const;
  // The last value assigned to a variable; else the range itself.
  Range InitialOf(Range range) const;
  // Follows variables and drops `&`, `.data()` and the type before a list.
  Range Follow(Range range, int steps = 0) const;
  std::optional<double> Number(Range range, int steps = 0) const;
  std::optional<std::vector<double>> Numbers(Range range) const;
  // For a shape, or a pair of the shape as given and as stored: then both must be equal.
  std::optional<std::vector<std::int64_t>> Shape(Range range) const;
  // `ge::DT_FLOAT`, or a variable of that value.
  std::string Enumerator(Range range, std::string_view prefix) const;

  source::CppTokens code_;

 private:
  struct Function {
    struct Parameter {
      std::string name;
      Range otherwise;  // its default
    };
    std::vector<Parameter> parameters;
    std::size_t begin = 0, end = 0;  // the tokens between the brackets of its body
  };

  void FindFunctions();
  void WalkFrom(std::size_t begin, std::size_t end, int depth);
  void Call(const Function& function, std::size_t open, int depth);
  void NoteVariable(std::size_t i);
  std::optional<Range> Chosen(Range range, int steps) const;
  std::optional<double> Computed(Range range, int steps) const;

  std::map<std::string, Range> variables_;
  std::map<std::string, Function> functions_;
  std::map<std::size_t, std::size_t> definitions_;  // of functions: from their name to the end of their body
  std::size_t walked_ = 0;
};

}  // namespace assay
