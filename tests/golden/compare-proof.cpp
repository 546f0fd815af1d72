// Sets of lines: the actual and the expected ones.
#include "tests/golden/compare-proof.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>

#include "analyzer/report/proof-text.h"
#include "analyzer/report/words.h"

namespace assay::golden {
namespace {

using Json = nlohmann::json;

std::string LineOf(const std::string& kind, const std::map<std::string, std::int64_t>& shape, bool shown) {
  std::string line = kind;
  for (const auto& [name, value] : shape) line += fmt::format(", {} = {}", name, value);
  return line + (shown ? "" : ", not shown by a run");
}

void Differ(const char* what, const std::set<std::string>& said, const std::set<std::string>& expected,
            std::vector<std::string>& wrong) {
  for (const std::string& line : said) {
    if (!expected.contains(line)) wrong.push_back(fmt::format("{}, not expected: {}", what, line));
  }
  for (const std::string& line : expected) {
    if (!said.contains(line)) wrong.push_back(fmt::format("not {}: {}", what, line));
  }
}

std::set<std::string> ExpectedRefutations(const Json& expect, const std::set<std::string>& symbols) {
  std::set<std::string> lines;
  for (const Json& one : expect.value("refuted", Json::array())) {
    std::map<std::string, std::int64_t> shape;
    for (const std::string& name : symbols) {
      if (one.contains(name)) shape[name] = one[name].get<std::int64_t>();
    }
    lines.insert(LineOf(one.value("kind", ""), shape, one.value("shown", true)));
  }
  return lines;
}

}  // namespace

bool AsksForProof(const Json& expect) {
  const auto has = [&](const char* key) { return expect.contains(key); };
  return has("proved") || has("refuted") || has("open") || has("given") || has("claim") || has("probed");
}

namespace {

std::string GivenOf(const Json& proof) {
  if (!proof.contains("given_shapes")) return "nothing";
  const Json& given = proof["given_shapes"];
  bool run = false;
  for (const Json& row : given["obligations"]) {
    if (row["status"] != "proved") return given.value("run_open", "open: " + row["what"].get<std::string>());
    run |= row["by"] == "run";
  }
  return run ? "by run" : "by solver";
}

}  // namespace

std::vector<std::string> CompareProof(const Report& report, const Json& expect) {
  const Json proof = ProofJson(report);
  if (expect.contains("given")) {
    const std::string said = GivenOf(proof), expected = expect["given"].get<std::string>();
    if (said != expected) return {fmt::format("given shapes: {} where {} is expected", said, expected)};
    if (!expect.contains("proved") && !expect.contains("refuted") && !expect.contains("open")) return {};
  }
  if (!proof.contains("all_shapes")) return {"nothing was proved for all shapes"};
  const Json& all = proof["all_shapes"];
  std::vector<std::string> wrong;
  if (expect.contains("proved") && !report.verdict.obligations_hold) wrong.emplace_back("not all of it is proved");
  const std::string_view claim = Word(report.verdict.proved);
  if (expect.contains("claim") && expect["claim"] != claim) wrong.push_back(fmt::format("claimed: {}", claim));
  std::set<std::string> probed, expected_probed = expect.value("probed", std::set<std::string>());
  for (const Json& one : all["probes"]["wrong"]) probed.insert(one["kind"].get<std::string>());
  Differ("wrong in runs at chosen shapes", probed, expected_probed, wrong);
  if (all["obligations"].empty()) wrong.emplace_back("there was nothing to prove");
  std::set<std::string> symbols, refuted, open, expected_open;
  for (const Json& way : all["ways"]) {
    for (const auto& [name, value] : way["example"].items()) symbols.insert(name);
    for (const Json& doubt : way.value("doubts", Json::array())) open.insert("doubt: " + doubt.get<std::string>());
  }
  if (all.contains("rest")) open.insert("rest: " + all["rest"].get<std::string>());
  for (const Json& row : all["obligations"]) {
    const std::string status = row["status"], kind = row["kind"];
    if (status == "undecided") open.insert(kind);
    if (status != "refuted" && status != "confirmed") continue;
    std::map<std::string, std::int64_t> shape;
    const Json model = row.value("model", Json::object());
    for (const auto& [name, value] : model.items()) {
      if (symbols.contains(name)) shape[name] = value.get<std::int64_t>();
    }
    refuted.insert(LineOf(kind, shape, status == "confirmed"));
  }
  for (const Json& one : expect.value("open", Json::array())) {
    expected_open.insert(one.value("kind", ""));
    if (one.value("gap", "").empty()) wrong.emplace_back("an open obligation without `gap`, the reason");
  }
  if (expect.contains("parts")) {
    std::vector<std::string> parts;
    for (const Json& part : proof.value("parts", Json::array())) {
      const std::string domain = part["domain"];
      parts.push_back(domain.substr(0, domain.find("; ")));
    }
    const auto expected = expect["parts"].get<std::vector<std::string>>();
    if (parts != expected) wrong.push_back(fmt::format("parts proved: [{}]", fmt::join(parts, " | ")));
  }
  Differ("refuted", refuted, ExpectedRefutations(expect, symbols), wrong);
  Differ("left open", open, expected_open, wrong);
  return wrong;
}

}  // namespace assay::golden
