import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { appointmentSetter as english } from '../../en/jobs/appointment-setter.ts';
import { onTwelveHours } from '../phrases/hours.ts';
import { site } from '../site.ts';

export const appointmentSetter: JobOpening = {
  ...english,
  department: 'Apoyo a ventas',
  summary: 'Llame a quienes nos pidieron una cotización y resérveles una cita con el agente adecuado.',
  description: [
    'Alguien nos escribe por la noche: un bebé recién nacido, un nuevo contrato de alquiler, una renovación que subió de precio. Usted le llama a más tardar la tarde siguiente. Pregunta qué quiere proteger esa persona, qué tiene ya y cuándo puede hablar. Después pone una reunión en el calendario de un agente, con notas que le ahorran al cliente repetirlo todo.',
    'Usted solo llama a personas que antes se comunicaron con nosotros. No hay listas compradas ni llamadas a desconocidos. Si alguien dice que cambió de opinión, usted le da las gracias y cierra el expediente.',
    'Usted no da precios ni recomienda coberturas. En Nueva York, eso requiere una licencia, y el agente con quien reserva la reunión la tiene. Calcule unas cuarenta llamadas en un turno completo y alrededor de una docena de reuniones acordadas.',
  ],
  requirements: [
    'Por teléfono, usted habla con su propia voz, no con la de un guion.',
    'Usted acepta un no la primera vez que lo oye.',
    'Puede llevar los calendarios de seis agentes, en varias zonas horarias, sin poner dos reuniones a la misma hora.',
    'Sus notas se entienden aunque quien las lea no haya estado en la llamada.',
    `Puede trabajar cuatro turnos a la semana entre el mediodía y las ${onTwelveHours('20:00')}, ${site.region.timeZoneName}.`,
  ],
  benefits: [
    'Pago por hora, por cada hora, sin comisiones y sin metas que le reduzcan el sueldo',
    `Trabajo desde cualquier lugar de Estados Unidos, con ${figures.internet} al mes para su factura de internet`,
    'Auriculares, una computadora portátil y un número de teléfono que no es el suyo',
    'Un curso pagado para obtener la licencia de seguros, si decide que quiere ser agente',
    'Turnos programados con un mes de anticipación',
  ],
};
