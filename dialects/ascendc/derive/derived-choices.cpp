// Calls only the host half, at many shapes, within counted limits.
#include "dialects/ascendc/derive/derived-choices.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>
#include <variant>

#include "analyzer/source/cpp-tokens.h"
#include "dialects/ascendc/derive/derived-contracts.h"
#include "dialects/ascendc/derive/different-shapes.h"
#include "dialects/ascendc/derive/example-cases.h"
#include "dialects/ascendc/derive/test-texts.h"
#include "dialects/ascendc/derive/tiling-cases.h"
#include "dialects/ascendc/read/interpret.h"

namespace assay {
namespace {

// Whether the preprocessor compares with dtypes added after 8.1: the model's kernel headers do not number them, so a
// branch other than the device's may be taken.
bool ComparesLaterDtypes(const Project& project) {
  return std::ranges::any_of(project.files, [](const VirtualFile& file) {
    const auto has = [&](const char* word) { return file.text.find(word) != std::string::npos; };
    return has("ORIG_DTYPE_") && (has("DT_HIFLOAT8") || has("DT_FLOAT8_") || has("DT_COMPLEX32") || has("DT_FLOAT4_"));
  });
}

// An InferShape that sets no output leaves it without dimensions; the caller then gives the shape.
bool LeavesOutputsUnset(const Contract& contract) {
  const auto plain = [](const ContractTensor& tensor) { return tensor.present && tensor.shape.empty(); };
  return std::ranges::any_of(contract.outputs, plain) && !std::ranges::all_of(contract.inputs, plain);
}

}  // namespace

void TakeOver(const Choice& from, Choice& to) {
  to.sure = from.sure;
  to.outputs_disputed = to.outputs_disputed || from.outputs_disputed;
  to.outputs_known = to.outputs_known && !from.outputs_disputed;
}

DerivedChoices::DerivedChoices(const DerivedInputs& inputs, const OpDefinition& op, DerivedFacts& facts)
    : in_(inputs), op_(op), facts_(facts), chip_(inputs.read_options.chip) {}

void DerivedChoices::Find() {
  AskCases();
  if (admitted_.empty()) AskDefinition();
  MakeFamilies();
  most_questions_ = facts_.asked + kMostOfLengths;
  VaryLengths(TellingLengths());
  most_questions_ = facts_.asked + kMostOfConstants;
  VaryByConstants();
  most_questions_ = facts_.asked + kMostOfPowers;
  VaryByPowers();
  most_questions_ = facts_.asked + kMostOfTiles;
  VaryByTiles();
  most_questions_ = facts_.asked + kMostOfAttributes;
  VaryAttributes();
  most_questions_ = facts_.asked + kMostOfOtherDtypes * kMostColumns;
  OtherDtypes();
  if (ComparesLaterDtypes(*in_.project)) {
    for (const auto& choice : choices_) choice->sure = false;
  }
  most_questions_ = facts_.asked + kMostSpread + 4 * kMostLarge * std::size(kLarge);
}

RunInputs DerivedChoices::Inputs() const {
  return {.host = &*in_.read->host,
          .host_library = in_.read->host_library,
          .contract_dir = "",
          .explain = false,
          .auto_sync = in_.auto_sync,
          .fuel = kFuel,
          .facts = in_.facts};
}

Choice* DerivedChoices::Ask(const Contract& contract, From from) {
  if (facts_.asked >= most_questions_ || !CanBeRun(contract)) return nullptr;
  const auto [asked, fresh] = asked_.try_emplace(KeyOf(contract), nullptr);
  if (!fresh) return nullptr;
  ++facts_.asked;
  HostAnswer answer = AskHost(Inputs(), contract);
  while (LinkWhatLacks(answer)) answer = AskHost(Inputs(), contract);
  using Kind = HostAnswer::Kind;
  if (answer.kind == Kind::kRefused) return nullptr;
  if (answer.kind != Kind::kAdmitted) {
    ++not_asked_["the tiling function is not run: " + answer.why];
    return nullptr;
  }
  if (from == From::kVaried && answer.inferred && !answer.agrees) return nullptr;
  // The host logged an error and continued: the operator rejects these shapes, though a caller discards the result.
  // Tests may launch them all the same.
  if (answer.host.logged_error && from != From::kTest) return nullptr;
  ++facts_.admitted;
  Choice choice;
  choice.outputs_known = answer.inferred && (answer.agrees || guessed_) && !LeavesOutputsUnset(answer.contract);
  choice.outputs_disputed = answer.inferred && !answer.agrees && !guessed_;
  choice.elements = LargestElements(answer.contract);
  const std::string group = DtypesOf(answer.contract) + std::to_string(answer.host.tiling_key);
  choice.group = groups_.try_emplace(group, groups_.size()).first->second;
  choice.answer = std::move(answer);
  choices_.push_back(std::make_unique<Choice>(std::move(choice)));
  asked->second = choices_.back().get();
  return asked->second;
}

Choice* DerivedChoices::AskOnce(const Contract& contract) {
  const auto asked = asked_.find(KeyOf(contract));
  return asked != asked_.end() ? asked->second : Ask(contract);
}

// Functions that are called or registered but missing are elsewhere in the checkout. True if the host half has
// grown.
bool DerivedChoices::LinkWhatLacks(const HostAnswer& answer) {
  const auto link = [&](const std::string& key, auto how) {
    return linked_.size() < kMostSources && linked_.insert(key).second && how();
  };
  const auto holding = [&](const char* registration) {
    const std::string words = fmt::format("{}({})", registration, op_.op_type);
    return link(words, [&] { return in_.reader->LinkSourceHolding(words, *in_.project, in_.read_options, *in_.read); });
  };
  if (answer.kind == HostAnswer::Kind::kUndecided) {
    if (in_.read->host_calls.contains(answer.why))
      return link(answer.why,
                  [&] { return in_.reader->LinkSourceOf(answer.why, *in_.project, in_.read_options, *in_.read); });
    if (holding("IMPL_OP_OPTILING")) return true;
  }
  return !answer.inferred && holding("IMPL_OP_INFERSHAPE");
}

void DerivedChoices::AskCases() {
  std::vector<Contract> cases;
  const std::vector<std::string> texts = TestTextsBeside(*in_.project, chip_);
  const auto read = [&](const std::string& chip) {
    for (const std::string& text : texts) {
      for (const TilingCase& one : ReadTilingCases(text, op_.op_type, chip)) {
        if (auto contract = ContractOfCase(op_, one, chip_)) cases.push_back(std::move(*contract));
      }
    }
  };
  read(chip_);
  // Those of other chips, if this one has none.
  if (cases.empty()) read("");
  facts_.cases = cases.size();
  std::stable_sort(cases.begin(), cases.end(),
                   [](const Contract& a, const Contract& b) { return LargestElements(a) < LargestElements(b); });
  for (const Contract& one : cases) {
    if (facts_.asked == kMostCases) break;
    if (const Choice* choice = Ask(one, From::kTest)) admitted_.push_back(choice);
  }
  const bool sure = !HasOwnCall(*in_.project);
  if (!sure && !admitted_.empty()) return;
  for (const std::string& text : ExampleTextsBeside(*in_.project, chip_)) {
    for (const TilingCase& one : ReadExampleCases(text, op_)) {
      const auto contract = ContractOfCase(op_, one, chip_);
      if (!contract || facts_.asked == kMostCases) continue;
      ++facts_.cases;
      Choice* choice = Ask(*contract);
      if (choice == nullptr) continue;
      choice->sure = sure;
      admitted_.push_back(choice);
    }
  }
}

void DerivedChoices::AskDefinition() {
  guessed_ = true;
  for (const std::vector<std::int64_t>& shape :
       {std::vector<std::int64_t>{5, 7}, {37}, {3, 5, 7}, {2, 3, 5, 7}, {16, 1024}}) {
    const auto contract = ContractOfShape(op_, shape, chip_);
    if (!contract) return;
    if (const Choice* choice = Ask(*contract)) admitted_.push_back(choice);
  }
  if (!admitted_.empty()) facts_.assumed.emplace_back("all tensors of one shape");
}

void DerivedChoices::MakeFamilies() {
  for (const Choice* one : admitted_) {
    const bool known = std::ranges::any_of(
        firsts_, [&](const Choice* first) { return SameRanks(first->answer.contract, one->answer.contract); });
    if (!known && firsts_.size() < kMostFamilies) firsts_.push_back(one);
  }
  for (const Choice* first : firsts_) {
    std::vector<const Contract*> like;
    for (const Choice* one : admitted_) {
      if (SameRanks(one->answer.contract, first->answer.contract)) like.push_back(&one->answer.contract);
    }
    families_.emplace_back(first->answer.contract, like);
    if (families_.back().ties_axes()) by_axis_.emplace_back(first->answer.contract, like, true);
  }
}

// In turn, so that families and lengths share the questions.
void DerivedChoices::VaryLengths(std::span<const std::int64_t> lengths) {
  for (const std::int64_t length : lengths) {
    for (std::size_t i = 0; i < families_.size(); ++i) {
      for (std::size_t root = 0; root < families_[i].size(); ++root) VaryTo(i, families_[i].Values(), root, length);
    }
  }
}

// Sizes that the tiling code names, one less and one more.
void DerivedChoices::VaryByConstants() {
  std::set<std::int64_t> lengths;
  for (const VirtualFile& file : in_.project->files) {
    if (file.role != FileRole::kHostTiling && file.role != FileRole::kHostOperator) continue;
    for (const std::int64_t constant : TellingConstants(file.text)) {
      for (const std::int64_t length : {constant - 1, constant, constant + 1}) lengths.insert(length);
    }
  }
  VaryLengths(std::vector<std::int64_t>(lengths.begin(), lengths.end()));
}

// Powers of two, in case tile sizes are not in the tiling data, on one core and on all: then there is no remainder.
void DerivedChoices::VaryByPowers() {
  constexpr int kFirst = 9, kLast = 15;
  std::vector<std::int64_t> lengths;
  for (int power = kFirst; power <= kLast; ++power) {
    const std::int64_t tile = std::int64_t{1} << power;
    lengths.push_back(tile * AllCores());
    lengths.push_back(tile);
  }
  VaryLengths(lengths);
}

// Whole tiles, on one core and on all, and one element more; according to the tiling data of the largest shape of
// each tiling key.
void DerivedChoices::VaryByTiles() {
  std::map<std::pair<std::size_t, std::uint64_t>, std::size_t> largest;
  for (std::size_t i = 0; i < origins_.size(); ++i) {
    const Choice& choice = *choices_[origins_[i].choice];
    const auto [at, fresh] = largest.try_emplace({origins_[i].family, choice.answer.host.tiling_key}, i);
    if (!fresh && choice.elements > choices_[origins_[at->second].choice]->elements) at->second = i;
  }
  const std::vector<Origin> origins = origins_;
  for (const auto& [key, i] : largest) {
    const HostResult host = choices_[origins[i].choice]->answer.host;
    for (const std::int64_t tile : TilesOf(host)) {
      for (const std::int64_t length :
           {tile, tile + 1, tile * host.block_dim, tile * AllCores(), 2 * tile * AllCores(), tile * AllCores() + 1}) {
        for (std::size_t root = 0; root < families_[key.first].size(); ++root)
          VaryTo(key.first, origins[i].values, root, length);
      }
    }
  }
}

// Numbers of cores that any shape so far was distributed to.
std::int64_t DerivedChoices::AllCores() const {
  std::int64_t most = 1;
  for (const auto& choice : choices_) most = std::max(most, choice->answer.host.block_dim);
  return most;
}

void DerivedChoices::VaryTo(std::size_t index, std::vector<std::int64_t> values, std::size_t root,
                            std::int64_t length) {
  const ShapeFamily& family = families_[index];
  values[root] = length;
  // Long lengths combined with short ones.
  for (const std::int64_t shorter : {16, 3}) {
    for (std::size_t i = 0; i < family.size() && LargestElements(family.At(values)) > kMostElements; ++i) {
      if (i != root && !family.IsSmall(i)) values[i] = std::min(values[i], shorter);
    }
  }
  const Contract contract = family.At(values);
  if (LargestElements(contract) > kMostElements) return;
  Choice* choice = Ask(contract, From::kVaried);
  if (choice == nullptr) return;
  TakeOver(*firsts_[index], *choice);
  choice->sure = choice->sure && !family.has_loose_values() && !family.ChangesSmall(values);
  origins_.push_back({choices_.size() - 1, index, std::move(values)});
}

// Attributes that tests set, at their defaults, and flags inverted.
void DerivedChoices::VaryAttributes() {
  for (const Choice* first : firsts_) {
    for (const OpAttr& attr : op_.attrs) {
      Contract contract = first->answer.contract;
      const auto given = contract.attributes.find(attr.name);
      const bool flag = attr.type == "Bool";
      if (given == contract.attributes.end() && !flag) continue;
      if (flag) {
        const bool* value = given == contract.attributes.end() ? nullptr : std::get_if<bool>(&given->second);
        contract.attributes[attr.name] = value != nullptr ? !*value : attr.default_text.value_or("false") == "false";
      } else if (attr.default_text) {
        contract.attributes.erase(given);
      } else {
        continue;
      }
      Choice* choice = Ask(contract);
      if (choice == nullptr) continue;
      TakeOver(*first, *choice);
      choice->loose_attribute = true;
    }
  }
}

// The shapes of the first cases, and the most different ones, with every other combination of dtypes.
void DerivedChoices::OtherDtypes() {
  std::vector<const Choice*> chosen(admitted_.begin(),
                                    admitted_.begin() + std::min<std::ptrdiff_t>(std::ssize(admitted_), 3));
  std::vector<std::set<std::string>> features;
  for (const auto& choice : choices_) features.push_back(FeaturesOf(choice->answer.contract, choice->answer.host));
  for (const std::size_t i : MostDifferent(features, kMostOfOtherDtypes)) chosen.push_back(choices_[i].get());
  most_questions_ += kMostOfOtherDtypes * kMostColumns;
  for (std::size_t column = 0; column < std::min(ascendc::ColumnCount(op_), kMostColumns); ++column) {
    for (const Choice* one : chosen) {
      const auto contract = WithColumn(op_, column, one->answer.contract);
      Choice* choice = contract ? Ask(*contract) : nullptr;
      if (choice != nullptr) TakeOver(*one, *choice);
    }
  }
}

std::vector<std::int64_t> TellingConstants(std::string_view code) {
  constexpr std::int64_t kLeast = 32, kMost = 200'000;
  constexpr std::size_t kMostConstants = 24;
  const source::CppTokens tokens(code);
  std::set<std::int64_t> constants;
  for (std::size_t i = 1; i + 1 < tokens.size() && constants.size() < kMostConstants; ++i) {
    std::string_view word = tokens.At(i);
    const std::string_view before = tokens.At(i - 1), after = tokens.At(i + 1);
    const bool compared = before == "<" || before == ">" || before == "=" || after == "<" || after == ">";
    if (!compared || word.empty() || word.front() < '1' || word.front() > '9') continue;
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    const bool whole =
        error == std::errc() &&
        std::string_view(end, word.data() + word.size()).find_first_not_of("uUlL") == std::string_view::npos;
    if (whole && value >= kLeast && value <= kMost) constants.insert(value);
  }
  return {constants.begin(), constants.end()};
}

}  // namespace assay
