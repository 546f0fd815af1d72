// A thin client: starts `assay lsp`, shows in the status bar whether it runs, and opens the server's report in a panel.
import * as vscode from "vscode";
import { LanguageClient, LanguageClientOptions, ServerOptions, State } from "vscode-languageclient/node";

const languages = ["cpp", "cuda-cpp", "python", "markdown", "plaintext"];

interface Report {
  html: string;
}

let client: LanguageClient | undefined;

function settings(): vscode.WorkspaceConfiguration {
  return vscode.workspace.getConfiguration("assay");
}

// The server's options; empty texts leave the choice to assay.toml.
function serverSettings(): Record<string, unknown> {
  const all = settings();
  return Object.fromEntries(["chip", "release", "level", "config"].map((key) => [key, all.get<string>(key, "")]));
}

function makeClient(): LanguageClient {
  const server: ServerOptions = {
    command: settings().get<string>("path", "assay"),
    args: ["lsp", ...settings().get<string[]>("arguments", [])],
  };
  const options: LanguageClientOptions = {
    documentSelector: languages.map((language) => ({ scheme: "file", language })),
    initializationOptions: serverSettings(),
  };
  return new LanguageClient("assay", "Assay", server, options);
}

async function start(status: vscode.StatusBarItem): Promise<void> {
  client = makeClient();
  client.onDidChangeState((change) => show(status, change.newState === State.Running));
  try {
    await client.start();
  } catch (error) {
    show(status, false);
    void vscode.window.showErrorMessage(`Assay does not start: ${error}. The setting assay.path names the program.`);
  }
}

function show(status: vscode.StatusBarItem, running: boolean): void {
  status.text = running ? "$(check) Assay" : "$(circle-slash) Assay";
  status.tooltip = running ? "Assay: show the report of this file" : "Assay is not running";
  status.show();
}

async function showReport(command: string): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (!client || !editor) return;
  const uri = client.code2ProtocolConverter.asUri(editor.document.uri);
  const contract = settings().get<string>("contract", "");
  let report: Report | null;
  try {
    const argument = contract === "" ? { uri } : { uri, contract };
    report = await client.sendRequest<Report | null>("workspace/executeCommand", { command, arguments: [argument] });
  } catch (error) {
    void vscode.window.showErrorMessage(`Assay: ${error instanceof Error ? error.message : error}`);
    return;
  }
  if (!report) return;
  // The page contains no script, and the panel would not run any.
  const panel = vscode.window.createWebviewPanel("assay", "Assay report", vscode.ViewColumn.Beside, { enableScripts: false });
  panel.webview.html = report.html;
}

async function fixAll(): Promise<void> {
  await vscode.commands.executeCommand("editor.action.codeAction", { kind: "source.fixAll.assay", apply: "first" });
}

async function restart(status: vscode.StatusBarItem): Promise<void> {
  await client?.stop();
  await start(status);
}

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const status = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Right);
  status.command = "assay.report";
  context.subscriptions.push(
    status,
    vscode.commands.registerCommand("assay.report", () => showReport("assay.showReport")),
    vscode.commands.registerCommand("assay.fullReport", () => showReport("assay.checkFully")),
    vscode.commands.registerCommand("assay.runReport", () => showReport("assay.simulate")),
    vscode.commands.registerCommand("assay.proofReport", () => showReport("assay.prove")),
    vscode.commands.registerCommand("assay.fixAll", fixAll),
    vscode.commands.registerCommand("assay.restartServer", () => restart(status)),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (!change.affectsConfiguration("assay")) return;
      void client?.sendNotification("workspace/didChangeConfiguration", { settings: { assay: serverSettings() } });
    }),
  );
  await start(status);
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
