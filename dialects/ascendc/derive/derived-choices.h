// The inputs that an operator's tiling function accepts, among those in its unit tests and examples and variations
// of them: candidates for runs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/contract.h"
#include "analyzer/facts/derived.h"
#include "dialects/ascendc/derive/budget.h"
#include "dialects/ascendc/derive/derived-run.h"
#include "dialects/ascendc/derive/derived-shapes.h"
#include "dialects/ascendc/derive/host-question.h"
#include "dialects/ascendc/run/run-plan.h"

namespace assay {

struct Choice {
  HostAnswer answer;
  std::size_t group = 0;  // dtypes and tiling key
  bool outputs_known = false;
  bool outputs_disputed = false;  // InferShape gives others than the case
  bool sure = true;               // what goes together in it is the operator's own, or was made of it
  // An attribute has a value that the user did not give: what is stored, and where, can depend on it.
  bool loose_attribute = false;
  std::int64_t elements = 0;
};

// For a contract made from another: carries over what is known of that one.
void TakeOver(const Choice& from, Choice& to);

class DerivedChoices {
 public:
  // Counts its questions in `facts`.
  DerivedChoices(const DerivedInputs& inputs, const OpDefinition& op, DerivedFacts& facts);

  void Find();
  const std::vector<std::unique_ptr<Choice>>& all() const { return choices_; }
  std::size_t groups() const { return groups_.size(); }
  // Whether only the definition says which shapes go together.
  bool guessed() const { return guessed_; }
  const std::vector<ShapeFamily>& families() const { return families_; }
  // The same cases with lengths distinguished by axis although they are equal in all of them: it is unknown whether
  // they may differ.
  const std::vector<ShapeFamily>& families_by_axis() const { return by_axis_; }
  // Why questions had no answer, and how often.
  const std::map<std::string, int>& not_asked() const { return not_asked_; }

  // The origin of a contract. kVaried: it has lengths that no case has; unexpected output shapes then show that
  // lengths were wrongly tied, or wrongly left free.
  enum class From : std::uint8_t { kTest, kVaried, kOther };
  // Null if the operator does not accept the contract.
  Choice* Ask(const Contract& contract, From from = From::kOther);
  // The same, including contracts that were asked about before.
  Choice* AskOnce(const Contract& contract);
  RunInputs Inputs() const;

 private:
  // For a choice made from a family: its lengths.
  struct Origin {
    std::size_t choice = 0, family = 0;
    std::vector<std::int64_t> values;
  };

  bool LinkWhatLacks(const HostAnswer& answer);
  void AskCases();
  void AskDefinition();
  void MakeFamilies();
  void VaryLengths(std::span<const std::int64_t> lengths);
  void VaryByConstants();
  void VaryByPowers();
  void VaryByTiles();
  void VaryTo(std::size_t index, std::vector<std::int64_t> values, std::size_t root, std::int64_t length);
  void VaryAttributes();
  void OtherDtypes();
  std::int64_t AllCores() const;

  const DerivedInputs& in_;
  const OpDefinition& op_;
  DerivedFacts& facts_;
  std::string chip_;
  std::vector<std::unique_ptr<Choice>> choices_;
  std::vector<const Choice*> admitted_;  // of cases, or of the definition
  std::vector<const Choice*> firsts_;    // of each family
  std::vector<ShapeFamily> families_, by_axis_;
  std::vector<Origin> origins_;
  bool guessed_ = false;
  std::size_t most_questions_ = kMostCases + 8;
  std::map<std::string, Choice*> asked_;  // null where it was not taken
  std::set<std::string> linked_;          // functions whose sources were looked for
  std::map<std::string, std::size_t> groups_;
  std::map<std::string, int> not_asked_;
};

// Integers that code compares with or names: sizes at which it takes another path. Ascending, without duplicates.
std::vector<std::int64_t> TellingConstants(std::string_view code);

}  // namespace assay
