set(area_libs assay_harness)
