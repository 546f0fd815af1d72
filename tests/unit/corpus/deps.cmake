set(area_libs assay_corpus nlohmann_json::nlohmann_json)
