#!/usr/bin/env python3
"""docs/status.md is what docs/status.in.md and docs/status.json make: every placeholder has its figure, every figure is
used, and its commit is in the history (not asked where it is not here).

usage: status.py              checks this tree
       status.py --self-test  plants mistakes and expects them found; records figures and expects them on the page
"""
import argparse
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts"))
from evaluation import benchmarks, figures  # noqa: E402

PAGE = "{{one.part}} of {{one.whole}} ({{percent one.part one.whole}}), {{measured one}}\n{{one.rows}}\n"


def commit(root):
    subprocess.run(["git", "-C", str(root), "add", "-A"], check=True)
    subprocess.run(["git", "-C", str(root), "-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "-qm", "t"], check=True)
    return figures.git(root, "rev-parse", "--short=9", "HEAD").stdout.strip()


def write(root, figure, page=PAGE):
    (root / "docs/status.in.md").write_text(page)
    figures.save(root, {figure["id"]: figure})
    (root / "docs/status.md").write_text(figures.made(root)[0])


def expect(what, found, *words):
    assert len(found) == len(words) and all(word in line for word, line in zip(words, found)), (what, found)


def pages(root, known):
    good = {"id": "one", "date": "2026-01-02", "commit": known, "command": "scripts/x",
            "values": {"part": 1500, "whole": 2000, "rows": [["a", 1, 2.5], ["b", 3, 10.0]]}}
    write(root, good)
    text = (root / "docs/status.md").read_text()
    assert text == figures.NOTICE + f"1,500 of 2,000 (75.0 %), 2026-01-02, {known}\n| a | 1 | 2.5 |\n| b | 3 | 10.0 |\n", text
    assert '["a", 1, 2.5]' in (root / "docs/status.json").read_text(), "a row of a table is a line"
    expect("a good page", figures.problems(root))
    (root / "docs/status.md").write_text(text.replace("75.0", "76.0"))
    expect("a page that was edited", figures.problems(root), "run scripts/status")
    for placeholder, why in (("{{one.none}}", "'none'"), ("{{two.part}}", "'two'"), ("{{measured two}}", "'two'"),
                             ("{{percent one.part one.rows}}", "not two numbers"), ("{{one part}}", "no placeholder")):
        write(root, good, PAGE + placeholder)
        expect(placeholder, figures.problems(root), why)
    write(root, good, "nothing\n")
    expect("a figure that is not used", figures.problems(root), "does not use it")
    for key, value in (("date", "yesterday"), ("command", ""), ("id", "One"), ("values", [1]), ("extra", 1)):
        figure = {**good, key: value}
        write(root, figure, "{{measured %s}}" % figure["id"])
        expect(key, figures.problems(root), f"figure {figure['id']}")
    apart = figures.git(root, "-c", "user.name=t", "-c", "user.email=t@example.org", "commit-tree", "HEAD^{tree}", "-m", "another").stdout.strip()
    write(root, {**good, "commit": apart})
    expect("a commit of another branch", figures.problems(root), f"{apart} is not in the history")
    write(root, {**good, "commit": "0123456789ab"})
    expect("a commit that is not here", figures.problems(root))


def records(root):
    (root / "code").write_text("1\n")
    now = commit(root)
    record = figures.Record("one", root)
    record.write({"part": 1, "whole": 3, "rows": []}, "busy", "scripts/y")
    figure = figures.load(root)["one"]
    assert (figure["commit"], figure["note"], figure["command"], figure["values"]["whole"]) == (now, "busy", "scripts/y", 3), figure
    (root / "docs/status.in.md").write_text(PAGE)
    (root / "docs/status.md").write_text(figures.made(root)[0])
    assert "1 of 3 (33.3 %)" in (root / "docs/status.md").read_text()
    expect("a recorded figure", figures.problems(root))
    figures.Record("two", root)  # a changed page is no reason against a figure
    (root / "code").write_text("2\n")
    for name in ("one", "No Name"):
        try:
            figures.Record(name, root)
        except argparse.ArgumentTypeError:
            continue
        raise AssertionError(f"{name}: recorded, though the tree has changes or the name is none")


def commands(root):
    (root / "labels.tsv").write_text("")
    given = ["./scripts/eval", str(root), str(root / "labels.tsv"), "--level", "lint", "--record", "x", "--note=busy", "-D", "A b"]
    told = figures.command_of(given)
    assert told == f"scripts/eval {root.name.upper()} LABELS.tsv --level lint -D 'A b'", told


def of_benchmarks():
    speeds = {"BM_Memcpy": ("", 100.0), "BM_PlainCpp/0": ("Add", 50.0), "BM_Bare/0": ("Add", 60.0), "BM_Device/0": ("Add", 25.0),
              "BM_Bare/5": ("DataCopy", 100.0), "BM_Device/5": ("DataCopy", 80.0)}
    found = [{"name": name, "label": label, "bytes_per_second": speed} for name, (label, speed) in speeds.items()]
    found += [{"name": "BM_Check/Lint/real_time", "total_ms": 14.04}, {"name": "BM_ClangSyntaxOnly/iterations:1/real_time", "total_ms": 560.0}]
    values = benchmarks.values(found)
    assert values == {"device": [["Add", 4.0, 2.0, 2.4], ["DataCopy", 1.25, 1.25, 1.25]], "lint_ms": 14.0, "clang_ms": 560.0,
                      "lint_to_clang": 0.025}, values


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "docs").mkdir()
        (root / "docs/status.json").write_text('{"figures": []}')
        subprocess.run(["git", "init", "-q", folder], check=True)
        pages(root, commit(root))
        records(root)
        commands(root)
    of_benchmarks()
    print("status: self-test passed")
    return 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    problems = figures.problems(ROOT)
    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
