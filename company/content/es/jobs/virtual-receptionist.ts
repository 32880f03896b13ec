import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { virtualReceptionist as english } from '../../en/jobs/virtual-receptionist.ts';
import { onTwelveHours } from '../phrases/hours.ts';
import { offices } from '../phrases/offices.ts';
import { site } from '../site.ts';

export const virtualReceptionist: JobOpening = {
  ...english,
  department: 'Recepción',
  summary:
    'Sea la primera voz que la gente oye por la mañana, de lunes a viernes, y comunique a cada persona con quien puede ayudarla.',
  description: [
    `Usted contesta nuestra línea principal desde su casa, de lunes a viernes, de ${onTwelveHours('08:45')} a ${onTwelveHours('13:45')}, ${site.region.timeZoneName}. La mayoría de quienes llaman quiere una de cuatro cosas: una cotización, que les expliquen una factura, un agente en particular o la línea de reclamaciones. Usted escucha, hace una o dos preguntas y pasa la llamada.`,
    'Algunas personas llaman minutos después de que algo salió mal. Usted no se encarga de la reclamación. Se queda en la línea hasta que conteste alguien de Reclamaciones, para que nadie tenga que contarle su historia a la música de espera.',
    `Entre una llamada y otra, usted lleva el calendario de visitas de ${offices.allInArea} y pasa mensajes que tienen un nombre, un número y un motivo.`,
  ],
  requirements: [
    'Usted trata con amabilidad a quien llama con miedo o de mal humor.',
    'Puede escuchar y escribir un mensaje correcto al mismo tiempo.',
    `Tiene libres las mañanas de lunes a viernes (${site.region.timeZoneName}).`,
    'Tiene en casa un lugar donde una llamada puede ser privada.',
    'Ha recibido al público, en un empleo o de forma voluntaria: en una tienda, un hotel, una clínica, la oficina de una escuela.',
  ],
  benefits: [
    'Veinticinco horas a la semana, en mañanas fijas. Las tardes siguen siendo suyas',
    `Seguro médico, dental y de la vista desde su primer día, porque trabaja ${figures.healthFromHours} horas o más`,
    'Computadora portátil, auriculares y segunda pantalla: se los enviamos, con el envío de devolución ya pagado',
    'Dos semanas pagadas de capacitación junto a una persona con experiencia en recepción',
    `Vacaciones pagadas, en proporción a los ${figures.vacationDays} días que recibe el personal de tiempo completo`,
  ],
};
