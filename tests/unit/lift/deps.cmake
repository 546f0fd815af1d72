set(area_libs assay_lift assay_solver)
