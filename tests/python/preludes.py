#!/usr/bin/env python3
"""Runs the evaluator's own modules (reference/python/prelude) under Python itself.

usage: preludes.py FOLDER

All of them have to compile. Those that stand in for modules of Python's library are held against that library: each
expression below has to give the same with both.
"""
import importlib.util
import pathlib
import sys

CASES = {
    "itertools": [
        "list(m.repeat(3, 2))",
        "list(m.chain([1], [2, 3], []))",
        "list(m.product([1, 2], [3, 4]))",
        "list(m.product())",
        "list(m.accumulate([1, 2, 3]))",
        "list(m.accumulate([]))",
    ],
    "functools": [
        "m.partial(max, 3)(5)",
        "m.partial(dict, a=1)(b=2)",
        "m.partial(dict, a=1)(a=2)",
        "m.reduce(lambda a, b: a * b, [2, 3, 4])",
        "m.reduce(lambda a, b: a * b, [2, 3], 10)",
        "m.reduce(lambda a, b: a + b, [], 7)",
        "m.lru_cache(lambda x: x + 1)(2)",
        "m.lru_cache(maxsize=4)(lambda x: x + 1)(2)",
        "m.cache(lambda x: x + 1)(2)",
    ],
    "collections": [
        "list(m.OrderedDict(b=1, a=2).items())",
        "m.namedtuple('P', 'x y')(1, 2).y",
        "m.namedtuple('P', ['x', 'y'])(1, y=2)[1]",
        "len(m.namedtuple('P', 'x, y')(1, 2))",
        "list(m.namedtuple('P', 'x y')(1, 2))",
        "m.namedtuple('P', 'x y').__name__",
    ],
    "ast": ["m.literal_eval('[1, (2, 3)]')", "m.literal_eval('{1: \"a\"}')"],
}


def load(path):
    spec = importlib.util.spec_from_file_location("prelude_" + path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(arguments):
    if arguments in (["--help"], ["-h"]):
        print(__doc__.strip().split("\n\n", 1)[1])
        return 0
    if len(arguments) != 1:
        print("usage: preludes.py FOLDER", file=sys.stderr)
        return 2
    sys.dont_write_bytecode = True
    folder = pathlib.Path(arguments[0])
    files = sorted(folder.glob("*.py"))
    bad = 0 if files else 1
    for path in files:
        try:
            compile(path.read_text(encoding="utf-8"), str(path), "exec")
        except SyntaxError as error:
            print(f"{path}: {error}")
            bad += 1
    for name, expressions in CASES.items():
        ours, real = load(folder / f"{name}.py"), __import__(name)
        for expression in expressions:
            results = []
            for module in (ours, real):
                try:
                    results.append(eval(expression, {"m": module}))
                except Exception as error:  # what it is, is the result
                    results.append(type(error).__name__)
            if results[0] != results[1]:
                print(f"{name}: {expression}: {results[0]!r}, Python has {results[1]!r}")
                bad += 1
    print(f"{len(files)} modules, {sum(map(len, CASES.values()))} expressions, {bad} wrong")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
