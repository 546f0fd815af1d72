#!/usr/bin/env python3
"""Comments, messages and documents are plain English: none of the phrases below occurs in our own text. Each is a riddle or
an idiom of another language; the advice next to it says what to write instead.

usage: plain-words.py [ROOT]      checks the tree
       plain-words.py --self-test plants phrases and expects them found
"""
import os
import pathlib
import re
import sys
import tempfile

FOLDERS = ["analyzer", "bench", "cmake", "corpus", "dialects", "docs", "driver", "editors", "examples", "fixits", "pipeline", "python",
           "reference", "rules", "scripts", "simulator", "solver", "tests"]
FILES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "CMakeLists.txt"]
# Inputs of the tool, copies of other projects' text, the page that scripts/status makes of status.in.md, and this list.
SKIPPED = ["corpus/kernels/", "docs/status.md", "docs/traces/", "tests/meta/plain-words.py"]
SKIPPED_FOLDERS = {"node_modules", "third_party", "__pycache__"}
SUFFIXES = {".h", ".cpp", ".inc", ".py", ".md", ".cmake", ".sh", ".lua", ".el", ".ts", ".js"}

BANNED = [
    (r"nobody|somebody", "name the subject, or use the passive"),
    (r"whoever", "name the user, the caller or the reader"),
    (r"for ever", "write `forever`"),
    (r"what stands", "write what it is: the text, the value, the line"),
    (r"stands? (?:there|behind|beside|between|round)", "write `is` with after, next to, between or around"),
    (r"that which|of that which", "name it"),
    (r"no news", "say that it is not reported"),
    (r"hangs? on", "write `depends on`"),
    (r"go(?:es)? round|(?:wrap|wraps|wrapped|wrapping) round", "write `around`"),
    (r"(?:loop|loops|line|lines|text|code|block|words|brackets|statement|function|`try`|`except`) round (?:a|an|the|it|this|them|each|one)",
     "write `around`"),
    (r"one a (?:line|file|shape|round|row|core|queue|page)", "write `one per`"),
    (r"has no business", "say what is not allowed"),
    (r"otherwise than", "write `differently from`"),
]
PATTERN = re.compile("|".join(rf"(?<![\w-])(?P<p{i}>{phrase})(?!\w)" for i, (phrase, _) in enumerate(BANNED)), re.IGNORECASE)
# Each phrase has one of these in it: looking for them first takes a twentieth of the time.
KEYS = ["body", "whoever", "for ever", "stand", "that which", "no news", "hang", " round", "one a ", "business", "otherwise than"]


def own_files(root):
    """(name, path) of every text of ours, sorted."""
    for folder in FOLDERS:
        for base, folders, files in os.walk(root / folder):
            folders[:] = sorted(one for one in folders if one not in SKIPPED_FOLDERS and not one.startswith("."))
            for file in sorted(files):
                path = pathlib.Path(base) / file
                name = path.relative_to(root).as_posix()
                if path.suffix in SUFFIXES | {""} and not any(name.startswith(one) for one in SKIPPED):
                    yield name, path
    for file in FILES:
        if (root / file).is_file():
            yield file, root / file


def lines_of(name, text):
    """(number, line) of all that is prose: Markdown without its blocks of code, other files whole."""
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        if name.endswith(".md") and line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield number, line


def check(root):
    """What is wrong, one line each, and how many files were read."""
    problems, read = [], 0
    for name, path in own_files(root):
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        read += 1
        lines = list(lines_of(name, text))
        for index, (number, line) in enumerate(lines):
            # A phrase may continue on the next line, after the mark of a comment.
            following = re.sub(r"^\s*(?://|#|\*|\")?\s*", "", lines[index + 1][1]) if index + 1 < len(lines) else ""
            joined = line.rstrip(' "') + " " + following
            lower = joined.lower()
            if not any(key in lower for key in KEYS):
                continue
            for match in PATTERN.finditer(joined):
                if match.start() < len(line.rstrip(' "')):
                    advice = BANNED[int(match.lastgroup[1:])][1]
                    problems.append(f"{name}:{number}: `{match.group(0)}`: {advice}")
    return problems, read


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, text in {
            "solver/clean.cpp": "// Holds for every shape; the threads wait forever. A bystander stands for all.\n",
            "docs/clean.md": "# A page\n\n```\nnobody reads this\n```\n",
            "corpus/kernels/input/kernel.cpp": "// nobody\n",
        }.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        assert check(root) == ([], 2), check(root)
        for planted in ["// so that nobody waits", "// waits for ever", "// waits for\n// ever", "// What stands in the head",
                        "// it hangs on the tail", "// the line stands beside it", "// a loop round it", "// wraps round",
                        "// one a line", 'Report("Whoever calls it");', "// drawn otherwise than there"]:
            for name in ["solver/new.cpp", "scripts/new"]:
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(planted + "\n")
                problems, _ = check(root)
                assert len(problems) == 1, (name, planted, problems)
                (root / name).unlink()
    print("plain-words: self-test passed")


def main():
    arguments = sys.argv[1:]
    if arguments[:1] in (["--help"], ["-h"]):
        print(__doc__)
        return 0
    if arguments[:1] == ["--self-test"]:
        self_test()
        return 0
    root = pathlib.Path(arguments[0]) if arguments else pathlib.Path(__file__).resolve().parents[2]
    problems, read = check(root)
    for problem in problems:
        print(problem)
    if read < 1000:
        print(f"{root}: only {read} files were read")
        return 1
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
