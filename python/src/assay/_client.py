"""The client: one input, many inputs, from threads or asyncio."""
from __future__ import annotations

import asyncio
import concurrent.futures
import functools
import http.client
import json
import os
import pathlib
import random
import threading
import time
import urllib.parse
from dataclasses import dataclass, replace
from typing import Any, Callable, Dict, Iterable, List, Mapping, Optional, Sequence, TypeVar, Union

from assay._http import Connections
from assay._server import LocalServer, find_program
from assay._types import Repair, Report, Reward, Rule
from assay.errors import AssayError, RequestRefused, ServerFailed

T = TypeVar("T")
Path = Union[str, "os.PathLike[str]"]


@dataclass(frozen=True)
class Task:
    """A benchmark task as texts: the Python module with the reference, and the files of a task folder."""

    module: str
    name: Optional[str] = None
    inputs: Optional[str] = None
    binding: Optional[str] = None
    cases: Optional[str] = None

    @classmethod
    def read(cls, path: Path) -> Task:
        """From a module, or from a folder with module.py and the files next to it."""
        place = pathlib.Path(path)
        folder = place if place.is_dir() else None
        module = place / "module.py" if folder else place

        def beside(name: str) -> Optional[str]:
            file = folder / name if folder else None
            return file.read_text(encoding="utf-8") if file is not None and file.is_file() else None

        return cls(module.read_text(encoding="utf-8"), folder.name if folder else place.stem,
                   beside("prepare_inputs.py"), beside("pybind.cpp"), beside("test_cases.csv"))

    def as_json(self) -> Dict[str, str]:
        return {key: value for key, value in vars(self).items() if value is not None}


@dataclass(frozen=True)
class Input:
    """A text with what it is judged by, for calls that take many. `path` is what it is called; nothing is read there."""

    text: str
    contract: Union[None, Mapping[str, Any], Path] = None
    task: Union[None, Task, Mapping[str, str], Path] = None
    path: Optional[str] = None


@dataclass(frozen=True)
class Fixed:
    """What `fix` did. `text` is the input with the fixes, None where nothing changes."""

    repair: Repair
    text: Optional[str]


def _contract_json(contract: Union[None, Mapping[str, Any], Path]) -> Optional[Dict[str, Any]]:
    if contract is None or isinstance(contract, Mapping):
        return None if contract is None else dict(contract)
    value = json.loads(pathlib.Path(contract).read_text(encoding="utf-8"))
    if not isinstance(value, dict):
        raise AssayError(f"{contract} holds no JSON object")
    return value


@functools.lru_cache(maxsize=256)
def _task_of(path: str, _changed: int) -> Task:
    return Task.read(path)


def _task_json(task: Union[None, Task, Mapping[str, str], Path]) -> Optional[Dict[str, str]]:
    if task is None or isinstance(task, Mapping):
        return None if task is None else dict(task)
    if not isinstance(task, Task):
        path = os.fspath(task)
        task = Task.read(path) if os.path.isdir(path) else _task_of(path, os.stat(path).st_mtime_ns)
    return task.as_json()


def _text(value: str) -> str:
    # An unpaired surrogate has no UTF-8 encoding; models do write them.
    return value.encode("utf-8", "replace").decode("utf-8")


def _request(item: Input, seconds: Optional[float], options: Mapping[str, Any]) -> bytes:
    if not isinstance(item.text, str):
        raise TypeError(f"an input is a str, not {type(item.text).__name__}")
    body: Dict[str, Any] = {"text": _text(item.text)}
    for key, value in (("path", item.path), ("contract", _contract_json(item.contract)),
                       ("task", _task_json(item.task)), ("seconds", seconds)):
        if value is not None:
            body[key] = value
    given = {key: value for key, value in options.items() if value is not None}
    if given:
        body["options"] = given
    return json.dumps(body).encode("utf-8")


class Assay:
    """A server and the way to it: of `server`, else $ASSAY_SERVER, else one that is started for this process.

    `server` is http://HOST:PORT or unix:PATH; `token` is that of a server that asks for one ($ASSAY_TOKEN). For a server
    of its own, `program` names the program ($ASSAY_PROGRAM, else `assay` on the PATH), `workers` its worker processes
    (as many as there are processors), `cache` the file for kept results, False for none.
    `timeout` is the most seconds that a call waits for its answer; `retries` is how often it asks again where the server
    does not answer or has ended. Threads may share one client; so may the forked children of a process.
    """

    def __init__(self, server: Optional[str] = None, *, program: Optional[str] = None, workers: Optional[int] = None,
                 token: Optional[str] = None, cache: Union[None, bool, Path] = None, timeout: float = 600.0,
                 retries: int = 4) -> None:
        self._address = server or os.environ.get("ASSAY_SERVER") or None
        self._program = program
        self._token = token or os.environ.get("ASSAY_TOKEN")
        self._timeout, self._retries = float(timeout), int(retries)
        self._workers = workers or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else workers or 4
        self._options = [f"-j{self._workers}"]
        if cache is False:
            self._options.append("--no-cache")
        elif cache not in (None, True):
            self._options += ["--cache", os.fspath(cache)]  # type: ignore[arg-type]
        self._lock = threading.Lock()
        self._local: Optional[LocalServer] = None
        self._connections: Optional[Connections] = None

    # One input.

    def check(self, text: str, *, contract: Union[None, Mapping[str, Any], Path] = None,
              task: Union[None, Task, Mapping[str, str], Path] = None, path: Optional[str] = None,
              seconds: Optional[float] = None, **options: Any) -> Report:
        """The report on a reply or kernel file, judged by a contract or a task where one is given.

        Options: level ("lint" runs nothing), soc, release, defines, edge_values, auto_sync, first_case, cases, suppress,
        select, ignore, severity, recheck. `seconds` is the time limit; what ends there has a partial report with an entry in
        `errors`.
        """
        return self._one("check", Input(text, contract, task, path), seconds, options, Report.from_json)

    def reward(self, text: str, *, contract: Union[None, Mapping[str, Any], Path] = None,
               task: Union[None, Task, Mapping[str, str], Path] = None, path: Optional[str] = None,
               seconds: Optional[float] = None, **options: Any) -> Reward:
        """A number from 0 to 1, or None with the reason; takes the arguments of `check`."""
        return self._one("reward", Input(text, contract, task, path), seconds, options, Reward.from_json)

    def prompt(self, text: str, *, contract: Union[None, Mapping[str, Any], Path] = None,
               task: Union[None, Task, Mapping[str, str], Path] = None, path: Optional[str] = None,
               seconds: Optional[float] = None, **options: Any) -> str:
        """What a model needs to mend the input, and nothing else; takes the arguments of `check`, and `max_findings`,
        `budget_chars`."""
        return self._one("prompt", Input(text, contract, task, path), seconds, options, lambda v: str(v["prompt"]))

    def fix(self, text: str, *, contract: Union[None, Mapping[str, Any], Path] = None,
            task: Union[None, Task, Mapping[str, str], Path] = None, path: Optional[str] = None,
            seconds: Optional[float] = None, **options: Any) -> Fixed:
        """Repairs that hold when the whole check is repeated. Further options: unsafe, search, search_runs."""
        return self._one("fix", Input(text, contract, task, path), seconds, options,
                         lambda v: Fixed(Repair.from_json(v["fix"]), v["text"]))

    def explain(self, rule: str) -> Rule:
        """The page of a rule."""
        status, answer = self._ask("GET", "/v1/explain/" + urllib.parse.quote(rule, safe="/"), None)
        return Rule.from_json(self._accept(status, answer))

    # Many inputs.

    def check_many(self, inputs: Iterable[Union[str, Input]], *, return_exceptions: bool = False,
                   seconds: Optional[float] = None, **options: Any) -> List[Report]:
        """Reports in the order of the inputs. An input is a text, or an `Input` with what it is judged by; `contract`
        and `task` given here are for all inputs that name none. The first exception ends the call, unless
        `return_exceptions` puts each in its input's place."""
        return self._many(self.check, inputs, return_exceptions, seconds, options)

    def reward_many(self, inputs: Iterable[Union[str, Input]], *, return_exceptions: bool = False,
                    seconds: Optional[float] = None, **options: Any) -> List[Reward]:
        """Rewards in the order of the inputs, as `check_many`."""
        return self._many(self.reward, inputs, return_exceptions, seconds, options)

    def fix_many(self, inputs: Iterable[Union[str, Input]], *, return_exceptions: bool = False,
                 seconds: Optional[float] = None, **options: Any) -> List[Fixed]:
        return self._many(self.fix, inputs, return_exceptions, seconds, options)

    # The server.

    def ready(self) -> bool:
        """Whether a worker takes requests; starts the server where it is one of our own."""
        return self._ask("GET", "/readyz", None)[0] == 200

    @property
    def server_pid(self) -> Optional[int]:
        """Of a server of our own; None before the first request."""
        return None if self._local is None else self._local.pid

    def close(self) -> None:
        """Ends the server where it is one of our own. The next request starts another one."""
        with self._lock:
            connections, self._connections = self._connections, None
        if connections is not None:
            connections.close()
        if self._local is not None:
            self._local.close()

    def __enter__(self) -> Assay:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # The implementation.

    def _one(self, op: str, item: Input, seconds: Optional[float], options: Mapping[str, Any],
             make: Callable[[Dict[str, Any]], T]) -> T:
        status, answer = self._ask("POST", "/v1/" + op, _request(item, seconds, options))
        value = self._accept(status, answer)
        try:
            return make(value)
        except (KeyError, TypeError, AttributeError) as error:
            raise ServerFailed(f"the server's answer lacks {error}: is it of another version?") from error

    def _many(self, one: Callable[..., T], inputs: Iterable[Union[str, Input]], return_exceptions: bool,
              seconds: Optional[float], options: Dict[str, Any]) -> List[T]:
        contract, task = options.pop("contract", None), options.pop("task", None)
        if contract is not None and task is not None:
            raise RequestRefused(422, "task", "`task` and `contract` are given; an input is judged by one of them")
        items = [Input(item) if isinstance(item, str) else item for item in inputs]
        items = [item if item.contract is not None or item.task is not None else replace(item, contract=contract, task=task)
                 for item in items]

        def ask(item: Input) -> Any:
            try:
                return one(item.text, contract=item.contract, task=item.task, path=item.path, seconds=seconds, **options)
            except Exception as error:  # handed on in place
                if return_exceptions:
                    return error
                raise

        if len(items) <= 1:
            return [ask(item) for item in items]
        # A few more than workers, so that none of them waits for us.
        threads = min(len(items), 64, 2 * self._workers + 2)
        with concurrent.futures.ThreadPoolExecutor(threads, thread_name_prefix="assay") as pool:
            futures = [pool.submit(ask, item) for item in items]
            try:
                return [future.result() for future in futures]
            except BaseException:
                for future in futures:
                    future.cancel()
                raise

    def _connect(self) -> Connections:
        with self._lock:
            address = self._address
            if address is None:
                if self._local is None:
                    self._local = LocalServer(find_program(self._program), self._options)
                was = self._local.pid
                address = "unix:" + self._local.ensure()
                if self._local.pid != was and self._connections is not None:
                    self._connections.close()
                    self._connections = None
            if self._connections is None:
                self._connections = Connections(address, self._token, self._timeout)
            return self._connections

    def _ask(self, method: str, path: str, body: Optional[bytes]) -> "tuple[int, bytes]":
        """Asks until there is an answer: equal requests have equal answers, so that asking again does no harm."""
        until = time.monotonic() + self._timeout
        failures = 0
        while True:
            try:
                status, answer, retry_after = self._connect().ask(method, path, body)
            except (OSError, http.client.HTTPException) as error:
                failures += 1
                if failures > self._retries or time.monotonic() >= until:
                    raise ServerFailed(f"no answer from the server: {error or type(error).__name__}") from error
                time.sleep(min(2.0, 0.05 * 2 ** failures) * random.uniform(0.5, 1.0))
                continue
            if status not in (429, 503) or path == "/readyz":
                return status, answer
            # It is busy or shutting down: that is not a failure, and it says when to retry.
            wait = float(retry_after) if retry_after and retry_after.isdigit() else 1.0
            if time.monotonic() + wait >= until:
                raise ServerFailed(f"the server had no room for the request within {self._timeout:g} s")
            time.sleep(wait * random.uniform(0.5, 1.0))

    @staticmethod
    def _accept(status: int, answer: bytes) -> Dict[str, Any]:
        try:
            value = json.loads(answer)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise ServerFailed(f"the server answered with status {status} and no JSON object")
        if status in (200, 504):  # 504: what was found until then
            return value
        error = value.get("error") if isinstance(value.get("error"), dict) else {}
        raise RequestRefused(status, str(error.get("key", "")), str(error.get("what", f"status {status}")))


class AsyncAssay:
    """The same for asyncio. Each method is a coroutine; `Assay` does the work in threads of its own.

    Cancelling a coroutine gives up its answer; the request ends by itself.
    """

    def __init__(self, client: Optional[Assay] = None, *, concurrency: int = 32, **arguments: Any) -> None:
        self._client = client or Assay(**arguments)
        self._pool = concurrent.futures.ThreadPoolExecutor(concurrency, thread_name_prefix="assay-async")

    async def check(self, text: str, **arguments: Any) -> Report:
        return await self._run(self._client.check, text, **arguments)

    async def reward(self, text: str, **arguments: Any) -> Reward:
        return await self._run(self._client.reward, text, **arguments)

    async def prompt(self, text: str, **arguments: Any) -> str:
        return await self._run(self._client.prompt, text, **arguments)

    async def fix(self, text: str, **arguments: Any) -> Fixed:
        return await self._run(self._client.fix, text, **arguments)

    async def explain(self, rule: str) -> Rule:
        return await self._run(self._client.explain, rule)

    async def check_many(self, inputs: Sequence[Union[str, Input]], **arguments: Any) -> List[Report]:
        return await self._run(self._client.check_many, inputs, **arguments)

    async def reward_many(self, inputs: Sequence[Union[str, Input]], **arguments: Any) -> List[Reward]:
        return await self._run(self._client.reward_many, inputs, **arguments)

    async def close(self) -> None:
        await self._run(self._client.close)
        self._pool.shutdown(wait=False)

    async def __aenter__(self) -> AsyncAssay:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _run(self, call: Callable[..., T], *given: Any, **arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, functools.partial(call, *given, **arguments))
