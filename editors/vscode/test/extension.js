// The extension's code without a display: `vscode` and the client are mocks that record their calls.
"use strict";
const assert = require("node:assert");
const Module = require("node:module");
const path = require("node:path");

const noted = { commands: {}, requests: [], notices: [], panels: [], errors: [], started: 0, stopped: 0 };
const values = { path: "/opt/assay", arguments: ["-I", "x"], chip: "", release: "8.5", level: "lint", config: "" };
let onConfiguration;
let fails = false, refuses = false;
class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(noted, { server, options });
    this.code2ProtocolConverter = { asUri: (uri) => `file://${uri}` };
  }
  onDidChangeState(handler) { this.handler = handler; }
  async start() {
    if (fails) throw new Error("no such file");
    noted.started += 1;
    this.handler({ newState: 2 });
  }
  async stop() { noted.stopped += 1; this.handler({ newState: 1 }); }
  async sendRequest(method, params) { noted.requests.push([method, params]); if (refuses) throw new Error("there is no contract"); return { html: "<p>report</p>" }; }
  async sendNotification(method, params) { noted.notices.push([method, params]); }
}
const status = { show() {} };
const vscode = {
  StatusBarAlignment: { Right: 2 },
  ViewColumn: { Beside: -2 },
  workspace: {
    getConfiguration: () => ({ get: (key, usual) => values[key] ?? usual }),
    onDidChangeConfiguration: (handler) => { onConfiguration = handler; return {}; },
  },
  window: {
    activeTextEditor: { document: { uri: "/a.cpp" } },
    createStatusBarItem: () => status,
    createWebviewPanel: (...words) => { const panel = { words, webview: {} }; noted.panels.push(panel); return panel; },
    showErrorMessage: (text) => noted.errors.push(text),
  },
  commands: {
    registerCommand: (name, run) => { noted.commands[name] = run; return {}; },
    executeCommand: async (...words) => noted.requests.push(words),
  },
};
const load = Module._load;
Module._load = (name, ...rest) =>
  name === "vscode" ? vscode : name === "vscode-languageclient/node" ? { LanguageClient, State: { Running: 2, Stopped: 1 } } : load(name, ...rest);

async function main() {
  const root = path.join(__dirname, "..");
  const manifest = require(path.join(root, "package.json"));
  const extension = require(path.resolve(process.argv[2] ?? path.join(root, "out/unbundled.js")));
  await extension.activate({ subscriptions: [] });
  assert.deepEqual(Object.keys(noted.commands).sort(), manifest.contributes.commands.map((one) => one.command).sort());
  assert.deepEqual(noted.server, { command: "/opt/assay", args: ["lsp", "-I", "x"] });
  assert.deepEqual(noted.options.initializationOptions, { chip: "", release: "8.5", level: "lint", config: "" });
  assert.match(status.text, /check/);
  await noted.commands["assay.report"]();
  assert.deepEqual(noted.requests.pop(), ["workspace/executeCommand", { command: "assay.showReport", arguments: [{ uri: "file:///a.cpp" }] }]);
  assert.equal(noted.panels[0].webview.html, "<p>report</p>");
  assert.deepEqual(noted.panels[0].words[3], { enableScripts: false });
  await noted.commands["assay.fullReport"]();
  assert.equal(noted.requests.pop()[1].command, "assay.checkFully");
  for (const [name, command] of [["assay.runReport", "assay.simulate"], ["assay.proofReport", "assay.prove"]]) {
    await noted.commands[name]();
    assert.deepEqual(noted.requests.pop(), ["workspace/executeCommand", { command, arguments: [{ uri: "file:///a.cpp" }] }]);
  }
  values.contract = "other.json";
  refuses = true;
  await noted.commands["assay.runReport"]();
  assert.deepEqual(noted.requests.pop()[1].arguments, [{ uri: "file:///a.cpp", contract: "other.json" }]);
  assert.match(noted.errors.pop(), /no contract/);
  refuses = false;
  await noted.commands["assay.fixAll"]();
  assert.equal(noted.requests.pop()[1].kind, "source.fixAll.assay");
  values.chip = "sm_80";
  onConfiguration({ affectsConfiguration: (name) => name === "assay" });
  assert.equal(noted.notices[0][1].settings.assay.chip, "sm_80");
  await noted.commands["assay.restartServer"]();
  assert.deepEqual([noted.started, noted.stopped], [2, 1]);
  await extension.deactivate();
  assert.match(status.text, /slash/);
  fails = true;
  await noted.commands["assay.restartServer"]();
  assert.match(noted.errors[0], /assay.path/);
}

main().then(() => console.log("ok: extension"), (error) => { console.error(error); process.exit(1); });
