"""Measured figures: docs/status.json holds them, each with the day, the commit and the command; docs/status.md is made of
them and of docs/status.in.md. Used by scripts/status, by the measuring scripts for --record, and by tests/meta/status.py.

In the page `{{ID.KEY}}` stands for a value, `{{percent ID.KEY ID.KEY}}` for the share of the first in the second, and
`{{measured ID}}` for the day and the commit. A value is a number, a text, or rows of a table (a list of lists).
"""
import argparse
import datetime
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
PLACEHOLDER = re.compile(r"\{\{(.*?)\}\}")
NOTICE = "<!-- Made by scripts/status of docs/status.in.md and docs/status.json: change those. -->\n"


def load(root):
    """Figures by id."""
    with open(root / "docs/status.json", encoding="utf-8") as file:
        return {figure["id"]: figure for figure in json.load(file)["figures"]}


def save(root, figures):
    """One value a line, sorted, so that a figure measured again changes only its own lines."""
    whole = json.dumps({"figures": [figures[name] for name in sorted(figures)]}, indent=1, ensure_ascii=False)
    # Rows of tables stay on lines of their own.
    whole = re.sub(r"\[\s*((?:\"(?:[^\"\\]|\\.)*\"|-?[0-9.]+)(?:,\s*(?:\"(?:[^\"\\]|\\.)*\"|-?[0-9.]+))*)\s*\]",
                   lambda row: json.dumps(json.loads(row.group(0)), ensure_ascii=False), whole)
    (root / "docs/status.json").write_text(whole + "\n", encoding="utf-8")


def shown(value):
    if isinstance(value, list):
        return "\n".join("| " + " | ".join(shown(cell) for cell in row) + " |" for row in value)
    return f"{value:,}" if isinstance(value, int) else str(value)


class Page:
    """The page as it is filled: its text, which figures it uses, and what is wrong with its placeholders."""

    def __init__(self, text, figures):
        self.figures, self.used, self.problems = figures, set(), []
        self.text = PLACEHOLDER.sub(lambda found: self.fill(found.group(1)), text)

    def fill(self, inner):
        word, *rest = inner.split()
        try:
            if word == "measured" and len(rest) == 1:
                self.used.add(rest[0])
                return f"{self.figures[rest[0]]['date']}, {self.figures[rest[0]]['commit']}"
            if word == "percent" and len(rest) == 2:
                part, whole = map(self.value, rest)
                return f"{100 * part / whole:.1f} %"
            if not rest:
                return shown(self.value(word))
            self.problems.append(f"{{{{{inner}}}}} is no placeholder")
        except KeyError as missing:
            self.problems.append(f"{{{{{inner}}}}}: no figure or value {missing}")
        except (TypeError, ZeroDivisionError):
            self.problems.append(f"{{{{{inner}}}}}: not two numbers")
        return ""

    def value(self, name):
        figure, _, key = name.partition(".")
        self.used.add(figure)
        return self.figures[figure]["values"][key]


def made(root):
    page = Page((root / "docs/status.in.md").read_text(encoding="utf-8"), load(root))
    return NOTICE + page.text, page


def git(root, *words):
    if not shutil.which("git"):
        return subprocess.CompletedProcess(words, 1, "", "")
    return subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)


def wrong_commit(root, commit):
    """Whether the commit is here, and not in the history: on another branch. One that is not here tells nothing, since a
    clone does not hold all, and a branch that was rebased has other commits."""
    if git(root, "cat-file", "-e", commit + "^{commit}").returncode != 0:
        return False
    return git(root, "merge-base", "--is-ancestor", commit, "HEAD").returncode != 0


def malformed(figure):
    if not NAME.fullmatch(figure["id"]):
        yield "its id is not words in small letters with `-` between"
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", figure.get("date", "")):
        yield "its date is not YYYY-MM-DD"
    if not re.fullmatch(r"[0-9a-f]{7,40}", figure.get("commit", "")):
        yield "its commit is no hash"
    if not figure.get("command"):
        yield "no command measures it"
    if not isinstance(figure.get("values"), dict) or set(figure) - {"id", "date", "commit", "command", "note", "values"}:
        yield "keys are id, date, commit, command, note and values, the last with names in it"


def problems(root):
    """What is wrong with figures and page, a line each."""
    text, page = made(root)
    found = list(page.problems)
    for name, figure in page.figures.items():
        found += [f"figure {name}: {what}" for what in malformed(figure)]
        if name not in page.used:
            found.append(f"figure {name}: docs/status.in.md does not use it")
    found += [f"commit {commit} is not in the history of this version"
              for commit in sorted({figure.get("commit", "") for figure in page.figures.values()}) if wrong_commit(root, commit)]
    written = root / "docs/status.md"
    if not written.exists() or written.read_text(encoding="utf-8") != text:
        found.append("docs/status.md is not what docs/status.in.md and docs/status.json make: run scripts/status")
    return found


def command_of(arguments):
    """The command as it is told: no folder of one machine, no option that only says where results go."""
    words, skip = ["scripts/" + os.path.basename(arguments[0])], False
    for word in arguments[1:]:
        if skip:
            skip = False
        elif word in ("--record", "--note", "--keep", "--save", "--assay", "--html", "--tsv", "-o", "--output"):
            skip = True
        elif re.match(r"--(record|note|keep|save|assay|html|tsv|output)=", word):
            pass
        elif os.path.isabs(word) or ("/" in word and os.path.exists(word)):
            base, ending = os.path.splitext(os.path.basename(word.rstrip("/")))
            words.append(base.upper() + ending)
        else:
            words.append(shlex.quote(word))
    return " ".join(words)


class Record:
    """Where a measuring script puts its figure; the commit is the one that it started at."""

    def __init__(self, name, root=ROOT):
        self.name, self.root = name, root
        if not NAME.fullmatch(name):
            raise argparse.ArgumentTypeError(f"`{name}`: words in small letters with `-` between are asked for")
        # A figure of a tree that was never committed could not be found again.
        changed = git(root, "status", "--porcelain", "--untracked-files=no", "--", ".", ":!docs").stdout
        if changed:
            raise argparse.ArgumentTypeError("the tree has changes that no commit holds:\n" + changed)
        self.commit = git(root, "rev-parse", "--short=9", "HEAD").stdout.strip()

    def write(self, values, note=None, command=None):
        figures = load(self.root)
        figure = {"id": self.name, "date": datetime.date.today().isoformat(), "commit": self.commit,
                  "command": command or command_of(sys.argv)}
        if note:
            figure["note"] = note
        figures[self.name] = {**figure, "values": values}
        save(self.root, figures)
        print(f"figure {self.name} is in docs/status.json; scripts/status writes the page", file=sys.stderr)


def add_options(parser):
    parser.add_argument("--record", metavar="ID", type=Record, help="put the figures into docs/status.json under this name")
    parser.add_argument("--note", help="what a reader of the recorded figure has to know, such as a busy machine")


def record(options, values):
    """What a measuring script calls at its end."""
    if options.record:
        options.record.write(values, options.note)
