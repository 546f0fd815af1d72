// Symbols are numbers to Z3; their names stand in comments in front.
#include "solver/query-log.h"

#include <fmt/format.h>

#include <cctype>
#include <fstream>
#include <set>

namespace assay {
namespace {

constexpr std::size_t kLongestName = 48;

struct Log {
  std::string folder;
  unsigned next = 0;
};

Log& TheLog() {
  static Log log;
  return log;
}

std::string FileName(unsigned number, std::string_view name) {
  std::string plain;
  for (const char c : name.substr(0, kLongestName)) {
    const bool keep = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (keep || (!plain.empty() && plain.back() != '-')) plain += keep ? c : '-';
  }
  while (!plain.empty() && plain.back() == '-') plain.pop_back();
  return fmt::format("{:05}-{}.smt2", number, plain.empty() ? "question" : plain);
}

std::string OneLineOf(std::string_view text) {
  std::string line(text);
  for (char& c : line) {
    if (c == '\n' || c == '\r') c = ' ';
  }
  return line;
}

}  // namespace

void LogQuestions(std::string folder) { TheLog() = {std::move(folder), 0}; }
bool LogsQuestions() { return !TheLog().folder.empty(); }

void LogQuestion(const Query& query, std::string_view smt2, std::string_view answer) {
  Log& log = TheLog();
  std::ofstream out(log.folder + "/" + FileName(log.next++, query.name), std::ios::binary);
  out << "; " << OneLineOf(query.name) << "\n; answer: " << OneLineOf(answer) << "\n; rlimit: " << query.budget << "\n";
  if (query.pool != nullptr) {
    std::set<SymbolId> symbols;
    for (Expr e : query.assertions) AddSymbolsOf(e, symbols);
    for (const SymbolId symbol : symbols)
      out << "; k!" << symbol << ": " << OneLineOf(query.pool->symbol(symbol).name) << "\n";
  }
  out << smt2 << "(check-sat)\n";
}

}  // namespace assay
