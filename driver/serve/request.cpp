// See request.h.
#include "driver/serve/request.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

#include "analyzer/facts/suggest.h"
#include "driver/check-cache.h"
#include "driver/config/keys.h"
#include "driver/configured.h"
#include "driver/length-prefixed.h"
#include "driver/serve/json-text.h"
#include "driver/serve/look-work.h"

namespace assay::serve {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostName = 4096;
constexpr std::size_t kMostId = 1024;
constexpr int kMostCases = 100000;

constexpr std::array<std::pair<std::string_view, Op>, 5> kOps = {{{"check", Op::kCheck},
                                                                  {"reward", Op::kReward},
                                                                  {"prompt", Op::kPrompt},
                                                                  {"fix", Op::kFix},
                                                                  {"explain", Op::kExplain}}};
constexpr int kMostOfPrompt = 10000000;

// Thrown and caught in this file.
struct Wrong {
  RequestProblem problem;
};

[[noreturn]] void Refuse(std::string key, std::string what) { throw Wrong{{422, std::move(key), std::move(what)}}; }

[[noreturn]] void RefuseKind(const std::string& key, std::string_view expected, const Json& value) {
  Refuse(key, fmt::format("`{}` is {}; expected {}", key, KindOf(value), expected));
}

std::string Inside(const std::string& at, const std::string& key) { return at.empty() ? key : at + "." + key; }

// An object's values by name: each is read with its expected kind, and keys left over are an error.
class Reader {
 public:
  Reader(const Json& object, std::string at) : object_(object), at_(std::move(at)) {
    if (!object.is_object()) {
      if (at_.empty()) Refuse("", fmt::format("a request is an object; this is {}", KindOf(object)));
      RefuseKind(at_, "an object", object);
    }
  }

  // Null where the key is absent; null as a value counts as absent.
  const Json* Get(const std::string& key) {
    if (std::find(known_.begin(), known_.end(), key) == known_.end()) known_.push_back(key);
    const auto found = object_.find(key);
    return found == object_.end() || found->is_null() ? nullptr : &*found;
  }
  void Text(const std::string& key, std::string& to, std::size_t most = kMostName) {
    const Json* value = Get(key);
    if (value == nullptr) return;
    if (!value->is_string()) RefuseKind(Inside(at_, key), "a text", *value);
    to = value->get<std::string>();
    if (to.size() > most)
      throw Wrong{
          {413, Inside(at_, key), fmt::format("`{}` has {} bytes; the most is {}", Inside(at_, key), to.size(), most)}};
  }
  void Flag(const std::string& key, bool& to) {
    const Json* value = Get(key);
    if (value == nullptr) return;
    if (!value->is_boolean()) RefuseKind(Inside(at_, key), "true or false", *value);
    to = value->get<bool>();
  }
  void Whole(const std::string& key, int least, int most, int& to) {
    const Json* value = Get(key);
    if (value == nullptr) return;
    if (!value->is_number_integer()) RefuseKind(Inside(at_, key), "a whole number", *value);
    const double number = value->get<double>();
    if (!(number >= least && number <= most))
      Refuse(Inside(at_, key),
             fmt::format("`{}` is {}; expected {} to {}", Inside(at_, key), value->dump(), least, most));
    to = value->get<int>();
  }
  void Word(const std::string& key, const std::vector<std::string>& words, std::string& to) {
    Text(key, to);
    if (Get(key) == nullptr || std::find(words.begin(), words.end(), to) != words.end()) return;
    Refuse(Inside(at_, key), fmt::format("`{}` is `{}`; expected {}", Inside(at_, key), to, fmt::join(words, " or ")));
  }
  void Texts(const std::string& key, std::vector<std::string>& to) {
    const Json* value = Get(key);
    if (value == nullptr) return;
    if (!value->is_array()) RefuseKind(Inside(at_, key), "a list of texts", *value);
    for (const Json& one : *value) {
      if (!one.is_string()) RefuseKind(Inside(at_, key), "a list of texts", one);
      to.push_back(one.get<std::string>());
    }
  }
  void NothingElse() const {
    for (const auto& [key, value] : object_.items()) {
      if (std::find(known_.begin(), known_.end(), key) != known_.end()) continue;
      const std::string nearest = Nearest(key, known_);
      Refuse(Inside(at_, key), fmt::format("unknown key `{}`{}", Inside(at_, key),
                                           nearest.empty() ? "; known are " + fmt::format("{}", fmt::join(known_, ", "))
                                                           : fmt::format("; did you mean `{}`?", nearest)));
    }
  }

 private:
  const Json& object_;
  std::string at_;
  std::vector<std::string> known_;
};

// Which findings are shown. Origins in messages are the keys.
void ReadRules(Reader& reader, InputArguments& options) {
  reader.Texts("select", options.select);
  reader.Texts("ignore", options.ignore);
  const Json* severity = reader.Get("severity");
  if (severity == nullptr) return;
  if (!severity->is_object()) RefuseKind("options.severity", "an object from selectors to severities", *severity);
  const std::vector<std::string>& words = SeverityWords();
  for (const auto& [selector, value] : severity->items()) {
    const std::string word = value.is_string() ? value.get<std::string>() : "";
    if (std::find(words.begin(), words.end(), word) == words.end())
      Refuse("options.severity", fmt::format("`options.severity` takes {}", fmt::join(words, ", ")));
    options.severities.push_back(selector + "=" + word);
  }
}

void ReadOptions(const Json& value, Request& request) {
  Reader reader(value, "options");
  InputArguments& options = request.options;
  reader.Word("level", {"lint", "full"}, options.level);
  reader.Text("soc", options.soc);
  reader.Text("release", options.release);
  reader.Texts("defines", options.defines);
  reader.Flag("edge_values", options.edge_values);
  bool auto_sync = true;
  reader.Flag("auto_sync", auto_sync);
  options.no_auto_sync = !auto_sync;
  reader.Whole("first_case", 0, kMostCases, options.first_case);
  reader.Whole("cases", 1, kMostCases, options.cases);
  reader.Flag("suppress", request.suppress);
  bool recheck = false;
  reader.Flag("recheck", recheck);
  if (reader.Get("recheck") != nullptr) request.recheck = recheck;
  // A reward counts every fault.
  if (request.op == Op::kCheck || request.op == Op::kPrompt || request.op == Op::kFix) ReadRules(reader, options);
  if (request.op == Op::kPrompt) {
    reader.Whole("max_findings", 0, kMostOfPrompt, request.max_findings);
    reader.Whole("budget_chars", 0, kMostOfPrompt, request.budget_chars);
  }
  if (request.op == Op::kFix) {
    reader.Flag("unsafe", request.unsafe);
    reader.Flag("search", request.search);
    reader.Whole("search_runs", 1, kMostCases, request.search_runs);
    if (request.search && !request.unsafe) Refuse("options.search", "`options.search` needs `options.unsafe`");
  }
  reader.NothingElse();
}

void ReadTaskTexts(const Json& value, Request& request) {
  Reader reader(value, "task");
  std::string name, module, inputs, binding, cases;
  reader.Text("name", name);
  reader.Text("module", module, kMostText);
  reader.Text("inputs", inputs, kMostText);
  reader.Text("binding", binding, kMostText);
  reader.Text("cases", cases, kMostText);
  reader.NothingElse();
  if (module.empty())
    Refuse("task.module", "`task.module` is missing: the text of the Python module with the reference");
  request.task = value.dump();
}

void ReadId(Reader& reader, const RequestRules& rules, Request& request) {
  request.id = "null";
  const Json* id = reader.Get("id");
  if (id == nullptr) {
    if (rules.id_required) Refuse("id", "`id` is missing: the text or whole number that identifies the answer");
    return;
  }
  if (!id->is_string() && !id->is_number_integer()) RefuseKind("id", "a text or a whole number", *id);
  std::string text = id->dump();
  if (text.size() > kMostId) Refuse("id", fmt::format("`id` is longer than {} bytes", kMostId));
  request.id = std::move(text);
}

void ReadOp(Reader& reader, const RequestRules& rules, Request& request) {
  if (rules.op) {
    request.op = *rules.op;
    return;
  }
  std::string word = "check";
  reader.Word("op", {"check", "reward", "prompt", "fix", "explain"}, word);
  request.op = std::find_if(kOps.begin(), kOps.end(), [&](const auto& op) { return op.first == word; })->second;
}

void ReadSeconds(Reader& reader, const RequestRules& rules, Request& request) {
  const Json* value = reader.Get("seconds");
  if (value == nullptr) {
    // As the command line has it: a task brings several shapes, a repair several checks.
    request.options.seconds =
        std::min(request.op == Op::kFix || IsLook(request.op) || !request.task.empty() ? 60 : 4.5, rules.most_seconds);
    return;
  }
  if (!value->is_number()) RefuseKind("seconds", "a number", *value);
  const double seconds = value->get<double>();
  if (!(seconds >= 0.1 && seconds <= rules.most_seconds))
    Refuse("seconds", fmt::format("`seconds` is {}; expected 0.1 to {:g}", value->dump(), rules.most_seconds));
  request.options.seconds = seconds;
}

void ReadAll(const Json& value, const RequestRules& rules, const Services& services, Request& request) {
  Reader reader(value, "");
  ReadId(reader, rules, request);
  ReadOp(reader, rules, request);
  if (request.op == Op::kExplain) {
    reader.Text("rule", request.rule);
    if (request.rule.empty()) Refuse("rule", "`rule` is missing: the name of a rule");
    return reader.NothingElse();
  }
  reader.Text("path", request.path);
  if (request.path.empty() || request.path.find('\0') != std::string::npos)
    Refuse("path", "`path` is empty or holds a zero byte; it is the name of the input");
  const bool has_text = reader.Get("text") != nullptr;
  reader.Text("text", request.text, kMostText);
  if (!has_text) Refuse("text", "`text` is missing: the input that is judged");
  if (const Json* contract = reader.Get("contract")) {
    if (!contract->is_object()) RefuseKind("contract", "an object (docs/formats/contract.md)", *contract);
    request.contract = contract->dump();
  }
  if (const Json* task = reader.Get("task")) {
    if (!request.contract.empty()) Refuse("task", "`task` and `contract` are given; an input is judged by one of them");
    ReadTaskTexts(*task, request);
  }
  const Json* options = reader.Get("options");
  if (options != nullptr) ReadOptions(*options, request);
  ReadSeconds(reader, rules, request);
  reader.NothingElse();
  if (request.options.level == "lint" && !request.task.empty())
    Refuse("options.level", "a task needs a run, and `options.level` lint runs nothing");
  if (request.op == Op::kSimulate && request.contract.empty())
    Refuse("contract", "`contract` is missing: a run needs to know what the kernel is run on");
  if (request.op == Op::kProve && request.contract.empty() && request.task.empty())
    Refuse("contract", "`contract` or `task` is missing: a proof needs to know what the kernel is for");
  if (request.op == Op::kContract && !request.contract.empty())
    Refuse("contract", "`contract` is given, but this operation creates one");
  if (request.search && request.task.empty() && request.contract.empty())
    Refuse("options.search", "`options.search` needs a contract with a reference, or a task");
  AnalyzeOptions ignored;
  const std::string problem = FillFromArguments(request.options, services, ignored);
  if (!problem.empty()) Refuse("options", problem);
  std::string unknown;
  RulesOfFlags(request.options, services, unknown);
  if (!unknown.empty()) Refuse("options", unknown);
}

}  // namespace

ParsedRequest ParseRequest(std::string_view json, const RequestRules& rules, const Services& services) {
  ParsedRequest parsed;
  parsed.request.id = "null";
  std::string problem;
  const std::optional<Json> value = ReadJson(json, problem);
  if (!value) {
    parsed.problem = RequestProblem{400, "", std::move(problem)};
    // The answer repeats the line's id, if that much can be parsed.
    if (std::string id = IdIn(json); !id.empty() && id.size() <= kMostId) parsed.request.id = std::move(id);
    return parsed;
  }
  try {
    ReadAll(*value, rules, services, parsed.request);
  } catch (const Wrong& wrong) {
    parsed.problem = wrong.problem;
  }
  return parsed;
}

std::string OptionsKey(const Request& request) {
  const InputArguments& options = request.options;
  KeyOptions key;
  key.contract = request.contract;
  key.task = request.task;
  key.lint = options.level == "lint";
  key.soc = options.soc;
  key.release = options.release;
  key.defines = options.defines;
  key.edge_values = options.edge_values;
  key.auto_sync = !options.no_auto_sync;
  key.first_case = options.first_case;
  key.cases = options.cases;
  key.suppress = request.suppress;
  key.recheck = request.recheck.value_or(!key.lint);
  if (!options.select.empty() || !options.ignore.empty() || !options.severities.empty()) {
    key.rules = fmt::format("of a request: {} / {} / {}", fmt::join(options.select, " "),
                            fmt::join(options.ignore, " "), fmt::join(options.severities, " "));
  }
  return KeyText(key);
}

std::string EncodeRequest(const Request& request) {
  const InputArguments& options = request.options;
  const auto flag = [](bool value) { return std::string(value ? "1" : "0"); };
  return Pack({std::to_string(static_cast<int>(request.op)),
               request.path,
               request.text,
               request.contract,
               request.task,
               options.level,
               options.soc,
               options.release,
               Pack(options.defines),
               flag(options.edge_values),
               flag(options.no_auto_sync),
               std::to_string(options.first_case),
               std::to_string(options.cases),
               flag(request.suppress),
               flag(request.recheck.value_or(options.level == "full")),
               flag(request.unsafe),
               flag(request.search),
               std::to_string(request.search_runs),
               fmt::format("{}", options.seconds),
               std::to_string(request.max_findings),
               std::to_string(request.budget_chars),
               Pack(options.select),
               Pack(options.ignore),
               Pack(options.severities)});
}

std::optional<Request> DecodeRequest(std::string_view bytes) {
  const auto parts = Unpack(bytes);
  if (!parts || parts->size() != 24) return std::nullopt;
  const auto& p = *parts;
  const auto number = [](const std::string& text) { return std::atoi(text.c_str()); };
  Request request;
  request.op = static_cast<Op>(number(p[0]));
  request.path = p[1];
  request.text = p[2];
  request.contract = p[3];
  request.task = p[4];
  request.options.level = p[5];
  request.options.soc = p[6];
  request.options.release = p[7];
  request.options.defines = Unpack(p[8]).value_or(std::vector<std::string>{});
  request.options.edge_values = p[9] == "1";
  request.options.no_auto_sync = p[10] == "1";
  request.options.first_case = number(p[11]);
  request.options.cases = number(p[12]);
  request.suppress = p[13] == "1";
  request.recheck = p[14] == "1";
  request.unsafe = p[15] == "1";
  request.search = p[16] == "1";
  request.search_runs = number(p[17]);
  request.options.seconds = std::strtod(p[18].c_str(), nullptr);
  request.max_findings = number(p[19]);
  request.budget_chars = number(p[20]);
  request.options.select = Unpack(p[21]).value_or(std::vector<std::string>{});
  request.options.ignore = Unpack(p[22]).value_or(std::vector<std::string>{});
  request.options.severities = Unpack(p[23]).value_or(std::vector<std::string>{});
  return request;
}

std::string ProblemJson(const RequestProblem& problem) {
  const nlohmann::ordered_json body = {{"error", {{"key", problem.key}, {"what", problem.what}}}};
  return body.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace assay::serve
