import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { customerServiceRepresentative as english } from '../../en/jobs/customer-service-representative.ts';
import { onTwelveHours } from '../phrases/hours.ts';
import { site } from '../site.ts';

export const customerServiceRepresentative: JobOpening = {
  ...english,
  department: 'Atención al cliente',
  summary:
    'Acompañe cada llamada desde el saludo hasta la solución, y vuelva a llamar cuando dijo que lo haría.',
  description: [
    'Usted atiende por teléfono a titulares de pólizas y se hace cargo de cada solicitud hasta que queda resuelta. Un día típico son treinta llamadas: un nombre mal escrito en una tarjeta, un deducible por tormenta que nadie explicó, una mudanza al otro lado del río, una viuda que no sabe qué pólizas tenía su esposo.',
    'Nadie cronometra sus llamadas. Nos fijamos en una sola cosa: ¿tuvo la persona que llamar dos veces? Usted puede perdonar un cargo por atraso de hasta $50, enviar por correo cualquier documento y reservar una cita con cualquier agente sin pedirle permiso a nadie.',
    `Trabaja desde su casa, en cualquier parte del país, en un grupo de ocho con una persona a cargo. Cada mañana, a las ${onTwelveHours('10:00')}, el grupo se reúne por video para repasar las preguntas difíciles del día anterior.`,
  ],
  requirements: [
    'Tiene seis meses o más de experiencia en ayudar a la gente, por teléfono o cara a cara.',
    'Usted deja terminar a quien llama.',
    'Usted reconoce lo que todavía no sabe, y después lo averigua.',
    'Puede usar tres programas a la vez mientras habla, después de la capacitación.',
    `Puede trabajar de ${onTwelveHours('09:00')} a ${onTwelveHours('17:30')}, ${site.region.timeZoneName}, de lunes a viernes, y un sábado por la mañana al mes.`,
    'En su espacio de trabajo, quienes llaman pueden hablarle sin que nadie más los oiga.',
  ],
  benefits: [
    'Una persona a cargo que escucha llamadas para ayudar, y que le dice antes cuáles serán',
    'Seguro de salud que incluye a sus hijos y empieza de inmediato',
    'Cuatro sesiones de consejería al año, gratuitas y confidenciales, para después de las llamadas difíciles',
    `Igualamos lo que usted ahorra para la jubilación, hasta el ${figures.retirementMatch} de su sueldo`,
    `${figures.courses} al año para un curso de su elección`,
    'Todo el equipo le llega a su casa, con el envío de devolución pagado',
  ],
};
