// Rows as each framework's own documents have them (docs/formats/record.md names the columns and the settings that go
// with them). Where a conversation holds a defective draft, only the last answer is to be learned from, and the row
// says so in the framework's way.
#include <utility>

#include "analyzer/facts/kernel-language.h"
#include "corpus/forms.h"

namespace assay {
namespace {

// The Python package `assay.rewards`.
constexpr std::string_view kReward = "assay";

RecordJson MessageJson(const std::string& role, const std::string& content) {
  return {{"role", role}, {"content", content}};
}

RecordJson PromptJson(const Sample& sample) {
  RecordJson out = RecordJson::array();
  for (const Message& message : sample.prompt) out.push_back(MessageJson(message.role, message.content));
  return out;
}

RecordJson AnswerJson(const std::string& answer) { return RecordJson::array({MessageJson("assistant", answer)}); }

RecordJson Conversation(const Sample& sample) {
  RecordJson out = PromptJson(sample);
  out.push_back(MessageJson("assistant", sample.answer));
  return out;
}

RecordJson Named(const Sample& sample) { return {{"id", sample.id}}; }

bool IsSft(Form form) {
  return form == Form::kSftRepair || form == Form::kSftEdit || form == Form::kSftGeneration ||
         form == Form::kCritique || form == Form::kMultiTurn;
}

// The name of the reward, and what it judges by: columns that the Python package's reward functions read.
void AddQuestion(const Sample& sample, RecordJson& row) {
  row["contract"] = sample.contract;
  row["task"] = sample.module;
  row["reward"] = kReward;
}

// The same as one text, for trainers with one column.
std::string GroundTruth(const Sample& sample) {
  RecordJson truth = RecordJson::object();
  if (!sample.contract.empty()) truth["contract"] = sample.contract;
  if (!sample.module.empty()) truth["task"] = {{"module", sample.module}};
  return truth.dump();
}

RecordJson Trl(const Sample& sample) {
  RecordJson row = Named(sample);
  if (IsSft(sample.form) && sample.form != Form::kMultiTurn) {
    row["messages"] = Conversation(sample);
    return row;
  }
  row["prompt"] = PromptJson(sample);
  if (sample.form == Form::kMultiTurn) row["completion"] = AnswerJson(sample.answer);
  if (sample.form == Form::kDpo) {
    row["chosen"] = AnswerJson(sample.answer);
    row["rejected"] = AnswerJson(sample.rejected);
  } else if (sample.form == Form::kKto) {
    row["completion"] = AnswerJson(sample.answer);
    row["label"] = sample.good;
  } else if (sample.form == Form::kRl) {
    AddQuestion(sample, row);
  }
  return row;
}

// Marks which messages are learned from: the last alone.
RecordJson Marked(RecordJson messages, const char* key) {
  for (std::size_t i = 0; i < messages.size(); ++i) messages[i][key] = i + 1 == messages.size();
  return messages;
}

RecordJson MsSwift(const Sample& sample) {
  RecordJson row = Named(sample);
  row["messages"] = sample.form == Form::kRl ? PromptJson(sample) : Conversation(sample);
  if (sample.form == Form::kMultiTurn) row["messages"] = Marked(std::move(row["messages"]), "loss");
  if (sample.form == Form::kDpo) row["rejected_response"] = sample.rejected;
  if (sample.form == Form::kKto) row["label"] = sample.good;
  if (sample.form == Form::kRl) AddQuestion(sample, row);
  return row;
}

RecordJson LlamaFactory(const Sample& sample) {
  const auto said = [](const std::string& role, const std::string& content) -> RecordJson {
    return {{"from", role == "user" ? "human" : "gpt"}, {"value", content}};
  };
  RecordJson row = Named(sample);
  RecordJson conversations = RecordJson::array();
  for (const Message& message : sample.prompt) conversations.push_back(said(message.role, message.content));
  if (sample.form != Form::kDpo) conversations.push_back(said("assistant", sample.answer));
  row["conversations"] = std::move(conversations);
  if (sample.form == Form::kDpo) {
    row["chosen"] = said("assistant", sample.answer);
    row["rejected"] = said("assistant", sample.rejected);
  }
  if (sample.form == Form::kKto) row["kto_tag"] = sample.good;
  return row;
}

RecordJson Axolotl(const Sample& sample) {
  RecordJson row = Named(sample);
  if (IsSft(sample.form)) {
    row["messages"] = Marked(Conversation(sample), "train");
  } else if (sample.form == Form::kDpo) {
    row["messages"] = PromptJson(sample);
    row["chosen"] = MessageJson("assistant", sample.answer);
    row["rejected"] = MessageJson("assistant", sample.rejected);
  } else if (sample.form == Form::kKto) {
    row["prompt"] = sample.prompt.front().content;
    row["completion"] = sample.answer;
    row["label"] = sample.good;
  } else {
    return Trl(sample);
  }
  return row;
}

RecordJson OpenRlhf(const Sample& sample) {
  if (sample.form == Form::kDpo) return Trl(sample);
  RecordJson row = Named(sample);
  row["input"] = PromptJson(sample);
  if (sample.form == Form::kRl) {
    row["label"] = GroundTruth(sample);
  } else {
    row["output"] = AnswerJson(sample.answer);
  }
  return row;
}

RecordJson Verl(const Sample& sample, std::size_t index) {
  if (IsSft(sample.form)) {
    RecordJson row = Named(sample);
    row["messages"] = Conversation(sample);
    return row;
  }
  return {{"data_source", kReward},
          {"prompt", PromptJson(sample)},
          {"ability", FirstLanguage().name},
          {"reward_model", {{"style", "rule"}, {"ground_truth", GroundTruth(sample)}}},
          {"extra_info", {{"split", sample.split}, {"index", index}, {"id", sample.id}}}};
}

RecordJson Columns(const Sample& sample, Framework framework, std::size_t index) {
  switch (framework) {
    case Framework::kTrl:
      return Trl(sample);
    case Framework::kMsSwift:
      return MsSwift(sample);
    case Framework::kLlamaFactory:
      return LlamaFactory(sample);
    case Framework::kAxolotl:
      return Axolotl(sample);
    case Framework::kOpenRlhf:
      return OpenRlhf(sample);
    case Framework::kVerl:
      return Verl(sample, index);
  }
  return {};
}

}  // namespace

bool Takes(Framework framework, Form form) {
  if (framework == Framework::kVerl) {
    // Its SFT learns from every answer of a conversation, the defective draft among them.
    return form != Form::kDpo && form != Form::kKto && form != Form::kMultiTurn;
  }
  if (framework == Framework::kOpenRlhf) return form != Form::kKto;
  return framework != Framework::kLlamaFactory || form != Form::kRl;
}

RecordJson RowOf(const Sample& sample, Framework framework, std::size_t index) {
  RecordJson row = Columns(sample, framework, index);
  row["meta"] = sample.meta;
  return row;
}

}  // namespace assay
