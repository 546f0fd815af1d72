"""Finds the program, starts a server of it, and ends it again."""
from __future__ import annotations

import atexit
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import weakref
from typing import List, Optional

from assay.errors import ProgramMissing, ServerFailed

_START_SECONDS = 60.0
_MOST_SOCKET_PATH = 100  # bytes; the system takes 107

_started: "weakref.WeakSet[LocalServer]" = weakref.WeakSet()


def find_program(given: Optional[str] = None) -> str:
    """The path of the program: what is given, else $ASSAY_PROGRAM, else `assay` on the PATH."""
    for name, source in ((given, "program"), (os.environ.get("ASSAY_PROGRAM"), "ASSAY_PROGRAM")):
        if name:
            found = shutil.which(name)
            if found is None:
                raise ProgramMissing(f"{source} is {name!r}, which is no program that can be started")
            return found
    found = shutil.which("assay")
    if found is None:
        raise ProgramMissing(
            "the program `assay` is not on the PATH; build it (scripts/build), then put it there, or set ASSAY_PROGRAM "
            "to its path, or ASSAY_SERVER to the address of a server")
    return found


class LocalServer:
    """A server of our own behind a socket that only this user can open. It ends with this process."""

    def __init__(self, program: str, options: List[str]) -> None:
        self._program = program
        self._options = options
        self._lock = threading.Lock()
        self._process: Optional[subprocess.Popen] = None
        self._folder: Optional[str] = None
        self._owner = os.getpid()
        _started.add(self)

    def ensure(self) -> str:
        """The path of its socket; starts it where it does not run."""
        with self._lock:
            # A forked child uses its parent's server, whose end it cannot observe here.
            if self._folder is not None and (os.getpid() != self._owner or self._runs()):
                return self._socket()
            self._owner = os.getpid()
            self._forget()
            self._start()
            return self._socket()

    def alive(self) -> bool:
        return os.getpid() != self._owner or self._runs()

    @property
    def pid(self) -> Optional[int]:
        return None if self._process is None else self._process.pid

    def close(self) -> None:
        if os.getpid() != self._owner:
            return
        with self._lock:
            process = self._process
            if process is not None and process.poll() is None:
                process.send_signal(signal.SIGTERM)
                try:
                    process.wait(timeout=5)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
            self._forget()

    def _socket(self) -> str:
        assert self._folder is not None
        return os.path.join(self._folder, "socket")

    def _runs(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def _forget(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
        self._process = None
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
        self._folder = None

    def _start(self) -> None:
        folder = tempfile.mkdtemp(prefix="assay-")
        if len(os.fsencode(folder)) > _MOST_SOCKET_PATH - len("/socket"):
            os.rmdir(folder)
            folder = tempfile.mkdtemp(prefix="assay-", dir="/tmp")
        self._folder = folder
        log = pathlib.Path(folder) / "log"
        environment = {name: value for name, value in os.environ.items() if name != "ASSAY_TOKEN"}
        # It ends when its standard input closes, so that it does not outlive us, however we end.
        command = [self._program, "serve", "--stdio", "--socket", self._socket(), *self._options]
        with open(log, "wb") as err:
            try:
                self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=err,
                                                 env=environment, start_new_session=True)
            except OSError as error:
                self._forget()
                raise ProgramMissing(f"{self._program} cannot be started: {error.strerror}") from error
        until = time.monotonic() + _START_SECONDS
        while not os.path.exists(self._socket()):
            ended = self._process.poll() is not None
            if ended or time.monotonic() > until:
                said = log.read_text(encoding="utf-8", errors="replace").strip()
                self._process.kill()
                code = self._process.wait()
                self._forget()
                if ended and code < 0:  # killed: another try may fare better
                    raise ConnectionAbortedError(f"signal {-code} ended the server at its start")
                raise ServerFailed("the server ended at its start: " + said if ended
                                   else f"the server did not start within {_START_SECONDS:.0f} s")
            time.sleep(0.005)


def _close_all() -> None:
    for server in list(_started):
        server.close()


def _after_fork() -> None:
    for server in list(_started):
        server._lock = threading.Lock()  # another thread may have held it


atexit.register(_close_all)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
