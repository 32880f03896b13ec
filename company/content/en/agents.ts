import { offices } from './phrases/offices.ts';
import { site } from './site.ts';

const oneAgent = {
  title: 'An agent you can ask for by name',
  text: `At ${offices.any}, or on the phone.`,
};
const severalAgents = {
  title: 'Agents you can ask for by name',
  text: `Choose by language${offices.isOne ? ' or by what you want to insure' : ', by what you want to insure, or by office'}. Any of them can meet you at ${offices.any} or call you.`,
};

/** The section on the about page. */
export const agentWords = {
  ...(site.agents.length === 1 ? oneAgent : severalAgents),
  languages: 'Speaks',
  lines: 'Insures',
  office: 'Office',
  /** Shown while an agent is a sample. */
  note: 'These agents are samples, made up for this demonstration.',
};

export const askFor = (name: string) => `Ask for ${name}`;

/** 'Auto Insurance' → 'Auto': the heading says that it is insurance. */
export const lineName = (service: string) => service.replace(/ Insurance$/, '');
