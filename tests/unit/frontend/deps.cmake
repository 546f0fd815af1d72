set(area_libs assay_frontend assay_source)
