"""A slow sweep: `python tests/drills/run.py N` checks N drills of every family and level."""

import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent))

from drills.checking import check
from ft_tutor.course.drills.families import FAMILIES
from ft_tutor.course.drills.making import LEVELS, drill


def main(number):
    for family in FAMILIES:
        for level in LEVELS:
            slowest, total = 0.0, 0.0
            for seed in range(number):
                begin = perf_counter()
                made = drill(family.name, level, seed)
                seconds = perf_counter() - begin
                slowest, total = max(slowest, seconds), total + seconds
                check(made)
            mean = total / number
            print(f"{family.name:16} {level} {mean * 1000:6.1f} ms, at most {slowest * 1000:6.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
