import { site } from '#company/site.ts';
import type { Kind } from '#domain/kinds.ts';
import { languages } from '#domain/languages.ts';
import { formatLongDay, formatTimeAndZone } from './office-times.ts';
import type { StatementWords } from './statement.ts';

const { locale } = languages.es;

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString(locale)} ${amount === 1 ? one : many}`;

const kinds: Record<Kind, string> = {
  message: 'Su mensaje',
  application: 'Su solicitud de empleo',
  verification: 'Su verificación de empleo',
  claim: 'Su reclamación',
};

export const statementInSpanish: StatementWords = {
  title: 'Lo que borramos',
  // In parentheses, because it is "a la 1:05" but "a las 2:05".
  lead: (deletedAt) =>
    `El ${formatLongDay(deletedAt, locale)} (${formatTimeAndZone(deletedAt, locale)}), ${site.legalName} borró definitivamente estos registros:`,
  record: (kind, day, reference) => `${kinds[kind]} del ${day}, referencia ${reference}`,
  along: {
    title: 'También borramos',
    files: (amount) => count(amount, 'archivo que usted envió', 'archivos que usted envió'),
    ourLetters: (amount) =>
      count(amount, 'mensaje que le escribimos a usted', 'mensajes que le escribimos a usted'),
    theirLetters: (amount) =>
      count(
        amount,
        'respuesta que usted nos escribió por correo',
        'respuestas que usted nos escribió por correo',
      ),
    ourFiles: (amount) =>
      count(amount, 'archivo que le enviamos a usted', 'archivos que le enviamos a usted'),
    number: 'Su número de Seguro Social, que guardábamos sellado',
    notes: 'Las notas de nuestro personal sobre estos registros, si las había',
  },
  left: (amount) =>
    amount === 1
      ? '1 archivo no se pudo borrar de inmediato. Ya ningún registro lleva a él, y nuestro servidor lo borrará en un plazo de dos días.'
      : `${count(amount, 'archivo', 'archivos')} no se pudieron borrar de inmediato. Ya ningún registro lleva a ellos, y nuestro servidor los borrará en un plazo de dos días.`,
  backups: {
    title: 'Copias de seguridad',
    hold: (days, day) =>
      `Una copia de seguridad hecha antes de este borrado todavía puede contener estos datos. Usamos las copias de seguridad solo para reparar nuestros sistemas, y no guardamos ninguna más de ${count(days, 'día', 'días')}. La última se habrá destruido a más tardar el ${day}.`,
    restore:
      'Si tenemos que restaurar una de esas copias, estos registros seguirán borrados. Guardamos una lista con los números de los registros, que no dice nada sobre usted, y nuestro sistema no los vuelve a aceptar.',
  },
  mail: {
    title: 'Correos electrónicos',
    text: `Nuestro buzón es aparte de estos registros: en él todavía puede haber copias de nuestras respuestas y de lo que usted nos contestó. Si quiere que también se borren, escriba a ${site.email}: una persona las buscará y las borrará.`,
  },
  kept: {
    title: 'Lo que conservamos',
    text: 'Una constancia de este borrado: los números de los registros, la fecha, el motivo y quién de nuestro personal lo hizo.',
  },
  questions: `¿Preguntas? Escríbanos a ${site.email}`,
};
