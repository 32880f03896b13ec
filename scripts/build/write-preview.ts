import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '#company/palette.ts';
import { colors } from '#office/colors.ts';
import { policiesFile } from '../../server/http/site/policies.ts';
import { bundleScript } from './bundle-script.ts';

const source = 'staff/preview';
const { line, page } = colors;

/**
 * Writes the page of the preview's frame with its script and style inside, and its policy. A page with an opaque origin can
 * load nothing that needs a session, so it loads nothing at all.
 */
export async function writePreview(dir: string): Promise<void> {
  const worker = await bundleScript('node_modules/pdfjs-dist/build/pdf.worker.mjs');
  const define = { __PDF_WORKER__: JSON.stringify(worker) };
  const script = escapeForHtml(await bundleScript(`${source}/main.ts`, define));
  const colors = `:root { --ink: ${brand.navy}; --muted: ${brand.slate}; --line: ${line.light}; --desk: light-dark(${line.light}, ${page.dark}); --shade: ${brand.navy}40; --selected: ${brand.teal}4d }`;
  const style = `${colors}\n${await readFile(`${source}/preview.css`, 'utf8')}`;
  const template = await readFile(`${source}/preview.html`, 'utf8');
  const html = template
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script></script>', () => `<script>${script}</script>`);
  const policy = [
    "default-src 'none'",
    // Decoders of scanned pages are WebAssembly. This allows no JavaScript from strings.
    `script-src ${hashOf(script)} 'wasm-unsafe-eval'`,
    `style-src ${hashOf(style)}`,
    'worker-src blob:',
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    // Also when it is opened without the frame.
    'sandbox allow-scripts',
    "require-trusted-types-for 'script'",
    'trusted-types preview dompurify',
  ].join('; ');
  await mkdir(dir, { recursive: true });
  await writeFile(path.join(dir, 'preview.html'), html);
  await writeFile(path.join(dir, policiesFile), JSON.stringify({ '/preview.html': policy }));
}

/** Inside of a script these would end it, or hide its end. They stand only in strings, where `\x3c` is the same. */
function escapeForHtml(script: string): string {
  return script.replace(/<(?=!--|\/?script)/gi, '\\x3c');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
