"""The client against the program: answers, refusals, servers that are missing, slow or killed."""
import asyncio
import http.server
import json
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time
import unittest

import assay
from support import CONTRACT, KERNELS, UNBUILT, UNBUILT_CONTRACT, WRONG, WithClient, folder, load, script

PROGRAM = assay._server.find_program()


class Answers(WithClient):
    def test_report_is_that_of_the_program(self):
        run = subprocess.run([PROGRAM, "check", "-", "--format", "jsonl", "--contract", str(CONTRACT)],
                             input=WRONG.encode(), capture_output=True, check=False)
        expected = json.loads(run.stdout)
        report = self.client.check(WRONG, contract=CONTRACT)
        self.assertEqual({**report.raw, "timing_ms": 0}, {**expected, "timing_ms": 0})
        self.assertEqual(report.verdict.builds, "yes")
        self.assertIs(report.right, False)
        self.assertTrue(report.problems)
        self.assertEqual([finding.rule for finding in report.findings], [finding["rule"] for finding in expected["findings"]])

    def test_contract_as_dict_and_as_path(self):
        by_path = self.client.check(WRONG, contract=str(CONTRACT))
        by_value = self.client.check(WRONG, contract=load(CONTRACT))
        self.assertEqual(by_path.verdict, by_value.verdict)
        self.assertEqual(by_path.findings, by_value.findings)

    def test_task(self):
        task = KERNELS / "task-wrong-values"
        report = self.client.check((task / "reply.txt").read_text(encoding="utf-8"), task=task / "module.py")
        self.assertEqual(report.verdict.values, "mismatch")
        folder_task = assay.Task.read(KERNELS / "task-wrong-values")
        self.assertEqual(folder_task.module, (task / "module.py").read_text(encoding="utf-8"))

    def test_many_keep_their_order(self):
        texts = [WRONG, UNBUILT, "no kernel at all", WRONG]
        many = self.client.check_many(texts, level="lint")
        self.assertEqual([one.findings for one in many], [self.client.check(text, level="lint").findings for text in texts])
        self.assertEqual(self.client.check_many([]), [])

    def test_inputs_with_contracts_of_their_own(self):
        first, second = self.client.check_many(
            [assay.Input(UNBUILT, UNBUILT_CONTRACT, path="of_its_own.txt"), WRONG], contract=CONTRACT)
        self.assertEqual(first.raw["path"], "of_its_own.txt")
        self.assertEqual(first.verdict.builds, "no")
        self.assertEqual(second.verdict, self.client.check(WRONG, contract=CONTRACT).verdict)

    def test_one_refusal_among_many(self):
        good, bad = self.client.check_many(["x", assay.Input("x", contract={"inputs": 3})], return_exceptions=True)
        self.assertIsInstance(good, assay.Report)
        self.assertIsInstance(bad, assay.RequestRefused)
        self.assertEqual((bad.status, bad.key), (422, "contract"))
        with self.assertRaises(assay.RequestRefused):
            self.client.check_many(["x", assay.Input("x", contract={"inputs": 3})])

    def test_reward_fix_prompt_explain(self):
        reward = self.client.reward(UNBUILT, contract=UNBUILT_CONTRACT)
        self.assertTrue(reward.known)
        self.assertLess(reward.reward, 0.8)
        prompt = self.client.prompt(UNBUILT, contract=UNBUILT_CONTRACT, budget_chars=300)
        self.assertTrue(0 < len(prompt) <= 300, prompt)
        fixed = self.client.fix(UNBUILT, contract=UNBUILT_CONTRACT)
        self.assertIsInstance(fixed.repair, assay.Repair)
        rule = self.client.explain(self.client.check(UNBUILT, contract=UNBUILT_CONTRACT).problems[0].rule)
        self.assertTrue(rule.name)

    def test_refusals_name_the_key(self):
        for arguments, key in (({"level": "lnt"}, "options.level"), ({"no_such_option": 1}, "options.no_such_option"),
                               ({"seconds": -1}, "seconds")):
            with self.assertRaises(assay.RequestRefused) as caught:
                self.client.check("x", **arguments)
            self.assertTrue(key.endswith(caught.exception.key) and caught.exception.key, (key, caught.exception.key))
        with self.assertRaises(assay.RequestRefused):
            self.client.explain("no/such-rule")
        with self.assertRaises(TypeError):
            self.client.check(b"bytes")

    def test_text_that_has_no_utf8(self):
        self.assertIsInstance(self.client.check("half a pair: \ud800", level="lint"), assay.Report)

    def test_from_asyncio(self):
        async def both():
            client = assay.AsyncAssay(self.client)
            one, many = await asyncio.gather(client.check(WRONG, level="lint"),
                                             client.check_many([UNBUILT, WRONG], level="lint"))
            return one, many

        one, many = asyncio.run(both())
        self.assertEqual(one.findings, many[1].findings)

    def test_from_forked_children(self):
        expected = self.client.check(WRONG, level="lint").findings
        children = []
        for _ in range(3):
            child = os.fork()
            if child == 0:
                try:
                    same = all(self.client.check(WRONG, level="lint").findings == expected for _ in range(3))
                    os._exit(0 if same else 1)
                except BaseException:
                    os._exit(2)
            children.append(child)
        self.assertEqual([os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children], [0, 0, 0])
        self.assertEqual(self.client.check(WRONG, level="lint").findings, expected)


class Servers(unittest.TestCase):
    def test_killed_server_is_started_again(self):
        with assay.Assay(workers=1, cache=False) as client:
            expected = client.check(WRONG, level="lint").findings
            first = client.server_pid
            os.kill(first, signal.SIGKILL)
            self.assertEqual(client.check(WRONG, level="lint").findings, expected)
            self.assertNotEqual(client.server_pid, first)

    def test_every_answer_though_the_server_is_killed(self):
        with assay.Assay(workers=2, cache=False, retries=50) as client:
            texts = [f"// {number}\n{WRONG}" for number in range(60)]
            client.ready()
            stop = threading.Event()

            def kill():
                for _ in range(5):
                    if stop.wait(0.2):
                        return
                    try:
                        os.kill(client.server_pid, signal.SIGKILL)
                    except (ProcessLookupError, TypeError):
                        pass

            killer = threading.Thread(target=kill)
            killer.start()
            try:
                got = client.check_many(texts, level="lint")
            finally:
                stop.set()
                killer.join()
            self.assertEqual(len(got), len(texts))
            self.assertTrue(all(one.findings == got[0].findings for one in got))

    def test_close_ends_the_server(self):
        client = assay.Assay(workers=1, cache=False)
        client.ready()
        pid, place = client.server_pid, client._local._folder
        client.close()
        with self.assertRaises(ProcessLookupError):
            os.kill(pid, 0)
        self.assertFalse(os.path.exists(place))
        self.assertIsInstance(client.check("x", level="lint"), assay.Report)
        client.close()

    def test_server_ends_with_a_process_that_is_killed(self):
        code = ("import assay,os,signal,sys\nclient=assay.Assay(workers=1,cache=False)\nclient.ready()\n"
                "print(client.server_pid,flush=True)\nos.kill(os.getpid(),signal.SIGKILL)\n")
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False,
                             env={**os.environ, "TMPDIR": folder(self)})
        pid = int(run.stdout)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                if pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z":
                    return
            except FileNotFoundError:
                return
            time.sleep(0.05)
        self.fail("the server outlives its client")

    def test_program_that_is_missing(self):
        with self.assertRaisesRegex(assay.ProgramMissing, "no-such-program"):
            assay.Assay(program="/no-such-program").check("x")
        saved = {name: os.environ.pop(name, None) for name in ("ASSAY_PROGRAM", "PATH")}
        try:
            with self.assertRaisesRegex(assay.ProgramMissing, "ASSAY_PROGRAM"):
                assay.Assay().check("x")
        finally:
            os.environ.update({name: value for name, value in saved.items() if value is not None})

    def test_program_that_ends_at_once(self):
        broken = script(folder(self), "broken", "import sys\nsys.exit('no such option')\n")
        with self.assertRaisesRegex(assay.ServerFailed, "no such option"):
            assay.Assay(program=broken).check("x")

    def test_program_that_is_killed_at_its_start(self):
        place = folder(self)
        killed = script(place, "killed", f"import os, signal, sys\nif os.path.exists({place!r} + '/second'):\n"
                        f"    os.execv({PROGRAM!r}, ['assay', *sys.argv[1:]])\nopen({place!r} + '/second', 'w').close()\n"
                        "os.kill(os.getpid(), signal.SIGKILL)\n")
        with assay.Assay(program=killed, workers=1, cache=False, retries=1) as client:
            self.assertIsInstance(client.check("x", level="lint"), assay.Report)

    def test_addresses(self):
        for address in ("ftp://host", "http://", "http://host:70000", "http://host/path"):
            with self.assertRaises(assay.AssayError):
                assay.Assay(address, retries=0).check("x")
        with self.assertRaises(assay.ServerFailed):
            assay.Assay("unix:/no/such/socket", retries=1).check("x")


class Stand(http.server.BaseHTTPRequestHandler):
    """Answers with what the test put in `answers`, one after the other."""

    answers = []
    asked = []

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        type(self).asked.append(self.headers.get("Authorization"))
        status, headers, body = type(self).answers.pop(0)
        if status == 0:
            return self.connection.close()
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class OtherServers(unittest.TestCase):
    """A server that is not ours to start: busy, failing, of another version."""

    def setUp(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Stand)
        self.addCleanup(self.server.server_close)
        thread = threading.Thread(target=self.server.serve_forever)
        thread.start()
        self.addCleanup(thread.join)
        self.addCleanup(self.server.shutdown)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"
        Stand.answers, Stand.asked = [], []
        with assay.Assay(workers=1, cache=False) as client:
            self.report = json.dumps(client.check("x", level="lint").raw).encode()

    def test_busy_then_ready(self):
        Stand.answers = [(429, {"Retry-After": "0"}, b"{}"), (503, {"Retry-After": "0"}, b"{}"), (200, {}, self.report)]
        client = assay.Assay(self.address, token="a token of the test")
        self.assertIsInstance(client.check("x"), assay.Report)
        self.assertEqual(Stand.asked, ["Bearer a token of the test"] * 3)

    def test_busy_for_too_long(self):
        Stand.answers = [(429, {"Retry-After": "3600"}, b"{}")]
        with self.assertRaisesRegex(assay.ServerFailed, "no room"):
            assay.Assay(self.address, timeout=5).check("x")

    def test_connection_that_breaks(self):
        Stand.answers = [(0, {}, b"")] * 2 + [(200, {}, self.report)]
        self.assertIsInstance(assay.Assay(self.address).check("x"), assay.Report)
        Stand.answers = [(0, {}, b"")] * 9
        with self.assertRaises(assay.ServerFailed):
            assay.Assay(self.address, retries=2).check("x")
        self.assertEqual(len(Stand.answers), 6)

    def test_partial_report(self):
        Stand.answers = [(504, {}, self.report)]
        self.assertIsInstance(assay.Assay(self.address).check("x"), assay.Report)

    def test_answers_that_make_no_sense(self):
        for body in (b"", b"<html>", b"[]", b"{}", b'{"verdict":3}'):
            Stand.answers = [(200, {}, body)]
            with self.assertRaises(assay.ServerFailed):
                assay.Assay(self.address).check("x")


if __name__ == "__main__":
    unittest.main()
