import { homeQuestions as english } from '#company/content/en/contact-topics/quote/home.ts';
import { translatedGroup } from '#company/shape/question.ts';
import { state } from '../../state.ts';

export const homeQuestions = translatedGroup(english, 'Sobre el hogar', {
  homeKind: {
    label: '¿Propio o alquilado?',
    hint: 'Decide qué tipo de póliza le sirve.',
    choices: ['Tengo casa propia', `Tengo un ${state.condo}`, 'Alquilo', 'Estoy comprando'],
  },
  homeBuilt: { label: 'Año de construcción', hint: 'Cables, tuberías y techos viejos pueden costar más.' },
  homeSize: { label: 'Pies cuadrados', hint: 'El costo de reconstruir depende del tamaño.' },
  homeClaims: {
    label: 'Reclamaciones en los últimos 5 años',
    hint: 'Las reclamaciones pasadas pueden cambiar el precio.',
    choices: ['Ninguna', 'Una', 'Dos o más', 'No lo sé'],
  },
  homeInsurer: { label: 'Aseguradora actual', hint: 'Para cotizar la misma cobertura.' },
  homeStart: { label: 'Fecha de inicio', hint: 'A menudo la fija el cierre de la compra o el alquiler.' },
});
