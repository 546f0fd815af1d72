set(area_libs assay_rules assay_ascendc assay_diagnostics assay_facts golden_pages fmt::fmt)
