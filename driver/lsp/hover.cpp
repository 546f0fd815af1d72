// See hover.h.
#include "driver/lsp/hover.h"

#include <cctype>
#include <string>
#include <string_view>
#include <utility>

#include "analyzer/source/content.h"
#include "driver/lsp/buffers.h"
#include "driver/lsp/client.h"
#include "driver/lsp/findings.h"

namespace assay {
namespace {

using Json = nlohmann::json;

// Of the name at `byte`, from the table of the `dialect` (a report's); empty where it is no name of the API, or is not
// used as one: a call, a template or a type.
std::string ApiPageAt(const LspDocument& document, const std::string& dialect, std::size_t byte,
                      const Services& services) {
  const std::string_view text = document.text.text();
  if (dialect.empty() || byte >= text.size() || !source::IsIdentifierChar(text[byte])) return "";
  std::size_t begin = byte;
  std::size_t end = byte;
  while (begin > 0 && source::IsIdentifierChar(text[begin - 1])) --begin;
  while (end < text.size() && source::IsIdentifierChar(text[end])) ++end;
  const std::string_view word = text.substr(begin, end - begin);
  const std::size_t next = text.find_first_not_of(" \t\n", end);
  const bool called = next != std::string_view::npos && (text[next] == '(' || text[next] == '<');
  // Types of the API start with a capital; a lower-case word that is not called is a variable of the user's.
  if (!called && std::isupper(static_cast<unsigned char>(word.front())) == 0) return "";
  return services.api_page(std::string(word), dialect);
}

}  // namespace

Json LspHover(const LspDocument& document, const Json& report, const Json& run, std::size_t byte, const LspPages& pages,
              const Services& services) {
  std::string text = LspBufferHover(document, report, run, byte);
  for (const Json* finding : FindingsAt(document, report, byte)) {
    const std::string page = pages.Page(TextField(*finding, "rule"));
    if (text.find(page) == text.npos) text += (text.empty() ? "" : "\n\n---\n\n") + page;
  }
  if (text.empty()) text = ApiPageAt(document, TextField(report, "dialect"), byte, services);
  if (text.empty()) return nullptr;
  return {{"contents", {{"kind", "markdown"}, {"value", std::move(text)}}}};
}

}  // namespace assay
