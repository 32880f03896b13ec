import { offices } from './phrases/offices.ts';

const oneAgent = {
  title: 'An agent you can ask for by name',
  text: `At ${offices.any}, or on the phone.`,
};
const severalAgents = {
  title: 'Agents you can ask for by name',
  text: `Choose by language${offices.isOne ? ' or by what you want to insure' : ', by what you want to insure, or by office'}. Any of them can meet you at ${offices.any} or call you.`,
};

/** The section on the about page, for so many agents. */
export const writeAgentWords = (count: number) => ({
  ...(count === 1 ? oneAgent : severalAgents),
  languages: 'Speaks',
  lines: 'Insures',
  office: 'Office',
  license: 'License',
  /** Shown while an agent is a sample. */
  note: 'These agents are samples, made up for this demonstration.',
});

export const askFor = (name: string) => `Ask for ${name}`;

/** 'Auto Insurance' → 'Auto': the heading says that it is insurance. */
export const lineName = (service: string) => service.replace(/ Insurance$/, '');
