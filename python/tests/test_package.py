"""The package as such: it builds without anything else, its archives are whole and equal, its page's examples are true."""
import base64
import csv
import hashlib
import io
import importlib.util
import os
import pathlib
import subprocess
import sys
import tarfile
import unittest
import zipfile

from support import PACKAGE, folder


def backend():
    spec = importlib.util.spec_from_file_location("assay_backend", PACKAGE / "backend" / "assay_backend.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Archives(unittest.TestCase):
    def test_wheel(self):
        first, second = folder(self), folder(self)
        name = backend().build_wheel(first)
        self.assertEqual(backend().build_wheel(second), name)
        self.assertEqual(pathlib.Path(first, name).read_bytes(), pathlib.Path(second, name).read_bytes())
        with zipfile.ZipFile(os.path.join(first, name)) as wheel:
            self.assertIsNone(wheel.testzip())
            names = wheel.namelist()
            record = next(entry for entry in names if entry.endswith("/RECORD"))
            rows = {row[0]: row[1:] for row in csv.reader(io.StringIO(wheel.read(record).decode()))}
            self.assertEqual(set(rows), set(names))
            for entry in set(names) - {record}:
                digest = base64.urlsafe_b64encode(hashlib.sha256(wheel.read(entry)).digest()).rstrip(b"=").decode()
                self.assertEqual(rows[entry], [f"sha256={digest}", str(len(wheel.read(entry)))])
            self.assertIn("assay/py.typed", names)
            self.assertIn("assay/rewards/verl.py", names)
            wheel.extractall(second)
        code = "import assay, assay.rewards; print(assay.__file__, assay.__version__)"
        run = subprocess.run([sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {second!r}); {code}"],
                             capture_output=True, text=True, check=False)
        version = name.split("-")[1]
        self.assertEqual(run.stdout.split(), [os.path.join(second, "assay", "__init__.py"), version], run.stderr)

    def test_sdist(self):
        where = folder(self)
        name = backend().build_sdist(where)
        with tarfile.open(os.path.join(where, name)) as archive:
            names = archive.getnames()
        base = name[: -len(".tar.gz")]
        for needed in ("PKG-INFO", "pyproject.toml", "backend/assay_backend.py", "src/assay/__init__.py"):
            self.assertIn(f"{base}/{needed}", names)

    def test_editable(self):
        where = folder(self)
        with zipfile.ZipFile(os.path.join(where, backend().build_editable(where))) as wheel:
            self.assertEqual(wheel.read("assay.pth").decode().strip(), str(PACKAGE / "src"))

    def test_metadata(self):
        where = folder(self)
        info = backend().prepare_metadata_for_build_wheel(where)
        text = pathlib.Path(where, info, "METADATA").read_text()
        self.assertIn("Requires-Python: >=3.9", text)

    @unittest.skipIf(importlib.util.find_spec("pip") is None, "no pip")
    def test_pip_without_a_network(self):
        where = folder(self)
        run = subprocess.run([sys.executable, "-m", "pip", "install", "--no-index", "--quiet", "--disable-pip-version-check",
                              "--target", where, str(PACKAGE)], capture_output=True, text=True, check=False,
                             env={**os.environ, "TMPDIR": folder(self)})
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertTrue(os.path.isfile(os.path.join(where, "assay", "py.typed")))

    def test_nothing_but_the_standard_library(self):
        code = ("import sys, assay, assay.rewards, assay.rewards.verl, assay.rewards.openrlhf\n"
                "print([m for m in sys.modules if m.split('.')[0] not in sys.stdlib_module_names | {'assay'}])")
        if not hasattr(sys, "stdlib_module_names"):
            self.skipTest("this Python does not say what its library is")
        run = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, check=False,
                             env={**os.environ, "PYTHONPATH": str(PACKAGE / "src")})
        self.assertEqual(run.stdout.strip(), "['__main__']" if "__main__" in run.stdout else "[]", run.stderr)


if __name__ == "__main__":
    unittest.main()
