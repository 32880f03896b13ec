/** Where a custom property gets a value, inside of a rule. Values with strings in them are left alone. */
const declaration = /(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g;
const registration = /@property (--[\w-]+)\{[^}]*\}/g;
const emptyRule = /(?<=[{};]|^)[^{};@]+\{\}/g;
const emptyGroup = /@(?:media|supports)[^{};]*\{\}/g;
const animation = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const face = /@font-face\{[^{}]*?font-weight:(\d+);[^{}]*\}/g;

/**
 * Leaves out of a page's styles what nothing in the page asks for: custom properties that neither its styles name nor,
 * where scripts draw, a word of theirs; animations; faces made for one weight that no rule sets; and groups left empty.
 */
export function dropUnusedNames(css: string, elsewhere: string): string {
  const outside = namesIn(elsewhere, /(--[\w-]+)/g);
  for (let before = ''; before !== css; ) {
    before = css;
    const used = namesIn(css, /var\(\s*(--[\w-]+)/g);
    const keep = (text: string, name: string) => (used.has(name) || outside.has(name) ? text : '');
    // A property may be used by nothing but the next one to go.
    css = css.replace(declaration, keep).replace(registration, keep).replace(emptyRule, '');
  }
  const rules = css.replace(animation, '').replace(/@font-face\{[^{}]*\}/g, '');
  const animated = namesIn(rules, /animation(?:-name)?:([^;{}]+)/g);
  const weights = namesIn(rules, /font-weight:(\d+)/g);
  return css
    .replace(animation, (text, name) =>
      [...animated].some((value) => value.split(/[\s,]+/).includes(name)) ? text : '',
    )
    .replace(face, (text, weight) => (weights.has(weight) ? text : ''))
    .replace(emptyGroup, '');
}

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}
