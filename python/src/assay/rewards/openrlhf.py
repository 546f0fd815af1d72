"""OpenRLHF: `reward_func` for `--remote_rm_url FILE.py`, and the remote reward server itself.

    python3 -m assay.rewards.openrlhf --listen 127.0.0.1:5000    # --remote_rm_url http://127.0.0.1:5000/get_reward

`labels` hold the task as verl's ground truth does. Queries are prompts with replies; the prompt is taken off where the
query begins with it.
"""
from __future__ import annotations

import argparse
import http.server
import json
import sys
from typing import Any, Dict, List, Optional

from assay.rewards._columns import question_of
from assay.rewards._scores import Unknown, fill, scores

_MOST_BODY = 256 << 20


def _reply(query: str, prompt: Optional[str]) -> str:
    return query[len(prompt):] if prompt and query.startswith(prompt) else query


def _rewards(queries: List[str], prompts: Optional[List[str]], labels: Optional[List[Any]], unknown: Unknown,
             **options: Any) -> Dict[str, Any]:
    prompts = list(prompts) if prompts is not None else [None] * len(queries)
    labels = list(labels) if labels is not None else [None] * len(queries)
    if not len(prompts) == len(labels) == len(queries):
        raise ValueError(f"{len(queries)} queries, {len(prompts)} prompts, {len(labels)} labels: their numbers differ")
    texts = [_reply(query, prompt) for query, prompt in zip(queries, prompts)]
    rewards = scores(texts, [question_of(label) for label in labels], **options)
    values = fill(rewards, unknown)
    return {"rewards": values, "scores": values, "extra_logs": {"assay_known": [float(one.known) for one in rewards]}}


def reward_func(queries: Any, prompts: Any, labels: Any, *, unknown: Unknown = "mean", **options: Any) -> Dict[str, Any]:
    """Tensors `rewards` and `scores`, and `extra_logs`."""
    import torch  # there in every trainer, and needed nowhere else

    options = {key: options[key] for key in ("seconds", "client") if key in options}
    answer = _rewards(list(queries), prompts, labels, unknown, **options)
    tensors = {key: torch.tensor(answer[key], dtype=torch.float32) for key in ("rewards", "scores")}
    logs = {key: torch.tensor(values, dtype=torch.float32) for key, values in answer["extra_logs"].items()}
    return {**tensors, "extra_logs": logs}


class _Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    unknown: Unknown = "mean"
    seconds: Optional[float] = None

    def do_POST(self) -> None:
        length = self.headers.get("Content-Length", "")
        if not length.isdigit() or int(length) > _MOST_BODY:
            return self._answer(413 if length.isdigit() else 411, {"error": f"expected a body of at most {_MOST_BODY} bytes"})
        try:
            request = json.loads(self.rfile.read(int(length)))
            queries = request["query"]
            if not isinstance(queries, list) or not all(isinstance(query, str) for query in queries):
                raise ValueError("`query` is no list of texts")
        except (ValueError, KeyError, TypeError) as error:
            return self._answer(422, {"error": f"expected an object with `query`, a list of texts: {error}"})
        try:
            answer = _rewards(queries, request.get("prompts"), request.get("labels"), self.unknown, seconds=self.seconds)
        except (ValueError, TypeError) as error:
            return self._answer(422, {"error": str(error)})
        self._answer(200, answer)

    def _answer(self, status: int, value: Any) -> None:
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        if status in (411, 413):  # the body was not read
            self.send_header("Connection", "close")
            self.close_connection = True
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


class _Server(http.server.ThreadingHTTPServer):
    daemon_threads = True


def make_server(host: str, port: int, *, unknown: Unknown = "mean", seconds: Optional[float] = None) -> http.server.HTTPServer:
    """A server that answers every POST as OpenRLHF's reward model does."""
    handler = type("Handler", (_Handler,), {"unknown": unknown, "seconds": seconds})
    return _Server((host, port), handler)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m assay.rewards.openrlhf", description="OpenRLHF's remote reward server")
    parser.add_argument("--listen", default="127.0.0.1:5000", metavar="HOST:PORT")
    parser.add_argument("--seconds", type=float, help="time limit of one reply")
    given = parser.parse_args()
    host, _, port = given.listen.rpartition(":")
    if not port.isdigit():
        parser.error(f"--listen is {given.listen!r}; expected HOST:PORT")
    with make_server(host or "127.0.0.1", int(port), seconds=given.seconds) as server:
        print(f"listening on http://{host or '127.0.0.1'}:{server.server_address[1]}", file=sys.stderr, flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
