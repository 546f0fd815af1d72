# The include arrows are part of every build: a file that includes against them stops it.
file(GLOB_RECURSE arrow_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/analyzer/*.h ${CMAKE_SOURCE_DIR}/analyzer/*.cpp
     ${CMAKE_SOURCE_DIR}/rules/*.h ${CMAKE_SOURCE_DIR}/rules/*.cpp ${CMAKE_SOURCE_DIR}/solver/*.h
     ${CMAKE_SOURCE_DIR}/solver/*.cpp ${CMAKE_SOURCE_DIR}/simulator/*.h ${CMAKE_SOURCE_DIR}/simulator/*.cpp
     ${CMAKE_SOURCE_DIR}/fixits/*.h ${CMAKE_SOURCE_DIR}/fixits/*.cpp ${CMAKE_SOURCE_DIR}/corpus/*.h
     ${CMAKE_SOURCE_DIR}/corpus/*.cpp)
set(arrow_stamp ${CMAKE_BINARY_DIR}/arrows.stamp)
add_custom_command(
  OUTPUT ${arrow_stamp}
  COMMAND ${CMAKE_SOURCE_DIR}/scripts/check-arrows
  COMMAND ${CMAKE_COMMAND} -E touch ${arrow_stamp}
  DEPENDS ${CMAKE_SOURCE_DIR}/scripts/check-arrows ${arrow_sources}
  COMMENT "Checking the include arrows"
  VERBATIM)
add_custom_target(arrows ALL DEPENDS ${arrow_stamp})
