"""Waiting for what a server does by itself."""

import time


def first_kernel(get, seconds):
    """Wait for the kernel that is started before a page asks for it; return its id.

    `get` gives the server's JSON answer at a path. Sessions are asked for: of a kernel that still
    starts, `api/kernels` fails.
    """
    end = time.monotonic() + seconds
    while not (sessions := get("api/sessions")):
        assert time.monotonic() < end, "no kernel was started"
        time.sleep(0.1)
    return sessions[0]["kernel"]["id"]
