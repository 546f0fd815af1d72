// Drawings of a run for the page: plain SVG and tables. No script: what can be chosen is chosen by radio buttons.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace assay {

// Rules of the page's style sheet that the drawings need.
std::string_view DrawingStyle();

// When each unit of each core worked, from a trace in Chrome's format, and where the busiest unit waited, from
// the time model's account (null: none). `id` makes names of this drawing different from others on the page.
std::string DrawTimeline(const nlohmann::json& trace, const nlohmann::json& performance, const std::string& id);

// The unified buffer of the slowest core: addresses upwards, time to the right, with each access of a buffer at its
// address and time. Empty if the trace has no buffers.
std::string DrawBuffers(const nlohmann::json& trace, const nlohmann::json& performance);

// Each output as a row of parts: written once, never, several times, with wrong values, and by which core.
std::string DrawCoverage(const nlohmann::json& outputs);

// Results of a run as rows of parts: equal to the reference, or with wrong values. Empty where there are none.
std::string DrawResults(const nlohmann::json& results);

// Of a CUDA input, from the record that replaces the trace: each launch with its numbers, and the results of each
// run, whose shapes may be several. Empty where the trace has no such record.
std::string DrawLaunches(const nlohmann::json& trace);

// Of a wrong value: its value, the right one, and how the error grew from call to call. Empty if the finding has
// neither.
std::string DrawErrors(const nlohmann::json& finding);

// For an access, the finding as pieces of the tensor; for a wrong value, as steps of its error; otherwise empty.
std::string DrawFinding(const nlohmann::json& finding);

// The same of the values with which an obligation fails.
std::string DrawModel(const nlohmann::json& model);

}  // namespace assay
