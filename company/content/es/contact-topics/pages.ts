import type { PageWords } from '#company/shape/types.ts';
import type { Topic } from '#domain/contact-topics.ts';
import type { NextSteps } from '../../en/contact-topics/pages.ts';
import { form as claimForm } from '../claim-form.ts';
import { hotline } from '../phrases/hotline.ts';
import { officeHoursInWords } from '../phrases/hours.ts';
import { capitalize } from '../phrases/numbers.ts';
import { offices } from '../phrases/offices.ts';
import { adjusterPromise, answerGoal, answerGoalExplained } from '../phrases/promises.ts';
import { site } from '../site.ts';
import { headings } from './index.ts';

export type { NextSteps };

type TopicPage = { meta: PageWords; next: NextSteps };

const answered = `${answerGoalExplained}.`;
const office = { telephone: site.telephone, hours: capitalize(officeHoursInWords()) };

/** The page of each topic, around its form. Not part of the form's script. */
export const topicPages: Record<Topic, TopicPage> = {
  quote: {
    meta: {
      title: `Pida una cotización | ${site.name}`,
      description: `Pida un precio a ${site.legalName}: diga qué quiere asegurar y dónde. ${answerGoal}.`,
    },
    next: {
      steps: [
        'Un agente lee sus respuestas y calcula un precio.',
        'Si falta algo, le escribe o le llama.',
        'Usted recibe la cotización por escrito, con lo que deja fuera. La decisión es suya.',
      ],
      by: answered,
      call: { label: '¿Prefiere hablarlo?', ...office },
    },
  },
  claim: {
    meta: {
      title: `Inicie una reclamación | ${site.name}`,
      description: `Reporte una pérdida a ${site.legalName} con lo que sabe ahora. ${adjusterPromise}.`,
    },
    next: {
      first: 'Usted recibe un número de reclamación en cuanto envíe este formulario.',
      steps: [
        'Un ajustador se comunica con usted. Si hay que inspeccionar algo, acuerdan cuándo.',
        'Hasta entonces, guarde las fotos, los recibos y todo lo que esté dañado.',
      ],
      by: `${adjusterPromise}.`,
      call: {
        label: '¿No puede esperar?',
        telephone: site.claimsHotline,
        hours: hotline.titleAndHours,
      },
    },
  },
  agent: {
    meta: {
      title: `Pida un agente | ${site.name}`,
      description: `Pida un agente de ${site.legalName} por ${offices.isOne ? 'nombre o idioma' : 'nombre, oficina o idioma'}, y diga cuándo. ${answerGoal}.`,
    },
    next: {
      steps: [
        'Su solicitud va al agente que usted nombre, o al más indicado para usted.',
        'El agente le responde con una cita, o le llama.',
        'Si no está, le decimos quién puede ayudarle mientras tanto.',
      ],
      by: answered,
      call: { label: '¿Prefiere llamar ahora?', ...office },
    },
  },
};

export const topicHeadings: Record<Topic, { title: string; text: string }> = {
  ...headings,
  claim: claimForm,
};

/** Words that the pages share. */
export const topicPage = {
  next: 'Qué pasa después',
  by: 'Plazo',
  plain: { label: 'O envíe solo un mensaje', href: '/contact' },
  /** Around what the address says: "You chose: Auto Insurance · 10038, change". */
  chosen: { before: 'Usted eligió:', change: 'cambiar', changeWhat: 'lo que eligió' },
};
