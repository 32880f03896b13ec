import lighthouse from 'lighthouse';

export type Measurement = {
  /** From 0 to 100, by category. */
  scores: Record<string, number>;
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  requests: Request[];
  /** Ids of the audits that lowered a score. */
  failures: string[];
};
type Request = { path: string; kind: string; bytes: number };

const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Runs Lighthouse once with its mobile preset, which simulates a slow phone on a slow network. */
export async function measure(
  url: string,
  port: number,
  categories: 'all' | 'performance',
): Promise<Measurement> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: categories === 'all' ? allCategories : ['performance'],
    disableFullPageScreenshot: true,
    // Fonts and islands are fetched after `load`.
    pauseAfterFcpMs: 300,
    pauseAfterLoadMs: 1000,
    networkQuietThresholdMs: 300,
    cpuQuietThresholdMs: 300,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  // Chromium sometimes loses the start of a trace. Lighthouse asks to run again.
  if (lhr.runtimeError?.code === 'NO_NAVSTART') return measure(url, port, categories);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const numberOf = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    firstPaint: numberOf('first-contentful-paint'),
    largestPaint: numberOf('largest-contentful-paint'),
    shift: numberOf('cumulative-layout-shift'),
    blocking: numberOf('total-blocking-time'),
    requests: requestsOf(lhr.audits['network-requests']?.details),
    failures: Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}

type Item = { url: string; resourceType?: string; transferSize: number };

function requestsOf(details: unknown): Request[] {
  const { items = [] } = (details ?? {}) as { items?: Item[] };
  return items.map(({ url, resourceType = 'Other', transferSize }) => ({
    path: new URL(url).pathname,
    kind: resourceType,
    bytes: transferSize,
  }));
}
