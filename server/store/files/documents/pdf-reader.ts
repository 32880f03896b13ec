import { type PDFDict, type PDFName, type PDFObject, PDFParser, type PDFRef } from '@cantoo/pdf-lib';
import { refusals } from './document-refused.ts';
import { refuseActingKey, refuseActingValue } from './pdf-names.ts';

/** Far deeper than the objects of any real document. */
const maxDepth = 100;
/** Readers disagree on which of two equal keys counts. With these keys they would see different objects or links. */
const decisiveKeys = new Set(['DecodeParms', 'Encrypt', 'Filter', 'First', 'N', 'URI']);
/** How often all bytes may be read. Objects inside each other's strings would be read again and again. */
const maxReadings = 4;
const openingAngle = 0x3c;
const openingBracket = 0x5b;
const endOfObject = [...Buffer.from('endobj')];

/**
 * Reads objects at given offsets with pdf-lib's parser. Refuses names that act while it reads, because the finished
 * dictionary has lost all but the last of equal keys.
 */
export class PdfReader extends PDFParser {
  /** Bytes that may still be read. */
  private budget: number;
  private depth = 0;
  private isValue = false;
  private key: string | undefined;
  private keys: Set<string>[] = [];

  constructor(bytes: Uint8Array) {
    super(bytes);
    this.budget = maxReadings * bytes.length;
  }

  /** Reads the object at an offset. Some programs write objects without content. */
  readAt(offset: number): PDFObject | undefined {
    this.skipSpaceAt(offset);
    this.key = undefined;
    if (this.bytes.done() || this.matchKeyword(endOfObject)) return undefined;
    const object = this.parseObject();
    this.spend(offset);
    return object;
  }

  /** Reads the dictionary at an offset, if there is one. */
  readDictionaryAt(offset: number): PDFDict | undefined {
    this.skipSpaceAt(offset);
    const isDictionary = this.bytes.peek() === openingAngle && this.bytes.peekAhead(1) === openingAngle;
    if (!isDictionary) return undefined;
    const dict = this.parseDict();
    this.spend(offset);
    return dict;
  }

  /** Returns the offset of what follows white space and comments. */
  skipSpaceAt(offset: number): number {
    this.bytes.moveTo(offset);
    this.skipWhitespaceAndComments();
    return this.offset;
  }

  get offset(): number {
    return this.bytes.offset();
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.depth += 1;
    if (this.depth > maxDepth) throw refusals.unreadablePdf();
    this.isValue = true;
    try {
      return super.parseObject(ref);
    } finally {
      this.isValue = false;
      this.depth -= 1;
    }
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    this.isValue = false;
    this.keys.push(new Set());
    try {
      return super.parseDict(ref);
    } finally {
      this.keys.pop();
    }
  }

  protected override parseName(): PDFName {
    const isValue = this.isValue;
    const parsed = super.parseName();
    const name = parsed.decodeText();
    if (isValue) refuseActingValue(name, this.key);
    else this.checkKey(name);
    return parsed;
  }

  /** Counted, because the parser looks ahead over a comment and returns, and a comment may hold the beginnings of objects. */
  protected override skipWhitespaceAndComments(): void {
    const start = this.offset;
    super.skipWhitespaceAndComments();
    this.spend(start);
  }

  private spend(start: number): void {
    this.budget -= this.offset - start;
    if (this.budget < 0) throw refusals.unreadablePdf();
  }

  private checkKey(key: string): void {
    refuseActingKey(key);
    this.skipWhitespaceAndComments();
    // Chromium writes the anchors of a page as keys, with arrays as values.
    if (key === 'JavaScript' && this.bytes.peek() !== openingBracket) throw refusals.activePdf();
    const keys = this.keys.at(-1);
    if (keys?.has(key) && decisiveKeys.has(key)) throw refusals.unreadablePdf();
    keys?.add(key);
    this.key = key;
  }
}
