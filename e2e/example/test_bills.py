"""Tests against Acometida by plain HTTP, without any package: python3 -m unittest test_bills, or pytest."""

import json
import os
import unittest
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

URL = os.environ.get("ACOMETIDA_URL", "http://127.0.0.1:4000")
TOKEN = os.environ.get("CONTROL_TOKEN", "")


def call(method, path, body=None, **headers):
    """The status of an answer, and its JSON."""
    headers = {"content-type": "application/json", **{name.replace("_", "-"): value for name, value in headers.items()}}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urlopen(Request(URL + path, data, headers, method=method)) as answer:
            return answer.status, json.loads(answer.read() or "null")
    except HTTPError as refused:
        return refused.code, json.loads(refused.read() or "null")


class BillsTest(unittest.TestCase):
    def setUp(self):
        """Each test has a world of its own, in which a customer is logged in."""
        self.world = f"/worlds/{uuid.uuid4()}"
        self.control("POST", "/worlds", {"id": self.world[8:], "now": "2026-03-16T10:00:00+01:00", "ttlSeconds": 900})
        self.addCleanup(self.control, "DELETE", self.world)
        self.session = self.control("POST", f"{self.world}/personas/customer/login")["session"]

    def control(self, method, path, body=None):
        status, answer = call(method, "/__control" + path, body, authorization=f"Bearer {TOKEN}")
        self.assertLess(status, 300, answer)
        return answer

    def api(self, method, path):
        token = self.session["accessToken"]
        return call(method, "/api" + path, x_sandbox=self.world[8:], authorization=f"Bearer {token}")

    def test_lists_bills_that_fall_overdue(self):
        overdue = "/listBills?filter=status::OVERDUE"
        self.assertEqual(self.api("GET", overdue)[1]["bills"]["count"], 0)
        self.control("POST", f"{self.world}/scenarios/overdueBill")
        self.assertGreater(self.api("GET", overdue)[1]["bills"]["count"], 0)

    def test_answers_503_while_the_bills_fail_once(self):
        self.control("POST", f"{self.world}/faults", {"operation": "listBills", "status": 503, "times": 1})
        self.assertEqual([self.api("GET", "/listBills")[0] for _ in range(2)], [503, 200])


if __name__ == "__main__":
    unittest.main()
