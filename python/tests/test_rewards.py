"""The calls of trainers, as they make them."""
import http.client
import inspect
import json
import threading
import types
import unittest
from unittest import mock

import assay
from assay.rewards import AssayORM, completion_text, fill, question_of, trl_reward
from assay.rewards import openrlhf, verl
from support import CONTRACT, KERNELS, UNBUILT, UNBUILT_CONTRACT, WRONG, WithClient, load


def known(value):
    return assay.Reward("1.0", "0", "", value, "none" if value is None else "runs", "a reason", None, 0, 0, 0)


class Columns(unittest.TestCase):
    def test_completions(self):
        self.assertEqual(completion_text("reply"), "reply")
        self.assertEqual(completion_text([{"role": "user", "content": "q"}, {"role": "assistant", "content": "a"}]), "a")
        self.assertEqual(completion_text([{"role": "assistant", "content": "first"}, {"role": "tool", "content": "t"},
                                          {"role": "assistant", "content": "last"}]), "last")
        self.assertEqual(completion_text({"role": "assistant", "content": [{"type": "text", "text": "a"}, {"type": "text", "text": "b"}]}), "ab")
        self.assertEqual(completion_text([{"role": "assistant", "content": None}]), "")
        self.assertEqual(completion_text([]), "")
        with self.assertRaises(TypeError):
            completion_text(3)

    def test_questions(self):
        self.assertEqual(question_of(None), (None, None))
        self.assertEqual(question_of(""), (None, None))
        self.assertEqual(question_of("import x\nclass Model: pass")[1], assay.Task("import x\nclass Model: pass"))
        self.assertEqual(question_of("task.py"), (None, "task.py"))
        self.assertEqual(question_of('{"contract": {"inputs": []}}'), ({"inputs": []}, None))
        self.assertEqual(question_of('{"contract": "{\\"inputs\\": []}"}'), ({"inputs": []}, None))  # as `assay mine` writes it
        self.assertEqual(question_of('{"task": {"module": "import x"}}'), (None, {"module": "import x"}))
        self.assertEqual(question_of({"task": {"module": "m", "cases": None}}), (None, {"module": "m"}))
        self.assertEqual(question_of("ignored\n", {"contract": '{"inputs": []}'}), ({"inputs": []}, None))

    def test_fill(self):
        some = [known(0.2), known(None), known(0.4)]
        self.assertEqual(fill(some, None), [0.2, None, 0.4])
        self.assertEqual(fill(some, 0.0), [0.2, 0.0, 0.4])
        self.assertEqual([round(value, 9) for value in fill(some, "mean")], [0.2, 0.3, 0.4])
        self.assertEqual(fill([known(None)], "mean"), [0.5])
        with self.assertRaises(ValueError):
            fill(some, "median")


class Trainers(WithClient):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.wrong = cls.client.reward(WRONG, contract=CONTRACT).reward
        cls.unbuilt = cls.client.reward(UNBUILT, contract=UNBUILT_CONTRACT).reward

    def test_the_two_differ(self):
        self.assertNotEqual(self.wrong, self.unbuilt)

    def test_trl(self):
        reward = trl_reward()
        self.assertEqual(reward.__name__, "assay_reward")
        contracts = [json.dumps(load(CONTRACT)), json.dumps(load(UNBUILT_CONTRACT))]
        got = reward(prompts=["p", "p"], completions=[WRONG, UNBUILT], completion_ids=[[1], [2]], contract=contracts,
                     trainer_state=object())
        self.assertEqual(got, [self.wrong, self.unbuilt])
        conversation = [[{"role": "assistant", "content": WRONG}], [{"role": "assistant", "content": UNBUILT}]]
        self.assertEqual(reward(prompts=[[], []], completions=conversation, contract=contracts), got)
        self.assertEqual(reward(prompts=[], completions=[]), [])

    def test_trl_row_that_is_refused(self):
        with self.assertLogs("assay.rewards", "WARNING"):
            got = trl_reward()(completions=[WRONG, WRONG], contract=[{"inputs": 3}, load(CONTRACT)])
        self.assertEqual(got, [None, self.wrong])

    def test_trl_columns_of_other_length(self):
        with self.assertRaises(assay.AssayError):
            trl_reward()(completions=[WRONG, WRONG], contract=[load(CONTRACT)])

    def test_swift(self):
        got = AssayORM()([WRONG], contract=[load(CONTRACT)], messages=[[]], solution=["unused"])
        self.assertEqual(got, [self.wrong])
        self.assertEqual(AssayORM(args=object())([WRONG], contract=[load(CONTRACT)]), got)

    def test_verl(self):
        self.assertEqual(list(inspect.signature(verl.compute_score).parameters)[:4],
                         ["data_source", "solution_str", "ground_truth", "extra_info"])
        got = verl.compute_score("set", WRONG, json.dumps({"contract": load(CONTRACT)}), {"split": "train", "index": 3})
        self.assertEqual((got["score"], got["known"], got["builds"], got["right"]), (self.wrong, 1.0, 1.0, 0.0))
        got = verl.compute_score(data_source="set", solution_str=UNBUILT, ground_truth="",
                                 extra_info={"contract": load(UNBUILT_CONTRACT)})
        self.assertEqual((got["score"], got["builds"]), (self.unbuilt, 0.0))
        self.assertGreater(got["errors"], 0)
        self.assertEqual(got["undecided"], 0)

    def test_verl_batch(self):
        truths = [{"contract": load(CONTRACT)}, {"contract": load(UNBUILT_CONTRACT)}, {"contract": {"inputs": 3}}]
        with self.assertLogs("assay.rewards", "WARNING"):
            got = verl.compute_score_batch(["set"] * 3, [WRONG, UNBUILT, WRONG], truths, [None] * 3)
        mean = (self.wrong + self.unbuilt) / 2
        self.assertEqual([one["score"] for one in got[:2]], [self.wrong, self.unbuilt])
        self.assertAlmostEqual(got[2]["score"], mean)
        self.assertEqual([one["known"] for one in got], [1.0, 1.0, 0.0])
        self.assertEqual({tuple(one) for one in got}, {tuple(got[0])})

    def test_task_of_a_row(self):
        task = KERNELS / "task-wrong-values"
        text = (task / "reply.txt").read_text(encoding="utf-8")
        expected = self.client.reward(text, task=task / "module.py").reward
        module = (task / "module.py").read_text(encoding="utf-8")
        self.assertEqual(verl.compute_score("set", text, module)["score"], expected)
        self.assertEqual(trl_reward()(completions=[text], task=[str(task / "module.py")]), [expected])

    def test_openrlhf_function(self):
        torch = types.SimpleNamespace(tensor=lambda values, dtype: ("tensor", list(values), dtype), float32="float32")
        with mock.patch.dict("sys.modules", {"torch": torch}):
            got = openrlhf.reward_func(["prompt" + WRONG], ["prompt"], [json.dumps({"contract": load(CONTRACT)})])
        self.assertEqual(got["rewards"], ("tensor", [self.wrong], "float32"))
        self.assertEqual(got["scores"], got["rewards"])
        self.assertEqual(got["extra_logs"]["assay_known"], ("tensor", [1.0], "float32"))

    def test_openrlhf_server(self):
        server = openrlhf.make_server("127.0.0.1", 0)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        self.addCleanup(server.server_close)
        self.addCleanup(thread.join)
        self.addCleanup(server.shutdown)
        connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=300)
        self.addCleanup(connection.close)

        def ask(body):
            connection.request("POST", "/get_reward", body if isinstance(body, bytes) else json.dumps(body).encode())
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())

        status, got = ask({"query": ["p" + WRONG], "prompts": ["p"], "labels": [json.dumps({"contract": load(CONTRACT)})]})
        self.assertEqual((status, got["rewards"], got["scores"]), (200, [self.wrong], [self.wrong]))
        for body in (b"{", b"\xff", [], {}, {"query": "text"}, {"query": [3]}, {"query": ["a"], "labels": ["a", "b"]}):
            status, got = ask(body)
            self.assertEqual(status, 422, body)
            self.assertTrue(got["error"])
        self.assertEqual(ask({"query": []})[0], 200)


if __name__ == "__main__":
    unittest.main()
