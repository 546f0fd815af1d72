// The time model's account and the simulation part of a report, as text for people and as JSON.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "analyzer/report/place-index.h"
#include "analyzer/report/report.h"

namespace assay {

// "12,345 cycles (6.7 us at 1,850 MHz); mte2 busy 78 % of core 3": one line without a newline.
std::string PerformanceLine(const Performance& performance);
// That line, what the busiest unit waits for, and the effect of changed code; lines end with newlines.
std::string RenderPerformance(const Performance& performance);
// Why there are none where they were asked for; empty where nothing is said of it.
std::string RenderNoTimes(const Report& report);
std::string RenderSimulation(const SimulationReport& simulation, const PlaceIndex& places);

nlohmann::ordered_json PerformanceJson(const Performance& performance);
nlohmann::ordered_json SimulationJson(const SimulationReport& simulation, const PlaceIndex& places);

}  // namespace assay
