set(area_libs assay_solver)
