import { constants } from 'node:os';
import path from 'node:path';
import { createBoundedProcess } from '../lib/bounded-process.ts';
import { log } from '../lib/log.ts';
import type { Published } from '../lib/website-services.ts';
import type { RenderAnswer, RenderRequest } from './render-child.ts';

const child = new URL('./render-child.ts', import.meta.url);
/** Both languages take about 10 seconds on two quiet cores, and 300 MB. */
const bounds = { seconds: 300, heapMegabytes: 512 };

/** Renders in a process of its own that ends afterwards: what it has loaded is of one release. */
export function createRenderer(siteDir: string, websiteDir: string) {
  const grants = {
    // React's development build is slower. Two threads compress.
    env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2' },
    read: [path.resolve(siteDir, '..')],
    write: [path.resolve(websiteDir)],
    addons: true as const,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
  };
  const closing = new AbortController();
  const run = (request: RenderRequest): Promise<RenderAnswer | undefined> => {
    const work = createBoundedProcess<RenderRequest, RenderAnswer>(child, { ...bounds, requests: 1, grants });
    return work(request, closing.signal);
  };
  return {
    renderRelease: async (request: Extract<RenderRequest, { dir: string }>): Promise<Published> => {
      const answer = await run(request);
      if (!answer || 'html' in answer)
        return { ok: false, sentence: 'Rendering the pages took too long or too much memory.' };
      const { problem, ...published } = answer as Published & { problem?: string };
      if (problem) log('a release could not be rendered', { problem });
      return published;
    },
    renderPage: async (request: Extract<RenderRequest, { page: string }>): Promise<string | undefined> => {
      const answer = await run(request);
      return answer && 'html' in answer ? answer.html : undefined;
    },
    /** Ends a process that is rendering. */
    stop: () => closing.abort(),
  };
}
