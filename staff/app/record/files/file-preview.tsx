import { useEffect, useRef, useState } from 'react';
import type { PreviewKind } from '../../../../server/staff/records/shown-record.ts';
import { api } from '../../../api/client.ts';
import { describeFailure } from '../../../api/describe-failure.ts';
import { RequestFailed, requireSuccess } from '../../../api/request-failed.ts';
import type { View } from '../../../preview/messages.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.ts';
import { fileWords as words } from '../../../words/files.ts';
import { troubleLook } from '../../ui/looks.ts';
import type { Address } from '../ui/use-record.ts';
import { openPreview } from './open-preview.ts';
import { PreviewTools } from './preview-tools.tsx';

type Props = { address: Address; part: string; title: string; preview: PreviewKind };

type Progress =
  | { state: 'loading' }
  | { state: 'shown'; pages: number; total: number }
  | { state: 'failed'; error: unknown };

/** Shows a file inside a sandboxed frame: an opaque origin without cookies, storage or network. */
export default function FilePreview(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({ address, part, title, preview, onAgain }: Props & { onAgain: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const opened = useRef<ReturnType<typeof openPreview>>(undefined);
  const [loads, setLoads] = useState(0);
  const [progress, setProgress] = useState<Progress>({ state: 'loading' });
  const [view, setView] = useState<View>({ zoom: 1, rotation: 0 });
  // Also what was chosen while the file was on its way.
  const latestView = useRef(view);
  const shown = useFocusIfLost<HTMLDivElement>();
  const { kind, id } = address;

  useEffect(() => {
    const element = frame.current;
    if (loads !== 1 || !element) return;
    element.scrollIntoView({ block: 'nearest' });
    const request = new AbortController();
    const fail = (error: unknown) => setProgress({ state: 'failed', error });
    fetchFile({ kind, id, part }, request.signal).then(
      (bytes) => {
        opened.current = openPreview(
          element,
          { kind: preview, bytes, view: latestView.current },
          {
            onShown: (pages) => setProgress({ state: 'shown', ...pages }),
            onFailure: (code) => fail(new RequestFailed(code)),
          },
        );
      },
      (error: unknown) => {
        if (!request.signal.aborted) fail(error);
      },
    );
    return () => {
      request.abort();
      opened.current?.close();
    };
  }, [loads, kind, id, part, preview]);

  function changeView(next: View) {
    setView(next);
    latestView.current = next;
    opened.current?.setView(next);
  }

  // A second load means that the page in the frame went elsewhere, which ours never does.
  if (progress.state === 'failed' || loads > 1) {
    const error = progress.state === 'failed' ? progress.error : new RequestFailed('broken');
    return <Trouble error={error} onAgain={onAgain} />;
  }
  return (
    <div
      ref={shown}
      tabIndex={-1}
      className="overflow-hidden rounded-sm border border-line"
      data-state={progress.state}
    >
      <PreviewTools preview={preview} view={view} onChange={changeView}>
        {progress.state === 'loading' && words.loading}
        {progress.state === 'shown' && summarize(preview, progress)}
      </PreviewTools>
      <iframe
        ref={frame}
        src="/staff/preview"
        sandbox="allow-scripts"
        title={words.frame(title)}
        className={`block w-full bg-sunken ${preview === 'picture' ? 'h-[min(60svh,36rem)]' : 'h-[min(80svh,60rem)]'}`}
        onLoad={() => setLoads((count) => count + 1)}
      />
    </div>
  );
}

function Trouble({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const again = useFocusIfLost<HTMLButtonElement>();
  return (
    <div role="alert" className={troubleLook}>
      <p>{describeFailure(error)}</p>
      <ToolButton ref={again} onClick={onAgain}>
        {words.again}
      </ToolButton>
    </div>
  );
}

function summarize(preview: PreviewKind, { pages, total }: { pages: number; total: number }): string {
  if (preview === 'picture') return '';
  return preview === 'word' ? words.word : words.pages(pages, total);
}

async function fetchFile(param: Address & { part: string }, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await requireSuccess(
    api.files[':kind'][':id'][':part'].$get({ param }, { init: { signal } }),
  );
  return answer.arrayBuffer();
}
