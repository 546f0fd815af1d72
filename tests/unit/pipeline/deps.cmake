set(area_libs assay_pipeline)
