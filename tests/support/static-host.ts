import { readFileSync } from 'node:fs';

type Rule = { address: string; headers: Array<[string, string]> };

/** Parses a `_headers` file. */
export function readRules(file: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (/^\S/.test(line)) rules.push({ address: line, headers: [] });
    else if (line.trim()) {
      const at = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, at).trim(), line.slice(at + 1).trim()]);
    }
  }
  return rules;
}

/** Applies every matching rule, as static hosts do. A header that two rules set is joined by a comma. */
export function headersFor(rules: Rule[], address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { headers: own } of rules.filter((rule) => matches(rule.address, address)))
    for (const [name, value] of own) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  return headers;
}

function matches(rule: string, address: string): boolean {
  if (rule.endsWith('*')) return `${address}/`.startsWith(rule.slice(0, -1));
  return rule === address || rule === `${address}/`;
}
