set(area_libs assay_facts)
