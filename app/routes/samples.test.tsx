import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Statistic, TeamMember, Testimonial } from '#company/shape/types.ts';
import type { ListedAgent } from '../catalog/agents.ts';
import { Agents } from './about/agents.tsx';
import { Team } from './about/team.tsx';
import { People } from './careers/people.tsx';
import { Testimonials } from './home/testimonials.tsx';
import { Figures } from './shared/figures.tsx';

const words = { title: 'Title', text: 'Text', note: 'All invented.' };
const member = { name: 'Ann', title: 'CEO', portrait: 'default-home', bio: 'Bio' } satisfies TeamMember;
const review = { name: 'Bea', title: 'Client', quote: 'Good', rating: 5 } satisfies Testimonial;
const agent: ListedAgent = {
  slug: 'dan',
  name: 'Dan',
  office: 'Here',
  languages: 'English',
  lines: 'Auto',
  ask: { label: 'Ask for Dan', href: '/contact?topic=agent&agent=dan' },
};
const labels = { languages: 'Speaks', lines: 'Insures', office: 'Office', license: 'License' };
const all = { label: 'All', href: '/about' };

/** Each section with its items, and with a list of none. */
const sections = {
  agents: (items: ListedAgent[]) => <Agents {...words} {...labels} items={items} />,
  team: (items: TeamMember[]) => <Team {...words} members={items} />,
  testimonials: (items: (typeof review & { sample?: true })[]) => <Testimonials {...words} items={items} />,
  people: (items: (TeamMember & { quote: string })[]) => <People {...words} all={all} items={items} />,
};
const render = {
  agents: (sample: boolean) => sections.agents([sample ? { ...agent, sample: true } : agent]),
  team: (sample: boolean) => sections.team([sample ? { ...member, sample: true } : member]),
  testimonials: (sample: boolean) => sections.testimonials([sample ? { ...review, sample: true } : review]),
  people: (sample: boolean) =>
    sections.people([{ ...member, quote: 'Yes', ...(sample && { sample: true as const }) }]),
};

test.each(['agents', 'team', 'testimonials', 'people'] as const)(
  '%s: the note follows from the mark',
  (section) => {
    expect(renderToStaticMarkup(render[section](true))).toContain(words.note);
    expect(renderToStaticMarkup(render[section](false))).not.toContain(words.note);
  },
);

test.each(['agents', 'team', 'testimonials', 'people'] as const)('%s: no items, no section', (section) => {
  expect(renderToStaticMarkup(sections[section]([]))).toBe('');
});

test('figures name each source once, and none if there is nothing to prove', () => {
  const own = { source: 'Our own count', date: '2026-10-31' };
  const figures: Statistic[] = [
    { number: '25+', label: 'years' },
    { number: '812', label: 'clients', from: own },
    { number: '98%', label: 'satisfied', from: own },
  ];
  expect(renderToStaticMarkup(<Figures items={figures} />).match(/Our own count/g)).toHaveLength(1);
  expect(renderToStaticMarkup(<Figures items={figures.slice(0, 1)} />)).not.toContain('<time');
});
