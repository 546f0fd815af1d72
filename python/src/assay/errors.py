"""Errors of the client. A defect of an input is no exception: it is in the report."""
from __future__ import annotations


class AssayError(Exception):
    """The base of the others."""


class ProgramMissing(AssayError):
    """The program `assay` was not found."""


class ServerFailed(AssayError):
    """The server did not start, or did not answer in time, or ended again and again."""


class RequestRefused(AssayError):
    """The server refused a request. `key` is what is wrong with it, such as options.level; "": the request as a whole."""

    def __init__(self, status: int, key: str, what: str) -> None:
        super().__init__(what)
        self.status = status
        self.key = key
        self.what = what

    def __reduce__(self):  # exceptions cross processes in trainers
        return RequestRefused, (self.status, self.key, self.what)
