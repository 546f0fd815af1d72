// See one-page.h.
#include "driver/one-page.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

#include "driver/formats/documents.h"

namespace assay {

std::optional<std::string> TextOfFile(const std::string& path) {
  constexpr std::size_t kMostSource = 16u << 20;
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  std::string text;
  text.resize(kMostSource + 1);
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(std::max<std::streamsize>(0, in.gcount())));
  if (text.size() > kMostSource) return std::nullopt;
  return text;
}

std::string WritePage(const std::string& path, std::string_view document, std::string_view trace,
                      const std::vector<RuleEntry>& rules) {
  RunDocuments run;
  run.rules = rules;
  run.text = TextOfFile;
  nlohmann::json parsed = nlohmann::json::parse(document, nullptr, false);
  if (parsed.is_object()) {
    if (!trace.empty()) parsed["trace"] = nlohmann::json::parse(trace, nullptr, false);
    run.documents.push_back(std::move(parsed));
  }
  std::ofstream out(path, std::ios::binary);
  const std::string page = RenderHtml(run);
  out.write(page.data(), static_cast<std::streamsize>(page.size()));
  out.close();
  return out ? "" : fmt::format("cannot write `{}`", path);
}

}  // namespace assay
