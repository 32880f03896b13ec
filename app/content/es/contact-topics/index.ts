import { quoteDetails } from '#app/words/service-questions.computed.ts';
import { type MessageTopic, requests } from '#domain/contact-topics.ts';
import type { TopicWords } from '../../en/contact-topics/index.ts';
import { language } from '../language.ts';
import { agentQuestions, wishes } from './agent.ts';
import { quoteStart } from './quote.ts';

export type { TopicWords };

const leaveOut = 'Por favor, no incluya datos médicos, bancarios ni del Seguro Social.';

export const topics: Record<MessageTopic, TopicWords> = {
  quote: {
    title: 'Pida una cotización',
    text: 'Necesitamos su nombre, su correo electrónico y su teléfono. Las demás preguntas son opcionales, y cada respuesta nos acerca a un precio.',
    request: requests.quote,
    startTitle: 'Lo que necesita',
    start: quoteStart,
    inSubject: ['service', 'zip'],
    details: quoteDetails,
    message: {
      label: '¿Algo más?',
      stored: 'Anything else?',
      hint: `Una fecha límite, una pregunta, un caso especial. ${leaveOut}`,
    },
    submit: 'Pida una cotización',
  },
  agent: {
    title: 'Pida un agente',
    text: 'Necesitamos su nombre, su correo electrónico y su teléfono. Todo lo demás es opcional y nos ayuda a elegir quién le llamará.',
    request: requests.agent,
    startTitle: 'Quién debe llamarle',
    start: agentQuestions.start,
    inSubject: agentQuestions.inSubject,
    details: [agentQuestions.details],
    wishes,
    message: {
      label: '¿Algo más?',
      stored: 'Anything else?',
      hint: `¿De qué le gustaría hablar? ${leaveOut}`,
    },
    submit: 'Pida un agente',
  },
};

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
