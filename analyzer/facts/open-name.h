// Why a name that exists leaves open whether the code builds.
#pragma once

#include <string>
#include <string_view>

#include "analyzer/facts/parse.h"

namespace assay {

// What ParseError::expected says of a name whose header, ParseError::suggestion, nothing includes.
inline constexpr std::string_view kOfAbsentHeader = "a name of a header";

inline std::string WhyNameIsOpen(const ParseError& error) {
  if (error.expected == kOfAbsentHeader)
    return "`" + error.name + "` comes with `" + error.suggestion + "`, which is not included";
  return "`" + error.name + "` is real, but not modelled yet";
}

}  // namespace assay
