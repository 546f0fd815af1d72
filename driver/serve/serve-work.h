// A server worker's handling of one request.
#pragma once

#include <string>
#include <string_view>

#include "driver/pool.h"
#include "driver/serve/request.h"

namespace assay::serve {

// Requests are EncodeRequest's, results EncodeAnswer's. `services` outlives the pool.
// `scratch`: a folder that workers may write in; empty: none.
MakeWork MakeServeWork(const Services& services, const std::string& resource_dir, const std::string& scratch);

// The final answer to a request, as the parent passes it on.
struct Answer {
  int status = 200;  // of HTTP
  // One line of JSON: a report, the result of a fix, or a problem. Of a prompt Pack of the report and the prompt's
  // parts.
  std::string document;
  std::string kept;  // what may be kept of it; empty: nothing, as something stopped it
};
// Of what was kept.
Answer AnswerOfKept(const Request& request, std::string_view kept);
// Of what the worker published and how it ended.
Answer AnswerOf(const Request& request, const Outcome& outcome);

}  // namespace assay::serve
