import type { ReactNode } from 'react';
import { LineIcon } from '#app/ui/line-icon.tsx';
import type { PreviewKind } from '../../../../server/staff/records/shown-record.ts';
import type { View } from '../../../preview/messages.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { fileWords as words } from '../../../words/files.ts';

type Props = { preview: PreviewKind; view: View; onChange: (view: View) => void; children: ReactNode };

const signLook = { grid: 16, strokeWidth: 2, className: 'size-4' } as const;
const zooms = [0.5, 0.75, 1, 1.5, 2, 3] as const;

export function PreviewTools({ preview, view, onChange, children }: Props) {
  const larger = zooms.find((zoom) => zoom > view.zoom);
  const smaller = zooms.findLast((zoom) => zoom < view.zoom);
  const zoomTo = (zoom: number | undefined) => zoom && onChange({ ...view, zoom });
  const turn = () => onChange({ ...view, rotation: ((view.rotation + 90) % 360) as View['rotation'] });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-panel py-1.5 ps-3 pe-2 text-xs">
      <p role="status" className="flex-[1_1_14rem] text-muted">
        {children}
      </p>
      <div className="flex items-center gap-3">
        <ToolButton look="icon" aria-disabled={!smaller} onClick={() => zoomTo(smaller)}>
          <LineIcon d="M3 8h10" {...signLook} />
          <span className="sr-only">{words.zoomOut}</span>
        </ToolButton>
        <span className="tabular-nums">{Math.round(view.zoom * 100)} %</span>
        <ToolButton look="icon" aria-disabled={!larger} onClick={() => zoomTo(larger)}>
          <LineIcon d="M3 8h10M8 3v10" {...signLook} />
          <span className="sr-only">{words.zoomIn}</span>
        </ToolButton>
        {preview !== 'word' && (
          <ToolButton look="icon" onClick={turn}>
            <LineIcon d="M13 8a5 5 0 1 1-2-4M11 1v3H8" {...signLook} />
            <span className="sr-only">{words.rotate}</span>
          </ToolButton>
        )}
      </div>
    </div>
  );
}
