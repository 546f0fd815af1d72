# Writes PreludeTexts(): the files of prelude/ by module name. Run with -DROOT=<prelude folder> -DOUTPUT=<file>.
file(GLOB sources ${ROOT}/*.py)
list(SORT sources)
set(entries "")
foreach(source IN LISTS sources)
  get_filename_component(file ${source} NAME)
  string(REGEX REPLACE "\\.py$" "" name ${file})
  file(READ ${source} text)
  string(APPEND entries "      {\"${name}\", R\"ASSAY_PY(${text})ASSAY_PY\"},\n")
endforeach()
file(WRITE ${OUTPUT} "// Generated from reference/python/prelude/*.py.
#include \"reference/python/prelude.h\"

namespace assay::harness {

const std::map<std::string, const char*>& PreludeTexts() {
  static const std::map<std::string, const char*> texts = {
${entries}  };
  return texts;
}

}  // namespace assay::harness
")
