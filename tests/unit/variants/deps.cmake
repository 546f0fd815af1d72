set(area_libs assay_task_variants)
