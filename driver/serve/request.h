// One request to the server: a JSON object, read strictly. Errors are reported by key.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "driver/commands.h"
#include "driver/services.h"

namespace assay::serve {

// The last three are asked for by assay mcp alone (look-work.h).
enum class Op { kCheck, kReward, kPrompt, kFix, kExplain, kSimulate, kProve, kContract };

// `key`: "options.level", "" for the request as a whole.
struct RequestProblem {
  int status = 422;  // of HTTP: 400 no JSON, 413 too large, 422 the rest
  std::string key;
  std::string what;
};

struct Request {
  std::string id;  // as JSON: `7`, `"a"`; `null` where there is none
  Op op = Op::kCheck;
  std::string path = "stdin";
  std::string text;
  std::string contract;  // as JSON; empty: none
  std::string task;      // as JSON; empty: none
  InputArguments options;
  bool seconds_given = false;
  bool suppress = true;
  std::optional<bool> recheck;
  int max_findings = 0;  // prompt; 0: all
  int budget_chars = 0;  // prompt; 0: any number
  bool unsafe = false;   // fix
  bool search = false;
  int search_runs = 600;
  std::string rule;  // explain
};

struct RequestRules {
  std::optional<Op> op;  // fixed by the address; else the key `op` says it, check without one
  bool id_required = false;
  double most_seconds = 600;
};

struct ParsedRequest {
  Request request;  // with the id, where there is one, also beside a problem
  std::optional<RequestProblem> problem;
};
ParsedRequest ParseRequest(std::string_view json, const RequestRules& rules, const Services& services);

// The largest input that is analysed, bytes.
inline constexpr std::size_t kMostText = 4u << 20;

// A request on its way to a worker.
std::string EncodeRequest(const Request& request);
// No value where the bytes are damaged.
std::optional<Request> DecodeRequest(std::string_view bytes);

// What the result of a request depends on, in addition to path, text and version: one line of JSON with every option.
// Equal for equivalent requests, however they were written.
std::string OptionsKey(const Request& request);

// {"error":{"key":...,"what":...}}
std::string ProblemJson(const RequestProblem& problem);

}  // namespace assay::serve
