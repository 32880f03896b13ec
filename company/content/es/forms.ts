import { isPicture } from '../en/forms.ts';
import { language } from './language.ts';
import { site } from './site.ts';

export { isPicture };

/** Words that every form shares. */
export const forms = {
  errorSummary: { one: 'Por favor, revise este campo', many: 'Por favor, revise estos campos' },
  errorOf: (label: string, message: string) => `${label}: ${message}`,
  errorTitle: (title: string) => `Error: ${title}`,
  optional: (label: string) => `${label} (opcional)`,
  closeMessage: 'Cerrar este mensaje',
  messages: 'Mensajes',
  whyWeAsk: 'Por qué lo preguntamos',
  choose: 'Elija una opción',
  show: 'Mostrar',
  hide: 'Ocultar',
  withoutScripts: {
    title: 'Este formulario necesita JavaScript',
    ways: [
      { label: site.telephone.shown, href: site.telephone.href },
      { label: site.email, href: `mailto:${site.email}` },
    ],
  },
  repeatAfterPost:
    'Los archivos y los números ocultos no se guardan cuando esta página vuelve a aparecer. Por favor, agréguelos de nuevo.',
  leaveEmpty: 'Deje este campo vacío',
  file: {
    choose: 'Elegir un archivo',
    drop: 'o arrástrelo aquí',
    remove: 'Quitar',
    preview: (name: string) => `Vista previa de ${name}`,
    uploading: 'Subiendo',
    refused: (title: string, text?: string) => (text ? `${title}. ${text}` : title),
    stillChosen: (complaint: string, name: string) => `${complaint}. Se mantiene el archivo ${name}.`,
    notAccepted: (file: { name: string }) =>
      isPicture(file)
        ? 'No podemos leer esta foto. Por favor, tome otra.'
        : 'No podemos leer este archivo. Por favor, imprímalo como un PDF nuevo y elija ese.',
  },
  sections: 'Secciones de este formulario',
  sectionsDone: (done: number, all: number) => `${done} de ${all} secciones completas`,
  sectionDone: 'completa',
  sectionOpen: 'pendiente',
};

export const tooLong = (most: number) =>
  `Por favor, escriba ${most.toLocaleString(language.locale)} caracteres como máximo`;

/** For a page whose scripts could not be fetched: the connection is gone, or the page is older than the site. */
export const loadError = {
  title: 'Esta página no se cargó por completo',
  text: 'Es posible que los formularios y los botones todavía no funcionen. Revise su conexión y vuelva a cargar la página.',
};
