set(area_libs assay_ascendc)
