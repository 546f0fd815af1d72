"""Compares findings with known causes: what fails first in the host half, and what the device compiler said first.

Used by scripts/eval. Of the labels `stage`, `error_class` and `error_text` are read. Two more tables are read by
column name, and of data sets only the words of such tables are known here:
  TRUTH.tsv   id, host_builds (yes/no/empty), own_first_kind, own_first_place (BLOCK:LINE of the reply's own text)
  PLACES.tsv  id, line (of the kernel's own text), message: first error that a recorded kernel build printed
"""
import collections
import csv
import re

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
# A class of kernel-build error by a word of its name, and the rules that speak of it.
RULES_OF_CLASS = {
    "include": {"api/missing-header", "api/missing-include"},
    "unsigned": {"api/unsigned-float"},
    "overload": {"api/wrong-overload", "api/scalar-operand", "api/tensor-operand", "api/scalar-type", "api/work-tensor",
                 "api/global-operand", "api/profile"},
    "hallucinated": {"api/invented-name", "api/profile", "api/missing-include"},
    "math": {"api/host-math", "api/host-call", "api/missing-include"},
    "namespace": {"api/namespace"},
    "tensor used": {"api/tensor-operand", "api/tensor-expression", "api/no-value", "api/wrong-overload"},
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
    """Block and line of a finding and of its labels, which are in the same block."""
    part = finding["part"]
    if part is None:
        return set()
    block = BLOCK_OF_ROLE.get(part["role"], part["role"])
    shift = part["line"] - finding["start"]["line"]
    return {(block, part["line"])} | {(block, label["line"] + shift) for label in finding["labels"]}


def errors_of(document):
    return [finding for finding in document["findings"] if finding["severity"] == "error"]


def host_verdicts(rows, documents, truth, values):
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
    values["host_right"], values["host_known"] = right, total
    lines = ["", "| host half | said yes | said no | said undecided |", "| --- | --- | --- | --- |"]
    for expected, name in (("yes", "builds"), ("no", "does not build")):
        lines.append(f"| {name} | " + " | ".join(str(table[expected, said]) for said in ("yes", "no", "undecided")) + " |")
    return lines + ["", f"Host verdict agrees: {share(right, total)}", *wrong]


def found_by(title, heading, counts, values, key):
    """The share found of all, and a row a kind; `counts` has found (True) and missed (False) of each."""
    right = sum(of_kind[True] for of_kind in counts.values())
    total = sum(sum(of_kind.values()) for of_kind in counts.values())
    values[key + "_found"], values[key + "_known"] = right, total
    lines = ["", f"{title}: {share(right, total)}", "", f"| {heading} | found | missed |", "| --- | --- | --- |"]
    return lines + [f"| {kind} | {counts[kind][True]} | {counts[kind][False]} |" for kind in sorted(counts)]


def first_host_faults(rows, documents, truth, values):
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
    title = "First fault of the host half, kind and place among the findings"
    return found_by(title, "kind", kinds, values, "host_fault") + ["", *wrong]


def names_in(message):
    """The quoted parts of a compiler's message, without namespaces and template arguments."""
    quoted = re.findall(r"['\u2018]([^'\u2018\u2019]+)['\u2019]", message)
    short = [re.sub(r"<.*", "", name).rsplit("::", 1)[-1] for name in quoted]
    # Tables write OP for the operator's own name.
    return [name.removeprefix("OP") for name in short]


def labelled_kernel_errors(rows, documents, values):
    """By the labels alone: the name in the first recorded message, in a finding on the kernel of a rule of its class."""
    classes, wrong = collections.defaultdict(collections.Counter), []
    for row, document in zip(rows, documents):
        message = row.get("error_text", "")
        if row.get("stage") != "kernel-build" or "rror:" in message or "not kept" in row.get("error_class", ""):
            continue
        kind = row["error_class"]
        rules = next((r for word, r in RULES_OF_CLASS.items() if word in kind), None)
        names = [] if "tensor used" in kind else names_in(message)
        found = False
        for finding in errors_of(document):
            in_kernel = finding["part"] is not None and finding["part"]["role"] == "kernel"
            said = finding["message"] + " ".join(finding["notes"]) + " ".join(str(arg) for arg in finding["args"].values())
            named = not names or any(name in said for name in names)
            if in_kernel and named and (rules is None or finding["rule"] in rules):
                found = True
        classes[kind][found] += 1
        if not found:
            wrong.append(f"- {row['id']}: {message}")
    title = "First recorded error of the kernel build, class and name among the findings"
    return found_by(title, "class", classes, values, "kernel_error") + ["", *wrong]


def first_kernel_errors(rows, documents, places, values):
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
    values["kernel_line_found"], values["kernel_line_known"] = right, total
    return ["", f"First error of the recorded kernel build, place among the findings: {share(right, total)}", *wrong]


def whose_kernel_ran(rows, documents, truth, values):
    """Of those that built: whether it was the reply's own kernel that ran, or one built in its place. A column of the table says so."""
    counts = collections.Counter()
    for row, document in zip(rows, documents):
        ran = truth.get(row["id"], {}).get("reply_kernel_ran")
        if ran:
            counts["own" if ran == "yes" else "stub", document["verdict"]["builds"]] += 1
    if counts:
        values.update({f"{kind}_{said}": counts[kind, said] for kind in ("own", "stub") for said in ("yes", "no", "undecided")})
        values.update({kind: sum(counts[kind, said] for said in ("yes", "no", "undecided")) for kind in ("own", "stub")})
    return [f"Built, {name}: yes {counts[kind, 'yes']}, no {counts[kind, 'no']}, undecided {counts[kind, 'undecided']}"
            for kind, name in (("own", "and the reply's own kernel ran"), ("stub", "but not the reply's own kernel")) if counts]


def report(rows, documents, truth_path, places_path, values):
    """Lines of Markdown; figures of them go into `values`, too."""
    lines = labelled_kernel_errors(rows, documents, values) if rows and "error_text" in rows[0] else []
    if truth_path:
        truth = read_table(truth_path, ("id", "host_builds", "own_first_kind", "own_first_place"))
        lines += host_verdicts(rows, documents, truth, values) + first_host_faults(rows, documents, truth, values)
        lines += ["", *whose_kernel_ran(rows, documents, truth, values)]
    if places_path:
        lines += first_kernel_errors(rows, documents, read_table(places_path, ("id", "line", "message")), values)
    return lines
