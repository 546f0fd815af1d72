// Clang's errors on the units of an extension, interpreted as errors of the real compilers: errors that those would
// not report are dropped, and those that the model cannot decide are set aside.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/frontend/ast-facts.h"
#include "analyzer/source/project.h"
#include "dialects/cuda/input.h"
#include "dialects/cuda/read/model-data.h"

namespace assay::cuda {

class ErrorReader {
 public:
  ErrorReader(const ModelData& model, const Project& project, const ExtensionInput& input)
      : model_(model), project_(project), input_(input) {}

  void AddMain(AstFacts ast);
  // Called before AddCuda, with the errors of the same side for the newest chip and release. If the build target is
  // not given, errors that are not among them decide nothing.
  void SetNewest(const AstFacts& ast);
  void AddCuda(Side side, AstFacts ast);
  // After all of them: if headers were found in the checkout only by name, and may differ from the build's, the
  // errors are undecided.
  void NoteFound(const source::Checkout& checkout);
  void MoveTo(ParseFacts& parse);

 private:
  bool IsDropped(const ParseError& error, Side side, const AstFacts& ast) const;
  void Add(ParseError error);
  void Classify(ParseError& error);
  void ReadMissingHeader(ParseError& error);
  bool IsUnmodelled(const ParseError& error) const;
  std::string MissingHeader(const ParseError& error) const;
  void GivePlace(ParseError& error) const;
  std::set<std::pair<int, std::size_t>> LinesThatMayFollow() const;

  const ModelData& model_;
  const Project& project_;
  const ExtensionInput& input_;
  std::vector<ParseError> errors_;
  std::vector<ParseError> unsure_;
  std::set<std::string> beyond_;  // reasons why the verdict stays open
  bool lacks_header_ = false;     // one that exists and is not modelled, is not given, or may be another
  std::set<std::pair<SourceRange, std::string>> seen_;
  std::optional<std::set<std::pair<SourceRange, std::string>>> newest_;
};

}  // namespace assay::cuda
