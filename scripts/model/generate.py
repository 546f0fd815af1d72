#!/usr/bin/env python3
"""Writes the declarations of the AscendC device API (dialects/ascendc/model/include/assay/api) from a JSON
description of its signatures: kernel-api.json INCLUDE_DIR.

One header a group, in the order in which the vendor declares. Functions that scripts/model/bodies.py knows get a
one-line body; the others stay declarations, which is how the lowering recognises what is not modelled. Classes with
behaviour (tensors, queues, pipe) are written by hand and skipped here.
"""
import json
import os
import re
import sys
import textwrap

import bodies
import patches
import tables

WIDTH = 116


def type_with_name(kind, name):
    kind = kind.replace("__gm__ __gm__", "__gm__").replace("struct ", "")
    pointer = re.search(r"\(\* ?(const)?\)|\(&\)|\(&&\)", kind)
    if pointer:
        return kind[:pointer.end() - 1] + " " + name + kind[pointer.end() - 1:]
    array = re.match(r"^(.*?)\s*((?:\[[^\]]*\])+)$", kind)
    if array:
        return f"{array[1]} {name}{array[2]}"
    return f"{kind} {name}".rstrip()


def wrap(text, indent=""):
    text = re.sub(r'"[^"]*"', lambda m: m[0].replace(" ", "\0"), text)
    lines = textwrap.wrap(text, WIDTH - len(indent), break_long_words=False, break_on_hyphens=False)
    return "\n".join((indent if i == 0 else indent + "    ") + line.replace("\0", " ")
                     for i, line in enumerate(lines))


def allowed(types, subject):
    inner = f"PrimT<{subject}>"
    return f"assay_model::OneOf<{inner}, {', '.join(types)}>"


def split_set(text):
    return [t.strip() for t in text.split(",")]


def constraint_of(name, overload):
    """static_assert lines for the element types that an overload survives full instantiation with."""
    text = overload.get("constraint", "")
    lines = []
    pair = re.match(r"\((\w+), (\w+)\): (.*)", text)
    if pair and "with" in text:
        cases = re.findall(r"(\w+) with \{([^}]*)\}", pair[3])
        tests = [f"(__is_same(PrimT<{pair[1]}>, {first}) && {allowed(split_set(rest), pair[2])})" for first, rest in cases]
        lines.append(f'static_assert({" || ".join(tests)}, "{name}: this pair of {pair[1]} and {pair[2]} has no instruction");')
        return lines
    for subject, types in re.findall(r"(?:^|; )(\w+)(?: == \w+)? in \{([^}]*)\}", text):
        words = split_set(types)
        says = " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))
        lines.append(f'static_assert({allowed(words, subject)}, "{name}: {subject} must be {says}");')
    return lines


class Writer:
    def __init__(self, entries):
        self.entries = entries
        self.members = {}
        self.classes = set()
        for entry in entries:
            full = (entry["owner"] + "::" if entry["owner"] else "") + entry["name"]
            if entry["kind"] in ("struct", "class", "union", "partial specialisation", "full specialisation"):
                self.classes.add(full)
        for entry in entries:
            if entry["owner"] in self.classes:
                self.members.setdefault(entry["owner"], []).append(entry)
        self.unresolved = []

    def function(self, entry, overload, indent="", member=False):
        name = entry["name"]
        qualifiers = overload.get("qualifiers", [])
        template = overload.get("template")
        head = ""
        if template is not None:
            head = f"template <{', '.join(template)}>"
        body = None if {"deleted", "defaulted"} & set(qualifiers) else (
            self.member_body(entry, overload) if member else bodies.body_of(name, overload))
        checks = [] if member else constraint_of(name, overload)
        constexpr = "constexpr" in qualifiers
        if body is None and constexpr:
            # Feeds template arguments of classes that are declared only.
            body = tables.CONSTEXPR_BODIES.get(name, "return {};")
        if body is None and checks and overload.get("returns") == "void" and not member:
            body = f'assay_unmodelled("{name}");'
        words = []
        if overload.get("host_only"):
            words.append("ASSAY_HOST_ONLY")
        if body is not None and not member:
            words.append("ASSAY_MODEL")
        words += [q for q in ("static", "constexpr", "explicit", "virtual") if q in qualifiers]
        if not member:
            words = [w for w in words if w != "static"]
        returns = (overload.get("returns") or "").replace("__gm__ __gm__", "__gm__")
        if returns and entry["kind"] != "conversion":
            words.append(returns)
        params = ", ".join(type_with_name(p["type"], p.get("name", "")) +
                           (f" = {p['default']}" if p.get("default") is not None else "") for p in overload["params"])
        if name in tables.VARIADIC:
            params = tables.VARIADIC[name]
        line = f"{' '.join(words)}{' ' if words else ''}{name}({params})"
        for word in ("const", "noexcept"):
            if word in qualifiers:
                line += " " + word
        if "deleted" in qualifiers:
            line += " = delete"
        if "defaulted" in qualifiers:
            line += " = default"
        out = [wrap(head, indent)] if head else []
        if body is None:
            out.append(wrap(line + ";", indent))
            return "\n".join(out)
        out.append(wrap(line + " {", indent))
        if not member and bodies.takes_hidden_space(name, overload):
            out.append(f'{indent}  assay_model::HiddenSpace("{name}");')
        for check in checks:
            out.append(wrap(check, indent + "  "))
        for text in body.split("\n"):
            if text.strip():
                extra = len(text) - len(text.lstrip()) if "\n" in body else 0
                out.append(wrap(text.strip(), indent + "  " + " " * max(0, extra - 2)))
        out.append(indent + "}")
        return "\n".join(out)

    def member_body(self, entry, overload):
        rule = tables.CLASS_BODIES.get((entry["owner"].split("::")[-1], entry["name"]))
        return rule([p["name"] for p in overload["params"]]) if rule else None

    def constructor(self, entry, overload, fields, indent):
        """Every constructor of the parameter structs stores its parameters in the fields of the same name or place."""
        params = overload["params"]
        kinds = [type_with_name(p["type"], p["name"]) + (f" = {p['default']}" if p.get("default") is not None else "")
                 for p in params]
        name = entry["name"]
        qualifiers = overload.get("qualifiers", [])
        line = f"{'constexpr ' if 'constexpr' in qualifiers else ''}{name}({', '.join(kinds)})"
        if "template" in overload:
            line = f"template <{', '.join(overload['template'])}> " + line
        if "defaulted" in qualifiers:
            return wrap(line + " = default;", indent)
        if "deleted" in qualifiers:
            return wrap(line + " = delete;", indent)
        if not params:
            return f"{indent}ASSAY_MODEL {line} {{}}" if entry["owner"] not in tables.OPAQUE else f"{indent}{line};"
        targets = None if entry["owner"] in tables.OPAQUE else self.targets(entry["owner"], params, fields)
        if targets is None:
            return wrap(line + ";", indent)
        stores = []
        for p, field in zip(params, targets):
            array = re.search(r"\[(\d+)\]$", field["type"])
            if array:
                stores.append(f"for (int i = 0; i < {array[1]}; i++) {field['name']}[i] = {p['name']}[i];")
            elif field["name"] == p["name"]:
                stores.append(f"this->{field['name']} = {p['name']};")
            else:
                stores.append(f"{field['name']} = {p['name']};")
        out = [wrap("ASSAY_MODEL " + line + " {", indent)] + [f"{indent}  {s}" for s in stores] + [indent + "}"]
        return "\n".join(out)

    def targets(self, owner, params, fields):
        by_name = {f["name"].lower().rstrip("_"): f for f in fields}
        found = []
        for p in params:
            base = re.sub(r"(In|Input)$", "", p["name"])
            found.append(by_name.get(base.lower()) or by_name.get(tables.FIELD_OF.get((owner, p["name"]), "").lower()))
        if all(found):
            return found
        def plain(kind):
            return re.sub(r"\[\d*\]|\bconst\b|&|\s", "", kind)
        if not any(found) and len(params) <= len(fields) and all(
                plain(p["type"]) == plain(f["type"]) for p, f in zip(params, fields)):
            return fields[:len(params)]
        self.unresolved.append((owner, [p["name"] for p in params], [f["name"] for f in fields]))
        return None

    def record(self, entry, full, indent=""):
        kind = entry.get("tag", entry["kind"])
        out = []
        if entry.get("template") is not None and entry["kind"] != "full specialisation":
            out.append(wrap(f"template <{', '.join(entry['template'])}>", indent))
        elif entry["kind"] == "full specialisation":
            out.append(indent + "template <>")
        if entry.get("declared_only"):
            out.append(f"{indent}{kind} {entry['name']};")
            return "\n".join(out)
        head = f"{kind} {entry['name']}"
        if entry.get("bases"):
            head += " : " + ", ".join(entry["bases"])
        out.append(wrap(head + " {", indent))
        inner = indent + "  "
        access = "private" if kind == "class" else "public"
        fields = entry.get("fields", [])
        members = self.members.get(full, [])

        def switch(wanted):
            nonlocal access
            if wanted != access:
                out.append(f"{indent} {wanted}:")
                access = wanted

        for friend in entry.get("friends", []):
            out.append(f"{inner}friend {friend};" if not friend.startswith("template") else
                       f"{inner}{re.sub(r'> class', '> friend class', friend)};")
        for member in members:
            if member["kind"] in ("alias", "enum", "enum class", "struct", "union", "class", "constant"):
                switch(member.get("access", "public"))
                out.append(self.entry(member, inner, member=True))
        for member in members:
            for overload in member.get("overloads", []):
                switch(overload.get("access", "public"))
                if member["kind"] == "constructor":
                    out.append(self.constructor(member, overload, fields, inner))
                elif member["kind"] == "destructor":
                    out.append(f"{inner}{member['name']}();")
                else:
                    out.append(self.function(member, overload, inner, member=True))
        for field in fields:
            switch(field.get("access", "public"))
            default = f" = {field['default'].removeprefix('= ')}" if field.get("default") is not None else ""
            out.append(wrap(type_with_name(field["type"], field["name"]) + default + ";", inner))
        out.append(indent + "};")
        return "\n".join(out)

    def constant(self, entry, indent, member):
        kind = entry["type"].removeprefix("const ") if "(*" not in entry["type"] else entry["type"]
        value = entry.get("initialiser", entry.get("value"))
        head = ""
        if entry.get("template") is not None:
            head = f"template <{', '.join(entry['template'])}> "
        if entry["name"] in tables.CONSTANTS:
            return tables.CONSTANTS[entry["name"]]
        if value is None:
            return wrap(f"extern {type_with_name(entry['type'], entry['name'])};", indent)
        static = "static " if member else ""
        return wrap(f"{head}{static}constexpr {type_with_name(kind, entry['name'])} = {value};", indent)

    def entry(self, entry, indent="", member=False):
        kind = entry["kind"]
        full = (entry["owner"] + "::" if entry["owner"] else "") + entry["name"]
        if kind in ("struct", "class", "union", "partial specialisation", "full specialisation"):
            return self.record(entry, full, indent)
        if kind in ("enum", "enum class"):
            under = f" : {entry['underlying']}" if entry.get("underlying") else ""
            values = ", ".join(f"{n} = {v}" for n, v in entry["enumerators"])
            return wrap(f"{kind} {entry['name']}{under} {{ {values} }};", indent)
        if kind == "alias":
            head = f"template <{', '.join(entry['template'])}> " if entry.get("template") is not None else ""
            target = entry["type"]
            if target.removeprefix("struct ") == entry["name"]:
                return ""
            return wrap(f"{head}using {entry['name']} = {target};", indent)
        if kind == "constant":
            return self.constant(entry, indent, member)
        if kind == "variable":
            return wrap(f"extern {type_with_name(entry['type'], entry['name'])};", indent)
        if kind == "namespace alias":
            return f"namespace {entry['name']} = {entry['type']};"
        if kind in ("function", "intrinsic"):
            return "\n".join(self.function(entry, o, indent) for o in entry["overloads"] if not tables.foreign(o))
        return ""

    def macro(self, entry):
        name = entry["name"]
        if name in tables.MACROS:
            text = tables.MACROS[name]
            return "" if text is None else f"#define {name}{text}"
        if "value" in entry:
            return f"#define {name} {entry['value']}"
        params = f"({', '.join(entry['params'])})" if "params" in entry else ""
        if entry["expands"].startswith("nothing"):
            return f"#define {name}{params}"
        self.unresolved.append(("macro", name, entry["expands"]))
        return ""


def emit(writer, group, entries):
    out = [f"// {tables.GROUPS[group]['title']}", "// Generated by scripts/model/generate.py; edit the tables there.", "#pragma once",
           ""]
    out += [f'#include "{i}"' for i in tables.GROUPS[group]["includes"]] + [""]
    out += tables.GROUPS[group].get("first", [])
    space = None
    for entry in entries:
        if entry["kind"] == "macro":
            text = writer.macro(entry)
            wanted = space
        else:
            wanted = entry["owner"] if entry["name"] not in tables.GLOBAL_NAMES else ""
            text = writer.entry(entry)
        if not text:
            continue
        if wanted != space and entry["kind"] != "macro":
            if space:
                out.append(f"}}  // namespace {space}")
            if wanted:
                out.append(f"\nnamespace {wanted} {{")
            space = wanted
        out.append(text)
    if space:
        out.append(f"}}  // namespace {space}")
    text = "\n".join(out) + "\n"
    for old, new in patches.PATCHES.get(group, []):
        if old not in text:
            sys.exit(f"{group}: nothing to patch: {old[:60]!r}")
        text = text.replace(old, new)
    return text


def main():
    with open(sys.argv[1]) as file:
        entries = json.load(file)
    writer = Writer(entries)
    groups = {name: [] for name in tables.GROUPS}
    left = set()
    for entry in entries:
        if entry["owner"] in writer.classes or "(anonymous)" in entry["owner"] or tables.by_hand(entry):
            continue
        group = tables.group_of(entry)
        if group is None:
            left.add(entry["header"])
            continue
        groups[group].append(entry)
    target = os.path.join(sys.argv[2], "assay", "api")
    os.makedirs(target, exist_ok=True)
    for name, members in groups.items():
        with open(os.path.join(target, name + ".h"), "w") as file:
            file.write(emit(writer, name, members))
    for path in sorted({e["header"] for e in entries if re.match(r"highlevel_api/lib/(?!matmul/)", e["header"])}):
        tables.forward(sys.argv[2], path.removeprefix("highlevel_api/"))
    for path in tables.forwards():
        tables.forward(sys.argv[2], path)
    for line in writer.unresolved:
        print("unresolved", line, file=sys.stderr)
    for header in sorted(left):
        print("no group", header, file=sys.stderr)


if __name__ == "__main__":
    main()
