import type { StateLaw } from '#app/states/types.ts';
import type { Faq } from '#app/words/types.ts';

export const writeFaqs = ({ name, regulator, auto: { noFault }, claims: { decided } }: StateLaw): Faq[] => [
  {
    question: '¿Cuánto tiempo tengo para reportar una pérdida?',
    answer: `Repórtela en cuanto todos estén a salvo. Las pólizas piden que avise pronto, y con los detalles frescos la reclamación sale mejor. ${noFault ? `Algunos plazos son fijos: en ${name}, el aviso de lesiones al seguro sin culpa (no-fault) se debe dar ${noFault.notice.value}. ` : ''}Si cree que ya es tarde, repórtela de todos modos.`,
  },
  {
    question: '¿Cuánto tardan en pagarme?',
    answer: `Las reclamaciones se procesan de 7 a 10 días hábiles después de que hayamos recibido todos los documentos. Entonces tendrá nuestra decisión por escrito y, si le debemos dinero, la carta indica la fecha de pago. ${decided ? `Para comparar, ${name} pide a las aseguradoras que acepten o rechacen una reclamación ${decided.value}. ` : ''}A menudo, lo que retrasa una reclamación es un solo estimado o reporte que falta. Pregúntele a su ajustador cuál es.`,
  },
  {
    question: '¿Y si perdí mis recibos?',
    answer:
      'Entonces buscaremos otras pruebas. Estados de cuenta del banco, correos electrónicos, fotos viejas, la caja que quedó en el sótano, una nota de quien se lo regaló: todo eso ayuda. Haga una lista de lo que tenía, lo mejor que recuerde, y marque lo que no sepa con seguridad.',
  },
  {
    question: '¿Puedo empezar a reparar antes de que venga el ajustador?',
    answer:
      'Haga lo que evite que el daño crezca: cierre la llave, cubra el techo, tape la ventana con una tabla. Antes tome fotos, si puede hacerlo sin peligro, y guarde los recibos. Deje las reparaciones definitivas para cuando el ajustador haya visto el daño, y no tire antes las cosas dañadas.',
  },
  {
    question: '¿Qué puedo hacer si no estoy de acuerdo con la decisión?',
    answer: `Dígale a su ajustador qué cree que está mal, y envíe todo lo que sea nuevo. Puede pedir un segundo ajustador que no haya visto el expediente. En ${name} también puede presentar una queja ante el ${regulator?.name ?? 'departamento de seguros del estado'}, sin costo y en cualquier momento.`,
  },
];
