// Terminal colours by meaning. Without colour, every function returns its text unchanged.
#pragma once

#include <string>
#include <string_view>

#include "analyzer/diagnostics/finding.h"

namespace assay {

class Paint {
 public:
  explicit Paint(bool on) : on_(on) {}

  std::string Of(Severity severity, std::string_view text) const {
    return Wrap(severity == Severity::kError ? "1;31" : severity == Severity::kWarning ? "1;33" : "1;36", text);
  }
  std::string Strong(std::string_view text) const { return Wrap("1", text); }
  std::string Frame(std::string_view text) const { return Wrap("1;34", text); }
  std::string Added(std::string_view text) const { return Wrap("32", text); }
  std::string Removed(std::string_view text) const { return Wrap("31", text); }

 private:
  std::string Wrap(std::string_view code, std::string_view text) const {
    if (!on_ || text.empty()) return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
  }
  bool on_;
};

}  // namespace assay
