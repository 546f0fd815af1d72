"""Builds the package (PEP 517, 660), with the standard library alone.

What it needs to know of pyproject.toml it reads line by line: Python 3.9 has no reader for TOML.
"""
import base64
import hashlib
import io
import pathlib
import re
import tarfile
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
TIME = (1980, 1, 1, 0, 0, 0)  # equal files make equal archives


def _project():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("[project]", 1)[1]
    return {key: re.search(rf'^{key} = "(.*)"$', text, re.M).group(1) for key in ("name", "version", "description", "requires-python")}


def _metadata():
    project = _project()
    return (f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
            f"Summary: {project['description']}\nLicense: Apache-2.0\nRequires-Python: {project['requires-python']}\n")


def _info():
    project = _project()
    return f"{project['name']}-{project['version']}.dist-info"


def _sources():
    return [path for path in sorted((ROOT / "src").rglob("*")) if path.is_file() and path.suffix in {".py", ".typed"}]


def _wheel(folder, files):
    project = _project()
    name = f"{project['name']}-{project['version']}-py3-none-any.whl"
    info = _info()
    files = dict(files)
    files[f"{info}/METADATA"] = _metadata().encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: assay_backend\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = ""
    for path, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{path},sha256={digest},{len(data)}\n"
    files[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    with zipfile.ZipFile(pathlib.Path(folder) / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path, TIME)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data)
    return name


def get_requires_for_build_wheel(config_settings=None):
    return []


get_requires_for_build_sdist = get_requires_for_build_editable = get_requires_for_build_wheel


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    folder = pathlib.Path(metadata_directory) / _info()
    folder.mkdir()
    (folder / "METADATA").write_text(_metadata(), encoding="utf-8")
    return _info()


prepare_metadata_for_build_editable = prepare_metadata_for_build_wheel


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    return _wheel(wheel_directory, {path.relative_to(ROOT / "src").as_posix(): path.read_bytes() for path in _sources()})


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    return _wheel(wheel_directory, {"assay.pth": (str(ROOT / "src") + "\n").encode()})


def build_sdist(sdist_directory, config_settings=None):
    project = _project()
    base = f"{project['name']}-{project['version']}"
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes()
             for path in [ROOT / "pyproject.toml", ROOT / "backend" / "assay_backend.py", *_sources()]}
    files["PKG-INFO"] = _metadata().encode()
    with tarfile.open(pathlib.Path(sdist_directory) / f"{base}.tar.gz", "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for path, data in files.items():
            entry = tarfile.TarInfo(f"{base}/{path}")
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return f"{base}.tar.gz"
