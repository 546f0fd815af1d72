// Findings of a run by rule and by how they are known.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace assay {

class Statistics {
 public:
  // A document as RenderJson makes it.
  void Add(const nlohmann::json& document);
  // Rules with most findings first, then the inputs' verdicts.
  std::string Table() const;

 private:
  std::map<std::string, std::map<std::string, int>> rules_;  // by rule and verdict
  std::map<std::string, int> builds_;
};

}  // namespace assay
