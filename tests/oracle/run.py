"""Compare the engine with brute force on many boards: python tests/oracle/run.py 20000."""

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from oracle.boards import KINDS, random_board
from oracle.compare import check_board


def main():
    """Compare so many boards, evenly of each kind, and say how long each kind took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", type=int)
    parser.add_argument("--seed", type=int, default=1, help="another seed, other boards")
    wanted = parser.parse_args()
    total = 0
    for kind in KINDS:
        began, number = time.perf_counter(), -(-wanted.boards // len(KINDS))
        for index in range(number):
            check_board(*random_board(kind, index, wanted.seed))
        total += number
        print(f"{kind:8} {number:6} boards agree, {time.perf_counter() - began:6.1f} s")
    print(f"{total} boards, no difference")


if __name__ == "__main__":
    main()
