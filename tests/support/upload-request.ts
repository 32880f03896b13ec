/** A minimal XMLHttpRequest for Node, with what the upload client uses. */
export class UploadRequest {
  upload = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  #method = '';
  #url = '';
  #headers = new Headers();
  #received = new Headers();
  open(method: string, url: string) {
    this.#method = method;
    this.#url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  getAllResponseHeaders() {
    return [...this.#received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }
  async send(body: FormData) {
    const init = { method: this.#method, headers: this.#headers, body, redirect: 'manual' } as const;
    try {
      const response = await fetch(this.#url, init);
      this.status = response.status;
      this.#received = response.headers;
      this.responseText = await response.text();
      this.onload?.();
    } catch {
      this.onerror?.();
    }
    this.onloadend?.();
  }
}
