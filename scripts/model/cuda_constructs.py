"""Both compilers on one CUDA file: Clang with our headers, and nvcc where there is one.

Clang runs twice, as the dialect does (host side, device side), with the flags of dialects/cuda/model/flags.tsv, and its
diagnostics are read as dialects/cuda/model/diagnostics.tsv says. A file chooses other settings in its first line:
`// build: arch=75 cuda=12040 strict plain`.
"""
import csv
import glob
import os
import re
import shutil
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DIALECT = os.path.join(ROOT, "dialects/cuda/model")
CONSTRUCTS = os.path.join(ROOT, "tests/cuda/constructs")
CLANG_ARCHES = (75, 80, 86, 87, 89, 90)


def rows(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def settings(path):
    """The settings that the first line of a file asks for, over the ones of torch on an A100."""
    result = {"arch": 80, "cuda": 13000, "relaxed": True, "torch": True, "lambda": False, "rdc": False}
    with open(path, errors="replace") as file:
        first = file.readline()
    if first.startswith("// build:"):
        for word in first[len("// build:"):].split():
            name, _, value = word.partition("=")
            if value:
                result[name] = int(value)
            elif name == "strict":
                result["relaxed"] = False
            elif name == "plain":
                result["torch"] = False
            else:
                result[name] = True
    return result


def clang():
    for name in ("clang++-19", "/usr/lib/llvm-19/bin/clang++"):
        found = shutil.which(name)
        if found:
            return found
    return None


def system_dirs():
    """As the front end has them: the newest libstdc++, Clang's own headers, the system's."""
    out = subprocess.run([clang(), "-x", "c++", "-E", "-v", "/dev/null"], capture_output=True, text=True).stderr
    listed = out.split("#include <...> search starts here:")[1].split("End of search list")[0]
    return [os.path.realpath(line.strip()) for line in listed.strip().splitlines()]


class Clang:
    """Clang's view. Headers are precompiled once for each setting, as in the product."""

    def __init__(self, include=None, extra=(), precompile=True):
        self.include = include or os.path.join(DIALECT, "include")
        self.extra = list(extra)
        self.flags = rows(os.path.join(DIALECT, "flags.tsv"))
        self.rules = [dict(r, regex=re.compile(r["message"]), where=re.compile(r["source"]) if r["source"] else None)
                      for r in rows(os.path.join(DIALECT, "diagnostics.tsv")) if r["action"] not in ("check", "accept", "lines")]
        self.dirs = system_dirs()
        self.folder = tempfile.mkdtemp(prefix="assay-cuda-")
        self.precompile = precompile
        self.precompiled = {}

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)

    def arguments(self, side, how):
        when = {"both", side, "relaxed" if how["relaxed"] else "strict"} | ({"torch"} if how["torch"] else set())
        known = max(a for a in CLANG_ARCHES if a <= how["arch"])
        values = {"arch": how["arch"] * 10, "cuda": how["cuda"], "clangarch": known}
        args = []
        for row in self.flags:
            if row["when"] in when:
                args += row["flags"].format(**values).split()
        args += ["-std=c++%d" % how.get("std", 17), "-internal-isystem", self.include]
        for folder in self.dirs:
            kind = "-internal-externc-isystem" if folder.startswith("/usr/include") and "c++" not in folder else "-internal-isystem"
            args += [kind, folder]
        return args + self.extra

    def run(self, args):
        return subprocess.run([clang(), "-cc1"] + args, capture_output=True, text=True, errors="replace")

    def header(self, side, how):
        key = (side,) + tuple(sorted(how.items()))
        if key not in self.precompiled:
            path = os.path.join(self.folder, f"{len(self.precompiled)}.pch")
            args = self.arguments(side, how)
            at = args.index("-include")
            del args[at:at + 2]
            done = self.run(args + ["-emit-pch", "-fpch-instantiate-templates", "-fno-validate-pch", "-o", path, os.path.join(self.include, "cuda_runtime.h")])
            if done.returncode != 0:
                raise SystemExit(f"the model's headers do not parse ({side}, {how}):\n{done.stderr}")
            self.precompiled[key] = path
        return self.precompiled[key]

    def diagnostics(self, path, side, how):
        """All errors of one side: (file, line, column, text)."""
        args = self.arguments(side, how)
        if self.precompile:
            at = args.index("-include")
            args[at:at + 2] = ["-include-pch", self.header(side, how)]
        out = self.run(args + ["-fsyntax-only", "-fno-caret-diagnostics", path]).stderr
        found = []
        for line in out.splitlines():
            match = re.match(r"(.*?):(\d+):(\d+): (fatal error|error|warning): (.*)$", line)
            if match:
                found.append((match[1], int(match[2]), int(match[3]), match[4], match[5]))
        return found

    def errors(self, path, how=None):
        """What stays an error when nvcc's view is taken: {line: text} of the file itself, and errors elsewhere."""
        how = how or settings(path)
        with open(path, errors="replace") as file:
            source = file.read().split("\n")
        own, other = {}, []
        for side in ("host", "device"):
            for name, line, column, level, text in self.diagnostics(path, side, how):
                kept = "error" in level
                at = source[line - 1][column - 1:] if os.path.abspath(name) == os.path.abspath(path) and line <= len(source) else ""
                before = source[line - 1][:column - 1] if at else ""
                for rule in self.rules:
                    if not rule["regex"].search(text) or rule["side"] not in ("both", side):
                        continue
                    if rule["where"] and not rule["where"].search(before + "\u2022" + at):
                        continue
                    if rule["action"] == "drop-on-device" and not on_device(source, line):
                        continue
                    kept = False
                    break
                if not kept:
                    continue
                if os.path.abspath(name) == os.path.abspath(path):
                    own.setdefault(line, text)
                else:
                    other.append(f"{name}:{line}: {text}")
        return own, other


def on_device(source, line):
    """Whether the function around a line is compiled for the device alone. By the text, which suffices for files of ours."""
    for text in reversed(source[:line]):
        if re.match(r"[^\s#}/].*\(", text):
            return re.search(r"__global__|__device__", text) is not None and "__host__" not in text
    return False


def nvcc():
    return shutil.which("nvcc")


def nvcc_version():
    out = subprocess.run([nvcc(), "--version"], capture_output=True, text=True).stdout
    match = re.search(r"V(\d+\.\d+\.\d+)", out)
    return match[1] if match else "unknown"


TORCH = ("-D__CUDA_NO_HALF_OPERATORS__ -D__CUDA_NO_HALF_CONVERSIONS__ -D__CUDA_NO_BFLOAT16_CONVERSIONS__ "
         "-D__CUDA_NO_HALF2_OPERATORS__").split()


def ask_nvcc(path, how=None, extra=()):
    """(builds, {line: text} of errors, {line: text} of warnings) of nvcc -c."""
    how = how or settings(path)
    with tempfile.TemporaryDirectory() as folder:
        args = [nvcc(), "-c", f"-arch=sm_{how['arch']}", "-std=c++%d" % how.get("std", 17), "-Xcudafe", "--error_limit=100000",
                "-o", os.path.join(folder, "out.o")]
        args += ["--expt-relaxed-constexpr"] if how["relaxed"] else []
        args += TORCH if how["torch"] else []
        args += ["--extended-lambda"] if how["lambda"] else []
        args += ["-rdc=true"] if how["rdc"] else []
        done = subprocess.run(args + list(extra) + [path], capture_output=True, text=True, errors="replace")
    errors, warnings = {}, {}
    for line in (done.stderr + done.stdout).splitlines():
        match = re.match(r"(.*?)\((\d+)\): (error|warning) ?(.*)$", line) or \
            re.match(r"(.*?):(\d+):(?:\d+:)? (error|warning|fatal error): (.*)$", line)
        if match and os.path.abspath(match[1]) == os.path.abspath(path):
            (errors if "error" in match[3] else warnings).setdefault(int(match[2]), match[4].lstrip(": "))
        elif re.search(r"\berror\b", line) and not re.match(r"\d+ errors? detected", line):
            errors.setdefault(0, line.strip())
    return done.returncode == 0, errors, warnings


def construct_files():
    return sorted(glob.glob(os.path.join(CONSTRUCTS, "*.cu")))


def name_of(path):
    return os.path.splitext(os.path.basename(path))[0]


def ranges(numbers):
    """1 2 3 7 as "1-3 7"."""
    parts = []
    for n in sorted(numbers):
        if parts and parts[-1][1] == n - 1:
            parts[-1][1] = n
        else:
            parts.append([n, n])
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in parts)


def from_ranges(text):
    result = set()
    for part in text.split():
        a, _, b = part.partition("-")
        result.update(range(int(a), int(b or a) + 1))
    return result


RECORD = os.path.join(CONSTRUCTS, "nvcc.tsv")


def write_record(version, paths, answers):
    """nvcc's verdicts as data: builds, lines with an error and with a warning, the first text. Line 0 is ptxas's."""
    with open(RECORD, "w") as out:
        out.write("construct\tnvcc\tbuilds\terror_lines\twarning_lines\tfirst\n")
        for path, (builds, errors, warnings) in zip(paths, answers):
            first = errors[min(errors)] if errors else warnings[min(warnings)] if warnings else ""
            first = re.sub(r"/\S*/", "", first).replace("\t", " ")[:160]
            out.write("\t".join((name_of(path), version, "yes" if builds else "no", ranges(errors), ranges(warnings), first)) + "\n")


def missing_checks(action="check"):
    """Constructs that only a check in code can refuse, by the name of the check."""
    result = {}
    for row in rows(os.path.join(DIALECT, "diagnostics.tsv")):
        if row["action"] == action:
            for name in row["constructs"].split():
                result[name] = row["id"]
    return result
