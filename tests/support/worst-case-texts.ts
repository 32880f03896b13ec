/** Texts that make a careless regular expression search again from every character. */
const repeated: Record<string, string> = {
  'comments that end at once': '<!--a>-',
  'comments that never end': '<!--',
  'declarations that never end': '<!',
  'tags that never end': '<a',
  'tags that end at once': '<a>',
  'unclosed quotes': '<a b="',
  'quotes of both kinds': `<a b="' c='"`,
  'equal signs and blanks': '<a = ',
  'addresses in angle brackets': '<a@a',
  'links in angle brackets': '<http://',
  'signs that open': '<',
  'signs that close': '>',
  blanks: ' ',
  'line breaks': '\r\n',
  'control characters': '\u0001',
  digits: '1',
  'phone numbers': '1-(2) ',
  'at signs': 'a@',
  'dots after an at sign': '@a.',
  'folders of the storage': '/storage/v1/object/public/resumes/',
  'starts of a path': 'applicants/1234567890-a.pdf',
  'wildcards of LIKE': '%_\\',
  'characters that decompose into many': '\ufdfa',
  'combining marks': 'e\u0301',
  'characters outside the basic plane': '\u{1f600}',
};

/** Every worst case, `length` characters long. */
export function worstCaseTexts(length: number): Array<[name: string, text: string]> {
  const half = Math.floor(length / 2);
  return [
    ...Object.entries(repeated).map(([name, part]): [string, string] => [name, fill(part, length)]),
    ['comments before dashes', fill('<!--a>', half) + fill('-', half)],
    ['unclosed tags before a quote', `${fill('<a =', half)}"${fill('=', half - 1)}`],
    ['words that are all different', differentWords(length)],
  ];
}

function fill(part: string, length: number): string {
  return Array.from(part.repeat(Math.ceil(length / Array.from(part).length)))
    .slice(0, length)
    .join('');
}

/** Each adds its own entries to the index of the search. */
function differentWords(length: number): string {
  let text = '';
  for (let word = 46_656; text.length < length; word += 7919) text += `${word.toString(36)} `;
  return text.slice(0, length);
}
