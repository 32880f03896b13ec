import { parseExpressionAt } from 'acorn';
import { z } from 'zod';

type Expression = ReturnType<typeof parseExpressionAt>;

/** A text of company/content/…/blog or guides, whose every word stands in the file. */
export type PlainMdx = { head: Record<string, unknown>; text: string };

const start = /^export const (?:article|guide) = /m;

/** Reads an .mdx file without running it. Undefined: it has parts that are computed, and can be changed in the file only. */
export function readMdx(source: string): PlainMdx | undefined {
  if (source.search(start) !== 0) return undefined;
  const expression = readHead(source);
  const head = z.record(z.string(), z.unknown()).safeParse(literalIn(expression));
  const text = source
    .slice(expression.end)
    .replace(/^;?\s*/, '')
    .trimEnd();
  return head.success && isPlain(text) ? { head: head.data, text } : undefined;
}

/** The title in the head of any article. */
export function titleOf(source: string): string | undefined {
  const head = readHead(source);
  const properties = head.type === 'ObjectExpression' ? head.properties : [];
  for (const property of properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'title') {
      const title = literalIn(property.value);
      return typeof title === 'string' ? title : undefined;
    }
  return undefined;
}

function readHead(source: string): Expression {
  const found = start.exec(source);
  return parseExpressionAt(source, found ? found.index + found[0].length : 0, { ecmaVersion: 'latest' });
}

/** Expressions, elements and imports of MDX. What is written with a backslash is not plain either: it would have to be unescaped. */
function isPlain(text: string): boolean {
  return !/[{}<\\]|^(?:import|export) /m.test(text);
}

/** Undefined for what is not written out, such as a name or a text with a value in it. */
function literalIn(node: Expression | null): unknown {
  if (node?.type === 'Literal' && !('regex' in node)) return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked;
  if (node?.type === 'ArrayExpression') {
    const values = node.elements.map((element) =>
      element?.type === 'SpreadElement' ? undefined : literalIn(element),
    );
    return values.includes(undefined) ? undefined : values;
  }
  if (node?.type !== 'ObjectExpression') return undefined;
  const entries = node.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && !property.computed
      ? ([property.key.name, literalIn(property.value)] as const)
      : (['', undefined] as const),
  );
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}
