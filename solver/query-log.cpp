// Z3 sees symbols as numbers; their names are listed in comments at the top.
#include "solver/query-log.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <limits>
#include <map>
#include <set>

namespace assay {
namespace {

constexpr std::size_t kLongestName = 48;

struct Log {
  std::string folder;
  unsigned next = 0;
  std::map<std::string, QueryTally> costs;
  std::uint64_t limit = 0;
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

void LogQuestions(std::string folder) {
  TheLog().folder = std::move(folder);
  TheLog().next = 0;
}
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

void ForgetQueryCosts() { TheLog().costs.clear(); }

void AddQueryCost(const std::string& name, std::uint64_t units, double ms) {
  QueryTally& tally = TheLog().costs[name];
  tally.name = name;
  ++tally.asked;
  tally.units += units;
  tally.ms += ms;
}

std::vector<QueryTally> QueryCosts() {
  std::vector<QueryTally> all;
  for (const auto& [name, tally] : TheLog().costs) all.push_back(tally);
  std::stable_sort(all.begin(), all.end(), [](const QueryTally& a, const QueryTally& b) { return a.units > b.units; });
  return all;
}

void LimitQueries(std::uint64_t units) { TheLog().limit = units; }

std::uint64_t LimitedBudget(std::uint64_t budget) {
  const std::uint64_t usual = Query{}.budget, limit = TheLog().limit;
  if (limit == 0) return budget;
  const double scaled = static_cast<double>(budget) * static_cast<double>(limit) / static_cast<double>(usual);
  // Z3 takes a 32-bit limit; 0 would mean no limit.
  return std::clamp<std::uint64_t>(static_cast<std::uint64_t>(scaled), 1, std::numeric_limits<std::uint32_t>::max());
}

}  // namespace assay
