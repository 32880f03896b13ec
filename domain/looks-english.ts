/** Words that stand in nearly every English sentence, and in no Spanish one. */
const common = /\b(?:the|and|your|you|with|of|for|is|are|we|our|from|this|that|will|have|not|please|to)\b/gi;
const telling = /^(?:the|your|you|is|are|we|our|this|will|have|please)$/;

/** Whether a text in another language was left in English. Names such as 'NY State of Health' pass. */
export function looksEnglish(text: string): boolean {
  const found = new Set([...text.matchAll(common)].map(([word]) => word.toLowerCase()));
  return found.size > 1 || [...found].some((word) => telling.test(word));
}
