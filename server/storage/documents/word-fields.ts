import { refusals } from './document-refused.ts';
import { isActiveCode } from './field-code.ts';
import type { XmlHandler } from './xml-part.ts';

const instructions = new Set(['delinstrtext', 'instrtext']);
/** Elements that others define may be ignored with their text, or chosen from alternatives. */
const wordNamespace =
  /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/wordprocessingml\/|^http:\/\/schemas\.microsoft\.com\/office\/word\//;

/** Its code, whether another field is inside the code, and whether the code has ended and the shown result has begun. */
type Field = { code: string; kinds: Set<string>; isNested: boolean; isResult: boolean };
const newField = (): Field => ({ code: '', kinds: new Set(), isNested: false, isResult: false });

/** Refuses fields that fetch or start something. A field's code may be in many pieces. */
export function createFieldInspector(): XmlHandler {
  // The text outside of fields counts as a result.
  const fields: Field[] = [{ ...newField(), isResult: true }];
  let instruction: string | undefined;
  const current = () => fields.at(-1) ?? newField();

  return {
    open(element, attribute, namespace) {
      if (!current().isResult && !wordNamespace.test(namespace)) throw refusals.activeWord();
      instruction = instructions.has(element) ? element : undefined;
      if (element === 'fldsimple') onSimpleField(attribute('instr') ?? '');
      if (element === 'fldchar') onFieldMark(attribute('fldchartype')?.toLowerCase());
    },
    text(text) {
      const field = current();
      if (instruction) {
        field.code += text;
        field.kinds.add(instruction);
      } else if (!field.isResult && text.trim()) throw refusals.activeWord();
    },
    close() {
      instruction = undefined;
    },
  };

  function onSimpleField(code: string) {
    if (!current().isResult) onNestedField();
    if (isActiveCode(code)) throw refusals.activeWord();
  }

  function onFieldMark(mark: string | undefined) {
    const field = current();
    if (mark === 'begin') {
      if (!field.isResult) onNestedField();
      fields.push(newField());
      return;
    }
    // Readers that skip deleted text would see another code.
    if (isActiveCode(field.code, field.isNested) || field.kinds.size > 1) throw refusals.activeWord();
    if (mark === 'separate') Object.assign(field, { ...newField(), isResult: true });
    if (mark === 'end' && fields.length > 1) fields.pop();
  }

  function onNestedField() {
    const field = current();
    // The inner field's result would be the name of the outer field, or its end.
    if (/^[\s"“”„]*[a-z]*["“”„]?$/i.test(field.code)) throw refusals.activeWord();
    field.isNested = true;
  }
}
