import { serveTwins } from './lighthouse/serve-twins.ts';
import { startChromium } from './support/chromium.ts';
import lighthouse from 'lighthouse';
const site = await serveTwins(['/privacy']); const c = await startChromium();
for (const r of process.argv.slice(2)) {
const res = await lighthouse(site.url + r, { port: c.port, logLevel: 'error', onlyCategories: ['performance'], disableFullPageScreenshot: true, pauseAfterFcpMs:300, pauseAfterLoadMs: 1000, networkQuietThresholdMs: 300, cpuQuietThresholdMs: 300 });
const a = res!.lhr.audits as any;
const m = a['metrics'].details.items[0]; console.log(r, a['network-requests'].details.items.slice(0,2).map((i:any)=>i.transferSize).join(' '), 'obs', m.observedFirstContentfulPaint, 'sim', m.firstContentfulPaint, m.largestContentfulPaint, 'tbt', m.totalBlockingTime);
}
await c.stop(); await site.stop();
