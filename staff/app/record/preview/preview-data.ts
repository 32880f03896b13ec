import type { DataRequest } from '../../../preview/messages.ts';

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

export async function loadPreviewData({ kind, filename }: DataRequest) {
  const name = `../../../../node_modules/pdfjs-dist/${folders[kind]}/${filename}`;
  const address = Object.hasOwn(addresses, name) ? addresses[name] : undefined;
  const response = address ? await fetch(address) : undefined;
  return response?.ok ? response.bytes() : undefined;
}
