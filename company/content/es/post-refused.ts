import { waitOf } from './outcomes.ts';
import { site } from './site.ts';

const call = `O llámenos al ${site.telephone.shown}.`;
const goBack = 'Use el botón Atrás de su navegador: conserva lo que escribió.';

/** The answer to a form that was posted without scripts and could not even be read. */
export const postRefused = {
  later: (seconds: number) => ({
    title: 'No se envió nada',
    text: `En este momento no podemos recibir su formulario. ${goBack} Espere ${waitOf(seconds)} y envíelo de nuevo. ${call}`,
  }),
  noReceipt: {
    title: 'Recibimos su formulario',
    text: `En este momento no se puede mostrar su comprobante. Vuelva a cargar esta página más tarde. ${call}`,
  },
  foreign: {
    title: 'No se envió nada',
    text: `Este formulario solo funciona en nuestro propio sitio. Abra ${site.name} y llénelo allí. ${call}`,
  },
  unreadable: {
    title: 'No se envió nada',
    text: `Su formulario no llegó completo, o sus archivos son demasiado grandes. ${goBack} Después envíelo de nuevo. ${call}`,
  },
};
