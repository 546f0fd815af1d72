// Questions as files that another solver can read.
#include "solver/query-log.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace assay {
namespace {

namespace fs = std::filesystem;

std::string Read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

struct Folder {
  // Tests run in parallel, each in its own process.
  Folder() : path(fs::path(testing::TempDir()) / ("assay-query-log-" + std::to_string(getpid()))) {
    fs::remove_all(path);
    fs::create_directories(path);
  }
  ~Folder() {
    LogQuestions("");
    fs::remove_all(path);
  }
  std::size_t files() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(path), fs::directory_iterator()));
  }
  fs::path path;
};

TEST(QueryLog, OneFileAQuestionWithNamesAndAnswer) {
  const Folder folder;
  ExprPool pool;
  const Expr n = pool.NewSymbol("N", SymbolRole::kArgument, {1, 1'000'000'000});
  const Expr core = pool.NewSymbol("core", SymbolRole::kArgument, {0, 1'000'000'000});
  Solver solver;
  LogQuestions(folder.path.string());
  const Query apart{.name = "copy in of `x`: inside",
                    .assertions = {pool.Lt(n, core), pool.Lt(core, n)},
                    .at_most = {},
                    .pool = &pool};
  EXPECT_EQ(solver.Check(apart).kind, AnswerKind::kUnsat);
  EXPECT_EQ(solver.Check({.name = "", .assertions = {pool.Lt(n, core)}, .at_most = {}}).kind, AnswerKind::kSat);
  ASSERT_EQ(folder.files(), 2U);
  const std::string first = Read(folder.path / "00000-copy-in-of-x-inside.smt2");
  EXPECT_EQ(first.find("; copy in of `x`: inside\n; answer: unsat\n; rlimit: 200000\n; k!0: N\n; k!1: core\n"), 0U);
  EXPECT_NE(first.find("(declare-fun k!0 () Int)"), std::string::npos);
  EXPECT_NE(first.find("(assert (<= k!0 1000000000))"), std::string::npos);
  EXPECT_EQ(first.substr(first.size() - 12), "(check-sat)\n");
  EXPECT_NE(Read(folder.path / "00001-question.smt2").find("; answer: sat\n"), std::string::npos);
}

TEST(QueryLog, NothingIsWrittenUnlessAsked) {
  const Folder folder;
  ExprPool pool;
  const Expr n = pool.NewSymbol("N", SymbolRole::kArgument, {1, 1'000'000'000});
  Solver solver;
  LogQuestions("");
  EXPECT_FALSE(LogsQuestions());
  EXPECT_EQ(solver.Check({.name = "q", .assertions = {pool.Lt(pool.Const(5), n)}, .at_most = {}}).kind,
            AnswerKind::kSat);
  EXPECT_EQ(folder.files(), 0U);
}

}  // namespace
}  // namespace assay
