// See cost-watch.h. Only the project's own text is counted: the model's headers are ours. Each limit is far above
// what kernels and their host code need, and far below what exhausts a worker.
#include "analyzer/frontend/cost-watch.h"

#include <algorithm>
#include <string_view>

#include "analyzer/facts/progress-note.h"

namespace assay {
namespace {

constexpr std::uint64_t kMostTokens = 1'000'000;
constexpr std::uint64_t kMostMacros = 100'000;
constexpr std::uint64_t kMostIncludes = 2'000;
// Clang's own limit is 200: a header that includes itself costs what the rest of it costs at each of these levels.
constexpr int kDeepestInclude = 250;  // Clang ends at 200 with an error of its own
constexpr std::uint64_t kMostTemplates = 200'000;
// An expression of n tokens can nest n levels deep, and Clang and we recurse as deeply.
constexpr std::uint32_t kMostInStatement = 6'000;
constexpr std::uint32_t kMostElse = 2'000;
constexpr std::size_t kMostBrackets = 2'000;
constexpr std::uint32_t kMostBases = 1'000;  // one below the other: Clang recurses over them
constexpr unsigned kLongestPasted = 1u << 16;
constexpr unsigned kLongestText = 1u << 22;
constexpr unsigned kLongestNumber = 10'000;
constexpr std::size_t kLongestCondition = 20'000;

bool IsCondition(std::string_view line) {
  const auto skip = [&] { line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size())); };
  skip();
  if (!line.starts_with('#')) return false;
  line.remove_prefix(1);
  skip();
  return line.starts_with("if") || line.starts_with("elif");
}

}  // namespace

void CostWatch::Token(const clang::Token& token) {
  if (token.isAnnotation() || !locator_.InProject(token.getLocation())) return;
  if (++tokens_ > kMostTokens) EndByCount("the text grows beyond 1,000,000 tokens");
  if (token.is(clang::tok::numeric_constant) && token.getLength() > kLongestNumber)
    EndByCount("a number has more than 10,000 digits");
  Statement(token.getKind());
  const bool boundary = token.isOneOf(clang::tok::semi, clang::tok::l_brace, clang::tok::r_brace);
  if (boundary && token.getLocation().isFileID()) Note(token.getLocation());
}

void CostWatch::Statement(clang::tok::TokenKind kind) {
  using namespace clang;
  if (otherwise_.empty()) otherwise_.push_back(0);
  if (ended_) {
    statement_ = 0;
    if (kind != tok::kw_else) otherwise_.back() = 0;
  }
  if (kind == tok::kw_else && ++otherwise_.back() > kMostElse) EndByCount("more than 2,000 `else` follow one another");
  const bool braces = open_.empty() || open_.back() == tok::l_brace;
  switch (kind) {
    case tok::l_paren:
    case tok::l_square:
    case tok::l_brace:
      open_.push_back(kind);
      break;
    case tok::r_paren:
    case tok::r_square:
    case tok::r_brace:
      if (!open_.empty()) open_.pop_back();
      break;
    default:
      break;
  }
  if (kind == tok::l_brace) otherwise_.push_back(0);
  if (kind == tok::r_brace && otherwise_.size() > 1) otherwise_.pop_back();
  // Elements of a braced list do not nest more deeply, however many there are.
  ended_ = kind == tok::l_brace || kind == tok::r_brace || (braces && (kind == tok::semi || kind == tok::comma));
  if (++statement_ > kMostInStatement) EndByCount("a statement has more than 6,000 tokens");
}

void CostWatch::Note(clang::SourceLocation location) {
  const int file = locator_.FileOf(location);
  if (file < 0 || project_ == nullptr) return;
  NotePlace(project_->files[static_cast<std::size_t>(file)].name,
            static_cast<int>(sources_.getSpellingLineNumber(location)));
}

void CostWatch::Macro(const clang::Token& name, const clang::MacroArgs* args) {
  if (!locator_.InProject(name.getLocation())) return;
  if (++macros_ > kMostMacros) EndByCount("the text expands macros more than 100,000 times");
  for (unsigned i = 0; args != nullptr && i < args->getNumMacroArguments(); ++i) {
    for (const clang::Token* t = args->getUnexpArgument(i); t->isNot(clang::tok::eof); ++t) {
      if (t->isAnnotation()) continue;
      const bool quoted = clang::tok::isStringLiteral(t->getKind());
      if (t->getLength() > (quoted ? kLongestText : kLongestPasted)) EndByCount("macros make one word too long");
    }
  }
}

void CostWatch::Include(clang::SourceLocation hash) {
  if (!locator_.InProject(hash)) return;
  Note(hash);
  if (++includes_ > kMostIncludes) EndByCount("the files of the input include one another more than 2,000 times");
  int depth = 0;
  for (clang::SourceLocation at = hash; at.isValid(); at = sources_.getIncludeLoc(sources_.getFileID(at))) {
    if (++depth > kDeepestInclude) EndByCount("the files of the input include one another more than 250 levels deep");
  }
}

void CostWatch::Template() {
  if (++templates_ > kMostTemplates) EndByCount("templates are instantiated more than 200,000 times");
}

void CostWatch::Class(const clang::CXXRecordDecl& complete) {
  std::uint32_t height = 0;
  for (const clang::CXXBaseSpecifier& base : complete.bases()) {
    const clang::CXXRecordDecl* below = base.getType()->getAsCXXRecordDecl();
    const auto found = below == nullptr ? heights_.end() : heights_.find(below->getDefinition());
    height = std::max(height, 1 + (found == heights_.end() ? 0 : found->second));
  }
  if (height > kMostBases) EndByCount("a class has more than 1,000 bases one below the other");
  if (height > 0) heights_.emplace(&complete, height);
}

void RefuseDeepText(const Project& project) {
  for (const VirtualFile& file : project.files) {
    std::size_t depth = 0, line = 0;
    for (std::size_t i = 0; i < file.text.size(); ++i) {
      const char c = file.text[i];
      if (c == '\n' && (i == 0 || file.text[i - 1] != '\\')) line = i + 1;
      // Parsed by the expression parser of Clang's preprocessor, which recurses without a bound.
      if (i - line == kLongestCondition && IsCondition(std::string_view(file.text).substr(line, 64)))
        EndByCount("a condition of the preprocessor is longer than 20,000 characters");
      if (c == '(' || c == '[' || c == '{') {
        if (++depth > kMostBrackets) EndByCount("brackets of `" + file.name + "` nest deeper than 2,000 levels");
      } else if ((c == ')' || c == ']' || c == '}') && depth > 0) {
        --depth;
      }
    }
  }
}

}  // namespace assay
