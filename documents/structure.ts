import {
  type PDFContext,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

type Kid = { element: Element } | { page: PDFRef; mark: number } | { page: PDFRef; widget: PDFRef };
export type Role = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Figure' | 'Form';
export type Element = {
  ref: PDFRef;
  role: Role;
  parent?: Element;
  kids: Kid[];
  alt?: string;
  /** If it is not the language of the document. */
  lang?: string;
  box?: number[];
};

/** The structure tree of a tagged PDF: headings, paragraphs, lists, figures and fields in reading order. */
export class Structure {
  readonly #context: PDFContext;
  readonly #rootRef: PDFRef;
  readonly #placed = new Set<Element>();
  readonly #marks = new Map<PDFPage, Element[]>();
  readonly #widgets: Element[] = [];
  readonly document: Element;

  constructor(context: PDFContext) {
    this.#context = context;
    this.#rootRef = context.nextRef();
    this.document = { ref: context.nextRef(), role: 'Document', kids: [] };
    this.#placed.add(this.document);
  }

  /** Creates an element. It joins its parent when it first gets content, so drawing order is reading order. */
  add(parent: Element, role: Role, alt?: string): Element {
    return { ref: this.#context.nextRef(), role, parent, kids: [], ...(alt ? { alt } : {}) };
  }

  /** Adds marked content to an element. Returns its id on the page (MCID). */
  addContent(element: Element, page: PDFPage): number {
    const marks = this.#marks.get(page) ?? [];
    this.#marks.set(page, marks);
    this.#place(element);
    element.kids.push({ page: page.ref, mark: marks.length });
    return marks.push(element) - 1;
  }

  /** Adds a form field to the reading order. Returns the value of its StructParent. */
  addWidget(parent: Element, page: PDFPage, widget: PDFRef, alt: string): number {
    const element = this.add(parent, 'Form', alt);
    this.#place(element);
    element.kids.push({ page: page.ref, widget });
    // Pages use the keys below 100 of the parent tree. No document has that many.
    return 100 + this.#widgets.push(element) - 1;
  }

  /** Writes the tree. Returns its root, for the catalog. */
  finish(pages: PDFPage[]): PDFRef {
    for (const element of this.#placed) this.#context.assign(element.ref, this.#describe(element));
    const numbers: PDFObject[] = [];
    const put = (key: number, value: PDFObject) => numbers.push(this.#context.obj(key), value);
    pages.forEach((page, index) => {
      page.node.set(PDFName.of('StructParents'), this.#context.obj(index));
      const owners = (this.#marks.get(page) ?? []).map(({ ref }) => ref);
      put(index, this.#context.register(this.#context.obj(owners)));
    });
    this.#widgets.forEach((element, index) => {
      put(100 + index, element.ref);
    });
    this.#context.assign(
      this.#rootRef,
      this.#context.obj({
        Type: 'StructTreeRoot',
        K: [this.document.ref],
        ParentTree: this.#context.register(this.#context.obj({ Nums: this.#context.obj(numbers) })),
        ParentTreeNextKey: 100 + this.#widgets.length,
      }),
    );
    return this.#rootRef;
  }

  #place(element: Element): void {
    if (this.#placed.has(element) || !element.parent) return;
    this.#place(element.parent);
    this.#placed.add(element);
    element.parent.kids.push({ element });
  }

  #describe({ role, parent, kids, alt, lang, box }: Element) {
    return this.#context.obj({
      Type: 'StructElem',
      S: role,
      P: parent?.ref ?? this.#rootRef,
      K: kids.map((kid) => this.#describeKid(kid)),
      ...(alt ? { Alt: PDFHexString.fromText(alt) } : {}),
      ...(lang ? { Lang: PDFHexString.fromText(lang) } : {}),
      ...(box ? { A: { O: 'Layout', BBox: box, Placement: 'Block' } } : {}),
    });
  }

  #describeKid(kid: Kid): PDFObject {
    if ('element' in kid) return kid.element.ref;
    if ('mark' in kid) return this.#context.obj({ Type: 'MCR', Pg: kid.page, MCID: kid.mark });
    return this.#context.obj({ Type: 'OBJR', Pg: kid.page, Obj: kid.widget });
  }
}
