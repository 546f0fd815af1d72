"""Requests over kept connections, to an address or a socket."""
from __future__ import annotations

import http.client
import os
import socket
import threading
import urllib.parse
from typing import Dict, List, Optional, Tuple

from assay.errors import AssayError


class _SocketConnection(http.client.HTTPConnection):
    def __init__(self, path: str, timeout: float) -> None:
        super().__init__("localhost", timeout=timeout)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect(self._path)


class Connections:
    """Connections to one server, each used by one thread at a time and kept between requests."""

    def __init__(self, address: str, token: Optional[str], timeout: float) -> None:
        self._timeout = timeout
        self._lock = threading.Lock()
        self._idle: List[http.client.HTTPConnection] = []
        self._process = os.getpid()
        self._headers: Dict[str, str] = {"Content-Type": "application/json"}
        self._path = ""
        self._host, self._port, self._tls = "", 0, False
        if address.startswith("unix:"):
            self._path = address[len("unix:"):]
            return
        parsed = urllib.parse.urlsplit(address if "://" in address else "http://" + address)
        if parsed.scheme not in ("http", "https") or not parsed.hostname or parsed.path not in ("", "/"):
            raise AssayError(f"the server's address is {address!r}; expected http://HOST:PORT or unix:PATH")
        try:
            port = parsed.port
        except ValueError:
            raise AssayError(f"the server's address is {address!r}, whose port is no number from 0 to 65535") from None
        self._tls = parsed.scheme == "https"
        self._host, self._port = parsed.hostname, port or (443 if self._tls else 8600)
        if token:
            self._headers["Authorization"] = "Bearer " + token

    def ask(self, method: str, path: str, body: Optional[bytes]) -> Tuple[int, bytes, Optional[str]]:
        """Status, body and Retry-After. OSError and http.client.HTTPException where there is no answer."""
        connection = self._take()
        try:
            connection.request(method, path, body, self._headers)
            answer = connection.getresponse()
            text = answer.read()
        except BaseException:
            connection.close()
            raise
        if answer.will_close:
            connection.close()
        else:
            with self._lock:
                self._idle.append(connection)
        return answer.status, text, answer.getheader("Retry-After")

    def close(self) -> None:
        with self._lock:
            idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()

    def _take(self) -> http.client.HTTPConnection:
        if os.getpid() != self._process:  # a forked child must not speak on its parent's connections
            inherited, self._idle = self._idle, []
            self._lock, self._process = threading.Lock(), os.getpid()
            for connection in inherited:
                connection.close()  # of this process alone
        with self._lock:
            if self._idle:
                return self._idle.pop()
        if self._path:
            return _SocketConnection(self._path, self._timeout)
        make = http.client.HTTPSConnection if self._tls else http.client.HTTPConnection
        return make(self._host, self._port, timeout=self._timeout)
