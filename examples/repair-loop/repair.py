#!/usr/bin/env python3
"""A repair loop: a model writes a kernel, Assay says what is wrong, the model mends it, until it is right or out of tries.

The model is any endpoint that speaks OpenAI's chat completions. Example:

    examples/repair-loop/repair.py --endpoint http://127.0.0.1:8000/v1 --model NAME --contract contract.json < request.txt

The request on standard input is what the model is asked for. The last reply goes to standard output, what happened to
standard error. Exit code: 0 right (or without contract and task: nothing found), 1 out of tries, 3 Assay could not tell.
"""
import argparse
import json
import os
import pathlib
import sys
import urllib.error
import urllib.request

import assay


def arguments(words=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--endpoint", required=True, help="address up to and with /v1; OPENAI_API_KEY is sent where it is set")
    parser.add_argument("--model", required=True)
    parser.add_argument("--contract", help="what the kernel is run on and compared with, as a file")
    parser.add_argument("--task", help="the benchmark's module, or folder")
    parser.add_argument("--tries", type=int, default=5)
    parser.add_argument("--budget-chars", type=int, default=4000, help="of what the model is told")
    parser.add_argument("--seconds", type=float, default=60, help="time limit of one check")
    given = parser.parse_args(words)
    if given.tries < 1 or (given.contract and given.task):
        parser.error("--tries is 1 or more; an input is judged by --contract or --task, not by both")
    return given


def ask_model(given, messages):
    """The model's reply."""
    headers = {"Content-Type": "application/json"}
    if os.environ.get("OPENAI_API_KEY"):
        headers["Authorization"] = "Bearer " + os.environ["OPENAI_API_KEY"]
    body = json.dumps({"model": given.model, "messages": messages}).encode()
    request = urllib.request.Request(given.endpoint.rstrip("/") + "/chat/completions", body, headers)
    try:
        with urllib.request.urlopen(request, timeout=600) as answer:
            return json.load(answer)["choices"][0]["message"]["content"] or ""
    except (urllib.error.URLError, ValueError, KeyError, IndexError, TypeError) as error:
        sys.exit(f"repair.py: the endpoint gives no reply: {error}")


def judge(given, client, reply):
    """True: done. False: wrong. None: Assay could not tell."""
    report = client.check(reply, contract=given.contract, task=given.task, seconds=given.seconds)
    if report.problems:
        return report, False
    if given.contract or given.task:
        return report, report.right
    return report, True if report.verdict.builds == "yes" else None


def repair(given, client, request):
    """The last reply, and what it was judged to be."""
    messages = [{"role": "user", "content": request}]
    for attempt in range(1, given.tries + 1):
        reply = ask_model(given, messages)
        report, good = judge(given, client, reply)
        verdict = report.verdict
        print(f"attempt {attempt}: builds {verdict.builds}, runs {verdict.runs}, values {verdict.values}, "
              f"{len(report.problems)} errors", file=sys.stderr)
        if good is not False:
            return reply, good
        if attempt < given.tries:
            prompt = client.prompt(reply, contract=given.contract, task=given.task, seconds=given.seconds,
                                   budget_chars=given.budget_chars)
            messages += [{"role": "assistant", "content": reply},
                         {"role": "user", "content": prompt + "\nMend this, and answer with the whole code again."}]
    return reply, False


def main():
    given = arguments()
    request = sys.stdin.read()
    for file in (given.contract, given.task):
        if file and not pathlib.Path(file).exists():
            sys.exit(f"repair.py: {file} does not exist")
    with assay.Assay() as client:
        reply, good = repair(given, client, request)
    print(reply)
    return {True: 0, False: 1, None: 3}[good]


if __name__ == "__main__":
    sys.exit(main())
