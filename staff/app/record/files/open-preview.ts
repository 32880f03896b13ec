import type { DataRequest, FromFrame, Opening, ToFrame, View } from '../../../preview/messages.ts';

/** A frame that draws longer than this is thrown away: a PDF can be made to never end. */
const timeLimit = 20_000;

type Report = {
  onShown: (pages: { pages: number; total: number }) => void;
  onFailure: (code: 'broken' | 'locked' | 'slow') => void;
};

/** Hands a file to the frame, over a channel that nothing else can use. */
export function openPreview(frame: HTMLIFrameElement, opening: Opening, { onShown, onFailure }: Report) {
  const { port1: port, port2: theirs } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    // Browsers draw nothing that is out of sight, so that time does not count.
    timer = setTimeout(() => (isInSight(frame) ? onFailure('slow') : restart()), timeLimit);
  };
  const send = (message: ToFrame) => port.postMessage(message);
  port.onmessage = async ({ data }: MessageEvent<FromFrame>) => {
    if (data.type === 'working') return restart();
    if (data.type === 'need') {
      const bytes = await loadPreviewData(data.request).catch(() => undefined);
      return send({ type: 'data', id: data.id, bytes });
    }
    clearTimeout(timer);
    if (data.type === 'shown') onShown(data);
    else onFailure(data.code);
  };
  restart();
  // The frame's origin is opaque, so no address can name it. It is the one that this page made.
  frame.contentWindow?.postMessage(opening, '*', [theirs, opening.bytes]);
  return {
    setView: (view: View) => send({ type: 'view', view }),
    close: () => {
      clearTimeout(timer);
      port.close();
    },
  };
}

function isInSight(frame: HTMLIFrameElement): boolean {
  const { top, bottom } = frame.getBoundingClientRect();
  return document.visibilityState === 'visible' && bottom > 0 && top < innerHeight;
}

/** The files that come with pdf.js and that some PDFs need, by address. Nothing else is handed to the frame. */
const addresses = import.meta.glob<string>(
  [
    '../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
);
const folders = { cMapUrl: 'cmaps', standardFontDataUrl: 'standard_fonts', wasmUrl: 'wasm' };

async function loadPreviewData({ kind, filename }: DataRequest) {
  const name = `../../../../node_modules/pdfjs-dist/${folders[kind]}/${filename}`;
  const address = Object.hasOwn(addresses, name) ? addresses[name] : undefined;
  const response = address ? await fetch(address) : undefined;
  return response?.ok ? response.bytes() : undefined;
}
