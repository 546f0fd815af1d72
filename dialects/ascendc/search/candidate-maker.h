// Shared by the generators of candidates: a file's outline, how suspicious its places are, and how edits are spelled.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dialects/ascendc/search/candidates.h"
#include "dialects/ascendc/search/outline.h"

namespace assay::search {

// Kinds of mistakes. candidates.cpp says how usual each is for a topic.
enum class Kind {
  kName,
  kArgument,
  kMark,
  kDeclare,
  kCompare,
  kNumber,
  kTerm,
  kFactor,
  kOperator,
  kVariable,
  kSwap,
  kSibling,
  kEnumerator,
  kSign,
  kType,
  kMember,
  kDelete,
  kMove,
  kQueueCall,
  kCopy,
  kSetUp,
  kStep,
  kBarrier,
  kDuty,
  kGuard,
  kClamp,
  kCount
};

class Maker {
 public:
  Maker(const Report& report, int file, const std::vector<const Finding*>& troubles);

  const Outline& code() const { return code_; }
  bool kernel() const { return kernel_; }
  int file() const { return file_; }
  const std::vector<const Finding*>& troubles() const { return troubles_; }
  // Whether a rule is among those that found something wrong.
  bool Names(std::string_view rule) const;
  bool About(Topic topic) const { return topics_[static_cast<std::size_t>(topic)]; }
  // Tokens of this file that build errors name.
  const std::vector<std::size_t>& broken() const { return broken_; }

  // `later` is added to the score: for the less likely candidates of a kind.
  void Replace(Kind kind, const Span& span, const std::string& text, int later = 0);
  void Replace(Kind kind, std::size_t token, const std::string& text, int later = 0) {
    Replace(kind, Span{token, token}, text, later);
  }
  void ReplaceAll(Kind kind, std::size_t token, const std::string& text, int later = 0);  // wherever its word occurs
  void Remove(Kind kind, const Span& span, int later = 0);  // with its line if nothing else is on it
  // A statement on its own line after (before) the one at a token, with the same indentation.
  void InsertBehind(Kind kind, std::size_t last, const std::string& statement, int later = 0);
  void InsertBefore(Kind kind, std::size_t first, const std::string& statement, int later = 0);
  void InsertText(Kind kind, std::size_t token, bool behind, const std::string& text, int later = 0);
  void Exchange(Kind kind, const Span& a, const Span& b, int later = 0);
  // One candidate of all of them, which may not overlap.
  void Several(Kind kind, std::size_t token, const std::string& title,
               const std::vector<std::pair<Span, std::string>>& texts, int later);

  // Whether candidates at the token are wanted: in a statement or head of a function's body, or in a constant.
  bool Looked(std::size_t token) const { return token < looked_.size() && looked_[token]; }
  // First (last) token of the operand that ends (begins) at a token.
  std::size_t OperandFrom(std::size_t last) const;
  std::size_t OperandTo(std::size_t first) const;
  bool Spaced(std::size_t token) const;

  std::vector<Candidate> Take() { return std::move(made_); }

 private:
  int Score(Kind kind, std::size_t token, int later) const;
  void Add(Kind kind, std::size_t token, int later, std::string title, std::vector<Edit> edits);
  SourceRange RangeOf(const Span& span) const;

  int file_;
  bool kernel_;
  Outline code_;
  std::vector<const Finding*> troubles_;
  std::array<bool, static_cast<std::size_t>(Topic::kCount)> topics_{};
  std::vector<bool> looked_;
  std::vector<std::size_t> openers_;
  std::vector<int> near_;  // distance of each token
  std::vector<std::size_t> broken_;
  std::vector<Candidate> made_;
};

// The generators.
void MakeExpressions(Maker& maker);
void MakeTerms(Maker& maker, const Span& span);  // of one statement
void MakeOperands(Maker& maker);
void MakeCalls(Maker& maker);
void MakeStatements(Maker& maker);
void MakeQueueCalls(Maker& maker);
void MakeSetUps(Maker& maker);
void MakeSteps(Maker& maker);
void MakeOrder(Maker& maker);
void MakeSplits(Maker& maker);
// `own` are the names of the project, `names` those of the API.
void MakeBuild(Maker& maker, const std::vector<std::string>& own, const std::vector<std::string>& names);
void MakeDeclarations(Maker& maker);

// Variables of one kind are interchangeable: integers, tensors of one element type, queues. Empty if there is no
// kind.
std::string KindOf(std::string_view type);
bool IsWhole(std::string_view type);
// "float" of `LocalTensor<float>`; empty where the type has no argument.
std::string ArgumentOf(std::string_view type);

}  // namespace assay::search
