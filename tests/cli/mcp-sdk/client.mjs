// assay mcp under the official TypeScript SDK of the Model Context Protocol, as an agent's host uses it: the SDK checks
// every answer against its schemas, and results against the tools' own.
//
// usage: node client.mjs PROGRAM CORPUS; the SDK is found from the working folder's node_modules
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const require = createRequire(pathToFileURL(join(process.cwd(), 'x.js')));
const load = (name) => import(pathToFileURL(require.resolve(`@modelcontextprotocol/sdk/${name}`)));
const {Client} = await load('client/index.js');
const {StdioClientTransport} = await load('client/stdio.js');

const [program, corpus] = process.argv.slice(2);
const client = new Client({name: 'test', version: '1'});
await client.connect(new StdioClientTransport({command: program, args: ['mcp', '--no-cache', '-j2']}));
assert.equal(client.getServerVersion().name, 'assay');

const {tools} = await client.listTools();
assert.deepEqual(tools.map((tool) => tool.name).sort(), ['check', 'contract', 'explain', 'fix', 'prove', 'reward', 'simulate']);

const of = (name) => ({
  text: readFileSync(join(corpus, name, 'reply.txt'), 'utf8'),
  contract: JSON.parse(readFileSync(join(corpus, name, 'contract.json'), 'utf8')),
});
const call = (name, args, options) => client.callTool({name, arguments: args}, undefined, options);

const told = [];
const checked = await call('check', of('swish-drops-remainder'), {onprogress: (one) => told.push(one.progress)});
assert.equal(checked.isError, false);
assert.ok(checked.content[0].text.length > 0);
assert.equal(checked.structuredContent.verdict.builds, 'yes');
assert.ok(told.length > 0);

const fixed = await call('fix', of('missing-enque'));
assert.match(fixed.content[0].text, /EnQue/);
const rated = await call('reward', of('swish-drops-remainder'));
assert.ok(rated.structuredContent.reward < 0.8);
const page = await call('explain', {rule: 'queue/missing-enque'});
assert.ok(page.content[0].text.includes('queue/missing-enque'));
const refused = await call('check', {text: 3});
assert.equal(refused.isError, true);
await assert.rejects(call('no-such-tool', {}));

const {resources} = await client.listResources();
assert.ok(resources.length > 50);
assert.ok((await client.listResourceTemplates()).resourceTemplates.length === 1);
const {contents} = await client.readResource({uri: resources[0].uri});
assert.ok(contents[0].text.length > 0);
await assert.rejects(client.readResource({uri: 'assay://rules/no/such'}));

const stop = new AbortController();
const given_up = call('check', of('swish-drops-remainder'), {signal: stop.signal});
stop.abort('test');
await assert.rejects(given_up);
await client.ping();
await client.close();
console.log('the SDK agrees');
