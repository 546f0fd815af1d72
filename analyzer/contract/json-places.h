// Where each value and each key of a JSON text stands. The JSON library keeps no positions.
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
  // Keys given again in the same object: path and offset of the later one.
  std::vector<std::pair<std::string, std::size_t>> twice;

  std::size_t Of(const std::string& path) const;
};

// `text` must be valid JSON. Values nested deeper than `most_depth` are skipped over.
JsonPlaces FindPlaces(std::string_view text, int most_depth = 16);

// "inputs[0]" and "dtype" to "inputs[0].dtype".
std::string JoinPath(std::string_view path, std::string_view key);

}  // namespace assay
