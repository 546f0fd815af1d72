#!/usr/bin/env python3
"""Every message of the rules is reached by a test.

usage: messages.py RULES SAID | --self-test

Reads the string literals of RULES/**/*.cpp that are phrases (two words or more) and the texts that the tests saw, one per
line, in the files of the folder SAID. A literal is reached where some text holds it, with anything in the place of {}.
"""
import pathlib
import re
import sys
import tempfile

LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
PHRASE = re.compile(r"[a-z`}]+[,:;]? [a-z`{<]", re.IGNORECASE)
# Literals that the code compares text with, or that describe a rule, are not messages.
SILENT = re.compile(r"\.summary =|find\(|starts_with\(|ends_with\(|FindWord\(|contains\(|#include|== *\"|kDropped|kNames|not-a-message")
ESCAPES = {"n": "\\n", "t": "\t", '"': '"', "\\": "\\"}


def without_comments(text):
    return re.sub(r'//[^\n]*|("(?:[^"\\\n]|\\.)*")', lambda match: match.group(1) or "", text)


def statements(text):
    """Pieces that end with ; { or } outside of literals, so that a literal is judged in its context."""
    piece, quoted, skip = "", False, False
    for char in text:
        piece += char
        if skip:
            skip = False
        elif quoted and char == "\\":
            skip = True
        elif char == '"':
            quoted = not quoted
        elif not quoted and char in ";{}":
            yield piece
            piece = ""
    yield piece


def literals(path):
    text = re.sub(r"^#include .*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = without_comments(re.sub(r"'\\?\"'", "''", text))
    # Adjacent literals are one.
    text = re.sub(r'(?<!\\)"\s*\n\s*"', "", text)
    for statement in statements(text):
        for line in statement.split("\n"):
            for match in LITERAL.finditer(line):
                before = line[: match.start()]
                if SILENT.search(before):
                    continue
                if PHRASE.search(match.group(1)) and not match.group(1).startswith("unsigned "):
                    yield match.group(1)


def unescaped(text):
    return re.sub(r"\\(.)", lambda match: ESCAPES.get(match.group(1), match.group(1)), text)


def said_by(literal, heard, lines):
    """Whether a text has this message, with anything for its placeholders; one line is looked for among `lines`, each once."""
    marks = literal.replace("{{", "\0").replace("}}", "\1")
    parts = [unescaped(part.replace("\0", "{").replace("\1", "}")) for part in re.split(r"\{[^{}]*\}", marks)]
    whole, longest = re.compile(".*".join(map(re.escape, parts))), max(parts, key=len)
    if any("\n" in part for part in parts):
        return whole.search(heard) is not None
    return any(longest in line and whole.search(line) for line in lines)


def unreached(rules, said):
    """How many messages there are, and (file, message) of those that no text shows."""
    heard = "\n".join(path.read_text(encoding="utf-8", errors="replace") for path in sorted(said.glob("*.txt")))
    lines = list(dict.fromkeys(heard.split("\n")))  # most is said often
    if not heard:
        sys.exit(f"{said}: the tests left nothing there")
    found, missing = 0, []
    for path in sorted(rules.rglob("*.cpp")):
        for literal in dict.fromkeys(literals(path)):
            found += 1
            if not said_by(literal, heard, lines):
                missing.append((path.relative_to(rules), literal))
    return found, missing


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        rules, said = pathlib.Path(folder) / "rules", pathlib.Path(folder) / "said"
        rules.mkdir()
        said.mkdir()
        (said / "a.txt").write_text("`x` is 4 bytes long\n", encoding="utf-8")
        (rules / "a.cpp").write_text(
            '// "not in a comment"\n  out.Report(r, "`{}` is {} bytes "\n             "long", a, b);\n'
            '  finding.Note(few ? "`x` is 4 bytes" : "there are none at all");\n', encoding="utf-8")
        found, missing = unreached(rules, said)
        assert (found, [text for _, text in missing]) == (3, ["there are none at all"]), (found, missing)


def main():
    if sys.argv[1] == "--self-test":
        return self_test()
    found, unseen = unreached(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
    for path, literal in unseen:
        print(f"{path}: no test reaches: {literal}")
    missing = len(unseen)
    print(f"{found} messages, {missing} of them unreached")
    if found < 100:
        sys.exit("fewer messages than there must be: the way they are read off the sources no longer fits")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
