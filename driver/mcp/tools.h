// The tools of assay mcp: what they are called, what they take, and their results. They are the operations of the
// server (driver/serve), and take the requests of docs/formats/serve.openapi.json without `id` and `op`.
#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string_view>

#include "driver/serve/request.h"
#include "driver/serve/serve-work.h"

namespace assay::mcp {

using OrderedJson = nlohmann::ordered_json;

// The `tools` of tools/list.
OrderedJson ToolList(double most_seconds);

// The operation of a tool; no value where there is none of that name. `check` returns a prompt, with its report.
std::optional<serve::Op> OpOfTool(std::string_view name);

// The result of tools/call. A refused request is a result that says so, for the model to correct.
OrderedJson ToolResult(serve::Op op, const serve::Answer& answer);
OrderedJson Refusal(const serve::RequestProblem& problem);

}  // namespace assay::mcp
