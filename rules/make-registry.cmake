# Writes registry.cpp: AllRules(), sorted by name, each with its page. Run with -DROOT=<rules folder> -DOUTPUT=<file>.
file(GLOB sources RELATIVE ${ROOT} ${ROOT}/*/*/*.cpp)
# By the rule's name first: family/name@dialect.
list(TRANSFORM sources REPLACE "^([^/]+)/(.*)\\.cpp$" "\\2@\\1")
list(SORT sources)
set(declarations "")
set(entries "")
foreach(source IN LISTS sources)
  string(REGEX REPLACE "^(.*)@(.*)$" "\\1" name ${source})
  string(REGEX REPLACE "^(.*)@(.*)$" "\\2/\\1" file ${source})
  string(REPLACE "/" "_" object ${name})
  string(REPLACE "-" "_" object ${object})
  if(NOT EXISTS ${ROOT}/${file}.md)
    message(FATAL_ERROR "rule ${name} has no page ${file}.md")
  endif()
  file(READ ${ROOT}/${file}.md page)
  string(APPEND declarations "namespace ${object} {\nextern const Rule kRule;\n}\n")
  string(REGEX REPLACE "^.*@(.*)$" "\\1" dialect ${source})
  string(REPLACE "common" "any" dialect ${dialect})
  string(APPEND entries "      {\"${name}\", \"${dialect}\", R\"ASSAY_PAGE(${page})ASSAY_PAGE\", &rules::${object}::kRule},\n")
endforeach()
file(WRITE ${OUTPUT} "// Generated from rules/*/*/*.cpp and their pages.
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
