import type { PreviewKind } from '../../server/staff/records/shown-record.ts';

/** How large, and how far turned clockwise. Zoom 1 fits the width of the frame. */
export type View = { zoom: number; rotation: 0 | 90 | 180 | 270 };

/** The first message, with the port for all others. */
export type Opening = { kind: PreviewKind; bytes: ArrayBuffer; view: View };

/** Fonts, character maps and decoders that come with pdf.js. The frame has no network, so the app fetches them. */
export type DataRequest = { kind: 'cMapUrl' | 'standardFontDataUrl' | 'wasmUrl'; filename: string };

export type ToFrame =
  | { type: 'view'; view: View }
  | { type: 'data'; id: number; bytes: Uint8Array<ArrayBuffer> | undefined };

export type FromFrame =
  /** Starts the app's time limit anew. */
  | { type: 'working' }
  /** All that is in sight is drawn, or nothing is in sight yet. Scrolling shows `pages` of `total`. */
  | { type: 'shown'; pages: number; total: number }
  | { type: 'failed'; code: 'broken' | 'locked' }
  | { type: 'need'; id: number; request: DataRequest };
