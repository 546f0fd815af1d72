// Macros that nothing in the input defines and that a build may define with -D, and what can follow from them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/facts/parse.h"
#include "analyzer/source/project.h"

namespace assay::ascendc {

// The code that depends on such macros: the statements that use one, the names that those declare, and in turn the code
// that uses these. Found by tokens, and conservatively: a macro that is used neither as a value nor as a type can be
// anything, and then everything after it depends on it.
class MacroReach {
 public:
  MacroReach(const Project& project, std::set<std::string> macros);
  MacroReach(const MacroReach&) = delete;
  MacroReach& operator=(const MacroReach&) = delete;
  // Whether the error could be gone with the macros defined.
  bool Covers(const ParseError& error) const;

 private:
  struct Word {
    std::string_view text;
    std::size_t begin = 0;
    std::string_view before, after;  // the tokens next to it within its statement
    std::string_view before_that;
    bool nested = false;  // in parentheses, brackets or an initialiser
  };
  // A statement, the head of a block, or a preprocessor line.
  struct Piece {
    std::size_t begin = 0, end = 0;
    std::vector<Word> words;
    std::size_t block_end = 0;  // of the block that it opens; 0: none
    bool directive = false;
    bool reached = false;
  };
  struct File {
    std::string code;
    std::vector<Piece> pieces;
    std::optional<std::size_t> open_from;  // from here on everything may follow
  };

  static void Split(File& file);
  static void Fill(const std::string& code, Piece& piece);
  static std::vector<std::string> Declared(const File& file, const Piece& piece);
  static void AddDeclared(const Piece& piece, std::vector<std::string>& names);
  void Reach(File& file, Piece& piece, const std::string& name);
  const Piece* PieceAt(const File& file, std::size_t at) const;
  bool HoldsMacro(const Piece& piece) const;

  std::vector<File> files_;
  std::set<std::string> macros_;  // with those that expand to one
  std::set<std::string> names_;   // that depend on them, the macros among them
  bool open_ = false;             // in some file
};

// In files of a project a macro in capitals that nothing defines decides nothing, and no more does what can follow from
// it. A model's reply is complete: there it stays an error.
void SetAsideMacros(const Project& project, ParseFacts& parse);

}  // namespace assay::ascendc
