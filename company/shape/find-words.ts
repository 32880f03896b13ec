/** What a text of the default language is in another one. The build fails with a sentence if it has not been written. */
export function findWords<Words>(all: Readonly<Record<string, Words>>, text: string, file: string): Words {
  const found = all[text];
  if (found === undefined)
    throw new Error(`company/content/${file} has no words for "${text}". Add them there.`);
  return found;
}
