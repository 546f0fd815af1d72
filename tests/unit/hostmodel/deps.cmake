set(area_libs assay_ascendc)
set(area_timeout 120)
