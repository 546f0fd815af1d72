#!/usr/bin/env python3
"""The loop without a model: replies come from recorded chains of attempts, and Assay is asked before anything is built.

Each line of standard input is a chain, in JSON:

    {"attempts": ["first reply", "second reply", ...], "contract": ..., "task": ..., "right": [false, true, ...]}

`contract` or `task` is an object, a path, or (a task) the text of its module; both may be left out. `right`, where it is
known, says of each attempt what the toolkit and the device said of it. An attempt that Assay shows to be wrong is held
back, and the next one is taken; the first that it does not is what a loop would build, run, and end with where it is
right. Example:

    examples/repair-loop/replay.py < chains.jsonl

What would have been built goes to standard output, a line of JSON for each chain; the counts go to standard error. Exit
code: 0; 1 where a right attempt was held back; 2 where a line is no chain.
"""
import argparse
import collections
import json
import sys

import assay


def chain_of(line, number):
    try:
        chain = json.loads(line)
        if not isinstance(chain, dict):
            raise ValueError("an object is expected")
        attempts, right = chain.get("attempts"), chain.get("right")
        if not isinstance(attempts, list) or not all(isinstance(one, str) for one in attempts):
            raise ValueError("`attempts` is to be a list of texts")
        if right is not None and (not isinstance(right, list) or len(right) != len(attempts)):
            raise ValueError("`right` is to have an entry for each attempt")
        if chain.get("contract") is not None and chain.get("task") is not None:
            raise ValueError("a chain is judged by `contract` or `task`, not by both")
    except ValueError as error:
        print(f"replay.py: line {number}: {error}", file=sys.stderr)
        sys.exit(2)
    return chain


def task_of(task):
    return assay.Task(task) if isinstance(task, str) and "\n" in task else task


def replay(client, chain, seconds, counts):
    """Goes through a chain as a loop would; the attempt that is built, or None."""
    right = chain.get("right") or [None] * len(chain["attempts"])
    for index, text in enumerate(chain["attempts"]):
        counts["asked"] += 1
        report = client.check(text, contract=chain.get("contract"), task=task_of(chain.get("task")), seconds=seconds)
        if not report.shown_wrong:
            counts["built"] += 1
            if right[index] is not False:
                return index
            continue  # the toolkit or the device refuses it, and the loop goes on
        counts["held"] += 1
        counts["right_held"] += right[index] is True
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="time limit of one check")
    given = parser.parse_args()
    chains = [chain_of(line, number) for number, line in enumerate(sys.stdin, 1) if line.strip()]
    counts = collections.Counter()
    with assay.Assay() as client:
        for chain in chains:
            print(json.dumps({"built": replay(client, chain, given.seconds, counts)}), flush=True)
    print(f"{len(chains)} chains: {counts['asked']} attempts asked about, {counts['held']} held back, "
          f"{counts['built']} built, {counts['right_held']} right ones held back", file=sys.stderr)
    return 1 if counts["right_held"] else 0


if __name__ == "__main__":
    sys.exit(main())
