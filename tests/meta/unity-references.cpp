// Prints every reference in a file of ours to a declaration of another .cpp file of ours: "FILE:LINE NAME ->
// FILE:LINE". If several files are compiled as one, a call may resolve to a better match in a neighbouring file than
// the intended helper.
//
// usage: unity-references ROOT COMPILER-ARGUMENT...
#include <clang-c/Index.h>

#include <cstdio>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace {

struct Search {
  std::string root;
  std::set<std::string> found;
};

struct Place {
  std::string file;
  unsigned line = 0;
};

std::string Take(CXString text) {
  const char* begin = clang_getCString(text);
  std::string taken = begin == nullptr ? "" : begin;
  clang_disposeString(text);
  return taken;
}

Place PlaceOf(CXCursor cursor) {
  CXFile file = nullptr;
  Place place;
  clang_getFileLocation(clang_getCursorLocation(cursor), &file, &place.line, nullptr, nullptr);
  place.file = Take(clang_getFileName(file));
  return place;
}

bool IsOwnSource(const Search& search, std::string_view file) {
  return file.starts_with(search.root) && file.ends_with(".cpp");
}

CXChildVisitResult Visit(CXCursor cursor, CXCursor, CXClientData data) {
  Search& search = *static_cast<Search*>(data);
  const CXCursor target = clang_getCursorReferenced(cursor);
  if (clang_Cursor_isNull(target) || clang_equalCursors(target, cursor)) return CXChildVisit_Recurse;
  if (clang_getCursorLinkage(target) == CXLinkage_External) return CXChildVisit_Recurse;
  // Names of the same type do not change the meaning of a file.
  const CXCursorKind kind = clang_getCursorKind(target);
  if (kind == CXCursor_TypeAliasDecl || kind == CXCursor_NamespaceAlias) return CXChildVisit_Recurse;
  const Place from = PlaceOf(cursor), to = PlaceOf(target);
  if (from.file == to.file || !IsOwnSource(search, from.file) || !IsOwnSource(search, to.file))
    return CXChildVisit_Recurse;
  search.found.insert(from.file + ':' + std::to_string(from.line) + ' ' + Take(clang_getCursorSpelling(target)) +
                      " -> " + to.file + ':' + std::to_string(to.line));
  return CXChildVisit_Recurse;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fprintf(stderr, "usage: unity-references ROOT COMPILER-ARGUMENT...\n");
    return 2;
  }
  Search search{argv[1], {}};
  CXTranslationUnit unit = nullptr;
  const CXErrorCode error =
      clang_parseTranslationUnit2FullArgv(clang_createIndex(0, 0), nullptr, argv + 2, argc - 2, nullptr, 0, 0, &unit);
  if (error != CXError_Success || unit == nullptr) {
    std::fprintf(stderr, "unity-references: %s is not parsed\n", argv[argc - 1]);
    return 2;
  }
  for (unsigned i = 0; i < clang_getNumDiagnostics(unit); ++i) {
    const CXDiagnostic diagnostic = clang_getDiagnostic(unit, i);
    if (clang_getDiagnosticSeverity(diagnostic) < CXDiagnostic_Error) continue;
    std::fprintf(stderr, "%s\n", Take(clang_formatDiagnostic(diagnostic, CXDiagnostic_DisplaySourceLocation)).c_str());
    return 2;
  }
  clang_visitChildren(clang_getTranslationUnitCursor(unit), Visit, &search);
  for (const std::string& one : search.found) std::puts(one.c_str());
  return search.found.empty() ? 0 : 1;
}
