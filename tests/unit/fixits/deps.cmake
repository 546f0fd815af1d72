set(area_libs assay_fixits)
