// Each obligation that is wrong or open takes a line: status, place, what, and the reason or the values for which it
// fails.
#include "analyzer/report/proof-text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "analyzer/report/display.h"
#include "analyzer/report/words.h"

namespace assay {
namespace {

using Json = nlohmann::ordered_json;
using Status = ProofResult::Status;

// In the words of the JSON document.
std::string_view Word(const ProofResult& result) {
  if (result.status == Status::kProved) return "proved";
  if (result.status == Status::kUndecided) return "undecided";
  return result.replayed ? "confirmed" : "refuted";
}

// For people: next to rows that are proved, "confirmed" would read as if the obligation were.
constexpr std::string_view kViolation = "violation confirmed";
constexpr std::string_view kHazard = "hazard seen";

std::string_view TextWord(const ProofResult& result) {
  return result.status == Status::kRefuted && result.replayed ? kViolation : Word(result);
}

std::string_view KindWord(ObligationKind kind) {
  switch (kind) {
    case ObligationKind::kGlobalBounds:
      return "global bounds";
    case ObligationKind::kOnChipBounds:
      return "buffer bounds";
    case ObligationKind::kOnChipCapacity:
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
    case ObligationKind::kDefined:
      return "defined";
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
  for (const auto& [name, value] : model) {
    // Loop indexes have names made up by the lift.
    const std::string shown = name.starts_with("loop") ? "round of loop " + name.substr(4) : name;
    text += fmt::format("{}{} = {}", text.empty() ? "" : ", ", shown, value);
  }
  return text;
}

std::string PlaceText(const Report& report, const SourceRange& where) {
  if (!where.valid()) return "-";
  const Place place = ToPlace(report.project, where);
  return fmt::format("{}:{}", place.path.substr(place.path.rfind('/') + 1), place.start.line);
}

std::string Row(const char* indent, std::string_view word, std::string_view kind, const std::string& rest) {
  return fmt::format("{}{:<19} {:<14} {}\n", indent, word, kind, rest);
}

std::string RowOf(const Report& report, const ProofResult& r, const char* indent) {
  std::string rest = fmt::format("{}: {}", PlaceText(report, r.where), OneLine(r.what));
  if (!r.why_undecided.empty()) rest += fmt::format(": {}", OneLine(r.why_undecided));
  if (!r.model.empty()) rest += fmt::format(": {}", ModelText(r.model));
  if (r.status == Status::kProved && r.by == ProofResult::By::kRun) rest += ": by running every core at this shape";
  return Row(indent, TextWord(r), KindWord(r.kind), rest);
}

// First what a run has confirmed, then what is only refuted, then what is open, then what is proved.
int Urgency(const ProofResult& result) {
  return result.status == Status::kRefuted && result.replayed ? 0 : 3 - Rank(result.status);
}

std::vector<const ProofResult*> Ordered(const std::vector<ProofResult>& results) {
  std::vector<const ProofResult*> ordered;
  for (const ProofResult& result : results) ordered.push_back(&result);
  std::stable_sort(ordered.begin(), ordered.end(),
                   [](const ProofResult* a, const ProofResult* b) { return Urgency(*a) < Urgency(*b); });
  return ordered;
}

std::string Rows(const Report& report, const std::vector<ProofResult>& results, const char* indent) {
  std::string out;
  for (const ProofResult* result : Ordered(results)) out += RowOf(report, *result, indent);
  return out;
}

// Proved obligations take one line per kind.
std::string FoldedRows(const Report& report, const std::vector<ProofResult>& results, const char* indent) {
  std::map<ObligationKind, int> proved;
  for (const ProofResult& r : results) proved[r.kind] += r.status == Status::kProved ? 1 : 0;
  std::string out;
  for (const ProofResult* r : Ordered(results)) {
    if (r->status != Status::kProved || proved[r->kind] == 1) {
      out += RowOf(report, *r, indent);
    } else if (const int count = std::exchange(proved[r->kind], 0); count > 1) {
      out += Row(indent, "proved", KindWord(r->kind), fmt::format("{} obligations", count));
    }
  }
  return out;
}

std::string ProbeRows(const Report& report, const ProbeRuns& probes, const char* indent) {
  std::string out;
  for (const ProbeRuns::Wrong& wrong : probes.wrong) {
    out += Row(indent, wrong.warning ? kHazard : kViolation, wrong.kind == "value-mismatch" ? "values" : "run",
               fmt::format("{}: {}: {}", PlaceText(report, wrong.where), OneLine(wrong.what), ModelText(wrong.shape)));
  }
  return out;
}

std::string ProbeText(const ProbeRuns& probes) {
  if (!probes.why_none.empty()) return fmt::format("not run at chosen shapes: {}\n", OneLine(probes.why_none));
  if (probes.shapes == 0) return "";
  return fmt::format("run at {} chosen shape{}, values compared at {}: {}\n", probes.shapes,
                     probes.shapes == 1 ? "" : "s", probes.compared,
                     probes.wrong.empty() ? "nothing wrong" : "not all of them right");
}

std::string NotAskedRows(const std::vector<NotAsked>& gaps, const char* indent) {
  std::string out;
  for (const NotAsked& gap : gaps) out += fmt::format("{}{:<19} {}\n", indent, "not asked", gap.what);
  return out;
}

bool AnyOpen(const std::vector<ProofResult>& results) {
  return std::any_of(results.begin(), results.end(), [](const ProofResult& r) { return r.status != Status::kProved; });
}

std::string Count(const std::vector<ProofResult>& results) {
  std::map<std::string_view, int> counts;
  for (const ProofResult& r : results) ++counts[TextWord(r)];
  std::string text;
  for (const auto& [word, n] : counts) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", n, word);
  return text.empty() ? "nothing to prove" : text;
}

Json PlaceJson(const Report& report, const SourceRange& where) {
  const Place place = ToPlace(report.project, where);
  return {{"path", place.path}, {"line", place.start.line}, {"column", place.start.column}};
}

Json RowsJson(const Report& report, const std::vector<ProofResult>& results) {
  Json rows = Json::array();
  for (const ProofResult& r : results) {
    Json row = {{"status", Word(r)}, {"kind", KindWord(r.kind)}, {"what", r.what}};
    if (r.status == Status::kProved) row["by"] = r.by == ProofResult::By::kRun ? "run" : "solver";
    if (r.where.valid()) row["place"] = PlaceJson(report, r.where);
    if (!r.why_undecided.empty()) row["why"] = r.why_undecided;
    if (!r.model.empty()) row["model"] = r.model;
    rows.push_back(std::move(row));
  }
  return rows;
}

Json NotAskedJson(const std::vector<NotAsked>& gaps) {
  Json out = Json::array();
  for (const NotAsked& gap : gaps) out.push_back({{"kind", gap.kind}, {"what", gap.what}});
  return out;
}

Json ProbesJson(const Report& report, const ProbeRuns& probes) {
  Json wrong = Json::array();
  for (const ProbeRuns::Wrong& one : probes.wrong) {
    Json entry = {{"kind", one.kind}, {"what", one.what}, {"warning", one.warning}, {"shape", one.shape}};
    if (one.where.valid()) entry["place"] = PlaceJson(report, one.where);
    wrong.push_back(std::move(entry));
  }
  Json out = {{"shapes", probes.shapes}, {"compared", probes.compared}, {"wrong", std::move(wrong)}};
  if (!probes.why_none.empty()) out["why_none"] = probes.why_none;
  return out;
}

void PutElementwise(const Report& report, const Elementwise& values, Json& out) {
  if (!values.asked) return;
  Json& one = out["values"] = {{"one_function", values.shown()}};
  if (values.shown()) {
    one["operations"] = values.operations;
    return;
  }
  one["why"] = values.why;
  if (values.where.valid()) one["place"] = PlaceJson(report, values.where);
}

// What is said of values, where it was asked.
std::string ElementwiseText(const Report& report, const Elementwise& values, const char* indent) {
  if (!values.asked) return "";
  if (values.shown()) {
    return fmt::format(
        "{}values: each element is one function of the inputs' elements at its place, at every shape ({} "
        "operation{})\n",
        indent, values.operations, values.operations == 1 ? "" : "s");
  }
  return fmt::format("{}values: not shown to be one function of the inputs' elements: {}: {}\n", indent,
                     PlaceText(report, values.where), OneLine(values.why));
}

std::string PartText(const Report& report, const ShapePart& part, bool ways) {
  std::string out = fmt::format("{}for all {}: {}{}\n", part.proved() && part.not_asked.empty() ? "proved " : "",
                                OneLine(part.domain), Count(part.results),
                                part.rest.empty() ? "" : "; not for all of them: " + OneLine(part.rest));
  if (ways) out += Rows(report, part.results, "    ");
  return out + "  " + ProbeText(part.probes) + ElementwiseText(report, part.elementwise, "  ");
}

std::string WayText(const Report& report, const ShapeWay& way, std::size_t number, bool ways) {
  std::string out;
  for (const std::string& doubt : way.doubts) out += fmt::format("way {}: {}\n", number, OneLine(doubt));
  if (!ways) return out;
  out += fmt::format("way {}, as with {}: {}\n", number, ModelText(way.example),
                     way.refused.empty() ? Count(way.results) : way.refused);
  for (const std::string& when : way.when) out += fmt::format("    when {}\n", OneLine(when, 2000));
  return out + Rows(report, way.results, "    ");
}

}  // namespace

std::string RenderProof(const Report& report, bool ways) {
  std::string out;
  if (!report.proof) return out;
  const ProofFacts& proof = *report.proof;
  if (proof.attempted && !proof.shapes.attempted) {
    out += fmt::format("{}\n{}{}{}\n", OneLine(proof.domain), FoldedRows(report, proof.results, "  "),
                       NotAskedRows(proof.not_asked, "  "), Count(proof.results));
    if (!proof.run_open.empty() && AnyOpen(proof.results)) {
      out += fmt::format("the run of all cores is not a proof: {}: {}\n", PlaceText(report, proof.run_open_at),
                         OneLine(proof.run_open));
    }
  }
  const ShapeProof& shapes = proof.shapes;
  if (!shapes.attempted) return out;
  out += fmt::format("for all {}\n{}{}{}{}; {} way{} through the host code\n{}", OneLine(shapes.domain),
                     ProbeRows(report, shapes.probes, "  "), FoldedRows(report, shapes.results, "  "),
                     NotAskedRows(shapes.not_asked, "  "), Count(shapes.results), shapes.ways.size(),
                     shapes.ways.size() == 1 ? "" : "s", ProbeText(shapes.probes));
  out += ElementwiseText(report, shapes.elementwise, "");
  if (!shapes.rest.empty()) out += fmt::format("not for all of them: {}\n", OneLine(shapes.rest));
  for (const ShapePart& part : shapes.parts) out += PartText(report, part, ways);
  for (std::size_t i = 0; i < shapes.ways.size(); ++i) out += WayText(report, shapes.ways[i], i + 1, ways);
  return out;
}

bool ShowsViolation(const Report& report) {
  if (!report.proof) return false;
  const auto shown = [](const ProofResult& r) { return r.status == Status::kRefuted && r.replayed; };
  const ShapeProof& shapes = report.proof->shapes;
  const auto& wrong = shapes.probes.wrong;
  return std::any_of(report.proof->results.begin(), report.proof->results.end(), shown) ||
         std::any_of(shapes.results.begin(), shapes.results.end(), shown) ||
         std::any_of(wrong.begin(), wrong.end(), [](const ProbeRuns::Wrong& one) { return !one.warning; });
}

std::string RenderConclusion(const Report& report) {
  using Proved = KernelVerdict::Proved;
  const KernelVerdict& verdict = report.verdict;
  if (!report.proof || verdict.proved == Proved::kSkipped) return "";
  if (verdict.proved != Proved::kNo) {
    const bool all = verdict.proved != Proved::kGivenShapes;
    return fmt::format("free of faults {}{}\n", all ? "for all " : "for ", OneLine(verdict.proved_for));
  }
  const ShapeProof& shapes = report.proof->shapes;
  const std::vector<ProofResult>& results = shapes.attempted ? shapes.results : report.proof->results;
  std::vector<std::string> why;
  const auto count = [&](std::size_t n, std::string_view one, std::string_view several) {
    if (n > 0) why.push_back(fmt::format("{} {}", n, n == 1 ? one : several));
  };
  const auto number = [&](auto what) {
    return static_cast<std::size_t>(std::count_if(results.begin(), results.end(), what));
  };
  count(number([](const ProofResult& r) { return r.status == Status::kRefuted && r.replayed; }) +
            shapes.probes.wrong.size(),
        "violation confirmed", "violations confirmed");
  count(number([](const ProofResult& r) { return r.status == Status::kRefuted && !r.replayed; }), "refuted", "refuted");
  count(number([](const ProofResult& r) { return r.status == Status::kUndecided; }), "undecided", "undecided");
  count(report.not_asked.size(), "kind of fault not asked about", "kinds of faults not asked about");
  if (!shapes.rest.empty() || why.empty()) why.emplace_back(shapes.rest.empty() ? "see above" : OneLine(shapes.rest));
  return fmt::format("not proved free of faults: {}\n", fmt::join(why, ", "));
}

Json ProofJson(const Report& report) {
  Json out = Json::object();
  if (!report.proof) return out;
  if (report.proof->attempted) {
    out["given_shapes"] = {{"domain", report.proof->domain},
                           {"obligations", RowsJson(report, report.proof->results)},
                           {"not_asked", NotAskedJson(report.proof->not_asked)}};
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
  out["all_shapes"] = {{"domain", shapes.domain},
                       {"obligations", RowsJson(report, shapes.results)},
                       {"not_asked", NotAskedJson(shapes.not_asked)},
                       {"probes", ProbesJson(report, shapes.probes)},
                       {"ways", std::move(ways)}};
  if (!shapes.rest.empty()) out["all_shapes"]["rest"] = shapes.rest;
  PutElementwise(report, shapes.elementwise, out["all_shapes"]);
  for (const ShapePart& part : shapes.parts) {
    Json one = {{"domain", part.domain},
                {"proved", part.proved() && part.not_asked.empty()},
                {"obligations", RowsJson(report, part.results)},
                {"not_asked", NotAskedJson(part.not_asked)},
                {"probes", ProbesJson(report, part.probes)}};
    if (!part.rest.empty()) one["rest"] = part.rest;
    PutElementwise(report, part.elementwise, one);
    out["parts"].push_back(std::move(one));
  }
  return out;
}

}  // namespace assay
