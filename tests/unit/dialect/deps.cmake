set(area_libs assay_ascendc assay_source assay_frontend)
