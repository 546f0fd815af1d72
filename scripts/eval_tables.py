#!/usr/bin/env python3
"""Tables that the measuring scripts share. By itself: prints the commonest unmodelled names of kept JSON lines.

usage: scripts/eval_tables.py FILE.jsonl...
"""
import collections
import json
import sys


def unmodelled(documents, most=50):
    """Markdown lines: real names that the model lacks, by the number of inputs that use them."""
    inputs, uses = collections.Counter(), collections.Counter()
    for document in documents:
        for entry in document.get("unmodelled", []):
            inputs[entry["name"]] += 1
            uses[entry["name"]] += entry["count"]
    if not inputs:
        return ["No input uses a name that is not modelled."]
    lines = ["| name not modelled | inputs | uses |", "| --- | --- | --- |"]
    for name, count in sorted(inputs.items(), key=lambda item: (-item[1], -uses[item[0]], item[0]))[:most]:
        lines.append(f"| `{name}` | {count} | {uses[name]} |")
    if len(inputs) > most:
        lines.append(f"| and {len(inputs) - most} more | | |")
    return lines


def main():
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    documents = []
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as lines:
            documents += [json.loads(line) for line in lines if line.strip()]
    print("\n".join(unmodelled(documents)))


if __name__ == "__main__":
    main()
