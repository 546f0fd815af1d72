// One line an obligation: status, place, what, and why or for which values not.
#include "analyzer/report/proof-text.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "analyzer/report/display.h"
#include "analyzer/report/words.h"

namespace assay {
namespace {

using Json = nlohmann::json;
using Status = ProofResult::Status;

std::string_view Word(const ProofResult& result) {
  if (result.status == Status::kProved) return "proved";
  if (result.status == Status::kUndecided) return "undecided";
  return result.replayed ? "confirmed" : "refuted";
}

std::string_view KindWord(ObligationKind kind) {
  switch (kind) {
    case ObligationKind::kGmBounds:
      return "global bounds";
    case ObligationKind::kUbBounds:
      return "buffer bounds";
    case ObligationKind::kUbCapacity:
      return "capacity";
    case ObligationKind::kAlignment:
      return "alignment";
    case ObligationKind::kCoverage:
      return "coverage";
    case ObligationKind::kDisjoint:
      return "disjoint";
    case ObligationKind::kWrap:
      return "wrap";
    case ObligationKind::kDivision:
      return "division";
    case ObligationKind::kField:
      return "field";
    case ObligationKind::kQueue:
      return "queue";
    case ObligationKind::kBarrier:
      return "barrier";
    case ObligationKind::kFlags:
      return "flags";
    case ObligationKind::kOrder:
      return "order";
    case ObligationKind::kCores:
      return "order of cores";
    case ObligationKind::kLines:
      return "cache lines";
    case ObligationKind::kAtomic:
      return "atomic";
  }
  return "";
}

std::string ModelText(const std::map<std::string, std::int64_t>& model) {
  std::string text;
  for (const auto& [name, value] : model) text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", name, value);
  return text;
}

std::string PlaceText(const Report& report, const SourceRange& where) {
  if (!where.valid()) return "-";
  const Place place = ToPlace(report.project, where);
  return fmt::format("{}:{}", place.path.substr(place.path.rfind('/') + 1), place.start.line);
}

std::string Rows(const Report& report, const std::vector<ProofResult>& results, const char* indent) {
  std::string out;
  for (const ProofResult& r : results) {
    out += fmt::format("{}{:<10} {:<14} {}: {}", indent, Word(r), KindWord(r.kind), PlaceText(report, r.where),
                       OneLine(r.what));
    if (!r.why_undecided.empty()) out += fmt::format(": {}", OneLine(r.why_undecided));
    if (!r.model.empty()) out += fmt::format(": {}", ModelText(r.model));
    if (r.status == Status::kProved && r.by == ProofResult::By::kRun) out += ": by running every core at this shape";
    out += "\n";
  }
  return out;
}

bool AnyOpen(const std::vector<ProofResult>& results) {
  return std::any_of(results.begin(), results.end(), [](const ProofResult& r) { return r.status != Status::kProved; });
}

std::string Count(const std::vector<ProofResult>& results) {
  std::map<std::string_view, int> counts;
  for (const ProofResult& r : results) ++counts[Word(r)];
  std::string text;
  for (const auto& [word, n] : counts) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", n, word);
  return text.empty() ? "nothing to prove" : text;
}

Json RowsJson(const Report& report, const std::vector<ProofResult>& results) {
  Json rows = Json::array();
  for (const ProofResult& r : results) {
    Json row = {{"status", Word(r)}, {"kind", KindWord(r.kind)}, {"what", r.what}};
    if (r.status == Status::kProved) row["by"] = r.by == ProofResult::By::kRun ? "run" : "solver";
    if (r.where.valid()) {
      const Place place = ToPlace(report.project, r.where);
      row["place"] = {{"path", place.path}, {"line", place.start.line}, {"column", place.start.column}};
    }
    if (!r.why_undecided.empty()) row["why"] = r.why_undecided;
    if (!r.model.empty()) row["model"] = r.model;
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace

std::string RenderProof(const Report& report, bool ways) {
  std::string out;
  if (!report.proof) return out;
  const ProofFacts& proof = *report.proof;
  if (proof.attempted && !proof.shapes.attempted) {
    out += fmt::format("{}\n{}{}\n", OneLine(proof.domain), Rows(report, proof.results, "  "), Count(proof.results));
    if (!proof.run_open.empty() && AnyOpen(proof.results)) {
      out += fmt::format("the run of all cores is no proof: {}: {}\n", PlaceText(report, proof.run_open_at),
                         OneLine(proof.run_open));
    }
  }
  const ShapeProof& shapes = proof.shapes;
  if (!shapes.attempted) return out;
  out += fmt::format("for all {}\n{}{}; {} way{} through the host code\n", OneLine(shapes.domain),
                     Rows(report, shapes.results, "  "), Count(shapes.results), shapes.ways.size(),
                     shapes.ways.size() == 1 ? "" : "s");
  if (!shapes.rest.empty()) out += fmt::format("not for all of them: {}\n", OneLine(shapes.rest));
  for (const ShapePart& part : shapes.parts) {
    out += fmt::format("{}for all {}: {}{}\n", part.proved() ? "proved " : "", OneLine(part.domain),
                       Count(part.results), part.rest.empty() ? "" : "; not for all of them: " + OneLine(part.rest));
    if (ways) out += Rows(report, part.results, "    ");
  }
  for (std::size_t i = 0; i < shapes.ways.size(); ++i) {
    const ShapeWay& way = shapes.ways[i];
    for (const std::string& doubt : way.doubts) out += fmt::format("way {}: {}\n", i + 1, OneLine(doubt));
    if (!ways) continue;
    out += fmt::format("way {}, as with {}: {}\n", i + 1, ModelText(way.example),
                       way.refused.empty() ? Count(way.results) : way.refused);
    for (const std::string& when : way.when) out += fmt::format("    when {}\n", OneLine(when, 2000));
    out += Rows(report, way.results, "    ");
  }
  return out;
}

Json ProofJson(const Report& report) {
  Json out = Json::object();
  if (!report.proof) return out;
  if (report.proof->attempted) {
    out["given_shapes"] = {{"domain", report.proof->domain}, {"obligations", RowsJson(report, report.proof->results)}};
    if (!report.proof->run_open.empty()) {
      out["given_shapes"]["run_open"] = report.proof->run_open;
    }
  }
  const ShapeProof& shapes = report.proof->shapes;
  if (!shapes.attempted) return out;
  Json ways = Json::array();
  for (const ShapeWay& way : shapes.ways) {
    Json one = {{"when", way.when}, {"example", way.example}, {"obligations", RowsJson(report, way.results)}};
    if (!way.refused.empty()) one["refused"] = way.refused;
    if (!way.doubts.empty()) one["doubts"] = way.doubts;
    ways.push_back(std::move(one));
  }
  out["all_shapes"] = {
      {"domain", shapes.domain}, {"obligations", RowsJson(report, shapes.results)}, {"ways", std::move(ways)}};
  if (!shapes.rest.empty()) out["all_shapes"]["rest"] = shapes.rest;
  for (const ShapePart& part : shapes.parts) {
    Json one = {{"domain", part.domain}, {"proved", part.proved()}, {"obligations", RowsJson(report, part.results)}};
    if (!part.rest.empty()) one["rest"] = part.rest;
    out["parts"].push_back(std::move(one));
  }
  return out;
}

}  // namespace assay
