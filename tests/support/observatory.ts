import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

const host = 'www.harborlight.example';

/** What the MDN HTTP Observatory would give this page, served over TLS with HTTP sent on to it. Nothing is fetched. */
export function gradePage(html: string, headers: Record<string, string>) {
  const url = new URL(`https://${host}/`);
  const answer = {
    status: 200,
    headers: withGetter(headers),
    verified: true,
    httpEquiv: new Map<string, string[]>(),
  };
  const requests = new Requests(host);
  requests.resources.path = html;
  requests.session = { url, jar: { serializeSync: () => ({ cookies: [] }) } };
  requests.responses = {
    auto: answer,
    cors: answer,
    http: answer,
    https: answer,
    httpRedirects: [
      { url: new URL(`http://${host}/`), status: 301 },
      { url, status: 200 },
    ],
  };
  const verdicts = withoutPreloadList(() => ALL_TESTS.map((test) => test(requests)));
  return {
    score: verdicts.reduce((sum, { result }) => sum + getScoreModifier(result), 100),
    failed: verdicts.filter(({ pass }) => !pass).map(({ result }) => result),
  };
}

/** The package reads headers both as properties and by `get`. */
function withGetter(headers: Record<string, string>): Record<string, string> {
  return Object.defineProperty({ ...headers }, 'get', {
    value: (name: string) => headers[name.toLowerCase()],
  });
}

/** The list of preloaded hosts is fetched by the package's install script, which we do not run: we are on it nowhere. */
function withoutPreloadList<T>(judge: () => T): T {
  const { readFileSync } = fs;
  fs.readFileSync = ((file: string, ...rest: []) =>
    String(file).endsWith('hsts-preload.json') ? '{}' : readFileSync(file, ...rest)) as typeof readFileSync;
  try {
    return judge();
  } finally {
    fs.readFileSync = readFileSync;
  }
}
