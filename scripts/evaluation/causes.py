"""Compares findings with known causes: what fails first in the host half, and what the device compiler said first.

Used by scripts/eval. Two tables are read by column name, and nothing about any data set is known here:
  TRUTH.tsv   id, host_builds (yes/no/empty), own_first_kind, own_first_place (BLOCK:LINE of the reply's own text)
  PLACES.tsv  id, line (of the kernel's own text), message: first error that a recorded kernel build printed
"""
import collections
import csv

# Which rules speak of which kind of host fault. A kind that stands here is only found by one of its rules.
RULES_OF_KIND = {
    "shape-pointer-kind": {"host/shape-kind"},
    "shape-ref-as-pointer": {"host/shape-kind"},
    "shape-method-on-StorageShape": {"host/shape-kind"},
    "storage-method-on-Shape": {"host/shape-kind"},
    "shape-invented-member": {"host/shape-kind", "host/invented-member"},
    "gert-vs-ge-Shape": {"host/shape-kind"},
    "field-direct-access": {"tiling/field-assigned"},
    "tiling-member-unknown": {"tiling/field-undeclared"},
    "setter-undeclared": {"tiling/field-undeclared"},
    "include-missing": {"api/missing-header", "host/missing-header"},
}
BLOCK_OF_ROLE = {
    "kernel": "kernel_src",
    "host_tiling": "host_tiling_src",
    "host_operator": "host_operator_src",
    "project_json": "project_json_src",
    "binding": "python_bind_src",
    "model": "model_src",
}


def read_table(path, columns):
    with open(path, encoding="utf-8", newline="") as table:
        rows = list(csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE))
    for column in columns:
        if rows and column not in rows[0]:
            raise SystemExit(f"{path}: no column `{column}`")
    return {row["id"]: row for row in rows}


def share(part, whole):
    return f"{part} of {whole} ({100.0 * part / whole:.1f} %)" if whole else "0 of 0"


def places_of(finding):
    """Block and line of a finding and of its labels, which stand in the same block."""
    part = finding["part"]
    if part is None:
        return set()
    block = BLOCK_OF_ROLE.get(part["role"], part["role"])
    shift = part["line"] - finding["start"]["line"]
    return {(block, part["line"])} | {(block, label["line"] + shift) for label in finding["labels"]}


def errors_of(document):
    return [finding for finding in document["findings"] if finding["severity"] == "error"]


def host_verdicts(rows, documents, truth):
    table, wrong = collections.Counter(), []
    for row, document in zip(rows, documents):
        expected = truth.get(row["id"], {}).get("host_builds")
        if not expected:
            continue
        said = document["verdict"]["steps"]["host"]
        table[expected, said] += 1
        if said != expected:
            wrong.append(f"- {row['id']}: host builds {expected}, verdict {said}")
    total = sum(table.values())
    right = sum(n for (expected, said), n in table.items() if expected == said)
    lines = ["", "| host half | said yes | said no | said undecided |", "| --- | --- | --- | --- |"]
    for expected, name in (("yes", "builds"), ("no", "does not build")):
        lines.append(f"| {name} | " + " | ".join(str(table[expected, said]) for said in ("yes", "no", "undecided")) + " |")
    return lines + ["", f"Host verdict agrees: {share(right, total)}", *wrong]


def first_host_faults(rows, documents, truth):
    kinds, wrong = collections.defaultdict(collections.Counter), []
    for row, document in zip(rows, documents):
        known = truth.get(row["id"], {})
        kind, place = known.get("own_first_kind"), known.get("own_first_place") or ""
        if not kind:
            continue
        block, _, line = place.partition(":")
        found = [f for f in errors_of(document)
                 if not line or (block, int(line.partition(":")[0])) in places_of(f)]
        fits = bool(found) and (kind not in RULES_OF_KIND or any(f["rule"] in RULES_OF_KIND[kind] for f in found))
        kinds[kind][fits] += 1
        if not fits:
            seen = ", ".join(sorted({f["rule"] for f in found})) or "nothing there"
            wrong.append(f"- {row['id']}: {kind} at {place}: {seen}")
    right = sum(counts[True] for counts in kinds.values())
    total = sum(sum(counts.values()) for counts in kinds.values())
    lines = ["", f"First fault of the host half, kind and place among the findings: {share(right, total)}", "",
             "| kind | found | missed |", "| --- | --- | --- |"]
    lines += [f"| {kind} | {kinds[kind][True]} | {kinds[kind][False]} |" for kind in sorted(kinds)]
    return lines + ["", *wrong]


def first_kernel_errors(rows, documents, places):
    right, total, wrong = 0, 0, []
    for row, document in zip(rows, documents):
        known = places.get(row["id"])
        if not known:
            continue
        total += 1
        line = int(known["line"])
        found = [f for f in errors_of(document) if ("kernel_src", line) in places_of(f)]
        if found:
            right += 1
        else:
            wrong.append(f"- {row['id']}: line {line}: {known['message']}")
    return ["", f"First error of the recorded kernel build, place among the findings: {share(right, total)}", *wrong]


def report(rows, documents, truth_path, places_path):
    lines = []
    if truth_path:
        truth = read_table(truth_path, ("id", "host_builds", "own_first_kind", "own_first_place"))
        lines += host_verdicts(rows, documents, truth) + first_host_faults(rows, documents, truth)
    if places_path:
        lines += first_kernel_errors(rows, documents, read_table(places_path, ("id", "line", "message")))
    return lines
