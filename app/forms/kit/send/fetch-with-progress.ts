import type { OnProgress } from './backend.ts';

/** A slow upload may take long, but is aborted after a minute without progress. */
const stallTimeout = 60_000;

/** A `fetch` over XMLHttpRequest, because the built-in one does not report upload progress. */
export function fetchWithProgress(onProgress: OnProgress): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('The upload was interrupted'));
      let timer = setTimeout(() => request.abort(), stallTimeout);
      const restartTimer = () => {
        clearTimeout(timer);
        timer = setTimeout(() => request.abort(), stallTimeout);
      };
      request.open(init?.method ?? 'GET', input instanceof Request ? input.url : input);
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => {
        restartTimer();
        if (total > 0) onProgress(loaded / total);
      };
      request.onload = () => {
        // `Response` throws for any other status.
        if (request.status < 200 || request.status > 599) return fail();
        resolve(new Response(readBody(request), { status: request.status, headers: readHeaders(request) }));
      };
      request.onerror = fail;
      request.onabort = fail;
      request.onloadend = () => clearTimeout(timer);
      request.send(init?.body as XMLHttpRequestBodyInit);
    });
}

function readBody(request: XMLHttpRequest): string | null {
  return [204, 205, 304].includes(request.status) ? null : request.responseText;
}

/** Reads all headers at once: asking for one that another origin does not expose logs an error. */
function readHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [, name, value] = /^([^:]+): (.*)$/.exec(line) ?? [];
    if (name && value) headers.set(name, value);
  }
  return headers;
}
