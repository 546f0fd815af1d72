"""Inputs of the corpus, and clients that leave nothing behind."""
import json
import os
import pathlib
import stat
import sys
import tempfile
import unittest

KERNELS = pathlib.Path(__file__).resolve().parents[2] / "corpus" / "kernels"
PACKAGE = pathlib.Path(__file__).resolve().parents[1]

import assay  # noqa: E402


def reply(name):
    """The text and the contract of a corpus kernel."""
    folder = KERNELS / name
    contract = folder / "contract.json"
    return (folder / "reply.txt").read_text(encoding="utf-8"), contract if contract.is_file() else None


WRONG, CONTRACT = reply("swish-drops-remainder")
UNBUILT, UNBUILT_CONTRACT = reply("not-registered")


class WithClient(unittest.TestCase):
    """One client with a server of its own for the tests of a class."""

    @classmethod
    def setUpClass(cls):
        cls.client = assay.Assay(workers=2, cache=False, timeout=300)
        assay._client, cls._before = cls.client, assay._client

    @classmethod
    def tearDownClass(cls):
        assay._client = cls._before
        cls.client.close()


def script(folder, name, text):
    """A program of Python in `folder`."""
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as out:
        out.write(f"#!{sys.executable}\n{text}")
    os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)
    return path


def folder(test):
    made = tempfile.TemporaryDirectory(prefix="assay-test-")
    test.addCleanup(made.cleanup)
    return made.name


def load(path):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
