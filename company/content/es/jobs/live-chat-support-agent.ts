import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { liveChatSupportAgent as english } from '../../en/jobs/live-chat-support-agent.ts';
import { onTwelveHours } from '../phrases/hours.ts';
import { site } from '../site.ts';

export const liveChatSupportAgent: JobOpening = {
  ...english,
  department: 'Atención al cliente',
  summary:
    'Responda por escrito a los titulares de pólizas mientras esperan: tarjetas de seguro, fechas de pago, estado de reclamaciones, contraseñas perdidas.',
  description: [
    'Usted chatea con titulares de pólizas dentro de nuestro portal de clientes, con dos a la vez y tres como máximo. Necesitan su tarjeta de seguro en el DMV. Quieren saber si un pago se procesó. No pueden iniciar sesión. Usted entiende lo que quieren decir, encuentra la respuesta en nuestros registros y la escribe con palabras sencillas.',
    'Más o menos en uno de cada diez chats hay alguien parado junto a un auto abollado. Usted pregunta primero si todos están a salvo, luego invita al chat a un colega de Reclamaciones y se queda hasta que el colega haya saludado. Usted no aconseja cuánta cobertura comprar. Eso lo hace un agente con licencia, y usted organiza la llamada.',
    `La semana es de 40 horas, en turnos de día entre las ${onTwelveHours('08:00')} y las ${onTwelveHours('20:00')}, ${site.region.timeZoneName}, con un sábado de cada tres. Recibe su horario con cuatro semanas de anticipación.`,
  ],
  requirements: [
    'Usted escribe un inglés breve, claro y amable, y lee antes de responder.',
    'Puede mantener separadas dos conversaciones y darle su atención a cada una.',
    'Usted pide ayuda pronto cuando una respuesta podría estar equivocada.',
    'Ha ayudado antes a clientes, por escrito, por teléfono o cara a cara.',
    'Su conexión a internet resiste un turno completo.',
    'Otro idioma, además del inglés, es una ventaja, no un requisito.',
  ],
  benefits: [
    'Un descanso pagado de quince minutos, sin chats, cada dos horas',
    'Tres semanas pagadas de capacitación antes de su primer chat por su cuenta',
    'Seguro médico, dental y de la vista desde el primer día',
    `Una computadora y una pantalla, y ${figures.internet} cada mes para la conexión`,
    `${figures.vacationDays} días de vacaciones pagadas, más su cumpleaños`,
    '$2 más por hora los sábados',
  ],
};
