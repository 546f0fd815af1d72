#!/usr/bin/env python3
"""Tables that the measuring scripts share. By itself: the commonest unmodelled names of kept JSON lines."""
import argparse
import collections
import json


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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", metavar="FILE.jsonl", nargs="+", help="what --keep of the measuring scripts wrote")
    documents = []
    for path in parser.parse_args().files:
        with open(path, encoding="utf-8") as lines:
            documents += [json.loads(line) for line in lines if line.strip()]
    print("\n".join(unmodelled(documents)))


if __name__ == "__main__":
    main()
