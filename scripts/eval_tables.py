#!/usr/bin/env python3
"""Tables that the measuring scripts share. By itself: the commonest unmodelled names of kept JSON lines."""
import argparse
import collections
import html
import json

PAGE_STYLE = """
:root{--ink:#1c1e21;--back:#fff;--bar:#4c78a8}
@media(prefers-color-scheme:dark){:root{--ink:#e6e8eb;--back:#15171a;--bar:#7aa6d6}}
body{margin:0 auto;padding:1rem;max-width:60rem;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.4rem}h2{font-size:1.1rem;margin:1.6rem 0 .3rem}
table{width:100%;border-collapse:collapse;table-layout:fixed}td{padding:.1rem .4rem;overflow-wrap:anywhere}
td.name{width:40%}td.count{width:6rem;text-align:right}svg{width:100%;height:.9rem;display:block}rect{fill:var(--bar)}
"""


def unmodelled(documents, most=50):
    """Markdown lines: real names that the model lacks, by the number of inputs that use them."""
    inputs, uses = collections.Counter(), collections.Counter()
    for document in documents:
        for entry in document.get("unmodelled", []):
            inputs[entry["name"]] += 1
            uses[entry["name"]] += entry["count"]
    if not inputs:
        return ["No input uses a name that is not modelled."]
    lines = ["| name not modelled | inputs | uses |", "| --- | --- | --- |"]
    for name, count in sorted(inputs.items(), key=lambda item: (-item[1], -uses[item[0]], item[0]))[:most]:
        lines.append(f"| `{name}` | {count} | {uses[name]} |")
    if len(inputs) > most:
        lines.append(f"| and {len(inputs) - most} more | | |")
    return lines


def page(title, summary, sections):
    """A page of bars, as `assay mine` makes them: no script, all names escaped. `sections`: (heading, {name: count})."""
    out = ["<!doctype html>", '<html lang="en"><head><meta charset="utf-8">',
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
           '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
           f"<title>{html.escape(title)}</title>", f"<style>{PAGE_STYLE}</style></head><body><main>",
           f"<h1>{html.escape(title)}</h1>", f'<p id="summary">{html.escape(summary)}</p>']
    for heading, counts in sections:
        shown = sorted(((name, count) for name, count in counts.items() if count), key=lambda item: (-item[1], item[0]))[:40]
        if not shown:
            continue
        out += [f"<h2>{html.escape(heading)}</h2>", "<table>"]
        for name, count in shown:
            out.append(f'<tr><td class="name">{html.escape(name)}</td><td><svg viewBox="0 0 100 10" preserveAspectRatio="none">'
                       f'<rect width="{100.0 * count / shown[0][1]:.2f}" height="10"/></svg></td><td class="count">{count:,}</td></tr>')
        out.append("</table>")
    return "\n".join(out) + "\n</main></body></html>\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", metavar="FILE.jsonl", nargs="+", help="what --keep of the measuring scripts wrote")
    documents = []
    for path in parser.parse_args().files:
        with open(path, encoding="utf-8") as lines:
            documents += [json.loads(line) for line in lines if line.strip()]
    print("\n".join(unmodelled(documents)))


if __name__ == "__main__":
    main()
