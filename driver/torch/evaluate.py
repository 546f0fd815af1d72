"""Evaluates reference modules with PyTorch for `assay check --reference torch`.

Questions come on standard input, answers go to standard output. A message is a JSON text and NumPy files, each behind its length in
eight bytes, little-endian; the text says how many files there are. Values in it are JSON's own, or an object: {"tensor": number of a
file, "dtype": name}, {"tuple": [...]}, {"dtype": name}.
"""
import io
import json
import os
import struct
import sys

import numpy
import torch

MOST = 1 << 34  # bytes of one part


def part(stream):
    head = stream.read(8)
    if len(head) < 8:
        sys.exit(0)
    (length,) = struct.unpack("<Q", head)
    if length > MOST:
        sys.exit("a message is too long")
    return stream.read(length)


def write(stream, data):
    stream.write(struct.pack("<Q", len(data)))
    stream.write(data)


def to_tensor(array, dtype):
    if dtype == "bfloat16":
        return torch.from_numpy(array.view(numpy.int16).copy()).view(torch.bfloat16)
    return torch.from_numpy(array.copy())


def to_value(made, files):
    if isinstance(made, list):
        return [to_value(one, files) for one in made]
    if not isinstance(made, dict):
        return made
    if "tensor" in made:
        return to_tensor(files[made["tensor"]], made["dtype"])
    if "tuple" in made:
        return tuple(to_value(one, files) for one in made["tuple"])
    return getattr(torch, made["dtype"])


def from_value(value, files):
    if isinstance(value, torch.Tensor):
        tensor = value.detach().contiguous()
        dtype = str(tensor.dtype).replace("torch.", "")
        files.append(tensor.view(torch.int16).numpy().view(numpy.uint16) if dtype == "bfloat16" else tensor.numpy())
        return {"tensor": len(files) - 1, "dtype": dtype}
    if isinstance(value, tuple):
        return {"tuple": [from_value(one, files) for one in value]}
    if isinstance(value, list):
        return [from_value(one, files) for one in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise TypeError(f"a result of type {type(value).__name__}")


def evaluate(question, files):
    module = {"__name__": "module", "__file__": question["file"]}
    exec(compile(question["text"], question["file"], "exec"), module)
    init = to_value(question["init"], files)
    given = to_value(question["given"], files)
    torch.manual_seed(question["seed"])
    with torch.no_grad():
        model = module["Model"](*init)
        held = dict(list(model.named_parameters()) + list(model.named_buffers()))
        for name, made in question["state"]:
            if name not in held:
                continue
            value = to_value(made, files)
            if held[name].shape != value.shape:
                raise RuntimeError(f"{name} has shape {list(held[name].shape)} and is given {list(value.shape)}")
            held[name].copy_(value.to(held[name].dtype))
        return model(*given)


def main():
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a module prints is no answer
    torch.set_num_threads(1)
    write(answers, json.dumps({"torch": torch.__version__, "files": 0}).encode())
    answers.flush()
    while True:
        question = json.loads(part(questions))
        files = [numpy.load(io.BytesIO(part(questions)), allow_pickle=False) for _ in range(question["files"])]
        made = []
        try:
            answer = {"result": from_value(evaluate(question, files), made)}
        except Exception as failed:  # whatever the module raises is the answer
            made = []
            answer = {"error": f"{type(failed).__name__}: {failed}"[:400]}
        answer["files"] = len(made)
        write(answers, json.dumps(answer).encode())
        for array in made:
            file = io.BytesIO()
            numpy.save(file, numpy.asarray(array, order="C"), allow_pickle=False)
            write(answers, file.getvalue())
        answers.flush()


main()
