"""The repair loop of examples/, with a stand-in for the model."""
import http.server
import json
import os
import subprocess
import sys
import threading
import unittest

from support import KERNELS, PACKAGE, reply

LOOP = PACKAGE.parent / "examples" / "repair-loop" / "repair.py"


class Model(http.server.BaseHTTPRequestHandler):
    replies = []
    asked = []

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        type(self).asked.append((self.path, request))
        reply = type(self).replies.pop(0)
        body = b"no JSON" if reply is None else json.dumps({"choices": [{"message": {"role": "assistant", "content": reply}}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class RepairLoop(unittest.TestCase):
    def setUp(self):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Model)
        self.addCleanup(self.server.server_close)
        thread = threading.Thread(target=self.server.serve_forever)
        thread.start()
        self.addCleanup(thread.join)
        self.addCleanup(self.server.shutdown)
        Model.asked = []

    def loop(self, replies, *options):
        Model.replies = list(replies)
        return subprocess.run([sys.executable, str(LOOP), "--endpoint", f"http://127.0.0.1:{self.server.server_address[1]}/v1",
                               "--model", "stand-in", *options], input="Write a kernel.", capture_output=True, text=True,
                              check=False, env={**os.environ, "PYTHONPATH": str(PACKAGE / "src")})

    def test_until_it_is_right(self):
        wrong, _ = reply("swish-drops-remainder")
        right, contract = reply("swish-right")
        run = self.loop([wrong, right, "never asked for"], "--contract", str(contract))
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual(run.stdout, right + "\n")
        self.assertEqual(len(Model.asked), 2)
        path, request = Model.asked[1]
        self.assertEqual((path, request["model"]), ("/v1/chat/completions", "stand-in"))
        self.assertEqual([message["role"] for message in request["messages"]], ["user", "assistant", "user"])
        self.assertEqual(request["messages"][1]["content"], wrong)
        self.assertIn("attempt 2: builds yes, runs clean, values match, 0 errors", run.stderr)

    def test_out_of_tries(self):
        wrong, contract = reply("swish-drops-remainder")
        run = self.loop([wrong] * 3, "--contract", str(contract), "--tries", "2")
        self.assertEqual((run.returncode, len(Model.asked)), (1, 2), run.stderr)

    def test_endpoint_that_makes_no_sense(self):
        run = self.loop([None])
        self.assertIn("gives no reply", run.stderr)
        self.assertEqual(run.returncode, 1)

    def test_files_that_are_missing(self):
        run = self.loop([], "--contract", str(KERNELS / "no-such.json"))
        self.assertIn("does not exist", run.stderr)


class Replay(unittest.TestCase):
    def replay(self, *lines):
        text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
        return subprocess.run([sys.executable, str(LOOP.with_name("replay.py"))], input=text, capture_output=True, text=True,
                              check=False, env={**os.environ, "PYTHONPATH": str(PACKAGE / "src")})

    def test_what_is_held_back_and_what_is_built(self):
        wrong, _ = reply("swish-drops-remainder")
        right, path = reply("swish-right")
        contract = json.loads(path.read_text(encoding="utf-8"))
        run = self.replay({"attempts": [wrong, right, right], "contract": contract, "right": [False, True, True]},
                          {"attempts": [wrong], "contract": contract},
                          {"attempts": [right, right], "contract": contract, "right": [False, True]})
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertEqual([json.loads(line)["built"] for line in run.stdout.splitlines()], [1, None, 1])
        self.assertIn("3 chains: 5 attempts asked about, 2 held back, 3 built, 0 right ones held back", run.stderr)

    def test_a_right_one_held_back_fails(self):
        wrong, path = reply("swish-drops-remainder")
        run = self.replay({"attempts": [wrong], "contract": json.loads(path.read_text(encoding="utf-8")), "right": [True]})
        self.assertEqual(run.returncode, 1, run.stderr)

    def test_a_line_that_is_no_chain(self):
        for line in ("[]", "no JSON", {"attempts": "text"}, {"attempts": ["a"], "right": []}):
            run = self.replay({"attempts": []}, line)
            self.assertEqual(run.returncode, 2, run.stderr)
            self.assertIn("line 2: ", run.stderr)


if __name__ == "__main__":
    unittest.main()
