"""Figures of scripts/bench, from what Google Benchmark wrote as JSON (`benchmarks` of its documents)."""



def rounded(number):
    return float(f"{number:.3g}")


def ratios(found):
    """Rows of the device's operations: their time for the same bytes to memcpy's, to plain C++'s, to the bare loops'."""
    speeds = {(one["name"].split("/")[0], one.get("label", "")): one["bytes_per_second"] for one in found if "bytes_per_second" in one}
    memcpy = speeds.get(("BM_Memcpy", ""))
    return [[label, rounded(memcpy / speed), rounded(speeds.get(("BM_PlainCpp", label), memcpy) / speed),
             rounded(speeds[("BM_Bare", label)] / speed)]
            for (name, label), speed in speeds.items() if name == "BM_Device"]


def values(found):
    by_name = {one["name"]: one for one in found}
    out = {"device": ratios(found)}
    for key, name, counter in (("shapes_ms", "BM_Shapes/real_time", "real_time"), ("full_ms", "BM_Check/Full/real_time", "total_ms"),
                               ("lint_ms", "BM_Check/Lint/real_time", "total_ms"),
                               ("clang_ms", "BM_ClangSyntaxOnly/iterations:1/real_time", "total_ms")):
        if name in by_name:
            out[key] = rounded(by_name[name][counter])
    for key in ("full_ms", "lint_ms"):
        if key in out and "clang_ms" in out:
            out[key.replace("_ms", "_to_clang")] = rounded(out[key] / out["clang_ms"])
    return out
