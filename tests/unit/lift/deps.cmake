set(area_libs assay_ascendc_lift assay_lift assay_solver)
set(area_timeout 240)
set(area_cost 70)
