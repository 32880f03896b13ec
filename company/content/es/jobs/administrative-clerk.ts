import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { administrativeClerk as english } from '../../en/jobs/administrative-clerk.ts';
import { onTwelveHours } from '../phrases/hours.ts';
import { offices } from '../phrases/offices.ts';
import { site } from '../site.ts';

export const administrativeClerk: JobOpening = {
  ...english,
  department: 'Operaciones',
  summary:
    'Clasifique el correo escaneado del día, envíe certificados y lleve la cuenta de las fechas que nadie puede dejar pasar.',
  description: [
    `El correo que llega a ${offices.ours} está escaneado a más tardar a las ${onTwelveHours('09:30')} A partir de ahí, es suyo. Usted lee cada documento, le pone el número correcto de póliza o de reclamación y lo envía al área que se ocupa de él. Un lunes llegan unos 150, y un jueves, 70. Todo lo que viene de un tribunal o de una agencia reguladora pasa a un colega designado en menos de una hora.`,
    `Después del almuerzo, emite certificados de seguro, pide suministros para ${offices.all}, compara las facturas de los proveedores con lo que de verdad se entregó y lleva el calendario de renovaciones de licencias y contratos. Toma las notas de una reunión de equipo a la semana y las envía el mismo día.`,
    `El trabajo es de tiempo completo, 40 horas, de lunes a viernes, desde su casa. Empieza entre las 9 y las ${onTwelveHours('09:30')}, ${site.region.timeZoneName}.`,
  ],
  requirements: [
    'Puede ordenar y nombrar las cosas siempre de la misma manera.',
    'Se siente a gusto con el correo electrónico, un calendario compartido, un procesador de texto y una hoja de cálculo sencilla.',
    'Sabe escribir un mensaje cortés de dos líneas que consigue respuesta.',
    'Usted se da cuenta de que una carta es urgente, aunque no lo diga.',
    'Usted mantiene en privado los papeles de otras personas.',
    'Un trabajo pagado de oficina es una manera de haber aprendido esto. Llevar un hogar, un club o la oficina de una escuela es otra.',
  ],
  benefits: [
    'Horario regular de lunes a viernes, sin turnos de guardia',
    'Planes de salud, dentales y de la vista que empiezan su primera mañana de trabajo',
    'Escritorio, silla y computadora incluidos, o $400 para los que usted prefiera',
    `Igualamos sus ahorros en el 401(k) hasta el ${figures.retirementMatch} de lo que gana`,
    'Tiempo pagado para aprender el trabajo de reclamaciones o de pólizas, si quiere ascender en la compañía',
  ],
};
