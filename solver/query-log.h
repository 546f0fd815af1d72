// The questions that reach Z3, as SMT-LIB files for other solvers and for people.
#pragma once

#include <string>
#include <string_view>

#include "solver/query.h"

namespace assay {

// From here on every question of this process is written to its own file in `folder`, which must exist:
// "00017-NAME.smt2", numbered in the order of asking. An empty name ends that.
void LogQuestions(std::string folder);
bool LogsQuestions();

// `smt2` are the declarations and assertions; `answer` is "sat", "unsat" or why there is none. A file that cannot be
// written is left out: no answer depends on the log.
void LogQuestion(const Query& query, std::string_view smt2, std::string_view answer);

}  // namespace assay
