import { slugOf } from '#domain/slug.ts';
import { type MarkdownRefusal, refusalOf } from '#domain/website/markdown-limits.ts';
import { isAllowedHref } from '#office/website/links.ts';
import { type MarkdownNode, parseMarkdown, plainText } from './parse-markdown.ts';

/** What does not come out as its writer may think. `found`: where, in the writer's words. */
export type MarkdownProblem = {
  code: MarkdownRefusal | 'markup' | 'picture' | 'code' | 'heading_level' | 'heading_twice' | 'link';
  found?: string;
};

/** `isRefused`: the text cannot be saved. `links`: the pages of the site that it names, without fragments. */
export type MarkdownCheck = { isRefused: boolean; problems: MarkdownProblem[]; links: string[] };

const signs = [
  ['picture', /!\[[^\]\n]{0,200}\]\([^)\n]{0,200}\)/],
  ['markup', /<\/?[a-z][^>\n]{0,200}>/i],
  ['code', /`[^`\n]{1,200}`|^```/m],
] as const;

/** Reads a text as it will be shown, for whoever writes it. */
export function checkMarkdown(markdown: string): MarkdownCheck {
  const refusal = refusalOf(markdown);
  if (refusal) return { isRefused: true, problems: [{ code: refusal }], links: [] };
  const problems: MarkdownProblem[] = signs.flatMap(([code, sign]) => {
    const [found] = sign.exec(markdown) ?? [];
    return found === undefined ? [] : [{ code, found }];
  });
  const links = new Set<string>();
  const seen = new Set<string>();
  const visit = (node: MarkdownNode) => {
    if (node.type === 'heading') {
      const found = plainText(node);
      const slug = slugOf(found);
      if (node.depth !== 2 && node.depth !== 3) problems.push({ code: 'heading_level', found });
      if (seen.has(slug)) problems.push({ code: 'heading_twice', found });
      seen.add(slug);
    }
    if (node.type === 'link') {
      const { url } = node;
      if (/^\/(?!\/)/.test(url) && isAllowedHref(url)) links.add(url.replace(/[?#].*$/, ''));
      else if (!isAllowedHref(url) && !/^#[\w-]+$/.test(url)) problems.push({ code: 'link', found: url });
    }
    if ('children' in node) node.children.forEach(visit);
  };
  parseMarkdown(markdown).children.forEach(visit);
  return { isRefused: false, problems, links: [...links] };
}
