/** Ends with one full stop, also after a text that has its own: '5 p.m.', 'Our Company, Inc.' */
export function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
