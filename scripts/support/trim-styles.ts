/** A stylesheet as a tree: a rule with what it needs, a group such as @media with rules inside, or text that stays. */
type Part =
  | { kind: 'rule'; selectors: Array<{ text: string; needs: string[] }>; body: string }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'text'; text: string };

/**
 * Makes a function that leaves out of a stylesheet every selector that cannot match in a page with the given classes,
 * elements, fields and data; an element is written `<p`, a field `type="date"` or `placeholder`, the value of a data
 * attribute `=home`.
 */
export function createStyleTrimmer(css: string): (found: ReadonlySet<string>) => string {
  const parts = parse(css);
  return (found) => parts.map((part) => keep(part, found)).join('');
}

function keep(part: Part, found: ReadonlySet<string>): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'rule') {
    const matching = part.selectors.filter(({ needs }) => needs.every((name) => found.has(name)));
    return matching.length > 0 ? matching.map(({ text }) => text).join(',') + part.body : '';
  }
  const inside = part.parts.map((each) => keep(each, found)).join('');
  return inside ? `${part.head}{${inside}}` : '';
}

/** Tailwind's values for browsers that do not know `@property`. Those know no popovers either, and miss more than these. */
const forOldBrowsers = '@layer properties';

function parse(css: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  while (start < css.length) {
    const open = nextOf(css, start, '{;');
    if (open === -1) return [...parts, { kind: 'text', text: css.slice(start) }];
    const end = css[open] === ';' ? open + 1 : closeOf(css, open) + 1;
    parts.push(
      css[open] === ';' ? { kind: 'text', text: css.slice(start, end) } : partOf(css, start, open, end),
    );
    start = end;
  }
  return parts;
}

function partOf(css: string, start: number, open: number, end: number): Part {
  const head = css
    .slice(start, open)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .trim();
  if (head === forOldBrowsers) return { kind: 'text', text: '' };
  if (/^@(media|supports|layer|container)/.test(head))
    return { kind: 'group', head, parts: parse(css.slice(open + 1, end - 1)) };
  if (head.startsWith('@')) return { kind: 'text', text: css.slice(start, end) };
  const selectors = selectorsOf(head).map((text) => ({ text, needs: needsOf(text) }));
  return { kind: 'rule', selectors, body: css.slice(open, end).replace(repeated, '$1$2;') };
}

/** A declaration that the builder has written several times over. From the first string of a body on, all is left alone. */
const repeated = /(?<=^[^"']*)([{;])([^;{}"']+);(?:\2;)+/g;

/** What only some fields have inside of them, and the host of a tree of its own. */
const partsOfFields = [
  { part: '::-webkit-date', field: 'type="date"' },
  { part: '::-webkit-calendar', field: 'type="date"' },
  { part: '::-webkit-search', field: 'type="search"' },
  { part: '::-webkit-inner-spin', field: 'type="number"' },
  { part: '::-webkit-outer-spin', field: 'type="number"' },
  { part: '::file-selector-button', field: 'type="file"' },
  { part: '::placeholder', field: 'placeholder' },
  { part: ':host', field: 'shadowrootmode' },
];

/** Classes, elements, fields and data without which a selector matches nothing. What stands in :not() or in a choice is no condition. */
function needsOf(selector: string): string[] {
  const asked = selector
    .replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/:(?:is|where|has)\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)/g, '');
  const values = [...asked.matchAll(/(?<!\\)\[data-[\w-]+(=[\w-]+)\]/g)].map(([, value = '']) => value);
  const conditions = asked.replace(/(?<!\\)\[[^\]]*\]/g, '');
  const classes = [...conditions.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
  const elements = [...conditions.matchAll(/(?<=^|[\s>+~])[a-z][a-z0-9-]*(?=$|[\s>+~.:#])/g)].map(
    ([name]) => `<${name}`,
  );
  const fields = partsOfFields.filter(({ part }) => conditions.includes(part)).map(({ field }) => field);
  return [...classes, ...elements, ...fields, ...values];
}

function selectorsOf(head: string): string[] {
  const selectors: string[] = [];
  let start = 0;
  for (let comma = nextOf(head, 0, ','); comma !== -1; comma = nextOf(head, comma + 1, ',')) {
    selectors.push(head.slice(start, comma));
    start = comma + 1;
  }
  return [...selectors, head.slice(start)];
}

/** The next of the signs that stands outside of brackets, strings, comments and escapes. */
function nextOf(css: string, from: number, signs: string): number {
  let depth = 0;
  for (let place = from; place < css.length; place += 1) {
    const sign = css[place] as string;
    if (depth === 0 && signs.includes(sign)) return place;
    place = skip(css, place);
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
  }
  return -1;
}

/** The bracket that closes the one at `open`. */
function closeOf(css: string, open: number): number {
  let depth = 0;
  for (let place = open; place < css.length; place += 1) {
    const sign = css[place];
    place = skip(css, place);
    if (sign === '{') depth += 1;
    if (sign === '}' && --depth === 0) return place;
  }
  throw new Error('A stylesheet ends inside of a rule.');
}

/** The last place of a string, a comment or an escape that starts here; else this place. */
function skip(css: string, place: number): number {
  const sign = css[place];
  if (sign === '\\') return place + 1;
  if (sign === '"' || sign === "'") return closeOfString(css, place, sign);
  if (sign === '/' && css[place + 1] === '*') return css.indexOf('*/', place) + 1;
  return place;
}

function closeOfString(css: string, place: number, quote: string): number {
  for (let next = place + 1; next < css.length; next += 1) {
    if (css[next] === '\\') next += 1;
    else if (css[next] === quote) return next;
  }
  throw new Error('A stylesheet ends inside of a string.');
}
