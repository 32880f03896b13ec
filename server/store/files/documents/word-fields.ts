import { refusals } from './document-refused.ts';
import { isActiveCode } from './field-code.ts';
import type { XmlHandler } from './xml-part.ts';

const marks = new Set(['begin', 'separate', 'end']);
const instructions = new Set(['delinstrtext', 'instrtext']);
/** What an add-in stores beside the code, such as a citation. */
const fieldData = 'flddata';
/** Elements that others define may be ignored with their text, or chosen from alternatives. */
const wordNamespace =
  /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/wordprocessingml\/|^http:\/\/schemas\.microsoft\.com\/office\/word\//;

/** Its code, whether another field is inside the code, and whether the code has ended and the shown result has begun. */
type Field = { code: string; kinds: Set<string>; isNested: boolean; isResult: boolean };
const newField = (): Field => ({ code: '', kinds: new Set(), isNested: false, isResult: false });

/** Refuses fields that fetch or start something. A field's code may be in many pieces. */
export function createFieldInspector(): Required<XmlHandler> {
  // The text outside of fields counts as a result.
  const fields: Field[] = [{ ...newField(), isResult: true }];
  let element = '';
  const current = () => fields.at(-1) ?? newField();

  return {
    open(name, attribute, namespace) {
      element = name;
      if (!current().isResult && !wordNamespace.test(namespace)) throw refusals.activeWord();
      if (element === 'fldsimple') onSimpleField(attribute('instr') ?? '');
      if (element === 'fldchar') onFieldMark(attribute('fldchartype')?.toLowerCase());
    },
    text(text) {
      const field = current();
      if (instructions.has(element)) {
        field.code += text;
        field.kinds.add(element);
      } else if (!field.isResult && element !== fieldData && text.trim()) throw refusals.activeWord();
    },
    close() {
      element = '';
    },
    end() {
      // Readers may complete a field that has no end.
      fields.forEach(refuseActiveField);
    },
  };

  function onSimpleField(code: string) {
    if (!current().isResult) onNestedField();
    if (isActiveCode(code)) throw refusals.activeWord();
  }

  /** Reads each code once: a document may have a long code and many marks. */
  function onFieldMark(mark: string | undefined) {
    const field = current();
    if (!mark || !marks.has(mark)) throw refusals.unreadableWord();
    if (mark === 'begin') {
      if (!field.isResult) onNestedField();
      fields.push(newField());
      return;
    }
    refuseActiveField(field);
    if (mark === 'end' && fields.length > 1) fields.pop();
    else Object.assign(field, { ...newField(), isResult: true });
  }

  function onNestedField() {
    const field = current();
    // The inner field's result would be the name of the outer field, or its end. What follows the name cannot become it.
    if (!field.isNested && /^[\s"“”„]*[a-z]*["“”„]?$/i.test(field.code)) throw refusals.activeWord();
    field.isNested = true;
  }
}

function refuseActiveField({ code, isNested, kinds }: Field): void {
  // Readers that skip deleted text would see another code.
  if (isActiveCode(code, isNested) || kinds.size > 1) throw refusals.activeWord();
}
