import {
  AnnotationMode,
  GlobalWorkerOptions,
  getDocument,
  type PDFPageProxy,
  TextLayer,
  VerbosityLevel,
} from 'pdfjs-dist';
import { preview } from '../words/preview.ts';
import type { AppPort } from './app-port.ts';
import type { Page } from './draw-pages.ts';
import type { DataRequest } from './messages.ts';

const maxPages = 30;
const maxImagePixels = 32_000_000;

/** Reads a PDF in a worker. Nothing in it runs: there is no scripting, no form in XML, and annotations are only drawn. */
export async function readPdf(bytes: ArrayBuffer, app: AppPort): Promise<{ pages: Page[]; total: number }> {
  GlobalWorkerOptions.workerPort = startWorker();
  const pdf = await getDocument({
    data: new Uint8Array(bytes),
    enableXfa: false,
    // Letters are drawn as shapes: the browser's own font code never sees the file's fonts.
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: maxImagePixels,
    useWorkerFetch: false,
    BinaryDataFactory: class {
      fetch = (request: DataRequest) => app.requestData(request);
    },
    verbosity: VerbosityLevel.ERRORS,
  }).promise;
  const count = Math.min(pdf.numPages, maxPages);
  const pages: Page[] = [];
  for (let number = 1; number <= count; number += 1)
    pages.push(toPage(await pdf.getPage(number), preview.page(number, pdf.numPages)));
  return { pages, total: pdf.numPages };
}

function toPage(page: PDFPageProxy, label: string): Page {
  const viewportOf = (scale: number, rotation: number) =>
    page.getViewport({ scale, rotation: (page.rotate + rotation) % 360 });
  return {
    label,
    sizeAt: (rotation) => viewportOf(1, rotation),
    async draw(host, canvas, { scale, view }) {
      const { width } = viewportOf(1, view.rotation);
      const viewport = viewportOf(canvas.width / width, view.rotation);
      await page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE }).promise;
      const text = document.createElement('div');
      text.className = 'text';
      host.append(text);
      const textContentSource = await page.getTextContent();
      await new TextLayer({
        textContentSource,
        container: text,
        viewport: viewportOf(scale, view.rotation),
      }).render();
    },
  };
}

/** pdf.js's own worker as one classic script: a page with an opaque origin cannot start a module. Set by write-preview.ts. */
declare const __PDF_WORKER__: string;

/** The frame's policy allows no script from an address, so the worker comes from this script's own text. */
function startWorker(): Worker {
  const address = URL.createObjectURL(new Blob([__PDF_WORKER__], { type: 'text/javascript' }));
  const policy = window.trustedTypes?.createPolicy('preview', { createScriptURL: () => address });
  return new Worker((policy?.createScriptURL('') ?? address) as string);
}
