import { refusals } from './document-refused.ts';
import { isLocalPath } from './link-target.ts';
import type { XmlHandler } from './xml-part.ts';

/** Start programs, or read other files, databases or macros. */
const refusedFields = new Set([
  'DATABASE',
  'DDE',
  'DDEAUTO',
  'IMPORT',
  'INCLUDE',
  'INCLUDETEXT',
  'LINK',
  'RD',
]);
const refusedElements = new Set(['altchunk', 'control', 'mailmerge', 'oleobject', 'subdoc']);
const instructions = new Set(['delinstrtext', 'instrtext']);

/** Its code, whether another field is inside the code, and whether the code has ended and the shown result has begun. */
type Field = { code: string; isNested: boolean; isResult: boolean };
const newField = (code = ''): Field => ({ code, isNested: false, isResult: false });

/** Refuses fields and elements of a document's text that fetch or start something. A field's code may be in many pieces. */
export function createTextInspector(): XmlHandler {
  // The text outside of fields counts as a result.
  const fields: Field[] = [{ ...newField(), isResult: true }];
  let isCode = false;

  return {
    open(element, attribute) {
      if (refusedElements.has(element) || !isLocalPath(attribute('src') ?? '')) throw refusals.activeWord();
      isCode = instructions.has(element);
      if (element === 'fldsimple') refuseActiveField(newField(attribute('instr')));
      if (element === 'fldchar') onFieldMark(attribute('fldchartype')?.toLowerCase());
    },
    text(text) {
      const field = fields.at(-1);
      if (isCode && field) field.code += text;
    },
    close() {
      isCode = false;
    },
  };

  function onFieldMark(mark: string | undefined) {
    const current = fields.at(-1);
    if (current && mark === 'begin') {
      // The inner field's result would be the name of the outer field, or its end.
      if (!current.isResult && /^\s*[a-z]*$/i.test(current.code)) throw refusals.activeWord();
      current.isNested ||= !current.isResult;
      fields.push(newField());
      return;
    }
    if (current) refuseActiveField(current);
    if (current && mark === 'separate') Object.assign(current, { ...newField(), isResult: true });
    if (mark === 'end' && fields.length > 1) fields.pop();
  }
}

function refuseActiveField({ code, isNested }: Field): void {
  const [name = '', argument = ''] = code.match(/"[^"]*"|\S+/g) ?? [];
  const field = name.toUpperCase();
  // Word for Mac writes a path on its own disk for a pasted picture. A nested field may make another path.
  const isRemotePicture =
    field === 'INCLUDEPICTURE' && (isNested || !isLocalPath(argument.replaceAll('"', '')));
  if (refusedFields.has(field) || isRemotePicture) throw refusals.activeWord();
}
