import { agentHref, claimHref, claimStatusHref } from '#company/shape/contact-links.ts';
import type { ClaimsDocument, ClaimsStep, Four, Link, PageWords, Three } from '#company/shape/types.ts';
import * as emergency from './claims/emergency.ts';
import { writeFaqs } from './claims/faqs.ts';
import { claimForms, guide } from './claims/forms.ts';
import { claimsCenter } from './claims/links.ts';
import { hotline } from './phrases/hotline.ts';
import { adjusterPromise, withinDecisionTime } from './phrases/promises.ts';
import { site } from './site.ts';
import { state } from './state.ts';

/** The PDFs, in the order of the page. */
const documents: readonly ClaimsDocument[] = [...claimForms, ...(guide ? [guide] : [])].map(
  ({ title, file, description }) => ({ name: title, type: 'PDF', file, description }),
);
const formCount = claimForms.length;
const hasGuide = guide !== undefined;

export const meta: PageWords = {
  title: `Centro de Reclamaciones: presente la suya${hotline.isAlwaysOpen ? ', de día o de noche' : ' a cualquier hora'} | ${site.name}`,
  description: `${
    hotline.isAlwaysOpen
      ? `Presente una reclamación en línea, con su agente o al ${site.claimsHotline.shown}, de día y de noche.`
      : `Presente una reclamación en línea a cualquier hora, con su agente o al ${site.claimsHotline.shown}.`
  } ${documents.length > 0 ? 'Formularios, listas' : 'Listas'} de verificación y los pasos de una reclamación.`,
};

export const banner = {
  title: claimsCenter.label,
  text: `¿Están todos a salvo? Si no, llame al 911. El resto puede esperar. ${adjusterPromise}.`,
  start: { label: 'Inicie una reclamación', href: claimHref },
  hotline: hotline.titleAndHours,
  emergency: { label: '¿Accidente, tormenta o inundación? Qué hacer primero', href: emergency.page.href },
};

export const filing: { id: string; title: string; text: string; unsure: string; start: Link } = {
  id: 'file-claim',
  title: 'Cómo presentar una reclamación',
  text: 'Cuéntenos qué pasó, cuándo y dónde. El número de póliza ayuda, pero puede empezar sin él. No necesita tener todos los documentos ni saber cuánto va a costar.',
  unsure: '¿No sabe cuál usar? Cuéntenos qué pasó, y le ayudamos.',
  start: banner.start,
};

type Channel = { title: string; text: string; detail?: string; link: Link };

export const channels: Three<Channel> = [
  {
    title: 'En línea',
    text: 'Lo mejor si nadie está herido y el daño ya está hecho: una bicicleta robada, una puerta rayada, una fuga de agua que ya paró. Con sus propias palabras, a cualquier hora.',
    link: { label: 'Preséntela en línea', href: claimHref },
  },
  {
    title: 'Por teléfono',
    text: `Lo mejor si está pasando ahora mismo${hotline.isAlwaysOpen ? '' : ' y estamos en horario de atención'}. Una persona abre su reclamación y repasa con usted qué hacer en la próxima hora.`,
    detail: site.claimsHotline.shown,
    link: { label: 'Llame ahora', href: site.claimsHotline.href },
  },
  {
    title: 'Con su agente',
    text: 'Lo mejor si el caso es complicado. Su agente conoce su póliza, llena el formulario con usted y da seguimiento a la reclamación.',
    link: { label: 'Pida un agente', href: agentHref() },
  },
];

export const claimsProcess: { title: string; text: string; steps: Four<ClaimsStep> } = {
  title: 'Los pasos de una reclamación',
  text: 'Cuatro pasos, en este orden. Cada uno dice a quién le toca actuar: a usted o a nosotros.',
  steps: [
    {
      number: '01',
      title: 'Usted nos avisa',
      description:
        'Nos cuenta qué pasó y le damos un número de reclamación. Anótelo: con él y su correo electrónico puede consultar el estado y agregar fotos.',
    },
    {
      number: '02',
      title: 'Evaluación de la reclamación',
      description: `${adjusterPromise}. Es la persona que determina cuánto paga la póliza. Deciden juntos qué hay que inspeccionar y cuándo.`,
    },
    {
      number: '03',
      title: 'Revisión y documentos',
      description:
        'Usted envía fotos, facturas y formularios. El ajustador le dice, en una sola lista, qué falta todavía, y compara la pérdida con su póliza.',
    },
    {
      number: '04',
      title: 'Decisión',
      description: `Recibirá una decisión por escrito, con los cálculos a la vista, ${withinDecisionTime}. Si alguna parte no está cubierta, la carta cita la frase de su póliza que lo dice.`,
    },
  ],
};

const checkStatus: Link = { label: 'Consulte el estado de una reclamación', href: claimStatusHref };

export const tracking: { id: string; title: string; text: string; link: Link; more?: Link } = {
  id: 'track-claim',
  title: '¿Quiere saber cómo va su reclamación?',
  ...(site.features.login
    ? {
        text: 'Inicie sesión para ver en qué paso está su reclamación y qué estamos esperando. ¿No tiene cuenta? Bastan su número de reclamación y su correo electrónico.',
        link: { label: 'Ver mi reclamación', href: '/login' },
        more: checkStatus,
      }
    : {
        text: 'Vea en qué paso está su reclamación y qué estamos esperando. Solo necesita su número de reclamación y su correo electrónico.',
        link: checkStatus,
      }),
};

function documentsTitle(): string {
  const forms = formCount === 1 ? 'Formulario de reclamación' : 'Formularios de reclamación';
  if (formCount === 0) return 'Guía de reclamaciones';
  return hasGuide ? `${forms} y guía` : forms;
}

/** The key of each tab is also its id; the first one is open when the page loads. Without documents, their tab is left out. */
export const resources = {
  title: 'Recursos para su reclamación',
  faq: {
    label: 'Preguntas frecuentes',
    anchor: 'faqs',
    title: 'Preguntas sobre las reclamaciones',
    items: writeFaqs(state),
  },
  documents: {
    label: 'Documentos',
    title: documentsTitle(),
    text:
      formCount > 1
        ? 'Llénelos en su pantalla o imprímalos. ¿No sabe cuál usar? Llámenos, y llenaremos con usted el que corresponda.'
        : 'En su pantalla o en papel. ¿No sabe qué llenar? Llámenos, y lo haremos con usted.',
    button: 'Descargar PDF',
    items: documents,
  },
  emergency: {
    label: 'Ayuda de emergencia',
    title: emergency.title,
    callUs: emergency.callUs,
    checklists: [emergency.afterDisaster, emergency.afterAccident],
    page: { label: 'La misma ayuda en una página, para imprimir y guardar', href: emergency.page.href },
  },
};
