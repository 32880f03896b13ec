export type Metrics = Awaited<ReturnType<typeof readMetrics>>;

const sample = /^([a-z][a-z0-9_]*(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})?) ([0-9.e+-]+)$/;
const comment = /^# (HELP [a-z][a-z0-9_]* .+|TYPE [a-z][a-z0-9_]* (counter|gauge|histogram))$/;

/** Reads Prometheus's text format, and throws for a line that it does not allow. */
export async function readMetrics(url: string) {
  const response = await fetch(`${url}/metrics`);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`/metrics answered ${response.status}`);
  const values = new Map<string, number>();
  for (const line of text.split('\n').slice(0, -1)) {
    if (line === '' || comment.test(line)) continue;
    const [, series, value] = sample.exec(line) ?? [];
    if (!series || values.has(series)) throw new Error(`Not a metric, or one twice: ${line}`);
    values.set(series, Number(value));
  }
  return {
    /** Of one series, such as `site_refusals_total{reason="size"}`. */
    valueOf: (series: string) => values.get(series),
    series: [...values.keys()],
    text,
  };
}
