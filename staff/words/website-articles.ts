import type { MarkdownProblem } from '#app/catalog/markdown/find-problems.ts';
import { markdownLimits } from '#domain/website/markdown-limits.ts';

const short = (found = '') => (found.length > 40 ? `${found.slice(0, 40)}…` : found);

export const articleWords = {
  marks: 'Put into the text',
  tools: {
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    list: 'List',
    quote: 'Quote',
    table: 'Table',
  },
  /** What a button puts between its marks if nothing is selected. */
  samples: {
    heading: 'Heading',
    bold: 'bold',
    italic: 'italic',
    link: 'words of the link',
    list: 'one thing',
    quote: 'what somebody said',
    table: '| First | Second |\n| --- | ---: |\n| words | 100 |',
  },
  help: 'How to write it',
  helpLines: [
    'An empty line starts a new paragraph.',
    '## starts a heading, ### a smaller one below it. The headings become the list beside the text.',
    '**two stars** make bold, *one star* makes italic.',
    '[words](/claims) is a link to a page of ours, [words](https://example.org) to another site.',
    '- starts an entry of a list, 1. of one with numbers, > a quote.',
    'Lines with | between the words are a table.',
  ],
  problems: {
    title: 'Look at this before you publish',
    too_long: `The text is longer than ${markdownLimits.characters.toLocaleString('en-US')} characters. Shorten it, or make two articles of it.`,
    too_many_lines: `The text has more than ${markdownLimits.lines.toLocaleString('en-US')} lines. Remove empty ones, or make two articles of it.`,
    too_many_marks: `The text has more than ${markdownLimits.marks.toLocaleString('en-US')} marks such as * and |. Remove some.`,
    too_deep: `A list or quote has more than ${markdownLimits.nesting} others around it. Move it out.`,
  },
  problem: ({ code, found }: MarkdownProblem): string => {
    switch (code) {
      case 'markup':
        return `“${short(found)}” is shown as it is written. Use ** and * instead of HTML.`;
      case 'picture':
        return `“${short(found)}” is not shown as a picture. An article has one picture, which you choose above.`;
      case 'code':
        return `“${short(found)}” keeps its backticks. Remove them, or use bold.`;
      case 'heading_level':
        return `Start the heading “${short(found)}” with ## or ###. The title is the only larger one.`;
      case 'heading_twice':
        return `Two headings are “${short(found)}”. Change one, so that links find the right one.`;
      case 'link':
        return `“${short(found)}” is not a link that works. Use a page such as /claims, or an address that starts with https://`;
      default:
        return articleWords.problems[code];
    }
  },
  unknownLink: (path: string) => `There is no page ${short(path)}. Check the address of the link.`,
};

export const pictureWords = {
  choose: 'Upload a picture…',
  replace: 'Upload another…',
  remove: 'Remove the picture',
  hint: 'JPEG, PNG, WebP or AVIF, up to 10 MB. What does not fit is cut off at the edges, and where it was taken is removed.',
  uploading: 'Uploading…',
  done: 'Uploaded. Visitors see it when you publish.',
  tooLarge: 'The file is larger than 10 MB. Save the picture smaller, and choose that file.',
  alt: {
    label: 'What the picture shows',
    hint: 'For visitors who do not see it. One sentence: “A red car under a fallen tree.”',
  },
  preview: 'The uploaded picture',
};
