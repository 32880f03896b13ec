import { expect, test } from 'vitest';
import { createCounter, createGauge, createHistogram } from './metrics.ts';

test('a counter shows known labels before anything was counted', () => {
  const counter = createCounter('sent_total', 'Sent.', [{ kind: 'a' }, { kind: 'b' }]);
  counter.add({ kind: 'b' });
  counter.add({ kind: 'b' }, 4);
  expect(counter.text()).toBe(`# HELP sent_total Sent.
# TYPE sent_total counter
sent_total{kind="a"} 0
sent_total{kind="b"} 5
`);
});

test('each bucket of a histogram has everything up to its bound', () => {
  const histogram = createHistogram('took_seconds', 'Took.');
  for (const seconds of [0.005, 0.25, 0.25, 60]) histogram.observe({ route: 'site' }, seconds);
  expect(histogram.text()).toBe(`# HELP took_seconds Took.
# TYPE took_seconds histogram
took_seconds_bucket{route="site",le="0.005"} 1
took_seconds_bucket{route="site",le="0.025"} 1
took_seconds_bucket{route="site",le="0.1"} 1
took_seconds_bucket{route="site",le="0.5"} 3
took_seconds_bucket{route="site",le="2.5"} 3
took_seconds_bucket{route="site",le="10"} 3
took_seconds_bucket{route="site",le="+Inf"} 4
took_seconds_sum{route="site"} 60.505
took_seconds_count{route="site"} 4
`);
});

test('a gauge leaves out what is not known', () => {
  const gauge = createGauge('free_bytes', 'Free.', [
    [{}, 7],
    [{ disk: 'b' }, undefined],
    [{ disk: 'c' }, Number.POSITIVE_INFINITY],
  ]);
  expect(gauge.text()).toBe('# HELP free_bytes Free.\n# TYPE free_bytes gauge\nfree_bytes 7\n');
});
