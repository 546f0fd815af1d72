// The tables that accompany the model's headers: flags of the front end, diagnostics that nvcc does not have, and
// names and headers that exist and are not modelled. Their files are in dialects/cuda/model and are described in its
// README.
#pragma once

#include <regex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "dialects/cuda/build-settings.h"

namespace assay::cuda {

struct DiagnosticRule {
  bool host = true, device = true;
  bool in_device_functions = false;  // holds in functions that the host cannot call
  std::string diag;                  // Clang's name of the diagnostic
  std::regex message;
  bool has_source = false;
  std::regex source;  // on the line, with a bullet at the error
};

struct KnownHeader {
  enum class Kind { kPrefix, kHeader, kAbsent, kGone } kind = Kind::kHeader;
  std::string name;
  std::string package;
};

struct ModelData {
  struct FlagRow {
    std::string when, flags;
  };
  std::vector<FlagRow> flags;
  std::vector<DiagnosticRule> dropped;
  std::unordered_set<std::string> names;  // that exist and are not modelled, as "scope NAME"
  std::vector<std::pair<std::string, std::string>>
      beginnings;  // the same for any name that begins so: scope, beginning
  std::vector<KnownHeader> headers;
  std::unordered_map<std::string, std::string> header_of;  // of a name that replies use without it, by "scope NAME"

  // `folder` holds flags.tsv and the others.
  static ModelData Load(const std::string& folder);

  // Options of clang -cc1 for a unit that nvcc compiles.
  std::vector<std::string> Flags(Side side, const BuildSettings& settings) const;
  // Whether an undeclared name exists in the scope of its lookup.
  bool Exists(std::string_view name, std::string_view scope) const;
  // The header that declares a name in the scope of its lookup; empty if the table has none.
  std::string HeaderOf(std::string_view name, std::string_view scope) const;
  // The row of a header that is not modelled; null if unknown.
  const KnownHeader* FindHeader(std::string_view name) const;
};

}  // namespace assay::cuda
