// See tools.h.
#include "driver/mcp/tools.h"

#include <fmt/format.h>

#include <array>

namespace assay::mcp {
namespace {

using serve::Op;

struct Tool {
  std::string_view name;
  Op op;
  std::string_view title, description;
};

constexpr std::array<Tool, 7> kTools = {{
    {"check", Op::kPrompt, "Check a kernel",
     "Judges a generated accelerator kernel, or a model's whole reply: does it build, can it go wrong when it runs, "
     "are "
     "its values right. Answers with what is wrong, where and why, and patches; the whole report is included. Nothing "
     "is compiled by a vendor's tools and no device is needed. Give `contract` or `task` to have it run."},
    {"fix", Op::kFix, "Repair a kernel",
     "Repairs a kernel, or a model's reply. A repair is offered only if the whole check, repeated on it, confirms it. "
     "Answers with the repaired text."},
    {"reward", Op::kReward, "Rate a kernel",
     "A number from 0 to 1 for a kernel or a model's reply: how far it gets, from a complete text to right values. "
     "Null if that could not be determined."},
    {"simulate", Op::kSimulate, "Run a kernel",
     "Runs a kernel on the simulated device with the inputs of `contract`: how each run ended, its outputs, what each "
     "core did, and the kernel's estimated time on the device. To inspect one run; `check` judges."},
    {"prove", Op::kProve, "Prove a kernel",
     "Tries to prove, for every shape that the named dimensions of `contract` or the cases of `task` admit, that a "
     "kernel is free of faults. Answers with each obligation: proved, refuted with the shape, or open."},
    {"contract", Op::kContract, "Make contracts",
     "The contracts that a kernel's op definition, or `task`, gives: names, dtypes and shapes of its inputs and "
     "outputs. Values are left out; to have them compared, name a reference in the contract, or give `task` to "
     "`check`."},
    {"explain", Op::kExplain, "Explain a rule",
     "The page of a rule, named as findings name it: what it finds, why that is wrong, a wrong and a right example."},
}};

OrderedJson Typed(std::string_view type, std::string_view description) {
  return {{"type", type}, {"description", description}};
}

OrderedJson Whole(int least, int most, std::string_view description) {
  OrderedJson schema = Typed("integer", description);
  schema["minimum"] = least;
  schema["maximum"] = most;
  return schema;
}

OrderedJson Object(OrderedJson properties, OrderedJson required) {
  OrderedJson schema = {{"type", "object"}, {"properties", std::move(properties)}};
  if (!required.empty()) schema["required"] = std::move(required);
  schema["additionalProperties"] = false;
  return schema;
}

OrderedJson TaskSchema() {
  return Object({{"name", Typed("string", "name of the task")},
                 {"module", Typed("string", "the Python module with the reference")},
                 {"inputs", Typed("string", "the module that prepares the inputs")},
                 {"binding", Typed("string", "the C++ binding")},
                 {"cases", Typed("string", "the shapes, as CSV")}},
                {"module"});
}

OrderedJson OptionsSchema(Op op) {
  OrderedJson level = Typed("string", "lint runs nothing");
  level["enum"] = {"lint", "full"};
  OrderedJson defines = Typed("array", "macros, as NAME or NAME=VALUE");
  defines["items"] = {{"type", "string"}};
  OrderedJson select =
      Typed("array", "only findings of these rules, families or stabilities; a reward counts all findings");
  OrderedJson ignore = Typed("array", "no findings of these rules, families or stabilities");
  select["items"] = ignore["items"] = {{"type", "string"}};
  OrderedJson severity = Typed("object", "severities by rule, family or stability");
  severity["additionalProperties"] = {{"type", "string"}, {"enum", {"error", "warning", "note", "off"}}};
  OrderedJson properties = {
      {"level", std::move(level)},
      {"soc", Typed("string", "the chip")},
      {"release", Typed("string", "the release of the vendor's toolkit")},
      {"defines", std::move(defines)},
      {"edge_values", Typed("boolean", "run with extreme values as well")},
      {"auto_sync", Typed("boolean", "false: synchronisation that the compiler would insert is not")},
      {"first_case", Whole(0, 100000, "the first of the task's cases to run")},
      {"cases", Whole(1, 100000, "how many of the task's cases are run")},
      {"select", std::move(select)},
      {"ignore", std::move(ignore)},
      {"severity", std::move(severity)},
      {"suppress", Typed("boolean", "false: comments that accept findings do not count")},
      {"recheck", Typed("boolean", "whether fixes are tried before they are offered")}};
  if (op == Op::kPrompt) {
    properties["max_findings"] = Whole(0, 10000000, "the maximum number of findings in the text; 0: all");
    properties["budget_chars"] = Whole(0, 10000000, "the maximum number of characters of the text; 0: any number");
  }
  if (op == Op::kFix) {
    properties["unsafe"] = Typed("boolean", "also repairs that may change what the kernel is meant to do");
    properties["search"] = Typed("boolean", "with `unsafe`: look for a repair where no rule has one");
    properties["search_runs"] = Whole(1, 100000, "the maximum number of runs of that search");
  }
  return Object(std::move(properties), OrderedJson::array());
}

OrderedJson InputSchema(Op op, double most_seconds) {
  if (op == Op::kExplain) return Object({{"rule", Typed("string", "its name, as in a finding")}}, {"rule"});
  OrderedJson seconds = Typed("number", "the time limit");
  seconds["minimum"] = 0.1;
  seconds["maximum"] = most_seconds;
  OrderedJson contract =
      Typed("object",
            "what the kernel is run on and compared with: inputs and outputs with name, dtype and shape, "
            "and a reference (docs/formats/contract.md)");
  OrderedJson properties = {{"text", Typed("string", "the kernel's source, or the model's whole reply")},
                            {"path", Typed("string", "name of the input; no file is read")}};
  if (op != Op::kContract) properties["contract"] = std::move(contract);
  if (op != Op::kSimulate) properties["task"] = TaskSchema();
  properties["seconds"] = std::move(seconds);
  properties["options"] = OptionsSchema(op);
  OrderedJson required = {"text"};
  if (op == Op::kSimulate) required.push_back("contract");
  return Object(std::move(properties), std::move(required));
}

// Of the result's `structuredContent`. What its keys hold is in docs/formats.
OrderedJson OutputSchema(Op op) {
  const OrderedJson object = {{"type", "object"}};
  switch (op) {
    case Op::kPrompt:
      return {{"type", "object"},
              {"properties", {{"verdict", object}, {"findings", {{"type", "array"}}}, {"errors", {{"type", "array"}}}}},
              {"required", {"verdict", "findings", "errors"}}};
    case Op::kFix:
      return {{"type", "object"},
              {"properties", {{"fix", object}, {"text", {{"type", {"string", "null"}}}}}},
              {"required", {"fix", "text"}}};
    case Op::kReward:
      return {{"type", "object"},
              {"properties", {{"reward", {{"type", {"number", "null"}}}}, {"stage", {{"type", "string"}}}}},
              {"required", {"reward", "stage"}}};
    case Op::kSimulate:
    case Op::kProve:
      return {{"type", "object"}, {"properties", {{"verdict", object}}}, {"required", {"verdict"}}};
    case Op::kContract:
      return {{"type", "object"}, {"properties", {{"contracts", {{"type", "array"}}}}}, {"required", {"contracts"}}};
    case Op::kExplain:
    case Op::kCheck:
      break;
  }
  return {{"type", "object"}, {"properties", {{"page", {{"type", "string"}}}}}, {"required", {"page"}}};
}

OrderedJson Text(std::string text) { return OrderedJson::array({{{"type", "text"}, {"text", std::move(text)}}}); }

std::string Written(const OrderedJson& value) {
  return value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

}  // namespace

OrderedJson ToolList(double most_seconds) {
  OrderedJson tools = OrderedJson::array();
  for (const Tool& tool : kTools) {
    tools.push_back({{"name", tool.name},
                     {"title", tool.title},
                     {"description", tool.description},
                     {"inputSchema", InputSchema(tool.op, most_seconds)},
                     {"outputSchema", OutputSchema(tool.op)},
                     {"annotations",
                      {{"title", tool.title},
                       {"readOnlyHint", true},
                       {"destructiveHint", false},
                       {"idempotentHint", true},
                       {"openWorldHint", false}}}});
  }
  return tools;
}

std::optional<serve::Op> OpOfTool(std::string_view name) {
  for (const Tool& tool : kTools) {
    if (tool.name == name) return tool.op;
  }
  return std::nullopt;
}

OrderedJson Refusal(const serve::RequestProblem& problem) {
  return {{"content", Text(problem.what)}, {"isError", true}};
}

OrderedJson ToolResult(Op op, const serve::Answer& answer) {
  OrderedJson document = OrderedJson::parse(answer.document, nullptr, false);
  if (!document.is_object()) return Refusal({500, "", "no answer"});
  if (const auto error = document.find("error"); answer.status >= 400 && error != document.end())
    return Refusal({answer.status, "", error->value("what", std::string("refused"))});
  std::string text;
  OrderedJson structured = document;
  if (op == Op::kPrompt) {
    text = document["prompt"].get<std::string>();
    structured = document["report"];
  } else if (op == Op::kSimulate || op == Op::kProve) {
    text = document["text"].get<std::string>();
    structured = document["report"];
  } else if (op == Op::kContract) {
    text = document["text"].get<std::string>();
    structured.erase("text");
  } else if (op == Op::kExplain) {
    text = document.value("page", std::string());
  } else if (op == Op::kFix) {
    text = document["text"].is_string() ? document["text"].get<std::string>() : "There is no repair.";
  } else {
    text = Written(document);
  }
  return {{"content", Text(std::move(text))}, {"structuredContent", std::move(structured)}, {"isError", false}};
}

}  // namespace assay::mcp
