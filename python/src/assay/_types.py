"""What Assay answers, as dataclasses. Written by scripts/python-types from docs/formats; do not edit.

Keys that a later version adds are in `raw` alone.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, List, Literal, Optional, Union

from assay import _views

__all__ = [
    "AllShapes",
    "BuildSteps",
    "Change",
    "Cost",
    "Coverage",
    "CoverageParts",
    "Derived",
    "Edit",
    "Evidence",
    "Failure",
    "FileDiff",
    "Finding",
    "Fix",
    "GivenShapes",
    "Growth",
    "KernelName",
    "Label",
    "Launche",
    "Left",
    "LocalBuffer",
    "LocalMemory",
    "NotAsked",
    "Obligation",
    "Open",
    "Output",
    "Part",
    "PerCore",
    "Performance",
    "Place",
    "Position",
    "Probe",
    "Proof",
    "ProofPlace",
    "ProofValue",
    "ProvedPart",
    "QueryCost",
    "Repair",
    "RepairSearch",
    "RepairStep",
    "RepairVerdict",
    "Report",
    "Reward",
    "Rule",
    "RuleCost",
    "Simulation",
    "Stopped",
    "Unmodelled",
    "Verdict",
    "Way",
    "WhatIf",
    "Wrong",
]


@dataclass(frozen=True)
class BuildSteps:
    host: Optional[Literal["yes", "no", "undecided"]]
    kernel: Optional[Literal["yes", "no", "undecided"]]
    binding: Optional[Literal["yes", "no", "undecided"]]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> BuildSteps:
        return cls(
            host=v["host"],
            kernel=v["kernel"],
            binding=v["binding"],
        )


@dataclass(frozen=True)
class Verdict:
    steps: BuildSteps
    builds: Literal["yes", "no", "undecided"]
    runs: Literal["clean", "faults", "undecided", "skipped"]
    values: Literal["match", "mismatch", "undecided", "skipped"]
    proved: Literal["all-shapes", "all-of-part", "given-shapes", "no", "skipped"]
    proved_for: Optional[str]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Verdict:
        return cls(
            steps=BuildSteps.from_json(v["steps"]),
            builds=v["builds"],
            runs=v["runs"],
            values=v["values"],
            proved=v["proved"],
            proved_for=v["proved_for"],
        )


@dataclass(frozen=True)
class Part:
    name: str
    role: Literal["kernel", "host_tiling", "host_operator", "project_json", "binding", "model", "other"]
    line: int
    col: int

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Part:
        return cls(
            name=v["name"],
            role=v["role"],
            line=v["line"],
            col=v["col"],
        )


@dataclass(frozen=True)
class Position:
    line: int
    col: int
    byte: int

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Position:
        return cls(
            line=v["line"],
            col=v["col"],
            byte=v["byte"],
        )


@dataclass(frozen=True)
class Label:
    path: str
    line: int
    col: int
    text: str

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Label:
        return cls(
            path=v["path"],
            line=v["line"],
            col=v["col"],
            text=v["text"],
        )


@dataclass(frozen=True)
class Growth:
    path: str
    line: int
    col: int
    error: Optional[float]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Growth:
        return cls(
            path=v["path"],
            line=v["line"],
            col=v["col"],
            error=v["error"],
        )


@dataclass(frozen=True)
class Evidence:
    kind: Literal["none", "replay", "model", "path"]
    text: str
    values: Dict[str, int]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Evidence:
        return cls(
            kind=v["kind"],
            text=v["text"],
            values=dict(v["values"]),
        )


@dataclass(frozen=True)
class Edit:
    path: str
    byte: int
    remove: int
    insert: str

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Edit:
        return cls(
            path=v["path"],
            byte=v["byte"],
            remove=v["remove"],
            insert=v["insert"],
        )


@dataclass(frozen=True)
class Fix:
    title: str
    safety: Literal["safe", "unsafe", "display"]
    verified: bool
    checked: List[str]
    edits: List[Edit]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Fix:
        return cls(
            title=v["title"],
            safety=v["safety"],
            verified=v["verified"],
            checked=list(v["checked"]),
            edits=[Edit.from_json(i) for i in v["edits"]],
        )


@dataclass(frozen=True)
class Finding:
    rule: str
    severity: Literal["error", "warning", "note"]
    verdict: Literal["matched", "feasible", "confirmed"]
    breaks_build: bool
    build_step: Optional[Literal["host", "kernel", "binding"]]
    part: Optional[Part]
    path: str
    start: Position
    end: Position
    message: str
    args: Dict[str, Union[int, str]]
    labels: List[Label]
    notes: List[str]
    evidence: Evidence
    fixes: List[Fix]
    fingerprint: str
    reason: Optional[str] = None
    by: Optional[Literal["comment", "configuration", "baseline", "unchanged"]] = None
    offers: Optional[List[str]] = None
    growth: Optional[List[Growth]] = None

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Finding:
        return cls(
            rule=v["rule"],
            severity=v["severity"],
            verdict=v["verdict"],
            breaks_build=v["breaks_build"],
            build_step=v["build_step"],
            part=None if v["part"] is None else Part.from_json(v["part"]),
            path=v["path"],
            start=Position.from_json(v["start"]),
            end=Position.from_json(v["end"]),
            message=v["message"],
            args=dict(v["args"]),
            labels=[Label.from_json(i) for i in v["labels"]],
            notes=list(v["notes"]),
            reason=v.get("reason"),
            by=v.get("by"),
            offers=None if v.get("offers") is None else list(v.get("offers")),
            growth=None if v.get("growth") is None else [Growth.from_json(i) for i in v.get("growth")],
            evidence=Evidence.from_json(v["evidence"]),
            fixes=[Fix.from_json(i) for i in v["fixes"]],
            fingerprint=v["fingerprint"],
        )


@dataclass(frozen=True)
class CoverageParts:
    elements: int
    never: List[int]
    several: List[int]
    wrong: List[int]
    core: List[int]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> CoverageParts:
        return cls(
            elements=v["elements"],
            never=list(v["never"]),
            several=list(v["several"]),
            wrong=list(v["wrong"]),
            core=list(v["core"]),
        )


@dataclass(frozen=True)
class Coverage:
    tensor: str
    elements: int
    never: int
    once: int
    several: int
    never_at: str
    several_at: str
    parts: Optional[CoverageParts] = None

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Coverage:
        return cls(
            tensor=v["tensor"],
            elements=v["elements"],
            never=v["never"],
            once=v["once"],
            several=v["several"],
            never_at=v["never_at"],
            several_at=v["several_at"],
            parts=None if v.get("parts") is None else CoverageParts.from_json(v.get("parts")),
        )


@dataclass(frozen=True)
class Open:
    what: str
    why: str

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Open:
        return cls(
            what=v["what"],
            why=v["why"],
        )


@dataclass(frozen=True)
class NotAsked:
    kind: str
    what: str

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> NotAsked:
        return cls(
            kind=v["kind"],
            what=v["what"],
        )


@dataclass(frozen=True)
class Unmodelled:
    name: str
    count: int

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Unmodelled:
        return cls(
            name=v["name"],
            count=v["count"],
        )


@dataclass(frozen=True)
class Failure:
    path: str
    what: str

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Failure:
        return cls(
            path=v["path"],
            what=v["what"],
        )


@dataclass(frozen=True)
class Derived:
    cases: int
    asked: int
    admitted: int
    runs: int
    clean: int
    dtypes: int
    keys: int
    shapes: List[str]
    assumed: List[str]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Derived:
        return cls(
            cases=v["cases"],
            asked=v["asked"],
            admitted=v["admitted"],
            runs=v["runs"],
            clean=v["clean"],
            dtypes=v["dtypes"],
            keys=v["keys"],
            shapes=list(v["shapes"]),
            assumed=list(v["assumed"]),
        )


@dataclass(frozen=True)
class Launche:
    kernel: str
    cycles: int
    limit: Literal["memory", "cache", "accesses", "shared", "arithmetic", "latency", "launch"]
    parts: Dict[str, int]
    blocks: int
    blocks_at_once: int
    warps: int
    most_warps: int
    sectors: int
    sectors_ideal: int
    shared_parts: int
    shared_ideal: int
    barriers: int

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Launche:
        return cls(
            kernel=v["kernel"],
            cycles=v["cycles"],
            limit=v["limit"],
            parts=dict(v["parts"]),
            blocks=v["blocks"],
            blocks_at_once=v["blocks_at_once"],
            warps=v["warps"],
            most_warps=v["most_warps"],
            sectors=v["sectors"],
            sectors_ideal=v["sectors_ideal"],
            shared_parts=v["shared_parts"],
            shared_ideal=v["shared_ideal"],
            barriers=v["barriers"],
        )


@dataclass(frozen=True)
class WhatIf:
    cycles: int
    queues: int
    extra_bytes: int
    fits: bool
    copies: int

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> WhatIf:
        return cls(
            cycles=v["cycles"],
            queues=v["queues"],
            extra_bytes=v["extra_bytes"],
            fits=v["fits"],
            copies=v["copies"],
        )


@dataclass(frozen=True)
class PerCore:
    core: int
    cycles: int
    busiest: str
    busy: Dict[str, int]
    stalls: Dict[str, int]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> PerCore:
        return cls(
            core=v["core"],
            cycles=v["cycles"],
            busiest=v["busiest"],
            busy=dict(v["busy"]),
            stalls=dict(v["stalls"]),
        )


@dataclass(frozen=True)
class Performance:
    cycles: int
    clock_mhz: int
    run: Optional[str]
    complete: bool
    cores: int
    cores_run: int
    cores_at_once: int
    waves: int
    slowest_core: Optional[int]
    launches: List[Launche]
    bottleneck: str
    busy_percent: int
    bytes_in: int
    bytes_out: int
    instructions: int
    double_buffer: WhatIf
    large_copies: WhatIf
    per_core: List[PerCore]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Performance:
        return cls(
            cycles=v["cycles"],
            clock_mhz=v["clock_mhz"],
            run=v["run"],
            complete=v["complete"],
            cores=v["cores"],
            cores_run=v["cores_run"],
            cores_at_once=v["cores_at_once"],
            waves=v["waves"],
            slowest_core=v["slowest_core"],
            launches=[Launche.from_json(i) for i in v["launches"]],
            bottleneck=v["bottleneck"],
            busy_percent=v["busy_percent"],
            bytes_in=v["bytes_in"],
            bytes_out=v["bytes_out"],
            instructions=v["instructions"],
            double_buffer=WhatIf.from_json(v["double_buffer"]),
            large_copies=WhatIf.from_json(v["large_copies"]),
            per_core=[PerCore.from_json(i) for i in v["per_core"]],
        )


@dataclass(frozen=True)
class ProofPlace:
    path: str
    line: int
    column: int

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> ProofPlace:
        return cls(
            path=v["path"],
            line=v["line"],
            column=v["column"],
        )


@dataclass(frozen=True)
class Obligation:
    status: Literal["proved", "confirmed", "refuted", "undecided"]
    kind: str
    what: str
    by: Optional[Literal["solver", "run"]] = None
    place: Optional[ProofPlace] = None
    why: Optional[str] = None
    model: Optional[Dict[str, int]] = None

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Obligation:
        return cls(
            status=v["status"],
            kind=v["kind"],
            what=v["what"],
            by=v.get("by"),
            place=None if v.get("place") is None else ProofPlace.from_json(v.get("place")),
            why=v.get("why"),
            model=None if v.get("model") is None else dict(v.get("model")),
        )


@dataclass(frozen=True)
class GivenShapes:
    domain: str
    obligations: List[Obligation]
    not_asked: List[NotAsked]
    run_open: Optional[str] = None

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> GivenShapes:
        return cls(
            domain=v["domain"],
            obligations=[Obligation.from_json(i) for i in v["obligations"]],
            not_asked=[NotAsked.from_json(i) for i in v["not_asked"]],
            run_open=v.get("run_open"),
        )


@dataclass(frozen=True)
class Wrong:
    kind: str
    what: str
    warning: bool
    shape: Dict[str, int]
    place: Optional[ProofPlace] = None

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Wrong:
        return cls(
            kind=v["kind"],
            what=v["what"],
            warning=v["warning"],
            shape=dict(v["shape"]),
            place=None if v.get("place") is None else ProofPlace.from_json(v.get("place")),
        )


@dataclass(frozen=True)
class Probe:
    shapes: int
    compared: int
    wrong: List[Wrong]
    why_none: Optional[str] = None

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Probe:
        return cls(
            shapes=v["shapes"],
            compared=v["compared"],
            wrong=[Wrong.from_json(i) for i in v["wrong"]],
            why_none=v.get("why_none"),
        )


@dataclass(frozen=True)
class Way:
    when: List[str]
    example: Dict[str, int]
    obligations: List[Obligation]
    refused: Optional[str] = None
    doubts: Optional[List[str]] = None

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Way:
        return cls(
            when=list(v["when"]),
            example=dict(v["example"]),
            obligations=[Obligation.from_json(i) for i in v["obligations"]],
            refused=v.get("refused"),
            doubts=None if v.get("doubts") is None else list(v.get("doubts")),
        )


@dataclass(frozen=True)
class ProofValue:
    one_function: bool
    operations: Optional[int] = None
    why: Optional[str] = None
    place: Optional[ProofPlace] = None

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> ProofValue:
        return cls(
            one_function=v["one_function"],
            operations=v.get("operations"),
            why=v.get("why"),
            place=None if v.get("place") is None else ProofPlace.from_json(v.get("place")),
        )


@dataclass(frozen=True)
class AllShapes:
    domain: str
    obligations: List[Obligation]
    not_asked: List[NotAsked]
    probes: Probe
    ways: List[Way]
    rest: Optional[str] = None
    values: Optional[ProofValue] = None

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> AllShapes:
        return cls(
            domain=v["domain"],
            obligations=[Obligation.from_json(i) for i in v["obligations"]],
            not_asked=[NotAsked.from_json(i) for i in v["not_asked"]],
            probes=Probe.from_json(v["probes"]),
            ways=[Way.from_json(i) for i in v["ways"]],
            rest=v.get("rest"),
            values=None if v.get("values") is None else ProofValue.from_json(v.get("values")),
        )


@dataclass(frozen=True)
class ProvedPart:
    domain: str
    proved: bool
    obligations: List[Obligation]
    not_asked: List[NotAsked]
    probes: Probe
    rest: Optional[str] = None
    values: Optional[ProofValue] = None

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> ProvedPart:
        return cls(
            domain=v["domain"],
            proved=v["proved"],
            obligations=[Obligation.from_json(i) for i in v["obligations"]],
            not_asked=[NotAsked.from_json(i) for i in v["not_asked"]],
            probes=Probe.from_json(v["probes"]),
            rest=v.get("rest"),
            values=None if v.get("values") is None else ProofValue.from_json(v.get("values")),
        )


@dataclass(frozen=True)
class Proof:
    given_shapes: Optional[GivenShapes] = None
    all_shapes: Optional[AllShapes] = None
    parts: Optional[List[ProvedPart]] = None

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Proof:
        return cls(
            given_shapes=None if v.get("given_shapes") is None else GivenShapes.from_json(v.get("given_shapes")),
            all_shapes=None if v.get("all_shapes") is None else AllShapes.from_json(v.get("all_shapes")),
            parts=None if v.get("parts") is None else [ProvedPart.from_json(i) for i in v.get("parts")],
        )


@dataclass(frozen=True)
class LocalBuffer:
    name: str
    function: str
    count: int
    bytes: Optional[int]
    path: str
    start: Position
    end: Position

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> LocalBuffer:
        return cls(
            name=v["name"],
            function=v["function"],
            count=v["count"],
            bytes=v["bytes"],
            path=v["path"],
            start=Position.from_json(v["start"]),
            end=Position.from_json(v["end"]),
        )


@dataclass(frozen=True)
class KernelName:
    path: str
    start: Position
    end: Position

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> KernelName:
        return cls(
            path=v["path"],
            start=Position.from_json(v["start"]),
            end=Position.from_json(v["end"]),
        )


@dataclass(frozen=True)
class LocalMemory:
    space: str
    capacity: int
    buffers: List[LocalBuffer]
    entries: List[KernelName]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> LocalMemory:
        return cls(
            space=v["space"],
            capacity=v["capacity"],
            buffers=[LocalBuffer.from_json(i) for i in v["buffers"]],
            entries=[KernelName.from_json(i) for i in v["entries"]],
        )


@dataclass(frozen=True)
class RuleCost:
    rule: str
    ms: float

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> RuleCost:
        return cls(
            rule=v["rule"],
            ms=v["ms"],
        )


@dataclass(frozen=True)
class QueryCost:
    name: str
    asked: int
    units: int
    ms: float

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> QueryCost:
        return cls(
            name=v["name"],
            asked=v["asked"],
            units=v["units"],
            ms=v["ms"],
        )


@dataclass(frozen=True)
class Cost:
    rules: List[RuleCost]
    queries: List[QueryCost]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Cost:
        return cls(
            rules=[RuleCost.from_json(i) for i in v["rules"]],
            queries=[QueryCost.from_json(i) for i in v["queries"]],
        )


@dataclass(frozen=True)
class Place:
    path: str
    line: int

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Place:
        return cls(
            path=v["path"],
            line=v["line"],
        )


@dataclass(frozen=True)
class Stopped:
    core: int
    place: Optional[Place]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Stopped:
        return cls(
            core=v["core"],
            place=None if v["place"] is None else Place.from_json(v["place"]),
        )


@dataclass(frozen=True)
class Output:
    name: str
    dtype: str
    shape: List[int]
    first: List[str]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Output:
        return cls(
            name=v["name"],
            dtype=v["dtype"],
            shape=list(v["shape"]),
            first=list(v["first"]),
        )


@dataclass(frozen=True)
class Change:
    tensor: str
    place: Optional[Place]
    core: int
    instruction: int
    first: int
    end: int
    dtype: Optional[str]
    values: List[str]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Change:
        return cls(
            tensor=v["tensor"],
            place=None if v["place"] is None else Place.from_json(v["place"]),
            core=v["core"],
            instruction=v["instruction"],
            first=v["first"],
            end=v["end"],
            dtype=v["dtype"],
            values=list(v["values"]),
        )


@dataclass(frozen=True)
class Simulation:
    ran: bool
    why_not: Optional[str]
    entry: str
    input: str
    block_dim: int
    tiling_key: int
    cores: Optional[List[int]]
    stopped: Optional[Stopped]
    outputs: List[Output]
    changes: List[Change]
    lost_changes: int

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Simulation:
        return cls(
            ran=v["ran"],
            why_not=v["why_not"],
            entry=v["entry"],
            input=v["input"],
            block_dim=v["block_dim"],
            tiling_key=v["tiling_key"],
            cores=None if v["cores"] is None else list(v["cores"]),
            stopped=None if v["stopped"] is None else Stopped.from_json(v["stopped"]),
            outputs=[Output.from_json(i) for i in v["outputs"]],
            changes=[Change.from_json(i) for i in v["changes"]],
            lost_changes=v["lost_changes"],
        )


@dataclass(frozen=True)
class Report(_views.ReportView):
    schema_version: str
    tool_version: str
    path: str
    dialect: str
    profile: Dict[str, str]
    verdict: Verdict
    findings: List[Finding]
    undecided: List[Open]
    not_asked: List[NotAsked]
    unmodelled: List[Unmodelled]
    errors: List[Failure]
    performance: Optional[Performance]
    timing_ms: Dict[str, float]
    suppressed: Optional[List[Finding]] = None
    coverage: Optional[List[Coverage]] = None
    derived: Optional[Derived] = None
    proof: Optional[Proof] = None
    local_memory: Optional[LocalMemory] = None
    costs: Optional[Cost] = None
    simulation: Optional[Simulation] = None
    raw: Dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Report:
        return cls(
            schema_version=v["schema_version"],
            tool_version=v["tool_version"],
            path=v["path"],
            dialect=v["dialect"],
            profile=v["profile"],
            verdict=Verdict.from_json(v["verdict"]),
            findings=[Finding.from_json(i) for i in v["findings"]],
            suppressed=None if v.get("suppressed") is None else [Finding.from_json(i) for i in v.get("suppressed")],
            coverage=None if v.get("coverage") is None else [Coverage.from_json(i) for i in v.get("coverage")],
            undecided=[Open.from_json(i) for i in v["undecided"]],
            not_asked=[NotAsked.from_json(i) for i in v["not_asked"]],
            unmodelled=[Unmodelled.from_json(i) for i in v["unmodelled"]],
            errors=[Failure.from_json(i) for i in v["errors"]],
            derived=None if v.get("derived") is None else Derived.from_json(v.get("derived")),
            performance=None if v["performance"] is None else Performance.from_json(v["performance"]),
            proof=None if v.get("proof") is None else Proof.from_json(v.get("proof")),
            local_memory=None if v.get("local_memory") is None else LocalMemory.from_json(v.get("local_memory")),
            costs=None if v.get("costs") is None else Cost.from_json(v.get("costs")),
            simulation=None if v.get("simulation") is None else Simulation.from_json(v.get("simulation")),
            timing_ms=dict(v["timing_ms"]),
            raw=v,
        )


@dataclass(frozen=True)
class RepairVerdict:
    builds: Literal["yes", "no", "undecided"]
    runs: Literal["clean", "faults", "undecided", "skipped"]
    values: Literal["match", "mismatch", "undecided", "skipped"]
    proved: Literal["all-shapes", "all-of-part", "given-shapes", "no", "skipped"]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> RepairVerdict:
        return cls(
            builds=v["builds"],
            runs=v["runs"],
            values=v["values"],
            proved=v["proved"],
        )


@dataclass(frozen=True)
class RepairStep:
    round: int
    rule: str
    title: str
    safety: Literal["safe", "unsafe"]
    path: str
    line: int
    col: int
    found_by: Literal["rule", "search"]

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> RepairStep:
        return cls(
            round=v["round"],
            rule=v["rule"],
            title=v["title"],
            safety=v["safety"],
            path=v["path"],
            line=v["line"],
            col=v["col"],
            found_by=v["found_by"],
        )


@dataclass(frozen=True)
class Left:
    rule: str
    severity: Literal["note", "warning", "error"]
    breaks_build: bool
    path: str
    line: int
    col: int
    message: str

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Left:
        return cls(
            rule=v["rule"],
            severity=v["severity"],
            breaks_build=v["breaks_build"],
            path=v["path"],
            line=v["line"],
            col=v["col"],
            message=v["message"],
        )


@dataclass(frozen=True)
class FileDiff:
    path: str
    diff: str

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> FileDiff:
        return cls(
            path=v["path"],
            diff=v["diff"],
        )


@dataclass(frozen=True)
class RepairSearch:
    runs: int
    elsewhere: int
    alternatives: List[str]
    exhausted: bool

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> RepairSearch:
        return cls(
            runs=v["runs"],
            elsewhere=v["elsewhere"],
            alternatives=list(v["alternatives"]),
            exhausted=v["exhausted"],
        )


@dataclass(frozen=True)
class Repair:
    schema_version: str
    tool_version: str
    path: str
    before: Optional[RepairVerdict]
    after: Optional[RepairVerdict]
    checked: List[Literal["parse", "rules", "solver", "simulator"]]
    steps: List[RepairStep]
    left: List[Left]
    files: List[FileDiff]
    exhausted: bool
    search: Optional[RepairSearch]
    errors: List[Failure]
    raw: Dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Repair:
        return cls(
            schema_version=v["schema_version"],
            tool_version=v["tool_version"],
            path=v["path"],
            before=None if v["before"] is None else RepairVerdict.from_json(v["before"]),
            after=None if v["after"] is None else RepairVerdict.from_json(v["after"]),
            checked=list(v["checked"]),
            steps=[RepairStep.from_json(i) for i in v["steps"]],
            left=[Left.from_json(i) for i in v["left"]],
            files=[FileDiff.from_json(i) for i in v["files"]],
            exhausted=v["exhausted"],
            search=None if v["search"] is None else RepairSearch.from_json(v["search"]),
            errors=[Failure.from_json(i) for i in v["errors"]],
            raw=v,
        )


@dataclass(frozen=True)
class Reward(_views.RewardView):
    schema_version: str
    tool_version: str
    path: str
    reward: Optional[float]
    stage: Literal["none", "dishonest", "parsable", "complete", "builds", "runs", "right", "proved"]
    why: str
    verdict: Optional[Verdict]
    errors: int
    confirmed: int
    undecided: int
    raw: Dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Reward:
        return cls(
            schema_version=v["schema_version"],
            tool_version=v["tool_version"],
            path=v["path"],
            reward=v["reward"],
            stage=v["stage"],
            why=v["why"],
            verdict=None if v["verdict"] is None else Verdict.from_json(v["verdict"]),
            errors=v["errors"],
            confirmed=v["confirmed"],
            undecided=v["undecided"],
            raw=v,
        )


@dataclass(frozen=True)
class Rule:
    name: str
    summary: str
    dialect: str
    severity: str
    basis: str
    stability: str
    fix: str
    page: str
    raw: Dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def from_json(cls, v: Dict[str, Any]) -> Rule:
        return cls(
            name=v["name"],
            summary=v["summary"],
            dialect=v["dialect"],
            severity=v["severity"],
            basis=v["basis"],
            stability=v["stability"],
            fix=v["fix"],
            page=v["page"],
            raw=v,
        )
