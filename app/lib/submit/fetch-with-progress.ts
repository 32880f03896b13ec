import type { OnProgress } from './backend.ts';

/** An upload may take long on a bad line, but it must not stand still for a minute. */
const longestStandstill = 60_000;

/** `fetch` for uploads: the platform's own cannot tell how far a body has got, XMLHttpRequest can. */
export function fetchWithProgress(onProgress: OnProgress): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('The upload was interrupted'));
      let timer = setTimeout(() => request.abort(), longestStandstill);
      const alive = () => {
        clearTimeout(timer);
        timer = setTimeout(() => request.abort(), longestStandstill);
      };
      request.open(init?.method ?? 'GET', input instanceof Request ? input.url : input);
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => {
        alive();
        if (total > 0) onProgress(loaded / total);
      };
      request.onload = () => {
        // A status outside of HTTP's own cannot be made into a response.
        if (request.status < 200 || request.status > 599) return fail();
        resolve(new Response(bodyOf(request), { status: request.status, headers: headersOf(request) }));
      };
      request.onerror = fail;
      request.onabort = fail;
      request.onloadend = () => clearTimeout(timer);
      request.send(init?.body as XMLHttpRequestBodyInit);
    });
}

function bodyOf(request: XMLHttpRequest): string | null {
  return [204, 205, 304].includes(request.status) ? null : request.responseText;
}

/** As one text: asking another origin for a single header that it does not expose makes the browser complain. */
function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [, name, value] = /^([^:]+): (.*)$/.exec(line) ?? [];
    if (name && value) headers.set(name, value);
  }
  return headers;
}
