#!/usr/bin/env python3
"""Engines, pipeline and command line know no vendor's API: words of one stand in its dialect, its rules and its data
alone. What is left of them elsewhere is listed with its count in vendor-words.txt, and the list may only shrink.

usage: vendor-words.py [ROOT]         checks the tree against the list beside this file
       vendor-words.py --print [ROOT] prints the list as the tree would have it
       vendor-words.py --self-test    plants words and expects them found
"""
import pathlib
import re
import sys
import tempfile

FOLDERS = ["analyzer", "solver", "simulator", "fixits", "corpus", "pipeline", "driver", "reference", "rules"]
# What belongs to a dialect, and the one file that names them.
OWN = ["analyzer/facts/ascendc/", "rules/ascendc/", "corpus/kernels/", "driver/main.cpp"]
WORDS = re.compile(
    r"[Aa]scend(?!ing)|Huawei|\bCANN\b|\bcann\b|[Aa]clnn|\bacl/|op_kernel|op_host|op_def_|TilingFunc|TilingContext"
    r"|TilingData\b|\bTQue\b|\bEnQue\b|\bDeQue\b|LocalTensor|GlobalTensor|DataCopy|__aicore__|GM_ADDR|kernel_operator|\bNPU\b"
)


def count(root):
    """Words by file, of those that have some."""
    found = {}
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix not in {".h", ".cpp", ".txt", ".cmake"} or any(name.startswith(own) for own in OWN):
                continue
            words = WORDS.findall(path.read_text(encoding="utf-8", errors="replace"))
            if words:
                found[name] = len(words)
    return found


def read_list(path):
    lines = [line.split() for line in path.read_text().splitlines() if line and not line.startswith("#")]
    return {name: int(number) for number, name in lines}


def check(root, listed):
    """What is wrong, a line each."""
    found = count(root)
    problems = []
    for name in sorted(found.keys() | listed.keys()):
        have, may = found.get(name, 0), listed.get(name, 0)
        if have > may:
            problems.append(f"{name}: {have} words of a vendor's API, {may} are allowed; they belong in its dialect")
        elif have < may:
            problems.append(f"{name}: {have} words of a vendor's API are left of {may}; shorten tests/meta/vendor-words.txt")
    return problems


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in {
            "solver/clean.cpp": "// in ascending order\nint tiling = 0;\n",
            "solver/known.cpp": "// as AscendC's LocalTensor\n",
            "driver/main.cpp": '#include "dialects/ascendc/dialect.h"\n',
            "rules/ascendc/queue/rule.cpp": "// EnQue\n",
        }.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        listed = {"solver/known.cpp": 2}
        assert check(root, listed) == [], check(root, listed)
        for planted in ["// AscendC", "// Huawei", "// CANN 8", '"ascend910b"', "aclnnAdd();", '"op_kernel/k.cpp"',
                        "LocalTensor<float> x;", "TilingFunc(context);", "__aicore__ void f();"]:
            for name in ["solver/new.cpp", "pipeline/new.h", "rules/common/new.cpp"]:
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(planted + "\n")
                assert len(check(root, listed)) == 1, (name, planted)
                (root / name).unlink()
        assert len(check(root, {"solver/known.cpp": 1})) == 1, "a file has more than its list says"
        assert len(check(root, {"solver/known.cpp": 3})) == 1, "a list that is too long goes unnoticed"
        assert len(check(root, {**listed, "solver/gone.cpp": 1})) == 1, "a file of the list that is gone goes unnoticed"
    print("vendor-words: self-test passed")


def main():
    arguments = sys.argv[1:]
    if arguments[:1] in (["--help"], ["-h"]):
        print(__doc__)
        return 0
    if arguments[:1] == ["--self-test"]:
        self_test()
        return 0
    here = pathlib.Path(__file__).resolve()
    only_print = arguments[:1] == ["--print"]
    rest = arguments[1:] if only_print else arguments
    root = pathlib.Path(rest[0]) if rest else here.parents[2]
    if only_print:
        for name, number in count(root).items():
            print(number, name)
        return 0
    problems = check(root, read_list(here.with_suffix(".txt")))
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
