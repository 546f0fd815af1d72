"""What trainers hand on: completions in several shapes, and the task in a column of the data set."""
from __future__ import annotations

import json
import os
from typing import Any, Dict, List, Mapping, Optional, Tuple, Union

from assay._client import Task
from assay.errors import AssayError

Question = Tuple[Optional[Union[Mapping[str, Any], str]], Optional[Union[Task, Mapping[str, str], str]]]


def completion_text(completion: Any) -> str:
    """The reply: a text, a list of messages (the last one of the assistant counts), or one message."""
    if isinstance(completion, str):
        return completion
    if isinstance(completion, Mapping):
        return _content(completion.get("content"))
    if isinstance(completion, (list, tuple)):
        own = [message for message in completion if isinstance(message, Mapping) and message.get("role", "assistant") == "assistant"]
        return _content(own[-1].get("content")) if own else ""
    raise TypeError(f"a completion is a text or a list of messages, not {type(completion).__name__}")


def _content(content: Any) -> str:
    if isinstance(content, (list, tuple)):  # parts: {"type": "text", "text": ...}
        return "".join(part.get("text") or "" for part in content if isinstance(part, Mapping))
    return "" if content is None else str(content)


def _object(value: str) -> Optional[Dict[str, Any]]:
    if not value.lstrip().startswith("{"):
        return None
    try:
        parsed = json.loads(value)
    except ValueError:
        return None
    return parsed if isinstance(parsed, dict) else None


def contract_of(value: Any) -> Optional[Union[Mapping[str, Any], str]]:
    """A contract as a dict, as JSON, or as the path of a file."""
    if value is None or value == "":
        return None
    if isinstance(value, Mapping):
        return _without_none(value)
    return _object(value) or os.fspath(value)


def task_of(value: Any) -> Optional[Union[Task, Mapping[str, str], str]]:
    """A task as a dict of texts, as JSON of one, as the text of its module, or as a path."""
    if value is None or value == "":
        return None
    if isinstance(value, Task):
        return value
    if isinstance(value, Mapping):
        return _without_none(value)
    text = os.fspath(value)
    return _object(text) or (Task(text) if "\n" in text else text)


def _without_none(value: Any) -> Any:
    # Arrow fills keys that some rows lack with None.
    if isinstance(value, Mapping):
        return {key: _without_none(inner) for key, inner in value.items() if inner is not None}
    return [_without_none(inner) for inner in value] if isinstance(value, (list, tuple)) else value


def question_of(ground_truth: Any, extra_info: Any = None) -> Question:
    """Contract and task of one row: the keys `contract` and `task` of extra_info, else of ground_truth, else
    ground_truth itself as a task."""
    for source in (extra_info, ground_truth):
        if isinstance(source, str):
            source = _object(source)
        if isinstance(source, Mapping):
            contract, task = contract_of(source.get("contract")), task_of(source.get("task"))
            if contract is not None or task is not None:
                return contract, task
    if isinstance(ground_truth, (str, os.PathLike)) and ground_truth and _object(os.fspath(ground_truth)) is None:
        return None, task_of(ground_truth)
    if isinstance(ground_truth, Mapping) and "module" in ground_truth:
        return None, task_of(ground_truth)
    return None, None


def column(columns: Mapping[str, Any], name: str, count: int) -> List[Any]:
    """A column as a list with an entry for each completion."""
    values = columns.get(name)
    if values is None:
        return [None] * count
    if isinstance(values, (str, Mapping)):
        return [values] * count
    values = list(values)
    if len(values) != count:
        raise AssayError(f"the column {name!r} has {len(values)} entries for {count} completions")
    return values
