// Text with placeholders: `@NAME@` is replaced by the value that was picked.
#include "tests/agreement/kernel-draw.h"

#include <fmt/format.h>

namespace assay::agreement {

std::string Draw::Fill(std::string text) const {
  for (std::size_t at = text.find('@'); at != std::string::npos; at = text.find('@', at)) {
    const std::size_t end = text.find('@', at + 1);
    text.replace(at, end - at + 1, holes_.at(text.substr(at + 1, end - at - 1)));
  }
  return text;
}

std::string Draw::Bent(const std::string& text) {
  if (!BendsHere()) return text;
  const int multiple = 8 * (1 + Which(4));
  const std::vector<std::string> all = {fmt::format("({} + 1)", text),
                                        fmt::format("({} - 1)", text),
                                        fmt::format("({} + {})", text, multiple),
                                        fmt::format("({} / {} * {})", text, multiple, multiple),
                                        fmt::format("(({} + {}) / {} * {})", text, multiple - 1, multiple, multiple),
                                        fmt::format("({} < {} ? {} : {})", text, multiple * 16, text, multiple * 16)};
  return all[static_cast<std::size_t>(Which(static_cast<int>(all.size())))];
}

std::string Draw::Kept(const std::string& statement) {
  if (!BendsHere()) return statement;
  const std::vector<std::string> guards = {"",
                                           "",
                                           "if (count == TILE) ",
                                           "if (count != 100) ",
                                           "if (at != 2 * TILE) ",
                                           "if (round < 3) ",
                                           "if (round % 2 == 0) ",
                                           "if (round > 0) "};
  const std::string& guard = guards[static_cast<std::size_t>(Which(static_cast<int>(guards.size())))];
  return guard.empty() ? "" : guard + statement;
}

std::string Draw::KeptOnce(const std::string& statement) {
  if (!BendsHere()) return statement;
  const std::vector<std::string> guards = {"", "", "if (GetBlockIdx() > 0) ", "if (length > TILE) "};
  const std::string& guard = guards[static_cast<std::size_t>(Which(static_cast<int>(guards.size())))];
  return guard.empty() ? "" : guard + statement;
}

std::string Draw::Either(const std::string& right, const std::string& wrong) { return BendsHere() ? wrong : right; }

}  // namespace assay::agreement
