import { refusals } from './document-refused.ts';

/** Run something, open another file, send data, or carry a file. No other use of these names is known. */
const actingValues = new Set([
  'EmbeddedFile',
  'FileAttachment',
  'GoTo3DView',
  'GoToE',
  'GoToR',
  'ImportData',
  'JavaScript',
  'Launch',
  'Rendition',
  'RichMedia',
  'RichMediaExecute',
  'SubmitForm',
  'XFA',
]);

/** Act only after these keys. `/BM /Screen`, for example, is a way to mix colors. */
const actingAfter = new Map([
  ['S', new Set(['Movie', 'Sound', 'Thread'])],
  ['Subtype', new Set(['3D', 'Movie', 'Screen', 'Sound'])],
  ['Type', new Set(['3D', 'Sound'])],
  ['FS', new Set(['URL'])],
]);

const actingKeys = new Set([
  'EF',
  'EmbeddedFiles',
  'GoToE',
  'GoToR',
  'ImportData',
  'JS',
  'Launch',
  'Rendition',
  'Renditions',
  'RichMedia',
  'RichMediaContent',
  'RichMediaSettings',
  'SubmitForm',
  'XFA',
]);

/** Their values are names of places in the document. Chromium names them after the anchors of a page. */
const destinationKeys = new Set<string | undefined>(['D', 'Dest']);

/** The content of a stream with one of these is in another file. */
const externalStreamKeys = ['F', 'FFilter', 'FDecodeParms', 'OPI', 'Ref'];

export function refuseActingKey(key: string): void {
  if (actingKeys.has(key)) throw refusals.activePdf();
}

/** `key` is undefined for a name that is an object of its own. It can be the value of any key. */
export function refuseActingValue(name: string, key: string | undefined): void {
  if (destinationKeys.has(key)) return;
  const sets = key === undefined ? [...actingAfter.values()] : [actingAfter.get(key)];
  if (actingValues.has(name) || sets.some((set) => set?.has(name))) throw refusals.activePdf();
}

export function refuseExternalStream(hasKey: (key: string) => boolean): void {
  if (externalStreamKeys.some(hasKey)) throw refusals.activePdf();
}
