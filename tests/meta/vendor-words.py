#!/usr/bin/env python3
"""Engines, pipeline and command line know no vendor's API: words of one stand in its dialect, its rules and its data
alone. What they need of them they ask the dialect for (analyzer/facts/kernel-language.h, dialects/dialect.h).

usage: vendor-words.py [ROOT]      checks the tree
       vendor-words.py --self-test plants words and expects them found
"""
import pathlib
import re
import sys
import tempfile

FOLDERS = ["analyzer", "solver", "simulator", "fixits", "corpus", "pipeline", "driver", "reference", "rules"]
# The folders of a dialect, and the one file that names them.
OWN = ["analyzer/facts/ascendc/", "rules/ascendc/", "corpus/kernels/", "driver/main.cpp"]
WORDS = re.compile(
    r"[Aa]scend(?!ing)|Huawei|\bCANN\b|\bcann\b|[Aa]clnn|\bacl/|op_kernel|op_host|op_def_|TilingFunc|TilingContext"
    r"|TilingData\b|\bTQue\b|\bEnQue\b|\bDeQue\b|LocalTensor|GlobalTensor|DataCopy|__aicore__|GM_ADDR|kernel_operator|\bNPU\b"
)


def check(root):
    """What is wrong, a line each."""
    problems = []
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix not in {".h", ".cpp", ".txt", ".cmake"} or any(name.startswith(own) for own in OWN):
                continue
            for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
                problems += [f"{name}:{number}: `{word}` is of a vendor's API; it belongs in its dialect" for word in WORDS.findall(line)]
    return problems


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in {
            "solver/clean.cpp": "// in ascending order\nint tiling = 0;\n",
            "driver/main.cpp": '#include "dialects/ascendc/dialect.h"\n',
            "rules/ascendc/queue/rule.cpp": "// EnQue\n",
        }.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        assert check(root) == [], check(root)
        for planted in ["// AscendC", "// Huawei", "// CANN 8", '"ascend910b"', "aclnnAdd();", '"op_kernel/k.cpp"',
                        "LocalTensor<float> x;", "TilingFunc(context);", "__aicore__ void f();"]:
            for name in ["solver/new.cpp", "pipeline/new.h", "rules/common/new.cpp"]:
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(planted + "\n")
                assert check(root), (name, planted)
                (root / name).unlink()
    print("vendor-words: self-test passed")


def main():
    arguments = sys.argv[1:]
    if arguments[:1] in (["--help"], ["-h"]):
        print(__doc__)
        return 0
    if arguments[:1] == ["--self-test"]:
        self_test()
        return 0
    root = pathlib.Path(arguments[0]) if arguments else pathlib.Path(__file__).resolve().parents[2]
    problems = check(root)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
