// SARIF 2.1.0, as code scanning of GitHub and GitLab and the viewers of editors read it.
#include <fmt/format.h>

#include <map>
#include <set>

#include "analyzer/report/words.h"
#include "driver/formats/documents.h"

namespace assay {
namespace {

using OrderedJson = nlohmann::ordered_json;
using Document = nlohmann::json;

std::string_view LevelOf(const std::string& severity) {
  return severity == "error" ? "error" : severity == "warning" ? "warning" : "note";
}

class Writer {
 public:
  explicit Writer(const RunDocuments& run) : run_(run), places_(run.text) {}

  std::string Run() {
    for (const Document& document : run_.documents) {
      for (const Document& finding : document.value("findings", Document::array())) Result(finding, nullptr);
      for (const Document& finding : document.value("suppressed", Document::array())) Result(finding, &finding);
      for (const Document& error : document.value("errors", Document::array())) {
        notifications_.push_back(
            {{"level", "error"},
             {"message", {{"text", Harmless("not analysed: " + TextOf(error, "what"))}}},
             {"locations",
              OrderedJson::array(
                  {{{"physicalLocation", {{"artifactLocation", {{"uri", UriReference(TextOf(error, "path"))}}}}}}})}});
      }
    }
    OrderedJson invocation = {{"executionSuccessful", notifications_.empty()}};
    if (!notifications_.empty()) invocation["toolExecutionNotifications"] = std::move(notifications_);
    const OrderedJson log = {
        {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
        {"version", "2.1.0"},
        {"runs", OrderedJson::array(
                     {{{"tool", {{"driver", {{"name", "assay"}, {"version", ToolVersion()}, {"rules", Rules()}}}}},
                       {"columnKind", "utf16CodeUnits"},
                       {"invocations", OrderedJson::array({std::move(invocation)})},
                       {"results", std::move(results_)}}})}};
    return log.dump(1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
  }

 private:
  OrderedJson Region(const CharPlace& start, const CharPlace& end) {
    return {{"startLine", start.line}, {"startColumn", start.column}, {"endLine", end.line}, {"endColumn", end.column}};
  }

  OrderedJson Location(const std::string& path, const CharPlace& start, const CharPlace& end) {
    return {
        {"physicalLocation", {{"artifactLocation", {{"uri", UriReference(path)}}}, {"region", Region(start, end)}}}};
  }

  OrderedJson LocationOf(const Document& finding) {
    const std::string path = TextOf(finding, "path");
    return Location(path, places_.At(path, finding.value("start", Document::object())),
                    places_.At(path, finding.value("end", Document::object())));
  }

  OrderedJson LabelLocation(const Document& label) {
    const std::string path = TextOf(label, "path");
    const CharPlace place = places_.At(path, label);
    OrderedJson location = Location(path, place, place);
    location["message"] = {{"text", Harmless(TextOf(label, "text"))}};
    return location;
  }

  void Result(const Document& finding, const Document* suppressed) {
    const std::string rule = TextOf(finding, "rule");
    OrderedJson result = {
        {"ruleId", rule},
        {"ruleIndex", IndexOf(rule)},
        {"level", LevelOf(TextOf(finding, "severity"))},
        {"message", {{"text", Harmless(FullMessage(finding))}}},
        {"locations", OrderedJson::array({LocationOf(finding)})},
        {"partialFingerprints", {{"assay/v1", TextOf(finding, "fingerprint")}}},
        {"properties",
         {{"verdict", TextOf(finding, "verdict")}, {"breaksBuild", finding.value("breaks_build", false)}}}};
    const Document labels = finding.value("labels", Document::array());
    OrderedJson related = OrderedJson::array();
    for (const Document& label : labels) related.push_back(LabelLocation(label));
    const std::string kind = TextOf(finding.value("evidence", Document::object()), "kind");
    if (kind == "replay" || kind == "model" || kind == "path") result["codeFlows"] = Flow(finding, related);
    if (!related.empty()) result["relatedLocations"] = std::move(related);
    OrderedJson fixes = Fixes(finding);
    if (!fixes.empty()) result["fixes"] = std::move(fixes);
    if (suppressed != nullptr) result["suppressions"] = OrderedJson::array({Suppression(*suppressed)});
    results_.push_back(std::move(result));
  }

  // The labels lead to the place where it goes wrong.
  OrderedJson Flow(const Document& finding, const OrderedJson& related) {
    OrderedJson steps = OrderedJson::array();
    for (const OrderedJson& location : related) steps.push_back({{"location", location}});
    OrderedJson last = LocationOf(finding);
    last["message"] = {{"text", Harmless(TextOf(finding, "message"))}};
    steps.push_back({{"location", std::move(last)}});
    return OrderedJson::array({{{"message", {{"text", Harmless(TextOf(finding.at("evidence"), "text"))}}},
                                {"threadFlows", OrderedJson::array({{{"locations", std::move(steps)}}})}}});
  }

  OrderedJson Fixes(const Document& finding) {
    OrderedJson out = OrderedJson::array();
    for (const Document& fix : finding.value("fixes", Document::array())) {
      std::map<std::string, OrderedJson> changes;  // by path
      bool whole = true;
      for (const Document& edit : fix.value("edits", Document::array())) {
        const std::string path = TextOf(edit, "path");
        const std::size_t byte = edit.value("byte", std::size_t{0});
        const auto start = places_.AtByte(path, byte);
        const auto end = places_.AtByte(path, byte + edit.value("remove", std::size_t{0}));
        if (!start || !end) {
          whole = false;
          break;
        }
        OrderedJson& list = changes.try_emplace(path, OrderedJson::array()).first->second;
        list.push_back(
            {{"deletedRegion", Region(*start, *end)}, {"insertedContent", {{"text", TextOf(edit, "insert")}}}});
      }
      if (!whole || changes.empty()) continue;
      OrderedJson artifacts = OrderedJson::array();
      for (auto& [path, list] : changes)
        artifacts.push_back({{"artifactLocation", {{"uri", UriReference(path)}}}, {"replacements", std::move(list)}});
      out.push_back({{"description", {{"text", Harmless(TextOf(fix, "title"))}}},
                     {"artifactChanges", std::move(artifacts)},
                     {"properties", {{"safety", TextOf(fix, "safety")}, {"verified", fix.value("verified", false)}}}});
    }
    return out;
  }

  static OrderedJson Suppression(const Document& finding) {
    OrderedJson out = {{"kind", TextOf(finding, "by") == "comment" ? "inSource" : "external"}, {"status", "accepted"}};
    const std::string reason = TextOf(finding, "reason");
    if (!reason.empty()) out["justification"] = Harmless(reason);
    return out;
  }

  std::size_t IndexOf(const std::string& rule) {
    const auto [found, added] = rule_index_.emplace(rule, rule_names_.size());
    if (added) rule_names_.push_back(rule);
    return found->second;
  }

  // Those that results name, in the order of their first result.
  OrderedJson Rules() const {
    OrderedJson out = OrderedJson::array();
    for (const std::string& name : rule_names_) {
      OrderedJson rule = {{"id", name}, {"name", name}};
      for (const RuleEntry& entry : run_.rules) {
        if (entry.name != name) continue;
        rule["shortDescription"] = {{"text", entry.info.summary}};
        rule["help"] = {{"text", entry.page}, {"markdown", entry.page}};
        rule["defaultConfiguration"] = {{"level", LevelOf(std::string(Word(entry.info.severity)))}};
        rule["properties"] = {{"tags", {name.substr(0, name.find('/')), entry.dialect}}};
      }
      out.push_back(std::move(rule));
    }
    return out;
  }

  const RunDocuments& run_;
  CharPlaces places_;
  OrderedJson results_ = OrderedJson::array();
  OrderedJson notifications_ = OrderedJson::array();
  std::map<std::string, std::size_t> rule_index_;
  std::vector<std::string> rule_names_;
};

}  // namespace

std::string RenderSarif(const RunDocuments& run) { return Writer(run).Run(); }

}  // namespace assay
