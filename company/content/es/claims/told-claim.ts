import { findWords } from '#company/shape/find-words.ts';
import type { ToldClaim } from '#company/shape/types.ts';
import { toldClaim as english } from '../../en/claims/told-claim.ts';
import { site } from '../site.ts';

/** By the English title. */
const days: Readonly<Record<string, { title: string; text: string }>> = {
  'She calls': {
    title: 'La llamada',
    text: 'Son las siete y cinco de la mañana. Abrimos la reclamación y le pedimos que cierre la llave de paso y tome fotos de todo.',
  },
  'The adjuster calls': {
    title: 'Llama el ajustador',
    text: 'Siete horas después. Acuerdan una visita. La inquilina se va a un hotel y guarda cada recibo.',
  },
  'The visit': {
    title: 'La visita',
    text: 'El ajustador mide, toma fotos y pide tres documentos: la factura del hotel, la de la limpieza y una lista de sus cosas con los precios.',
  },
  'The last paper arrives': {
    title: 'Llega el último documento',
    text: 'Ya tenemos todos los documentos, y empiezan a contar los días hábiles.',
  },
  'The decision': {
    title: 'La decisión',
    text: 'Ocho días hábiles después, por escrito y con las cuentas. La inquilina está de acuerdo.',
  },
  'The payment': { title: 'El pago', text: 'Dos días hábiles más tarde.' },
};

/** By the English label. */
const labels: Readonly<Record<string, string>> = {
  'A sofa, a rug and books': 'Un sofá, una alfombra y libros',
  'Drying and cleaning what could be saved': 'Secar y limpiar lo que se pudo salvar',
  'Three nights in a hotel': 'Tres noches de hotel',
  'Not covered: the washer itself, which was worn out':
    'Sin cobertura: la lavadora misma, que estaba gastada',
  'Minus her deductible': 'Menos su deducible',
};

const sayLine = ({ label, amount }: { label: string; amount: number }) => ({
  label: findWords(labels, label, 'es/claims/told-claim.ts'),
  amount,
});

export const toldClaim: ToldClaim | null = english && {
  ...english,
  title: 'Una reclamación, de la llamada al pago',
  text: `A una inquilina se le revienta la manguera de la lavadora. En el calendario, nuestros plazos se ven así.`,
  note: `Es un ejemplo. ${site.legalName} es ficticia, igual que esta reclamación y sus cantidades.`,
  days: english.days.map((day) => ({ ...day, ...findWords(days, day.title, 'es/claims/told-claim.ts') })),
  bill: {
    title: 'Las cuentas de la carta',
    items: english.bill.items.map(sayLine),
    total: 'Pérdida cubierta',
    excluded: sayLine(english.bill.excluded),
    deductible: sayLine(english.bill.deductible),
    paid: 'Pagamos',
  },
  link: { ...english.link, label: 'Antes de una fuga: dónde mirar' },
};
