"""Every benchmark is set beside the baseline of the same run."""

import pytest
from baseline import baseline, seconds_of


@pytest.fixture
def beside_the_baseline(benchmark):
    """Time a function, and print its median as a multiple of the baseline."""

    def measure(function, *, goal=None, **options):
        base = seconds_of(baseline)
        result = benchmark.pedantic(function, warmup_rounds=1, **options)
        if benchmark.stats:
            median = benchmark.stats.stats.median
            benchmark.extra_info["baselines"] = round(median / base, 3)
            aim = f", goal {goal} ms" if goal else ""
            print(
                f"\n{benchmark.name}: median {median * 1e3:.4f} ms{aim}; "
                f"{median / base:.3f} baselines of {base * 1e3:.3f} ms"
            )
        return result

    return measure
