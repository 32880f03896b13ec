import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { personalAssistant as english } from '../../en/jobs/personal-assistant.ts';
import { onTwelveHours } from '../phrases/hours.ts';
import { offices } from '../phrases/offices.ts';
import { site } from '../site.ts';

const office = site.offices[1] ?? site.offices[0];

export const personalAssistant: JobOpening = {
  ...english,
  department: 'Oficina ejecutiva',
  summary:
    'Lleve los calendarios y los papeles de dos de nuestros directivos, para que las decisiones tengan el tiempo que necesitan.',
  description: [
    `Usted apoya a dos integrantes de nuestro equipo directivo. A las ${onTwelveHours('08:00')} le envía a cada uno una sola página: las reuniones del día, para qué es cada una y qué hay que decidir. Después defiende el plan. Mueve la reunión que se puede mover, dice que no con amabilidad en nombre de ellos y reserva dos horas al día para pensar.`,
    'Los documentos para la junta directiva salen con seis días de anticipación, porque usted empezó a pedirlos con tres semanas. Redacta respuestas, reserva los trenes, lleva la lista de las promesas hechas en las reuniones y pregunta por cada una el día en que vence.',
    `El trabajo es para la compañía y no incluye encargos personales. Cuente con lunes, martes y jueves en la oficina de ${office.name}, y los otros dos días en casa.`,
  ],
  requirements: [
    'Tres años de apoyo a alguien cuyo día cambiaba de una hora a otra, en cualquier campo.',
    'Sabe distinguir lo urgente de lo que solo hace ruido.',
    'Puede redactar una carta con la voz de otra persona.',
    'Usted sabe guardar un secreto, pregunte quien pregunte.',
    'Es una persona precisa con las zonas horarias, los nombres y los números.',
    `Puede estar en la oficina de ${office.name} tres días a la semana, y hasta las ${onTwelveHours('19:00')} en los cuatro días del año en que se reúne la junta directiva.`,
  ],
  benefits: [
    `Voz en la gestión de ${offices.all}, con un presupuesto para actuar`,
    'El día siguiente a cada reunión de la junta directiva, libre y con sueldo',
    'Planes de salud, dentales y de la vista para la familia, sin período de espera',
    `Aportes para la jubilación que igualamos, hasta el ${figures.retirementMatch} de lo que gana`,
    `${figures.parentalWeeks} semanas con sueldo completo cuando llega un hijo`,
  ],
};
