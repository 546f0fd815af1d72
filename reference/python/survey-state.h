// The state of a survey during a walk. Internal.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "reference/python/objects.h"
#include "reference/python/survey.h"

namespace assay::harness {

struct SurveyState {
  explicit SurveyState(const SurveyOptions& o) : options(o) {}

  // Whether a call of this path is asked for.
  bool Wants(const std::string& path) const;

  const SurveyOptions& options;
  SurveyResult result;
  const Source* source = nullptr;   // the module's own
  TSNode call{};                    // being made
  std::set<std::uint32_t> reached;  // where calls that were made begin
  bool late_annotations = false;    // `from __future__ import annotations`: they are not evaluated
  std::vector<std::string> stars;   // modules whose names are all imported
  bool assumed = false;             // a condition on something that is not known was taken to hold
  bool certain = false;             // of the last exception: Python raises it, too
  bool formatting = false;          // the last exception came from filling a text
  // A call that the walk is looking for: obstacles on the way are skipped.
  TSNode target{};
  bool aims = false;
  bool reached_target = false;
  // Failing statements of functions are skipped.
  bool tolerant = false;
  std::map<std::string, std::string> failed;  // arguments of the target

  bool Holds(TSNode node) const {
    return aims && !ts_node_is_null(node) && ts_node_start_byte(node) <= ts_node_start_byte(target) &&
           ts_node_end_byte(node) >= ts_node_end_byte(target);
  }
};

// Whether a value, or one inside a list or dictionary, is opaque.
bool HoldsOpaque(const Value& value);
bool HoldsOpaque(const ValueList& arguments, const ValueMap& keywords);

}  // namespace assay::harness
