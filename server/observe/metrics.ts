/** Labels have few values each, named in the code: no address, no path, nothing that a visitor sent. */
type Labels = Record<string, string>;

export type Metric = { text(): string };

type Sample = [labels: string, value: number, suffix?: string];

/** In Prometheus's text format, version 0.0.4. */
function formatMetric(
  { name, help, type }: { name: string; help: string; type: 'counter' | 'gauge' | 'histogram' },
  samples: Iterable<Sample>,
): string {
  const lines = [...samples].map(([labels, value, suffix = '']) => `${name}${suffix}${labels} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

/** Counts from 0 at the start of the process. `known` are the labels that are shown before anything was counted. */
export function createCounter(name: string, help: string, known: Labels[] = []) {
  const values = new Map(known.map((labels) => [formatLabels(labels), 0]));
  return {
    add(labels: Labels, by = 1) {
      const key = formatLabels(labels);
      values.set(key, (values.get(key) ?? 0) + by);
    },
    text: () => formatMetric({ name, help, type: 'counter' }, values),
  };
}

/** Upper bounds of the buckets, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10, Number.POSITIVE_INFINITY];

type Series = { labels: Labels; buckets: number[]; sum: number };

export function createHistogram(name: string, help: string) {
  const all = new Map<string, Series>();
  return {
    observe(labels: Labels, seconds: number) {
      const key = formatLabels(labels);
      const series = all.get(key) ?? { labels, buckets: bounds.map(() => 0), sum: 0 };
      all.set(key, series);
      const at = bounds.findIndex((bound) => seconds <= bound);
      series.buckets[at] = (series.buckets[at] ?? 0) + 1;
      series.sum += seconds;
    },
    text: () => formatMetric({ name, help, type: 'histogram' }, [...all.values()].flatMap(samplesOf)),
  };
}

/** In the format, each bucket has everything up to its bound. */
function samplesOf({ labels, buckets, sum }: Series): Sample[] {
  let count = 0;
  const samples = bounds.map((bound, at): Sample => {
    count += buckets[at] ?? 0;
    const le = Number.isFinite(bound) ? String(bound) : '+Inf';
    return [formatLabels({ ...labels, le }), count, '_bucket'];
  });
  return [...samples, [formatLabels(labels), sum, '_sum'], [formatLabels(labels), count, '_count']];
}

/** Values at the moment of the scrape. One that is not known is left out. */
export function createGauge(name: string, help: string, values: Array<[Labels, number | undefined]>): Metric {
  const samples = values.flatMap(([labels, value]): Sample[] =>
    value === undefined || !Number.isFinite(value) ? [] : [[formatLabels(labels), value]],
  );
  return { text: () => formatMetric({ name, help, type: 'gauge' }, samples) };
}
