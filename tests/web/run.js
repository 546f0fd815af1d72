// The pages of a run, of a proof and of a CUDA reply show the numbers of their JSON: times, buffers, parts of outputs,
// obligations, launches. Its controls work without a script.
"use strict";
const assert = require("node:assert");
const fs = require("node:fs");
const path = require("node:path");
const puppeteer = require("puppeteer-core");

const [folder, keep] = process.argv.slice(2);
const read = (name) => JSON.parse(fs.readFileSync(path.join(folder, name), "utf8"));
const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

async function open(browser, name) {
  const page = await browser.newPage();
  const told = [], asked = [];
  page.on("console", (message) => told.push(message.text()));
  page.on("pageerror", (error) => told.push(String(error)));
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewport({ width: 1200, height: 900 });
  await page.goto("file://" + path.join(folder, name), { waitUntil: "load" });
  return { page, quiet: () => { assert.deepEqual(told, []); assert.deepEqual(asked.filter((url) => url !== page.url()), []); } };
}

// A point for each call, higher where the error is larger, and the finding's own marked.
async function growth(browser) {
  const { findings } = read("lost.json");
  assert.equal(findings.length, 1);
  const points = findings[0].growth;
  const { page, quiet } = await open(browser, "lost.html");
  const shown = await page.evaluate(() => [...document.querySelectorAll("svg.growth circle")].map((dot) =>
    ({ title: dot.querySelector("title").textContent, y: dot.cy.baseVal.value, here: dot.classList.contains("here") })));
  assert.ok(points.length > 5);
  assert.deepEqual(shown.map((dot) => dot.title.split(":")[0]), points.map((point) => `line ${point.line}`));
  for (const [i, dot] of shown.entries()) {
    const want = Number(points[i].error.toPrecision(2));
    assert.ok(Math.abs(Number(dot.title.split(": ")[1]) - want) <= 1e-6 * want, `${dot.title} for ${points[i].error}`);
    if (i > 0) assert.equal(Math.sign(dot.y - shown[i - 1].y), Math.sign(points[i - 1].error - points[i].error), `dot ${i}`);
    assert.equal(dot.here, points[i].line === findings[0].start.line);
  }
  await page.screenshot({ path: path.join(keep, "growth-light.png"), fullPage: true });
  quiet();
}

async function run(browser) {
  const document = read("run.json"), trace = read("trace.json");
  const { page, quiet } = await open(browser, "run.html");
  const shown = await page.evaluate(() => ({
    time: document.getElementById("time").textContent,
    cores: [...document.querySelectorAll("details.core")].map((core) => ({
      head: core.querySelector("summary").textContent,
      waits: core.querySelector(".waits")?.textContent,
      boxes: [...core.querySelectorAll(".lane rect title")].map((title) => title.textContent),
    })),
    rooms: [...document.querySelectorAll("table.rooms tr")].slice(1).map((row) => [...row.cells].map((cell) => cell.textContent)),
    accesses: document.querySelectorAll(".memory rect:not(.room)").length,
    parts: [...document.querySelectorAll("svg.parts")].map((svg) =>
      ["p-once", "p-never", "p-several", "p-wrong"].map((kind) => svg.querySelectorAll("." + kind).length)),
    scripts: document.scripts.length,
  }));
  assert.equal(shown.scripts, 0);
  assert.match(shown.time, new RegExp(`^${grouped(document.performance.cycles)} cycles at `));
  const spans = trace.traceEvents.filter((event) => event.ph === "X");
  const units = new Set([4, 3, 0, 1, 2, 10, 5]);
  for (const account of document.performance.per_core.slice(0, 8)) {
    const core = shown.cores.find((one) => one.head === `core ${account.core}: ${grouped(account.cycles)} cycles`);
    assert.ok(core, `core ${account.core} is not drawn`);
    for (const [cause, cycles] of Object.entries(account.stalls)) assert.ok(core.waits.includes(`${cause} ${grouped(cycles)}`), core.waits);
    const want = spans.filter((span) => span.pid === account.core && units.has(span.tid)).map((span) => `${span.name}: ${span.ts} to ${span.ts + span.dur}`);
    assert.deepEqual(core.boxes.map((title) => title.split(",")[0]).sort(), want.sort());
  }
  const slowest = document.performance.slowest_core;
  const rooms = trace.traceEvents.filter((event) => event.name === "assay_buffer" && event.pid === slowest && event.args.memory === 0);
  assert.ok(rooms.length > 0);
  assert.deepEqual(shown.rooms, rooms.map(({ args }) => [args.buffer, grouped(args.address), grouped(args.bytes)]));
  const names = new Set(rooms.map(({ args }) => args.buffer));
  const touched = spans.filter((span) => span.pid === slowest)
    .reduce((sum, { args }) => sum + [args.buffer, ...(args.also ?? [])].filter((name) => names.has(name)).length, 0);
  assert.equal(shown.accesses, touched);
  assert.deepEqual(shown.parts, document.coverage.filter((one) => one.parts).map(({ parts }) => {
    const counts = [0, 0, 0, 0];
    parts.never.forEach((never, i) => { counts[never > 0 ? 1 : parts.wrong[i] > 0 ? 3 : parts.several[i] > 0 ? 2 : 0] += 1; });
    return counts;
  }));
  assert.ok(shown.parts[0][3] > 0, "wrong values are drawn");
  // Zoom by keyboard: the second choice makes the drawing twice as wide.
  const width = () => page.$eval(".zoom .scroll > div", (one) => one.getBoundingClientRect().width);
  const before = await width();
  await page.focus(".zoom input");
  await page.keyboard.press("ArrowRight");
  assert.ok(Math.abs(await width() / before - 2) < 0.01, `${before} to ${await width()}`);
  await page.keyboard.press("ArrowLeft");
  await page.screenshot({ path: path.join(keep, "run-light.png"), fullPage: true });
  await page.setViewport({ width: 360, height: 740, isMobile: true });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360), "wider than a phone");
  quiet();
}

async function proof(browser) {
  const document = read("proof.json");
  const { page, quiet } = await open(browser, "proof.html");
  const shown = await page.evaluate(() => [...document.querySelectorAll("table.obligations")].slice(0, 2).map((table) =>
    [...table.rows].slice(1).map((row) => ({ cells: [...row.cells].map((cell) => cell.textContent), drawn: row.querySelectorAll("svg").length }))));
  const given = [document.proof.given_shapes, document.proof.all_shapes];
  given.forEach(({ obligations }, i) => {
    assert.deepEqual(shown[i].map(({ cells }) => cells.slice(0, 3)), obligations.map((one) => [one.status, one.kind, one.what]));
    obligations.forEach((one, j) => {
      for (const [name, value] of Object.entries(one.model ?? {})) assert.ok(shown[i][j].cells[3].includes(`${name} = ${value}`), name);
      assert.equal(shown[i][j].drawn, one.model && one.model.offset + one.model.bytes > one.model.size ? 1 : 0);
    });
  });
  assert.ok(shown[1].some(({ drawn }) => drawn > 0), "no counterexample is drawn");
  await page.screenshot({ path: path.join(keep, "proof-light.png") });
  quiet();
}

async function cuda(browser) {
  const document = read("cuda.json");
  const { page, quiet } = await open(browser, "cuda.html");
  const shown = await page.evaluate(() => ({
    launches: [...document.querySelectorAll("table.launches tr")].filter((row) => row.querySelector("td")).map((row) => row.cells[5].textContent),
    runs: [...document.querySelectorAll("h3")].map((one) => one.textContent).filter((text) => text.startsWith("Run of ")),
    results: [...document.querySelectorAll("h4")].map((one) => one.textContent).filter((text) => text.endsWith(" differ")),
    wrong: document.querySelectorAll("svg.parts .p-wrong").length,
  }));
  assert.ok(shown.launches.length > 0 && shown.launches.every((text) => text === "starts"), String(shown.launches));
  assert.ok(shown.runs.length > 0);
  const finding = document.findings.find((one) => one.rule === "numeric/value-mismatch");
  const [count, total] = finding.message.match(/([\d,]+) of ([\d,]+) elements/).slice(1);
  assert.ok(shown.results.includes(`the result: ${count} of ${total} elements differ`), String(shown.results));
  assert.ok(shown.wrong > 0, "wrong values are drawn");
  await page.screenshot({ path: path.join(keep, "cuda-light.png"), fullPage: true });
  await page.setViewport({ width: 360, height: 740, isMobile: true });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360), "wider than a phone");
  quiet();
}

async function main() {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-crash-reporter", "--no-crashpad"],
  });
  await run(browser);
  await growth(browser);
  await proof(browser);
  await cuda(browser);
  await browser.close();
}

main().then(() => console.log("ok: run and proof"), (error) => { console.error(error); process.exit(1); });
