import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { insuranceVerificationSpecialist as english } from '../../en/jobs/insurance-verification-specialist.ts';
import { onTwelveHours } from '../phrases/hours.ts';
import { site } from '../site.ts';

export const insuranceVerificationSpecialist: JobOpening = {
  ...english,
  department: 'Servicios de salud',
  summary:
    'Dígales a clínicas, prestamistas y arrendadores si alguien tiene cobertura, antes de que la duda les detenga el día.',
  description: [
    `Una clínica llama a las ${onTwelveHours('08:10')} Su paciente está en la sala de espera. ¿El plan está vigente? ¿Cuánto queda del deducible, la parte que el paciente paga primero? ¿El estudio de imágenes necesita aprobación previa? Usted comprueba quién pregunta y si tiene derecho a saberlo, busca el dato, responde y anota la llamada. La mayoría toma menos de seis minutos.`,
    'El resto del día se va en solicitudes por escrito: el comprobante del seguro de hogar para cerrar una compra, un certificado del seguro de auto para una compañía de arrendamiento, una carta para un arrendador. También da seguimiento a las aprobaciones pendientes, para que el paciente reciba de nosotros una fecha y no silencio.',
  ],
  requirements: [
    'Ya ha verificado elegibilidad o beneficios en una clínica, una farmacia, un hospital o una aseguradora.',
    'Sabe qué son un deducible, un copago y una autorización previa, y puede explicarle cada uno a un paciente.',
    'Antes de decir nada, usted confirma que quien llama tiene derecho a saberlo, por mucha prisa que tenga.',
    'Usted anota los datos con exactitud: fechas, montos, números de referencia.',
    `Puede trabajar de ${onTwelveHours('08:00')} a ${onTwelveHours('16:30')}, ${site.region.timeZoneName}, de lunes a viernes.`,
    'Tiene un cuarto con puerta para las llamadas sobre la salud de alguien.',
  ],
  benefits: [
    'Sin turnos de fin de semana ni de noche en este equipo',
    'Usted elige entre los mismos planes de salud que tienen nuestros clientes',
    'Capacitación en privacidad cada primavera, en horas pagadas',
    `${figures.parentalWeeks} semanas de licencia con sueldo completo cuando llega un hijo, por nacimiento o por adopción`,
    'Le enviamos todo para su escritorio, hasta el filtro de privacidad para la pantalla',
  ],
};
