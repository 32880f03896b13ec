/** A part of a mail. render-text.ts and render-html.ts know how each one looks. */
export type Block =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'section'; title: string; text: string; link?: { text: string; url: string } }
  | { type: 'list'; items: string[] }
  | { type: 'facts'; rows: Array<[label: string, value: string]> }
  | { type: 'button'; text: string; url: string }
  /** What a person wrote. Its line breaks stay. */
  | { type: 'letter'; text: string }
  /** Below a rule, after what a person wrote. */
  | { type: 'after'; text: string }
  | { type: 'small'; text: string };
