set(area_libs assay_corpus assay_mutators nlohmann_json::nlohmann_json)
