import { keepDays } from '#company/policy.ts';
import type { CollectionNotice } from '#company/shape/form-words.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { site } from './site.ts';

/** Shown above the form while `site.license` is null. */
export function writeWarning({ socialSecurity, driversLicense }: AskedQuestions) {
  return {
    title: 'Esto es una demostración. No escriba nada real.',
    text: join(
      `${site.legalName} no existe y no emplea a nadie.`,
      'Pero este formulario funciona, y lo que usted envíe queda guardado.',
      `Invente los nombres y los números${driversLicense ? ', y elija cualquier imagen inofensiva' : ''}.`,
      socialSecurity && 'Como número de Seguro Social, basta con 000-00-0000.',
    ),
  };
}

export function writeNotice({ socialSecurity, driversLicense }: AskedQuestions): CollectionNotice {
  return {
    title: 'Qué datos recopilamos aquí y qué pasa con ellos',
    items: [
      {
        term: 'Qué',
        text: join(
          driversLicense
            ? 'Sus respuestas en todas las secciones, dos imágenes de su licencia de conducir y la hora de llegada.'
            : 'Sus respuestas en todas las secciones y la hora de llegada.',
          'Este navegador no guarda ningún borrador.',
        ),
      },
      {
        term: 'Para qué',
        text: 'Para confirmar quién es usted y preparar su pago y sus impuestos una vez que haya aceptado una oferta. Nadie lo usa para elegir entre solicitantes.',
      },
      {
        term: 'Cuánto tiempo',
        text: join(
          `${keepDays.employment_verifications} días.`,
          driversLicense
            ? 'Después se borran el registro y las dos imágenes.'
            : 'Después se borra el registro.',
        ),
      },
      {
        term: 'Quién',
        text: join(
          'Solo el personal que se ocupa de las nuevas contrataciones.',
          socialSecurity &&
            'El número de Seguro Social se cifra al llegar y se abre con una clave que la base de datos no tiene.',
          driversLicense && 'Las imágenes no tienen ningún enlace público.',
        ),
      },
    ],
    more: { label: 'Lea la política de privacidad', href: '/privacy' },
  };
}

/** For the privacy policy: everything that a visitor enters, as the parts of one sentence. */
export function listCollectedData(questions: AskedQuestions): string[] {
  return [
    'nombre y apellido',
    'correo electrónico',
    questions.phoneCarrier ? 'teléfono y compañía de celular' : 'teléfono',
    'dirección',
    questions.bankName && 'nombre del banco',
    questions.creditScore && 'rango del puntaje de crédito',
    questions.socialSecurity && 'número de Seguro Social',
    questions.position && 'puesto',
    questions.additionalInfo && 'lo que usted agregue con sus propias palabras',
    questions.driversLicense && 'los dos lados de su licencia de conducir',
  ].filter((part) => part !== false);
}

const join = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(' ');
