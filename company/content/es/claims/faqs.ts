import type { StateLaw } from '#company/shape/state.ts';
import type { Faq } from '#company/shape/types.ts';
import { complaintOffice, complaintReach } from '../phrases/complaints.ts';
import { decisionTime } from '../phrases/promises.ts';

export const writeFaqs = ({
  name,
  regulator,
  auto: { noFault },
  claims: { decided, decidedOtherwise, paid },
}: StateLaw): Faq[] => [
  {
    question: '¿Cuánto tiempo tengo para reportar una pérdida?',
    answer: `Repórtela en cuanto todos estén a salvo. Las pólizas piden que avise pronto, y con los detalles frescos la reclamación sale mejor. ${noFault ? `Algunos plazos son fijos: en ${name}, el aviso de lesiones al seguro sin culpa (no-fault) se debe dar ${noFault.notice.value}. ` : ''}Si cree que ya es tarde, repórtela de todos modos.`,
  },
  {
    question: '¿Cuánto tardan en pagarme?',
    answer: `${decisionTime} Tendrá nuestra decisión por escrito y, si le debemos dinero, la carta indica la fecha de pago.${paid ? ` La ley de ${name} exige que se pague ${paid.value}.` : ''} A menudo, lo que retrasa una reclamación es un solo estimado o reporte que falta. Pregúntele a su ajustador cuál es.${decided ? ` Para comparar, la ley de ${name} exige a las aseguradoras que acepten o rechacen la mayoría de las reclamaciones ${decided.value}.` : ''}${decidedOtherwise ? ` ${decidedOtherwise.value}` : ''}`,
  },
  {
    question: '¿Y si perdí mis recibos?',
    answer:
      'Entonces buscaremos otras pruebas. Estados de cuenta del banco, correos electrónicos, fotos viejas, la caja que quedó en el sótano, una nota de quien se lo regaló: todo eso ayuda. Haga una lista de lo que tenía, lo mejor que recuerde, y marque lo que no sepa con seguridad.',
  },
  {
    question: '¿Puedo empezar a reparar antes de que venga el ajustador?',
    answer:
      'Solo lo que evite que el daño crezca. Deje las reparaciones definitivas para cuando el ajustador haya visto el daño, y guarde hasta entonces las cosas dañadas. Nuestra página de emergencia dice qué hacer primero.',
  },
  {
    question: '¿Qué puedo hacer si no estoy de acuerdo con la decisión?',
    answer: `Dígale a su ajustador qué cree que está mal, y envíe todo lo que sea nuevo. Puede pedir un segundo ajustador que no haya visto el expediente. En ${name} también puede presentar una queja ante ${complaintOffice(regulator)}, sin costo y en cualquier momento${complaintReach(regulator)}.`,
  },
];
