"""One text of probes: a line for each, whose verdict is asked for alone."""

HEADERS = ("cuda_fp16.h", "cuda_bf16.h", "cstdint")


class Probe:
    def __init__(self, name, flags="plain", headers=HEADERS):
        self.name = name
        self.lines = [f"// build: {flags}", *(f"#include <{h}>" for h in headers)]

    def call(self, function, types, side="__device__"):
        parameters = ", ".join(f"{t} a{i}" for i, t in enumerate(types))
        arguments = ", ".join(f"a{i}" for i in range(len(types)))
        self.lines.append(f"{side} void p{len(self.lines)}({parameters}) {{ {function}({arguments}); }}")

    def body(self, parameters, body, side="__device__"):
        self.lines.append(f"{side} void p{len(self.lines)}({parameters}) {{ {body} }}")
