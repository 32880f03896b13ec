/** What a value reads like in the language of the page. A value without a label stands for itself. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value;
}
