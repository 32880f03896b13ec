import { offices } from './phrases/offices.ts';

const oneAgent = {
  title: 'Pida a su agente por su nombre',
  text: `En ${offices.any} o por teléfono.`,
};
const severalAgents = {
  title: 'Pida un agente por su nombre',
  text: `Elija por idioma${offices.isOne ? ' o por lo que quiere asegurar' : ', por lo que quiere asegurar o por oficina'}. Todos atienden en ${offices.any} o por teléfono.`,
};

/** The section on the about page, for so many agents. */
export const writeAgentWords = (count: number) => ({
  ...(count === 1 ? oneAgent : severalAgents),
  languages: 'Habla',
  lines: 'Asegura',
  office: 'Oficina',
  license: 'Licencia',
  /** Shown while an agent is a sample. */
  note: 'Estos agentes son ejemplos inventados para esta demostración.',
});

export const askFor = (name: string) => `Pregunte por ${name}`;

/** 'Seguro de auto' → 'auto': the heading says that it is insurance. */
export const lineName = (service: string) =>
  service.replace(/^Seguro (?:de|para) /, '').toLocaleLowerCase('es');
