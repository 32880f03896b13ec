import type { ReactNode } from 'react';
import type { PreviewKind } from '../../../../server/staff/records/shown-record.ts';
import type { View } from '../../../preview/messages.ts';
import { fileWords as words } from '../../../words/files.ts';

type Props = { preview: PreviewKind; view: View; onChange: (view: View) => void; children: ReactNode };

const zooms = [0.5, 0.75, 1, 1.5, 2, 3] as const;

export function PreviewTools({ preview, view, onChange, children }: Props) {
  const larger = zooms.find((zoom) => zoom > view.zoom);
  const smaller = zooms.findLast((zoom) => zoom < view.zoom);
  const zoomTo = (zoom: number | undefined) => zoom && onChange({ ...view, zoom });
  const turn = () => onChange({ ...view, rotation: ((view.rotation + 90) % 360) as View['rotation'] });
  return (
    <div className="record-tools">
      <p role="status">{children}</p>
      <div className="record-zoom">
        <button type="button" className="record-button" disabled={!smaller} onClick={() => zoomTo(smaller)}>
          <Sign d="M3 8h10" />
          <span className="sr-only">{words.zoomOut}</span>
        </button>
        <span className="tabular-nums">{Math.round(view.zoom * 100)} %</span>
        <button type="button" className="record-button" disabled={!larger} onClick={() => zoomTo(larger)}>
          <Sign d="M3 8h10M8 3v10" />
          <span className="sr-only">{words.zoomIn}</span>
        </button>
        {preview !== 'word' && (
          <button type="button" className="record-button" onClick={turn}>
            <Sign d="M13 8a5 5 0 1 1-2-4M11 1v3H8" />
            <span className="sr-only">{words.rotate}</span>
          </button>
        )}
      </div>
    </div>
  );
}

function Sign({ d }: { d: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
