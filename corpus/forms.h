// What is trained on: a record told as one or more samples of a form, and a sample as a row that a framework reads.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/record-json.h"
#include "corpus/record.h"

namespace assay {

enum class Form { kRecord, kSftRepair, kSftEdit, kSftGeneration, kCritique, kMultiTurn, kDpo, kKto, kRl };
enum class Framework { kTrl, kMsSwift, kLlamaFactory, kAxolotl, kOpenRlhf, kVerl };

inline constexpr std::array kForms = {Form::kRecord,        Form::kSftRepair, Form::kSftEdit,
                                      Form::kSftGeneration, Form::kCritique,  Form::kMultiTurn,
                                      Form::kDpo,           Form::kKto,       Form::kRl};
inline constexpr std::array kFrameworks = {Framework::kTrl,     Framework::kMsSwift,  Framework::kLlamaFactory,
                                           Framework::kAxolotl, Framework::kOpenRlhf, Framework::kVerl};

std::string_view NameOf(Form form);
std::string_view NameOf(Framework framework);
std::optional<Form> FormNamed(std::string_view name);
std::optional<Framework> FrameworkNamed(std::string_view name);

struct Message {
  std::string role;  // user, assistant
  std::string content;
};

struct Sample {
  Form form = Form::kSftRepair;
  std::string id;
  std::vector<Message> prompt;  // all before the answer
  std::string answer;           // of a pair the chosen one; empty in RL prompts
  std::string rejected;         // of pairs
  bool good = true;             // KTO's label
  std::string contract;         // RL prompts: JSON, or empty
  std::string module;           // RL prompts: the task's PyTorch module, or empty
  std::string split;
  RecordJson meta;
};

// None if the record does not support the form: nothing is invented to fill it.
// Answers to imitate have passed the gate (Standing::Shown) unless `allow_unshown`, which marks them.
std::vector<Sample> SamplesOf(const Record& record, Form form, bool allow_unshown = false);

// Whether the framework has a trainer that takes the form.
bool Takes(Framework framework, Form form);
// `index` numbers the rows of a split, where the framework wants it.
RecordJson RowOf(const Sample& sample, Framework framework, std::size_t index);

}  // namespace assay
