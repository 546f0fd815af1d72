// Logs the questions that reach Z3 as SMT-LIB files, for other solvers and for people.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "solver/query.h"

namespace assay {

// From here on every question of this process is written to its own file in `folder`, which must exist:
// "00017-NAME.smt2", numbered consecutively. An empty name stops the log.
void LogQuestions(std::string folder);
bool LogsQuestions();

// `smt2` are the declarations and assertions; `answer` is "sat", "unsat" or the reason why there is none. A file
// that cannot be written is left out: no answer depends on the log.
void LogQuestion(const Query& query, std::string_view smt2, std::string_view answer);

// The cost of the questions since the last call of ForgetQueryCosts, by name.
struct QueryTally {
  std::string name;
  std::uint64_t asked = 0;
  std::uint64_t units = 0;
  double ms = 0;
};
void ForgetQueryCosts();
void AddQueryCost(const std::string& name, std::uint64_t units, double ms);
std::vector<QueryTally> QueryCosts();

// The most that one question of this process may cost, in Z3's resource units, whatever budget it asks for; 0 = no
// limit.
void LimitQueries(std::uint64_t units);
// A budget under that limit. Budgets keep their proportions: that of a plain query becomes the limit.
std::uint64_t LimitedBudget(std::uint64_t budget);

}  // namespace assay
