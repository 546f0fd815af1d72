// VS Code's own protocol library against the real server: a broken kernel, its quick fix, all fixes on save, diagnostics gone.
"use strict";
const assert = require("node:assert");
const { spawn } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { pathToFileURL } = require("node:url");
const rpc = require("vscode-languageserver-protocol/node");

const [assay, kernel] = process.argv.slice(2).map((word) => path.resolve(word));

function offset(text, position) {
  const lines = text.split("\n");
  return lines.slice(0, position.line).reduce((sum, line) => sum + line.length + 1, 0) + position.character;
}

function apply(text, edits) {
  for (const edit of [...edits].sort((a, b) => offset(text, b.range.start) - offset(text, a.range.start)))
    text = text.slice(0, offset(text, edit.range.start)) + edit.newText + text.slice(offset(text, edit.range.end));
  return text;
}

async function main() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "assay-client-"));
  const file = path.join(folder, "kernel.cpp");
  const uri = pathToFileURL(file).toString();
  const text = fs.readFileSync(kernel, "utf8");
  const server = spawn(assay, ["lsp", "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  const connection = rpc.createProtocolConnection(new rpc.StreamMessageReader(server.stdout), new rpc.StreamMessageWriter(server.stdin));
  connection.onRequest(rpc.RegistrationRequest.type, () => undefined);
  connection.onError((error) => assert.fail(String(error)));
  connection.listen();
  const started = await connection.sendRequest(rpc.InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    workspaceFolders: [{ uri: pathToFileURL(folder).toString(), name: "folder" }],
    capabilities: {
      textDocument: { diagnostic: {}, codeAction: { resolveSupport: { properties: ["edit"] } } },
      workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
    },
  });
  assert.equal(started.capabilities.positionEncoding, "utf-16");
  connection.sendNotification(rpc.InitializedNotification.type, {});
  connection.sendNotification(rpc.DidOpenTextDocumentNotification.type, { textDocument: { uri, languageId: "cpp", version: 1, text } });
  const textDocument = { uri };
  const report = await connection.sendRequest(rpc.DocumentDiagnosticRequest.type, { textDocument });
  assert.ok(report.items.length > 0);
  const range = report.items[0].range;
  const actions = await connection.sendRequest(rpc.CodeActionRequest.type, { textDocument, range, context: { diagnostics: report.items } });
  const quick = actions.find((action) => action.kind === rpc.CodeActionKind.QuickFix);
  const fixed = apply(text, quick.edit.documentChanges[0].edits);
  assert.notEqual(fixed, text);
  const all = await connection.sendRequest(rpc.CodeActionRequest.type, {
    textDocument, range, context: { diagnostics: [], only: [rpc.CodeActionKind.SourceFixAll] },
  });
  const resolved = await connection.sendRequest(rpc.CodeActionResolveRequest.type, all[0]);
  assert.equal(apply(text, resolved.edit.documentChanges[0].edits), fixed);
  connection.sendNotification(rpc.DidChangeTextDocumentNotification.type, { textDocument: { uri, version: 2 }, contentChanges: [{ text: fixed }] });
  const after = await connection.sendRequest(rpc.DocumentDiagnosticRequest.type, { textDocument });
  assert.deepEqual(after.items, []);
  const hover = await connection.sendRequest(rpc.HoverRequest.type, { textDocument, position: { line: 0, character: 0 } });
  assert.equal(hover, null);
  await connection.sendRequest(rpc.ShutdownRequest.type);
  connection.sendNotification(rpc.ExitNotification.type);
  const code = await new Promise((done) => server.on("exit", done));
  assert.equal(code, 0);
  connection.dispose();
  fs.rmSync(folder, { recursive: true });
}

main().then(() => console.log("ok: client"), (error) => { console.error(error); process.exit(1); });
