// See json.h. Keys have a fixed order, so that equal reports are equal bytes.
#include "analyzer/report/json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

#include "analyzer/facts/kernel-language.h"
#include "analyzer/report/offered-names.h"
#include "analyzer/report/performance-text.h"
#include "analyzer/report/place-index.h"
#include "analyzer/report/proof-text.h"
#include "analyzer/report/words.h"

namespace assay {
namespace {

using Json = nlohmann::ordered_json;

Json PositionJson(const Position& position) {
  return {{"line", position.line}, {"col", position.column}, {"byte", position.byte}};
}

Json ArgsJson(const Finding& finding) {
  Json out = Json::object();
  for (const auto& [key, value] : finding.args) {
    std::visit([&, name = key](const auto& content) { out[name] = content; }, value);
  }
  return out;
}

Json LabelsJson(const Finding& finding, const PlaceIndex& places) {
  Json out = Json::array();
  for (const Label& label : finding.labels) {
    const Spot spot = places.At(label.range);
    out.push_back({{"path", spot.path}, {"line", spot.start.line}, {"col", spot.start.column}, {"text", label.text}});
  }
  return out;
}

// An infinite error becomes null: JSON cannot express it.
Json GrowthJson(const Finding& finding, const PlaceIndex& places) {
  Json out = Json::array();
  for (const ErrorGrowth& place : finding.growth) {
    const Spot spot = places.At(place.range);
    out.push_back({{"path", spot.path},
                   {"line", spot.start.line},
                   {"col", spot.start.column},
                   {"error", std::isfinite(place.error) ? Json(place.error) : Json(nullptr)}});
  }
  return out;
}

Json FixesJson(const Finding& finding, const PlaceIndex& places) {
  Json out = Json::array();
  for (const Fix& fix : finding.fixes) {
    const std::optional<std::vector<ContainerEdit>> edits = places.Edits(fix);
    if (!edits) continue;
    Json list = Json::array();
    for (const ContainerEdit& edit : *edits) {
      list.push_back({{"path", places.project().containers[static_cast<std::size_t>(edit.container)].path},
                      {"byte", edit.byte},
                      {"remove", edit.remove},
                      {"insert", edit.insert}});
    }
    out.push_back({{"title", fix.title},
                   {"safety", Word(fix.safety)},
                   {"verified", fix.verified},
                   {"checked", fix.checked},
                   {"edits", std::move(list)}});
  }
  return out;
}

// The file of the operator project that contains the finding; in a reply, one of its blocks.
Json PartJson(const Finding& finding, const PlaceIndex& places) {
  const std::optional<PartSpot> part = places.PartAt(finding.primary);
  if (!part) return nullptr;
  return {{"name", part->name}, {"role", part->role}, {"line", part->line}, {"col", part->column}};
}

Json StepJson(const std::optional<KernelVerdict::Builds>& builds) {
  return builds ? Json(Word(*builds)) : Json(nullptr);
}

Json FindingJson(const Finding& finding, const PlaceIndex& places) {
  const Spot spot = places.At(finding.primary);
  Json out = {{"rule", finding.rule},
              {"severity", Word(finding.severity)},
              {"verdict", Word(finding.verdict)},
              {"breaks_build", finding.breaks_build},
              {"build_step", finding.breaks_build ? Json(Word(finding.build_step)) : Json(nullptr)},
              {"path", spot.path},
              {"start", PositionJson(spot.start)},
              {"end", PositionJson(spot.end)},
              {"part", PartJson(finding, places)},
              {"message", finding.message},
              {"args", ArgsJson(finding)},
              {"labels", LabelsJson(finding, places)},
              {"notes", finding.notes},
              {"evidence",
               {{"kind", Word(finding.evidence.kind)},
                {"text", finding.evidence.text},
                {"values", Json(finding.evidence.values.empty() ? Json::object() : Json(finding.evidence.values))}}},
              {"fixes", FixesJson(finding, places)},
              {"offers", OfferedNames(finding, places.project())},
              {"fingerprint", finding.fingerprint}};
  if (!finding.growth.empty()) out["growth"] = GrowthJson(finding, places);
  return out;
}

Json TimingJson(const Report& report) {
  Json out = {{"total", 0.0}};
  for (const auto& [stage, ms] : report.timing_ms) out[stage] = std::round(ms * 1000) / 1000;
  return out;
}

// Per part of the output, if there is anything to show.
void AddParts(const OutputCoverage& output, bool always, Json& out) {
  const bool even = std::all_of(output.parts.begin(), output.parts.end(), [](const CoveragePart& part) {
    return part.never == 0 && part.several == 0 && part.wrong == 0;
  });
  if (output.parts.empty() || (even && !always)) return;
  Json parts = {{"elements", output.part_elements},
                {"never", Json::array()},
                {"several", Json::array()},
                {"wrong", Json::array()},
                {"core", Json::array()}};
  for (const CoveragePart& part : output.parts) {
    parts["never"].push_back(part.never);
    parts["several"].push_back(part.several);
    parts["wrong"].push_back(part.wrong);
    parts["core"].push_back(part.core);
  }
  out["parts"] = std::move(parts);
}

Json SpotJson(const SourceRange& range, const PlaceIndex& places) {
  const Spot spot = places.At(range);
  return {{"path", spot.path}, {"start", PositionJson(spot.start)}, {"end", PositionJson(spot.end)}};
}

Json LocalMemoryJson(const CoreMemory& memory, const PlaceIndex& places) {
  Json buffers = Json::array(), entries = Json::array();
  for (const LocalBuffer& buffer : memory.buffers) {
    Json one = {{"name", buffer.name},
                {"function", buffer.function},
                {"count", buffer.count},
                {"bytes", buffer.bytes ? Json(*buffer.bytes) : Json(nullptr)}};
    one.update(SpotJson(buffer.range, places));
    buffers.push_back(std::move(one));
  }
  for (const SourceRange& entry : memory.entries) entries.push_back(SpotJson(entry, places));
  return {{"space", memory.space},
          {"capacity", memory.capacity},
          {"buffers", std::move(buffers)},
          {"entries", std::move(entries)}};
}

Json CostsJson(const Costs& costs) {
  Json rules = Json::array(), queries = Json::array();
  for (const auto& [rule, ms] : costs.rule_ms) rules.push_back({{"rule", rule}, {"ms", std::round(ms * 1000) / 1000}});
  for (const QueryCost& query : costs.queries) {
    queries.push_back({{"name", query.name},
                       {"asked", query.asked},
                       {"units", query.units},
                       {"ms", std::round(query.ms * 1000) / 1000}});
  }
  return {{"rules", std::move(rules)}, {"queries", std::move(queries)}};
}

Json DerivedJson(const DerivedFacts& derived) {
  return {{"cases", derived.cases}, {"asked", derived.asked},   {"admitted", derived.admitted},
          {"runs", derived.runs},   {"clean", derived.clean},   {"dtypes", derived.dtypes},
          {"keys", derived.keys},   {"shapes", derived.shapes}, {"assumed", derived.assumed}};
}

std::string Dump(const Json& document, int indent) {
  return document.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Json ErrorJson(const ToolError& error) { return {{"path", error.path}, {"what", error.what}}; }

}  // namespace

std::string RenderJson(const Report& report) {
  const PlaceIndex places(report.project);
  Json findings = Json::array();
  for (const Finding& finding : report.findings) findings.push_back(FindingJson(finding, places));
  Json suppressed = Json::array();
  for (const SuppressedFinding& one : report.suppressed) {
    suppressed.push_back(FindingJson(one.finding, places));
    suppressed.back()["reason"] = one.reason;
    suppressed.back()["by"] = Word(one.by);
  }
  Json coverage = Json::array();
  for (const OutputCoverage& output : report.coverage) {
    coverage.push_back({{"tensor", output.tensor},
                        {"elements", output.elements},
                        {"never", output.never},
                        {"once", output.once},
                        {"several", output.several},
                        {"never_at", output.never_at},
                        {"several_at", output.several_at}});
    AddParts(output, report.simulation.has_value(), coverage.back());
  }
  Json undecided = Json::array();
  for (const Undecided& item : report.undecided) undecided.push_back({{"what", item.what}, {"why", item.why}});
  Json not_asked = Json::array();
  for (const NotAsked& item : report.not_asked) not_asked.push_back({{"kind", item.kind}, {"what", item.what}});
  Json unmodelled = Json::array();
  for (const UnmodelledName& name : report.unmodelled)
    unmodelled.push_back({{"name", name.name}, {"count", name.count}});
  Json errors = Json::array();
  for (const ToolError& error : report.errors) errors.push_back(ErrorJson(error));
  Json document = {
      {"schema_version", kSchemaVersion},
      {"tool_version", ToolVersion()},
      {"path", report.project.path},
      {"dialect", report.dialect},
      {"profile",
       {{report.toolkit.empty() ? std::string(FirstLanguage().toolkit) : report.toolkit, report.release},
        {"soc", report.chip}}},
      {"verdict",
       {{"builds", Word(report.verdict.builds)},
        {"runs", Word(report.verdict.runs)},
        {"values", Word(report.verdict.values)},
        {"proved", Word(report.verdict.proved)},
        {"proved_for", report.verdict.proved_for.empty() ? Json(nullptr) : Json(report.verdict.proved_for)},
        {"steps",
         {{"host", StepJson(report.verdict.host)},
          {"kernel", StepJson(report.verdict.kernel)},
          {"binding", StepJson(report.verdict.binding)}}}}},
      {"findings", std::move(findings)},
      {"suppressed", std::move(suppressed)},
      {"coverage", std::move(coverage)},
      {"undecided", std::move(undecided)},
      {"not_asked", std::move(not_asked)},
      {"unmodelled", std::move(unmodelled)},
      {"errors", std::move(errors)},
      {"performance", report.performance ? PerformanceJson(*report.performance) : Json(nullptr)},
      {"timing_ms", TimingJson(report)}};
  if (!report.local_memory.buffers.empty()) document["local_memory"] = LocalMemoryJson(report.local_memory, places);
  if (!report.costs.rule_ms.empty() || !report.costs.queries.empty()) document["costs"] = CostsJson(report.costs);
  if (report.derived) document["derived"] = DerivedJson(*report.derived);
  if (report.proof) document["proof"] = ProofJson(report);
  if (report.simulation) document["simulation"] = SimulationJson(*report.simulation, places);
  return Dump(document, -1);
}

std::string AddJsonError(std::string_view document, const ToolError& error) {
  Json parsed = Json::parse(document, nullptr, false);
  if (!parsed.is_object() || !parsed.contains("errors")) {
    Report report;
    report.project.path = error.path;
    report.errors.push_back(error);
    return RenderJson(report);
  }
  parsed["errors"].push_back(ErrorJson(error));
  return Dump(parsed, -1);
}

std::string IndentJson(std::string_view document) {
  const Json parsed = Json::parse(document, nullptr, false);
  return parsed.is_discarded() ? std::string(document) : Dump(parsed, 2);
}

}  // namespace assay
