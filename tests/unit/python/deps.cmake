set(area_libs assay_python)
