/** Where a custom property gets a value, inside of a rule. Values with strings in them are left alone. */
const declaration = /(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g;
const registration = /@property (--[\w-]+)\{[^}]*\}/g;
const emptyRule = /(?<=[{};]|^)[^{};@]+\{\}/g;

/**
 * Leaves out of a page's styles the custom properties that nothing in the page asks for: neither its styles nor,
 * where scripts draw, a word of theirs.
 */
export function dropUnusedProperties(css: string, elsewhere: string): string {
  const outside = namesIn(elsewhere, /(--[\w-]+)/g);
  for (let before = ''; before !== css; ) {
    before = css;
    const used = namesIn(css, /var\(\s*(--[\w-]+)/g);
    const keep = (text: string, name: string) => (used.has(name) || outside.has(name) ? text : '');
    // A property may be used by nothing but the next one to go.
    css = css.replace(declaration, keep).replace(registration, keep).replace(emptyRule, '');
  }
  return css;
}

function namesIn(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
}
