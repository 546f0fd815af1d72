set(area_libs assay_cli assay_ascendc_mutators)
set(area_cost 70)
