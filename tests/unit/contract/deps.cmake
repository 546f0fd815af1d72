set(area_libs assay_contract nlohmann_json::nlohmann_json)
