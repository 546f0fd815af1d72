# Writes registry.cpp: AllRules(), sorted by name, each with its page. Run with -DROOT=<rules folder> -DOUTPUT=<file>.
file(GLOB sources RELATIVE ${ROOT} ${ROOT}/*/*.cpp)
list(TRANSFORM sources REPLACE "\\.cpp$" "")
list(SORT sources)
set(declarations "")
set(entries "")
foreach(name IN LISTS sources)
  string(REPLACE "/" "_" object ${name})
  string(REPLACE "-" "_" object ${object})
  if(NOT EXISTS ${ROOT}/${name}.md)
    message(FATAL_ERROR "rule ${name} has no page ${name}.md")
  endif()
  file(READ ${ROOT}/${name}.md page)
  string(APPEND declarations "extern const Rule ${object};\n")
  string(APPEND entries "      {\"${name}\", R\"ASSAY_PAGE(${page})ASSAY_PAGE\", &rules::${object}},\n")
endforeach()
file(WRITE ${OUTPUT} "// Generated from rules/*/*.cpp and their pages.
#include \"rules/rule.h\"

namespace assay {
namespace rules {
${declarations}}  // namespace rules

const std::vector<RegisteredRule>& AllRules() {
  static const std::vector<RegisteredRule> all = {
${entries}  };
  return all;
}
}  // namespace assay
")
