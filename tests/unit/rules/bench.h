// Hand-made facts over a piece of text, and the findings of one rule over them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/diagnostics/emitter.h"
#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/facts.h"
#include "analyzer/facts/profile.h"
#include "rules/rule.h"
#include "tests/golden/said.h"

namespace assay {

struct Bench {
  Facts facts;

  explicit Bench(std::string kernel = "", std::string host = "") {
    facts.Mutable<ProfileFacts>();
    facts.Mutable<ascendc::OperatorFacts>();
    facts.Mutable<KernelFacts>();
    ReplyFacts& reply = facts.Mutable<ReplyFacts>();
    reply.files.push_back({"op_kernel/a.cpp", FileRole::kKernel, std::move(kernel)});
    if (!host.empty()) reply.files.push_back({"op_host/a.cpp", FileRole::kHostOperator, std::move(host)});
  }

  std::string& Text(int file = 0) { return facts.Mutable<ReplyFacts>().files[static_cast<std::size_t>(file)].text; }

  // The nth place of some text, from 0.
  SourceRange At(std::string_view text, int nth = 0, int file = 0) {
    std::size_t at = Text(file).find(text);
    for (int i = 0; i < nth && at != std::string::npos; ++i) at = Text(file).find(text, at + 1);
    if (at == std::string::npos) throw std::runtime_error("the bench has no such text: " + std::string(text));
    return {file, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + text.size())};
  }

  std::string Spelled(const SourceRange& range) {
    return range.valid() ? Text(range.file).substr(range.begin, range.end - range.begin) : std::string();
  }

  ParseError& Error(ParseErrorClass what, std::string_view place, std::string name, int file = 0) {
    ParseError error;
    error.half = file == 0 ? Half::kKernel : Half::kHost;
    error.what = what;
    error.range = At(place, 0, file);
    error.name = std::move(name);
    error.message = "no such thing";
    facts.Mutable<ParseFacts>().errors.push_back(std::move(error));
    return facts.Mutable<ParseFacts>().errors.back();
  }

  // The arguments of the call whose list starts after `open`, by their texts.
  void Arguments(ParseError& error, const std::vector<std::pair<std::string, std::string>>& text_and_type) {
    std::uint32_t from = error.range.end;
    for (const auto& [text, type] : text_and_type) {
      const auto at = static_cast<std::uint32_t>(Text(error.range.file).find(text, from));
      error.argument_ranges.push_back({error.range.file, at, at + static_cast<std::uint32_t>(text.size())});
      error.argument_types.push_back(type);
      from = at + static_cast<std::uint32_t>(text.size());
    }
  }

  ShapeRun& Run() {
    auto& runs = facts.Mutable<RunFacts>().runs;
    if (runs.empty()) {
      runs.push_back({});
      runs.back().status = ShapeRun::Status::kFaults;
      runs.back().block_dim = 8;
    }
    return runs.front();
  }

  Fault& AddFault(FaultKind kind, SourceRange where, std::uint64_t occurrence = 1, std::int64_t core = 0) {
    Fault fault;
    fault.kind = kind;
    fault.where = where;
    fault.core = core;
    fault.occurrence = occurrence;
    Run().faults.push_back(std::move(fault));
    return Run().faults.back();
  }

  void AddQueue(const std::string& name, const std::string& position = "VECIN") {
    QueueDeclaration queue;
    queue.name = name;
    queue.id = "id-" + name;
    queue.position = position;
    facts.Mutable<KernelFacts>().queues.push_back(std::move(queue));
  }

  // A queue call by its statement's text; the range is the statement without its semicolon.
  QueueCall& AddCall(QueueCall::What what, const std::string& queue, const std::string& tensor,
                     std::string_view statement, const std::string& function, int nth = 0) {
    QueueCall call;
    call.what = what;
    call.queue = queue;
    call.queue_id = "id-" + queue;
    call.tensor = tensor;
    call.tensor_id = tensor.empty() ? "" : function + "-" + tensor;
    call.function = function;
    call.statement = At(statement, nth);
    call.range = call.statement;
    --call.range.end;
    facts.Mutable<KernelFacts>().queue_calls.push_back(std::move(call));
    return facts.Mutable<KernelFacts>().queue_calls.back();
  }

  void AddUse(const std::string& tensor, bool writes, std::string_view statement, const std::string& function) {
    TensorUse use;
    use.tensor_id = function + "-" + tensor;
    use.function = function;
    use.writes = writes;
    use.statement = At(statement);
    use.range = use.statement;
    --use.range.end;
    facts.Mutable<KernelFacts>().tensor_uses.push_back(std::move(use));
  }

  std::vector<Finding> Findings(std::string_view rule) const {
    for (const RegisteredRule& registered : AllRules()) {
      if (registered.name != rule) continue;
      Emitter emitter{std::string(rule), registered.rule->info.severity, registered.rule->info.symptom};
      registered.rule->check(facts, emitter);
      std::vector<Finding> findings = emitter.TakeFindings();
      golden::NoteSaid(findings, emitter.TakeUndecided());
      return findings;
    }
    throw std::runtime_error("no rule of that name: " + std::string(rule));
  }

  std::vector<Finding> AllFindings() const {
    std::vector<Finding> all;
    for (const RegisteredRule& registered : AllRules()) {
      for (Finding& finding : Findings(registered.name)) all.push_back(std::move(finding));
    }
    return all;
  }

  // A file's text after the edits of a fix.
  std::string Applied(const Fix& fix, int file = 0) {
    std::vector<Edit> edits = fix.edits;
    std::stable_sort(edits.begin(), edits.end(),
                     [](const Edit& a, const Edit& b) { return a.range.begin > b.range.begin; });
    std::string text = Text(file);
    for (const Edit& edit : edits) {
      if (edit.range.file == file) text.replace(edit.range.begin, edit.range.end - edit.range.begin, edit.insert);
    }
    return text;
  }
};

inline std::vector<std::string> RuleNames(const std::vector<Finding>& findings) {
  std::vector<std::string> names;
  for (const Finding& finding : findings) names.push_back(finding.rule);
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace assay
