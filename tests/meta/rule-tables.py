#!/usr/bin/env python3
"""Rules ask the API table and the chips for numbers and names (analyzer/facts/ascendc) and hold no copy of them. Fails on
a number in a rule, in code or in what it says, and on a list of names of the API, of element types or of words that
stand in another file already, unless it is allowed below, with the reason.

usage: rule-tables.py [ROOT]      checks the tree
       rule-tables.py --self-test plants copies and expects them found
"""
import collections
import json
import pathlib
import re
import sys
import tempfile

FOLDERS = ["rules/ascendc", "rules/common"]
TABLE = "dialects/ascendc/table"
# The smallest number that counts: what is below counts arguments, places of text and items of messages.
LEAST = 8
# The fewest names of a list that counts.
NAMES = 3

# File, number: why it is no number of the vendor's.
NUMBERS = {
    ("rules/ascendc/api/bad-argument.cpp", 40): "characters of a name in a message",
    ("rules/ascendc/api/invented-name.cpp", 12): "characters looked at behind a name",
    ("rules/ascendc/byte-plan.cpp", 8): "characters of `sizeof(` and `)`",
    ("rules/ascendc/byte-plan.cpp", 20): "a power of two that products of a plan stay below",
    ("rules/ascendc/copies.cpp", 15): "characters of a name",
    ("rules/ascendc/host/missing-include.cpp", 11): "C++11",
    ("rules/ascendc/host/shape-kind.cpp", 12): "characters of a name",
    ("rules/ascendc/limits/block-count.cpp", 4095): "the summary, which is the first line of the page",
    ("rules/ascendc/limits/field-width.cpp", 63): "bits of a number that fit in an int64_t",
    ("rules/ascendc/limits/mask.cpp", 32): "bits of a parameter that counts; a wider one holds a bit for each element",
    ("rules/ascendc/limits/repeat-times.cpp", 8): "bits of the parameter, by its declaration",
    ("rules/ascendc/limits/repeat-times.cpp", 255): "the summary, which is the first line of the page",
    ("rules/ascendc/memory/unaligned-copy.cpp", 32): "the summary, which is the first line of the page",
    ("rules/ascendc/numeric/inexact-instruction.cpp", 8): "how far the simulator moves results of inexact instructions",
    ("rules/ascendc/numeric/narrow-parameter.cpp", 2048): "the last whole number that IEEE 754's binary16 counts to",
    ("rules/ascendc/numeric/narrow-parameter.cpp", 16777216): "the last whole number that IEEE 754's binary32 counts to",
    ("rules/ascendc/sync/unordered-access.cpp", 40): "characters of a name in a message",
    ("rules/ascendc/tile-loops.cpp", 80): "characters looked at behind a name",
    ("rules/ascendc/tile-size.cpp", 24): "a power of two that no tile reaches",
    ("rules/ascendc/tile-size.cpp", 32): "KiB of local memory that a constant has to have to be taken for its size",
    ("rules/ascendc/tile-size.cpp", 1024): "bytes of a KiB",
    ("rules/common/numeric/value-mismatch.cpp", 60): "characters of code in a message",
    ("rules/common/reply/python-syntax.cpp", 100): "characters of code in a message",
    ("rules/common/run/assert.cpp", 80): "characters of code in a message",
    ("rules/common/run/crash.cpp", 64): "the name x86-64",
    ("rules/common/runs.cpp", 10): "the base of decimal numbers",
    ("rules/common/text.h", 40): "characters of a name in a message",
}

# File, name of the list or of its function: why it is no copy.
LISTS = {
    ("rules/ascendc/api/scalar-type.cpp", "IsFloating"): "C++ types",
    ("rules/ascendc/api/tensor-expression.cpp", "ErrorsOf"): "C++ types that are numbers to a reader",
    ("rules/ascendc/api/wrong-overload.cpp", "kNames"): "member templates that give a tensor; one of them no release has",
    ("rules/ascendc/calls.cpp", "WideningCast"): "the two conversions in which every value fits",
    ("rules/ascendc/calls.cpp", "WithNegatedScalar"): "what the rewriting of each of the two calls is made of",
    ("rules/ascendc/comparisons.cpp", "IsTensor"): "the types of one rewriting",
    ("rules/ascendc/queue/missing-free.cpp", "CalledOn"): "the word for each kind of QueueCall",
    ("rules/ascendc/reductions.cpp", "PlainReduction"): "which kind of reduction agrees with which name",
    ("rules/ascendc/shape-members.h", "kInvented"): "members of gert::Shape, a class of the host, which the table does not hold",
    ("rules/ascendc/tiling/unset-field.cpp", "GET_TILING_DATA"): "the macros that name fields by themselves",
    ("rules/common/parse-errors.cpp", "kNames"): "C++ types as Clang spells them",
    ("rules/common/type-spelling.cpp", "FirstLanguage"): "C++ types",
    ("rules/common/type-spelling.cpp", "kSpaces"): "address spaces by Clang's numbers",
}


def without_comments(text):
    """Comments and raw strings (code that fixes write) blanked, lines kept."""
    blank = re.compile(r'R"(\w*)\(.*?\)\1"|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)+\'|//[^\n]*|/\*.*?\*/', re.S)
    return blank.sub(lambda m: m[0] if m[0][0] in "\"'" else re.sub(r"[^\n]", " ", m[0]), text)


def numbers(text):
    """Line and value of each number of at least LEAST, in code and in strings. `32 bits`, "0123456789" are none."""
    strings = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'(?:[^\'\\\n]|\\.)+\'')
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        code = strings.sub(" ", re.sub(r"std::array<.*?, \d+>", "std::array", line))
        for match in re.finditer(r"(?<![\w.])(\d[\d']*)(?:u|U|l|L)*(?![\w.'])", code):
            yield number, int(match[1].replace("'", ""))
        for found in strings.finditer(line):
            for match in re.finditer(r"(?<![\w.])\d[\d,]*(?!\w)", found[1] or ""):
                if match[0].startswith("0123") or re.match(r"[ -]bits?\b", found[1][match.end():]):
                    continue
                yield number, int(match[0].rstrip(",").replace(",", ""))


def known_names(root):
    rows = [row for path in sorted((root / TABLE).glob("*.json")) for row in json.loads(path.read_text())["rows"]]
    fields = {field["name"] for row in rows if row.get("kind") == "struct" for field in row.get("operands", [])}
    return {row["name"] for row in rows} | fields | {"half", "float", "double", "bool", "size_t", "bfloat16_t"} | {
        f"{sign}int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)}


def lists(text):
    """Line, what it belongs to and the words of each statement with several strings that are one word each."""
    begin = 0
    owner = ""
    for match in re.finditer(r'[;{}]\s*\n|\Z', text):
        # A list that goes on over lines ends with its statement.
        if match[0].startswith(("{", "}")) and text[begin:match.start()].count("{") > text[begin:match.start()].count("}"):
            continue
        # What the table is asked for is no list.
        statement = re.sub(r"\b(?:LargestIn|LargestOf|FindApi)\([^()]*\)", lambda m: re.sub(r'[^\n]', ' ', m[0]), text[begin:match.start()])
        named = re.findall(r"\b(k[A-Z]\w*)(?:\[\])? = ", statement) or re.findall(r"\b([A-Z]\w+)\([^;]*\)[^;]*$", statement)
        if match[0].startswith("{") and named:
            owner = named[-1]
        words = [word for word in re.findall(r'"([^"\n]*)"', statement) if re.fullmatch(r"[A-Za-z_][\w:]*", word)]
        if len(set(words)) >= NAMES:
            yield text[:begin + len(statement) - len(statement.lstrip())].count("\n") + 1, (named or [owner])[-1], words
        begin = match.end()


def check(root):
    """What is wrong, a line each."""
    problems = []
    names = known_names(root)
    seen = collections.defaultdict(list)
    used = set()
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in {".h", ".cpp"}:
                continue
            file = path.relative_to(root).as_posix()
            text = without_comments(path.read_text(encoding="utf-8"))
            for line, value in numbers(text):
                if value < LEAST:
                    continue
                used.add((file, value))
                if (file, value) not in NUMBERS:
                    problems.append(f"{file}:{line}: {value}: a number of the API or a chip belongs in the tables "
                                    "(analyzer/facts/ascendc); any other is allowed in tests/meta/rule-tables.py")
            for line, owner, words in lists(text):
                key = (file, owner)
                vendor = [word for word in dict.fromkeys(words) if word in names]
                if len(vendor) >= NAMES:
                    used.add(key)
                    if key not in LISTS:
                        problems.append(f"{file}:{line}: {owner or 'a list'} holds names that the API table has: {', '.join(vendor)}")
                seen[tuple(sorted(set(words)))].append((file, line, owner))
    for words, places in sorted(seen.items()):
        if len({place[0] for place in places}) > 1 and not all((place[0], place[2]) in LISTS for place in places):
            at = " and ".join(f"{file}:{line}" for file, line, _ in places)
            problems.append(f"{at}: the same words twice: {', '.join(words)}")
    if (root / "tests/meta/rule-tables.py").is_file():
        problems += [f"tests/meta/rule-tables.py allows {key[1]} in {key[0]}, which is not there" for key in [*NUMBERS, *LISTS] if key not in used]
    return problems


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / TABLE).mkdir(parents=True)
        (root / TABLE / "some.json").write_text(json.dumps({"rows": [{"name": name} for name in ("Add", "Sub", "Mul", "Exp")]}))
        clean = ('#include <x16>\n// 4095 blocks: "Add", "Sub", "Mul"\nint F(int i) { return i + 7; }\n'
                 'Say("a shift of 32 bits", "0123456789");\nauto s = R"(x < 89)";\nstatic constexpr std::array<int, 12> kOne = {1};\n'
                 'Say("one", "two words");\n')
        rule = root / "rules/ascendc/queue/rule.cpp"
        rule.parent.mkdir(parents=True)
        rule.write_text(clean)
        other = root / "rules/ascendc/queue/other.cpp"
        other.write_text('static constexpr auto kSome = {"red", "green", "blue"};\n')
        assert check(root) == [], check(root)
        for planted in ["constexpr int kMost = 64;", "if (value > 4'095) return;", 'Say("at most 4,095 blocks");', "x << 24u;",
                        'static constexpr std::array<std::string_view, 3> kNames = {"Add",\n    "Sub", "Mul"};',
                        'if (name == "Add" || name == "Sub" ||\n    name == "Exp") return;',
                        'constexpr auto kTypes = {"half", "float", "int8_t"};', 'constexpr auto kHues = {"blue", "red", "green"};']:
            rule.write_text(clean + planted + "\n")
            assert len(check(root)) == 1, (planted, check(root))
    print("rule-tables: self-test passed")


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
