set(area_libs assay_tensor)
