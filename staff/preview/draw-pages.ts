import type { View } from './messages.ts';

/** One page of a PDF, or a picture. Sizes are in CSS pixels at scale 1. */
export type Page = {
  label: string;
  sizeAt(rotation: View['rotation']): { width: number; height: number };
  draw(host: HTMLElement, canvas: HTMLCanvasElement, shown: { scale: number; view: View }): Promise<void>;
};

/** A canvas larger than this would need more memory than it is worth. */
const maxPixels = 12_000_000;

type Report = { onWork: () => void; onDrawn: () => void; onFailure: (error: unknown) => void };

/** Lays pages out below one another and draws those that are near the visible part. Returns how to change the view. */
export function drawPages(pages: Page[], root: HTMLElement, first: View, report: Report) {
  let view = first;
  let round = 0;
  const hosts = pages.map(({ label }) => {
    const host = document.createElement('section');
    host.className = 'page';
    host.setAttribute('aria-label', label);
    root.append(host);
    return host;
  });
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const host of near) observer.unobserve(host);
      void drawInTurn(near as HTMLElement[], round);
    },
    { rootMargin: '50%' },
  );

  async function drawInTurn(near: HTMLElement[], current: number) {
    try {
      for (const host of near) {
        if (current !== round) return;
        report.onWork();
        await drawPage(host, current);
      }
      if (current === round) report.onDrawn();
    } catch (error) {
      if (current === round) report.onFailure(error);
    }
  }

  async function drawPage(host: HTMLElement, current: number) {
    const page = pages[hosts.indexOf(host)];
    if (!page) return;
    const canvas = document.createElement('canvas');
    const scale = scaleOf(page, root, view);
    const { width, height } = page.sizeAt(view.rotation);
    const sharpness = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (width * height)) / scale);
    canvas.width = Math.max(1, Math.floor(width * scale * sharpness));
    canvas.height = Math.max(1, Math.floor(height * scale * sharpness));
    const drawn = document.createElement('div');
    drawn.append(canvas);
    await page.draw(drawn, canvas, { scale, view });
    if (current === round) host.replaceChildren(...drawn.childNodes);
  }

  function layOut() {
    round += 1;
    for (const [at, host] of hosts.entries()) {
      const page = pages[at];
      if (!page) continue;
      const scale = scaleOf(page, root, view);
      const { width, height } = page.sizeAt(view.rotation);
      host.style.width = `${width * scale}px`;
      host.style.height = `${height * scale}px`;
      host.style.setProperty('--total-scale-factor', String(scale));
      observer.unobserve(host);
      observer.observe(host);
    }
  }

  let lastWidth = root.clientWidth;
  new ResizeObserver(() => {
    if (root.clientWidth === lastWidth) return;
    lastWidth = root.clientWidth;
    layOut();
  }).observe(root);
  layOut();
  return (next: View) => {
    view = next;
    layOut();
  };
}

/** At zoom 1 the page is as wide as the frame, and never more than twice its own size. */
function scaleOf(page: Page, root: HTMLElement, { zoom, rotation }: View): number {
  const { width } = page.sizeAt(rotation);
  const room = root.ownerDocument.documentElement.clientWidth - 24;
  return Math.min(room / width, 2) * zoom;
}
