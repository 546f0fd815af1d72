// Reads stats.json and names the options that differ. A data set without options was made by an earlier version.
#include "corpus/made-with.h"

#include <fmt/format.h>

#include <fstream>
#include <sstream>

namespace assay {

std::string OtherOptions(const std::string& folder, const RecordJson& options) {
  std::ifstream in(folder + "/stats.json", std::ios::binary);
  if (!in) return "";
  std::ostringstream text;
  text << in.rdbuf();
  const RecordJson stats = RecordJson::parse(text.str(), nullptr, false);
  const RecordJson before = stats.is_object() ? stats.value("options", RecordJson::object()) : RecordJson::object();
  std::string differing;
  const auto add = [&](const std::string& name) { differing += (differing.empty() ? "`" : ", `") + name + "`"; };
  for (const auto& [name, value] : options.items()) {
    if (!before.contains(name) || before.at(name) != value) add(name);
  }
  for (const auto& [name, value] : before.items()) {
    if (!options.contains(name)) add(name);
  }
  if (differing.empty()) return "";
  return fmt::format("`{}` holds a data set that was made with other options ({}); --force replaces it", folder,
                     before.empty() ? "it does not say which" : differing);
}

}  // namespace assay
