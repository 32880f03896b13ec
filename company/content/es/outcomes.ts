import type { Refusal } from '#domain/refused-submission.ts';
import { isPicture } from './forms.ts';
import { site } from './site.ts';

/** Messages after a submit. */
export const outcomes = {
  contact: {
    sending: 'Enviando...',
    stored: '¡Recibimos su mensaje! Le responderemos lo antes posible.',
    honeypot: '¡Mensaje enviado! Le responderemos lo antes posible.',
    failed: 'Algo salió mal. Por favor, inténtelo de nuevo más tarde.',
  },
  claim: {
    sending: 'Enviando...',
    failed: {
      title: 'Su reclamación todavía no nos ha llegado',
      advice: `Sus respuestas y fotos siguen aquí. Revise su conexión y presione el botón de nuevo: las fotos que ya llegaron no se envían dos veces. O llame al ${site.claimsHotline.shown}.`,
    },
  },
  application: {
    stored: '¡Recibimos su solicitud! Pronto nos comunicaremos con usted.',
    failed: 'Hubo un problema al enviar su solicitud. Por favor, inténtelo de nuevo.',
  },
  verification: {
    stored: {
      title: 'Verificación enviada',
      text: 'Recibimos su formulario de verificación de empleo. Revisaremos sus datos y le responderemos pronto.',
    },
    failed: {
      title: 'No se pudo enviar',
      text: 'Hubo un error al enviar su verificación. Por favor, inténtelo de nuevo.',
    },
    missingDocuments: 'Faltan documentos. Por favor, suba el frente y el reverso de su licencia de conducir',
  },
};

type Failure = {
  title: string;
  text?: string;
  /** What to do if the backend gave no reason. */
  advice?: string;
};

/** The failure message and, if the backend gave a reason, a sentence on what to do. */
export function failureMessage({ title, text, advice }: Failure, refusal?: Refusal) {
  const whatToDo = refusal ? adviceOn(refusal) : advice;
  const all = [text, whatToDo].filter(Boolean).join(' ');
  return { kind: 'error' as const, title, ...(all && { text: all }), ...(whatToDo && { seconds: 20 }) };
}

function adviceOn(refusal: Refusal): string {
  const call = `llámenos al ${site.telephone.shown}`;
  if (refusal.reason === 'file') {
    const again =
      refusal.file && isPicture(refusal.file)
        ? 'tome otra foto'
        : 'ábralo, imprímalo como un PDF nuevo (“Guardar como PDF”)';
    return `No podemos leer el archivo. Por favor, ${again} y elija el archivo nuevo, o ${call}. Sus respuestas siguen aquí.`;
  }
  if (refusal.reason === 'uploads')
    return `Hay que subir sus archivos de nuevo. Sus respuestas y archivos siguen aquí: por favor, envíe el formulario una vez más, o ${call}.`;
  const why = {
    'too-many': 'Hemos recibido demasiadas solicitudes desde su conexión a internet.',
    closed: 'En este momento no podemos guardar nada.',
  }[refusal.reason];
  return `${why} Sus respuestas siguen aquí: por favor, espere ${waitOf(refusal.seconds)} y envíelas de nuevo, o ${call}.`;
}

export function waitOf(seconds: number): string {
  if (seconds <= 90) return counted(seconds, 'segundo');
  return seconds <= 5400
    ? counted(Math.ceil(seconds / 60), 'minuto')
    : counted(Math.ceil(seconds / 3600), 'hora');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
