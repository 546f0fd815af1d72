#include "driver/lsp/api-hover.h"

#include <cctype>
#include <string_view>

namespace assay {
namespace {

bool IsWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

}  // namespace

std::string LspApiHover(const LspDocument& document, const std::string& dialect, std::size_t byte,
                        const Services& services) {
  const std::string_view text = document.text.text();
  if (dialect.empty() || byte >= text.size() || !IsWordCharacter(text[byte])) return "";
  std::size_t begin = byte;
  std::size_t end = byte;
  while (begin > 0 && IsWordCharacter(text[begin - 1])) --begin;
  while (end < text.size() && IsWordCharacter(text[end])) ++end;
  const std::string_view word = text.substr(begin, end - begin);
  const std::size_t next = text.find_first_not_of(" \t\n", end);
  const bool called = next != std::string_view::npos && (text[next] == '(' || text[next] == '<');
  // Types of the API start with a capital; a lower-case word that is not called is a variable of the user's.
  if (!called && std::isupper(static_cast<unsigned char>(word.front())) == 0) return "";
  return services.api_page(std::string(word), dialect);
}

}  // namespace assay
