// The page shows the numbers of the JSON, requests nothing, runs nothing, and can be used by keyboard, in the dark and
// on a phone.
"use strict";
const assert = require("node:assert");
const fs = require("node:fs");
const path = require("node:path");
const puppeteer = require("puppeteer-core");

const [page_file, json_file, folder] = process.argv.slice(2);

async function main() {
  const documents = JSON.parse(fs.readFileSync(json_file, "utf8"));
  const findings = documents.flatMap((one) => one.findings);
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-crash-reporter", "--no-crashpad"],
  });
  const page = await browser.newPage();
  const told = [], asked = [];
  page.on("console", (message) => told.push(message.text()));
  page.on("pageerror", (error) => told.push(String(error)));
  page.on("dialog", (dialog) => { told.push("dialog"); void dialog.dismiss(); });
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewport({ width: 1200, height: 900 });
  await page.goto("file://" + page_file, { waitUntil: "load" });
  const shown = await page.evaluate(() => ({
    title: document.title,
    summary: document.getElementById("summary").textContent,
    inputs: [...document.querySelectorAll("section h2")].map((one) => one.textContent),
    verdicts: [...document.querySelectorAll("section > .verdict")].map((one) => one.textContent),
    findings: [...document.querySelectorAll("td.f")].map((one) => [one.querySelector("strong").textContent, one.querySelector("div").textContent]),
    marks: [...document.querySelectorAll("mark")].map((one) => one.textContent),
    scripts: document.scripts.length,
    images: document.images.length,
    fixes: document.querySelectorAll("td.f details").length,
  }));
  assert.equal(shown.title, "Assay report");
  const count = (severity) => findings.filter((one) => one.severity === severity).length;
  const counted = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;
  assert.equal(shown.summary, `${counted(findings.length, "finding")} in ${counted(documents.length, "input")}: ` +
    `${counted(count("error"), "error")}, ${counted(count("warning"), "warning")}, ${counted(count("note"), "note")}`);
  assert.deepEqual(shown.inputs, documents.map((one) => one.path));
  assert.deepEqual(shown.verdicts, documents.map(({ verdict }) =>
    `builds: ${verdict.builds}; runs: ${verdict.runs}; values: ${verdict.values}; proved free of faults: ${verdict.proved}`));
  assert.deepEqual(shown.findings, findings.map((one) => [`${one.severity}[${one.rule}]`, one.message]));
  assert.ok(shown.marks.includes("absent"), String(shown.marks));
  assert.equal(shown.fixes, findings.reduce((sum, one) => sum + one.fixes.length, 0));
  assert.equal(shown.scripts + shown.images, 0);
  // By keyboard: the first finding is reached and opened.
  let hash = "";
  for (let i = 0; i < 20 && !hash.includes("f"); ++i) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    hash = await page.evaluate(() => location.hash);
  }
  assert.match(hash, /^#i\df\d$/);
  for (const scheme of ["light", "dark"]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    const [ink, back] = await page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]);
    const brightness = (text) => text.match(/\d+/g).slice(0, 3).reduce((sum, one) => sum + Number(one), 0);
    assert.ok(Math.abs(brightness(ink) - brightness(back)) > 400, `${scheme}: ${ink} on ${back}`);
    await page.screenshot({ path: path.join(folder, `report-${scheme}.png`) });
  }
  await page.setViewport({ width: 360, height: 740, isMobile: true });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360), "wider than a phone");
  await page.screenshot({ path: path.join(folder, "report-phone.png") });
  assert.deepEqual(told, []);
  assert.deepEqual(asked.filter((url) => url !== "file://" + page_file && !url.startsWith("file://" + page_file + "#")), []);
  await browser.close();
}

main().then(() => console.log("ok: html"), (error) => { console.error(error); process.exit(1); });
