import type { TopicLists, TopicWords } from '#company/shape/topic-words.ts';
import { type MessageTopic, requests } from '#domain/contact-topics.ts';
import { language } from '../language.ts';
import { wishes, writeAgentQuestions } from './agent.ts';
import { writeQuoteStart } from './quote.ts';

const leaveOut = 'Por favor, no incluya datos médicos, bancarios ni del Seguro Social.';

export const headings: Record<MessageTopic, { title: string; text: string }> = {
  quote: {
    title: 'Pida una cotización',
    text: 'Necesitamos su nombre, su correo electrónico y su teléfono. Las demás preguntas son opcionales, y cada respuesta nos acerca a un precio.',
  },
  agent: {
    title: 'Pida un agente',
    text: 'Necesitamos su nombre, su correo electrónico y su teléfono. Todo lo demás es opcional y nos ayuda a elegir quién le llamará.',
  },
};

/** The forms of the topics, with the lists that the site has to choose from. */
export function writeTopics(lists: TopicLists): Record<MessageTopic, TopicWords> {
  const asked = writeAgentQuestions(lists);
  return {
    quote: {
      ...headings.quote,
      request: requests.quote,
      startTitle: 'Lo que necesita',
      start: writeQuoteStart(lists.services),
      inSubject: ['service', 'zip'],
      details: lists.details,
      message: {
        label: '¿Algo más?',
        stored: 'Anything else?',
        hint: `Una fecha límite, una pregunta, un caso especial. ${leaveOut}`,
      },
      submit: 'Pida una cotización',
    },
    agent: {
      ...headings.agent,
      request: requests.agent,
      startTitle: 'Quién debe llamarle',
      start: asked.start,
      inSubject: asked.inSubject,
      details: [asked.details],
      wishes,
      message: {
        label: '¿Algo más?',
        stored: 'Anything else?',
        hint: `¿De qué le gustaría hablar? ${leaveOut}`,
      },
      submit: 'Pida un agente',
    },
  };
}

/** Words that the topics share. */
export const topicForm = {
  person: 'Cómo comunicarnos con usted',
  optional: 'opcional',
  zipRule: 'El código postal debe tener 5 dígitos',
  numberRule: 'Escriba un número entero',
  dateRule: 'Revise el año de esta fecha',
  /** Answers and words are sent as one message. */
  tooLong: (over: number) =>
    `Entre sus respuestas y este texto ${over === 1 ? 'sobra 1 carácter' : `sobran ${over.toLocaleString(language.locale)} caracteres`}. Por favor, acorte este texto.`,
};
