import { withChanges } from '#company/release.ts';
import { agentHref } from '#company/shape/contact-links.ts';
import type { Agent } from '#company/shape/site.ts';
import type { Link } from '#company/shape/types.ts';
import { askFor, lineName, writeAgentWords } from '#content/agents.ts';
import { language } from '#content/language.ts';
import { listInWords } from '#content/phrases/numbers.ts';
import { nameLanguage, site } from '#content/site.ts';
import type { AgentItem } from '#domain/website/items.ts';
import { findPicture } from './find-picture.ts';
import { findService } from './services.ts';

/** An agent as pages show them. */
export type ListedAgent = Pick<Agent, 'slug' | 'name' | 'office' | 'license' | 'picture' | 'sample'> & {
  languages: string;
  lines: string;
  ask: Link;
};

/** Throws one sentence for the first mistake that the type check cannot see. */
export function listAgents(agents: readonly Agent[]): ListedAgent[] {
  const seen = new Set<string>();
  return agents.map(({ slug, name, office, languages, lines, license, picture, sample }) => {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || seen.has(slug))
      throw new Error(
        `The agent ${name} needs a slug of their own in company/site.ts, in lower-case letters, digits and hyphens.`,
      );
    seen.add(slug);
    return {
      slug,
      name,
      office,
      ...(license && { license }),
      ...(picture && { picture }),
      ...(sample && { sample }),
      languages: listInWords(languages),
      lines: listInWords(lines.map((line) => titleOf(line, name))),
      ask: { label: askFor(name.split(' ')[0] ?? name), href: agentHref({ agent: slug }) },
    };
  });
}

function titleOf(line: string, agent: string): string {
  const service = findService(line);
  if (!service)
    throw new Error(
      `The agent ${agent} has the line "${line}", which is no service. Change it in company/site.ts.`,
    );
  return lineName(service.title);
}

const changed = withChanges<'agent', Agent>('agent', language.code, site.agents, {
  keyOf: ({ slug }) => slug,
  read: readAgent,
});

function readAgent(slug: string, { facts }: AgentItem): Agent {
  const { picture, ...others } = facts;
  const shown = findPicture(picture);
  return {
    ...others,
    slug,
    languages: facts.languages.map(nameLanguage),
    ...(shown && { picture: shown }),
  };
}

/** The section on the about page. */
export const agents = { ...writeAgentWords(changed.length), items: listAgents(changed) };
