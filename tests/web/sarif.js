// SARIF logs checked against the published schema of version 2.1.0, and the required contents of the last of them.
"use strict";
const assert = require("node:assert");
const fs = require("node:fs");
const Ajv = require("ajv");

const schema = require("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");
const ajv = new Ajv({ schemaId: "auto", allErrors: true });
ajv.addMetaSchema(require("ajv/lib/refs/json-schema-draft-04.json"));
const valid = ajv.compile(schema);

let log;
for (const file of process.argv.slice(2)) {
  log = JSON.parse(fs.readFileSync(file, "utf8"));
  assert.ok(valid(log), `${file}: ${JSON.stringify(valid.errors, null, 1)}`);
}
// The schema rejects what it should: otherwise the checks above prove nothing.
const broken = structuredClone(log);
broken.runs[0].results[0].level = "fatal";
assert.ok(!valid(broken));

const [run] = log.runs;
const { results } = run;
assert.ok(results.some((one) => one.codeFlows?.[0].threadFlows[0].locations.length > 1), "no counterexample");
assert.ok(results.some((one) => one.fixes?.[0].artifactChanges[0].replacements.length > 0), "no fix");
const accepted = results.filter((one) => one.suppressions);
assert.ok(accepted.some((one) => one.suppressions[0].kind === "inSource" && one.suppressions[0].justification === "measured"));
const prints = results.filter((one) => !one.suppressions)
  .map((one) => one.locations[0].physicalLocation.artifactLocation.uri + one.ruleId + one.partialFingerprints["assay/v1"]);
assert.equal(new Set(prints).size, prints.length, "fingerprints tell findings apart");
assert.ok(run.invocations[0].toolExecutionNotifications.length > 0 && !run.invocations[0].executionSuccessful);
for (const one of results) {
  assert.equal(run.tool.driver.rules[one.ruleIndex].id, one.ruleId);
  assert.ok(run.tool.driver.rules[one.ruleIndex].help.text.length > 0, one.ruleId);
}
console.log(`ok: sarif, ${results.length} results`);
