import { beforeAll, describe, expect, it } from 'vitest';
import { clientsOf, requestWith } from '../support/clients.ts';
import { shareServer } from '../support/open-test-server.ts';
import { type Metrics, readMetrics } from '../support/read-metrics.ts';
import { pdfBytes, resumePath } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import { uploadResume } from '../support/upload-files.ts';

const secret = 'Quillfeather';

const server = shareServer(() => ({ env: { RATE_LIMIT: '1' } }));

describe('/metrics', () => {
  let before: Metrics;
  let after: Metrics;
  const rise = (series: string) => (after.valueOf(series) ?? 0) - (before.valueOf(series) ?? 0);

  beforeAll(async () => {
    const { visitor, staff } = clientsOf(server);
    before = await readMetrics(server.url);
    const row = sampleContact({ name: secret });
    expect((await visitor.from('contacts').insert(row)).status).toBe(201);
    expect((await visitor.from('contacts').insert(row)).status).toBe(409);
    expect((await visitor.from('contacts').insert(sampleContact({ email: secret }))).status).toBe(400);
    expect(
      (await visitor.from('contacts').insert(sampleContact({ message: secret.repeat(5000) }))).status,
    ).toBe(413);
    await staff.from('contacts').insert(sampleContact()).throwOnError();
    const send = (bytes: Buffer) => uploadResume(visitor, resumePath(), bytes);
    expect((await send(pdfBytes(5000))).error).toBeNull();
    expect((await send(Buffer.from(secret))).error).toMatchObject({ statusCode: '415' });
    for (let at = 0; at < 20; at += 1) await fetch(`${server.url}/${secret}/${at}`);
    let status = 0;
    for (let at = 0; at < 40 && status !== 429; at += 1)
      ({ status } = await visitor.from('contacts').insert(sampleContact()));
    expect(status).toBe(429);
    await staff.rpc('note_backup').throwOnError();
    after = await readMetrics(server.url);
  });

  it('counts submissions, uploads and refusals', () => {
    expect(rise('site_submissions_total{kind="message",result="duplicate"}')).toBe(1);
    // A wrong value, a large body, too many.
    expect(rise('site_submissions_total{kind="message",result="refused"}')).toBe(3);
    // The limit is 30, and 4 were sent before.
    expect(rise('site_submissions_total{kind="message",result="stored"}')).toBe(27);
    expect(rise('site_submissions_total{kind="application",result="stored"}')).toBe(0);
    expect(rise('site_uploads_total{bucket="resumes",by="visitor"}')).toBe(1);
    expect(rise('site_uploaded_bytes_total{bucket="resumes",by="visitor"}')).toBe(5000);
    expect(rise('site_refusals_total{reason="rate limit"}')).toBe(1);
    expect(rise('site_refusals_total{reason="size"}')).toBe(1);
    expect(rise('site_refusals_total{reason="type"}')).toBe(1);
    expect(rise('site_database_errors_total{class="23"}')).toBe(2);
  });

  it('measures requests and inserts', () => {
    expect(rise('http_requests_total{route="site",status="404"}')).toBe(20);
    expect(rise('http_requests_total{route="rest",status="429"}')).toBe(1);
    expect(rise('http_request_duration_seconds_count{route="site"}')).toBe(20);
    expect(rise('site_insert_duration_seconds_count{kind="message"}')).toBe(31);
    expect(rise('site_insert_duration_seconds_bucket{le="+Inf",kind="message"}')).toBe(31);
    expect(rise('site_insert_duration_seconds_sum{kind="message"}')).toBeGreaterThan(0);
  });

  it('shows the state of the process, the disk, the mail and the last backup', () => {
    expect(after.valueOf('site_ready{part="database"}')).toBe(1);
    expect(after.valueOf('site_mail_waiting')).toBe(0);
    expect(after.valueOf('site_mail_given_up')).toBe(0);
    for (const series of [
      'site_disk_free_bytes',
      'process_resident_memory_bytes',
      'process_uptime_seconds',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(after.valueOf(series), series).toBeGreaterThan(0);
    expect(before.valueOf('site_last_backup_timestamp_seconds')).toBeUndefined();
    const backup = after.valueOf('site_last_backup_timestamp_seconds') ?? 0;
    expect(Math.abs(backup - Date.now() / 1000)).toBeLessThan(60);
  });

  // Two rules of `promtool check metrics`.
  it('only a histogram has the labels of one, and only a counter its ending', () => {
    const types = [...after.text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
    const reserved = types
      .filter(([, , type]) => type !== 'histogram')
      .flatMap(([, name]) => after.series.filter((series) => series.startsWith(`${name}{`)))
      .filter((series) => /[{,](quantile|le)=/.test(series));
    expect(reserved).toEqual([]);
    const counters = types.filter(([, , type]) => type === 'counter');
    expect(types.filter(([, name]) => name?.endsWith('_total'))).toEqual(counters);
    expect(counters).not.toEqual([]);
  });

  it('has nothing that a visitor sent, and no series for each address', async () => {
    expect(after.text).not.toContain(secret);
    expect(after.text).not.toMatch(/127\.0\.0\.1|ada@/);
    for (let at = 0; at < 5; at += 1) await fetch(`${server.url}/another/${at}`);
    expect((await readMetrics(server.url)).series).toEqual(after.series);
  });
});

describe('who may read /metrics', () => {
  const proxied = shareServer(() => ({
    env: { TRUST_PROXY: '1', METRICS_NETWORKS: '198.51.100.16/28' },
  }));
  const statusFor = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/metrics`, { headers })).status;

  it('behind a trusted proxy, named networks and this machine; an outsider gets 404', async () => {
    const { url } = proxied;
    const from = (address: string) => statusFor(url, { 'x-forwarded-for': address });
    expect(await statusFor(url)).toBe(200);
    expect(await from('198.51.100.20')).toBe(200);
    expect(await from('203.0.113.9')).toBe(404);
    // A client can write the first entries, never the last.
    expect(await from('198.51.100.20, 203.0.113.9')).toBe(404);
    expect(await from('127.0.0.1')).toBe(404);
  });

  it('behind a proxy without TRUST_PROXY nobody, though the proxy is on this machine', async () => {
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect(await statusFor(server.url, { [name]: '127.0.0.1' })).toBe(404);
    const answer = await requestWith(server, server.staffKey, '/metrics', { headers: { via: '1.1 proxy' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('site_');
  });
});
