# The include arrows are part of every build: a file that includes against them stops it.
set(arrow_globs "")
foreach(folder analyzer dialects driver pipeline reference rules solver simulator fixits corpus)
  list(APPEND arrow_globs ${CMAKE_SOURCE_DIR}/${folder}/*.h ${CMAKE_SOURCE_DIR}/${folder}/*.cpp)
endforeach()
file(GLOB_RECURSE arrow_sources CONFIGURE_DEPENDS ${arrow_globs})
set(arrow_stamp ${CMAKE_BINARY_DIR}/arrows.stamp)
add_custom_command(
  OUTPUT ${arrow_stamp}
  COMMAND ${CMAKE_SOURCE_DIR}/scripts/check-arrows
  COMMAND ${CMAKE_COMMAND} -E touch ${arrow_stamp}
  DEPENDS ${CMAKE_SOURCE_DIR}/scripts/check-arrows ${CMAKE_SOURCE_DIR}/docs/architecture.md ${arrow_sources}
  COMMENT "Checking the include arrows"
  VERBATIM)
add_custom_target(arrows ALL DEPENDS ${arrow_stamp})
