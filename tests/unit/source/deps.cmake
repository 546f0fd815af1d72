set(area_libs assay_source)
