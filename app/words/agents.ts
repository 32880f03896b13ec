import { site } from '#app/site.ts';
import type { Agent } from '#app/site-types.ts';
import { listInWords } from '#content/phrases/numbers.ts';
import { offices } from '#content/phrases/offices.ts';
import { agentHref } from './contact-links.ts';
import { findService } from './services.ts';
import type { Link } from './types.ts';

/** An agent as pages show them. */
export type ListedAgent = Pick<Agent, 'slug' | 'name' | 'office' | 'sample'> & {
  languages: string;
  lines: string;
  ask: Link;
};

/** Throws one sentence for the first mistake that the type check cannot see. */
export function listAgents(agents: readonly Agent[]): ListedAgent[] {
  const seen = new Set<string>();
  return agents.map(({ slug, name, office, languages, lines, sample }) => {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || seen.has(slug))
      throw new Error(
        `The agent ${name} needs a slug of their own in app/site.ts, in lower-case letters, digits and hyphens.`,
      );
    seen.add(slug);
    return {
      slug,
      name,
      office,
      ...(sample && { sample }),
      languages: listInWords(languages),
      lines: listInWords(lines.map((line) => titleOf(line, name))),
      ask: { label: `Ask for ${name.split(' ')[0]}`, href: agentHref({ agent: slug }) },
    };
  });
}

/** 'auto insurance' → 'Auto': the heading says that it is insurance. */
function titleOf(line: string, agent: string): string {
  const service = findService(line);
  if (!service)
    throw new Error(
      `The agent ${agent} has the line "${line}", which is no service. Change it in app/site.ts.`,
    );
  return service.title.replace(/ Insurance$/, '');
}

const oneAgent = {
  title: 'An agent you can ask for by name',
  text: `At ${offices.any}, or on the phone.`,
};
const severalAgents = {
  title: 'Agents you can ask for by name',
  text: `Choose by language${offices.isOne ? ' or by what you want to insure' : ', by what you want to insure, or by office'}. Any of them can meet you at ${offices.any} or call you.`,
};

/** The section on the about page. */
export const agents = {
  ...(site.agents.length === 1 ? oneAgent : severalAgents),
  languages: 'Speaks',
  lines: 'Insures',
  office: 'Office',
  /** Shown while an agent is a sample. */
  note: 'These agents are samples, made up for this demonstration.',
  items: listAgents(site.agents),
};
