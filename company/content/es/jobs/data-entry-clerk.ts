import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { dataEntryClerk as english } from '../../en/jobs/data-entry-clerk.ts';
import { onTwelveHours } from '../phrases/hours.ts';
import { site } from '../site.ts';

export const dataEntryClerk: JobOpening = {
  ...english,
  department: 'Registros',
  summary:
    'Convierta formularios escritos a mano en registros limpios y encuentre el dígito que retrasaría una reclamación.',
  description: [
    'Muchos clientes todavía llenan formularios a mano. Usted ve la imagen escaneada a la izquierda de su pantalla y el registro a la derecha, y escribe lo que está ahí: nombres, fechas, números de vehículos, montos. Lo que no puede leer, lo marca. No adivina.',
    'Cada monto y cada fecha se escriben dos veces: lo hacen dos personas, sin que una vea el trabajo de la otra. Donde no coinciden, las dos vuelven a mirar juntas. Hacia el final del día, usted limpia registros antiguos: duplicados, direcciones que el correo cambió, pólizas archivadas con un nombre anterior.',
    `Contamos los errores encontrados, no las teclas pulsadas. Un buen día son de 60 a 80 formularios. Usted trabaja 35 horas a la semana desde su casa, en un horario que acuerda con el equipo, siempre que cuatro de esas horas caigan entre las ${onTwelveHours('10:00')} y las ${onTwelveHours('16:00')}, ${site.region.timeZoneName}.`,
  ],
  requirements: [
    'Le importa más hacerlo bien que hacerlo rápido, y aun así mantiene un ritmo constante.',
    'Puede pasar buena parte del día escribiendo, con el teclado, los programas o los descansos que le funcionen.',
    'Puede leer muchos estilos de letra manuscrita, y reconocer cuándo no puede.',
    'Puede seguir una regla escrita y decir cuándo la regla está mal.',
    'Puede mantener su pantalla fuera de la vista de otras personas.',
  ],
  benefits: [
    `Empieza a las 7 o a las ${onTwelveHours('10:00')}, según se lo permita su día`,
    'Un teclado, un ratón y una pantalla a su elección, hasta $350',
    'Cobertura médica, dental y de la vista desde el día en que empieza',
    'Un descanso pagado de diez minutos cada hora',
    `${figures.vacationDays} días de vacaciones pagadas`,
  ],
};
