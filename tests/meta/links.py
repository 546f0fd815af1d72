#!/usr/bin/env python3
"""Links and file names in the documents lead somewhere.

usage: links.py ROOT | --self-test

Checks in every Markdown file below ROOT but rule pages and inputs: relative links, with their headings; and names of files
in backquotes that begin with a folder of the repository, or of one of its larger folders. A name with a placeholder
(capitals, <...>, `...`) is checked up to it, one with * has to match something.

In the pages that lead through the code, names of source files without a folder, and names of classes and functions, have to
be somewhere in the code, too.
"""
import functools
import pathlib
import re
import sys
import tempfile

LINK = re.compile(r"\[[^\]\[]*\]\(([^()\s]+)\)")
QUOTED = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
# Where names begin: documents leave these folders out. A rule's name looks like a file's and is one of rules/*/.
BASES = ("", "dialects/ascendc", "analyzer", "simulator", "rules/*")
PLACEHOLDER = re.compile(r"<|\.\.\.|\{|\bX\b|[A-Z]{3,}")
# Written by scripts from what was measured elsewhere, or about the past.
SKIPPED = {"CHANGELOG.md", "docs/status.md", "docs/status.in.md"}

# Pages that name what the code consists of.
GUIDES = {"CONTRIBUTING.md", "docs/architecture.md", "docs/where-does-it-go.md", "docs/add-a-dialect.md", "docs/glossary.md"}
CODE = ("analyzer", "corpus", "dialects", "driver", "fixits", "pipeline", "reference", "rules", "simulator", "solver", "tests")


def anchor(heading):
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def anchors(path):
    text = FENCE.sub("", path.read_text())
    return {anchor(line.lstrip("#")) for line in text.splitlines() if re.match(r"#{1,6} ", line)}


def broken_links(root, path, text):
    for target in LINK.findall(text):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, heading = target.partition("#")
        file = (path.parent / name) if name else path
        if not file.exists():
            yield f"`{target}` leads nowhere"
        elif heading and file.suffix == ".md" and heading not in anchors(file):
            yield f"`{target}`: no such heading"


# The longest front of a name, in whole folders, that has no placeholder.
def certain(name):
    parts = []
    for part in name.split("/"):
        if PLACEHOLDER.search(part) and not re.fullmatch(r"[A-Za-z-]+\.(md|txt)", part):
            break
        parts.append(part)
    return "/".join(parts)


def missing_files(root, text):
    for quoted in QUOTED.findall(text):
        name = quoted.split()[0].rstrip("/:")
        top = name.split("/")[0]
        if top == name or top == "build" or not re.fullmatch(r"[a-z]+", top) or re.search(r"[$=()\[\]\"']", name):
            continue
        bases = [base for base in BASES if any(root.glob(f"{base}/{top}".lstrip("/")))]
        found = certain(name.split(":")[0])
        # `solver/explore` names explore.cpp and explore.h; `analyzer/lift` a folder.
        if bases and not any(any(root.glob(f"{base}/{found}{end}".lstrip("/"))) for base in bases for end in ("", ".*")):
            yield f"`{name}` does not exist"


# Of all code: the names of its files, and the words in them.
@functools.cache
def code(root):
    files, words = set(), set()
    for folder in CODE:
        for path in (root / folder).rglob("*.*"):
            if path.suffix in (".h", ".cpp", ".inc"):
                text = path.read_text(errors="replace")
                files.update([path.name, *re.findall(r"#include <([^>]+)>", text)])
                words.update(re.findall(r"\w+", text))
    return files, words


def missing_names(root, text):
    files, words = code(root)
    for quoted in QUOTED.findall(text):
        if re.fullmatch(r"[a-z][a-z0-9-]*\.(h|cpp|inc)", quoted):
            known = quoted in files
        elif re.fullmatch(r"([A-Za-z]\w*::)*[A-Z]+[a-z]\w+(\(\))?", quoted):
            known = PLACEHOLDER.search(quoted) or quoted.endswith("X") or set(re.findall(r"\w+", quoted)) <= words
        else:
            continue
        if not known:
            yield f"`{quoted}` is not in the code"


def documents(root):
    for path in sorted(root.rglob("*.md")):
        name = str(path.relative_to(root))
        inputs = name.startswith(("rules/", "tests/", "corpus/kernels/", ".", "build")) or "/model/" in name
        if not inputs and name not in SKIPPED:
            yield path


def check(root):
    bad = []
    for path in documents(root):
        whole = path.read_text()
        for what in [*broken_links(root, path, FENCE.sub("", whole)), *missing_files(root, FENCE.sub("", whole))]:
            bad.append(f"{path.relative_to(root)}: {what}")
        if str(path.relative_to(root)) in GUIDES:
            bad += [f"{path.relative_to(root)}: {what}" for what in missing_names(root, FENCE.sub("", whole))]
    return bad


def self_test():
    good = "# T\n## A `b` c\n[x](#a-b-c) [y](docs/y.md#y) `solver/one` `solver/*.h` `rules/FAMILY/x.cpp` `solver/one.h:3` `none/x`\n"
    planted = ["[x](#nothing)", "[x](docs/none.md)", "[x](docs/y.md#z)", "`solver/none.h`", "`solver/none-*.h`",
               "`nothing/x` `rules/none/NAME.cpp`"]
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name in ("docs", "solver", "rules"):
            (root / name).mkdir()
        (root / "docs/y.md").write_text("# Y\n")
        (root / "solver/one.h").write_text("#include <system.h>\nclass Solver { void Ask(); };\n")
        guide = "# G\n`one.h` `system.h` `Solver` `Solver::Ask()` `RunX` `AskX` `plain`\n"
        (root / "README.md").write_text(good)
        (root / "docs/architecture.md").write_text(guide)
        if check(root):
            print("self-test: a clean tree fails:", check(root))
            return 1
        for name, text, lines in [("README.md", good, planted),
                                  ("docs/architecture.md", guide, ["`two.cpp`", "`Nothing`", "`Solver::Answer`", "`Answer()`"])]:
            for line in lines:
                (root / name).write_text(text + line + "\n")
                if not check(root):
                    print("self-test: not found:", line)
                    return 1
            (root / name).write_text(text)
    print("links: self-test passed")
    return 0


def main():
    if len(sys.argv) != 2:
        print(__doc__.split("\n\n")[1])
        return 2
    if sys.argv[1] == "--self-test":
        return self_test()
    bad = check(pathlib.Path(sys.argv[1]))
    print("\n".join(bad))
    return 1 if bad else 0


sys.exit(main())
