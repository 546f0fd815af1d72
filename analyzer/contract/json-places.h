// Positions of the values and keys of a JSON text. The JSON library keeps none.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay {

struct JsonPlaces {
  std::map<std::string, std::size_t> at;  // by path ("inputs[0].dtype"): offset of the key, or of an array's element
  // Duplicate keys of an object: path and offset of the later one.
  std::vector<std::pair<std::string, std::size_t>> twice;

  std::size_t Of(const std::string& path) const;
};

// `text` must be valid JSON. Values nested deeper than `most_depth` are skipped over.
JsonPlaces FindPlaces(std::string_view text, int most_depth = 16);

// Joins "inputs[0]" and "dtype" to "inputs[0].dtype".
std::string JoinPath(std::string_view path, std::string_view key);

}  // namespace assay
