import { type AppPort, openAppPort } from './app-port.ts';
import { drawPages } from './draw-pages.ts';
import type { Opening, View } from './messages.ts';
import { readPdf } from './read-pdf.ts';
import { readPicture } from './read-picture.ts';
import { showWord } from './show-word.ts';

// The page inside of the preview's frame. It has an opaque origin: no cookie, no storage, no network. The app hands it the
// bytes of one file, and it shows them.

addEventListener('message', open);

function open({ data, source, ports }: MessageEvent<Opening>) {
  const [port] = ports;
  // Libraries in this page send messages to themselves.
  if (source !== parent || !port) return;
  removeEventListener('message', open);
  let setView: ((view: View) => void) | undefined;
  let { view } = data;
  const app = openAppPort(port, (next) => {
    view = next;
    setView?.(next);
  });
  show(data, app, () => view).then(
    (shown) => {
      setView = shown;
    },
    (error: unknown) => app.send({ type: 'failed', code: codeOf(error) }),
  );
}

async function show({ kind, bytes }: Opening, app: AppPort, viewNow: () => View) {
  const root = document.getElementById('pages') ?? document.body;
  app.send({ type: 'working' });
  if (kind === 'word') {
    const setView = await showWord(bytes, root, viewNow());
    app.send({ type: 'shown', pages: 1, total: 1 });
    return setView;
  }
  const { pages, total } = kind === 'pdf' ? await readPdf(bytes, app) : await readPicture(bytes);
  const onDrawn = () => app.send({ type: 'shown', pages: pages.length, total });
  const setView = drawPages(pages, root, viewNow(), {
    onWork: () => app.send({ type: 'working' }),
    onDrawn,
    onFailure: (error) => app.send({ type: 'failed', code: codeOf(error) }),
  });
  onDrawn();
  return setView;
}

function codeOf(error: unknown): 'broken' | 'locked' {
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken';
}
