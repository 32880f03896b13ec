import { healthQuestions as english } from '#company/content/en/contact-topics/quote/health.ts';
import { translatedGroup } from '#company/shape/question.ts';

export const healthQuestions = translatedGroup(english, 'Sobre el plan', {
  healthWho: {
    label: 'Quién necesita cobertura',
    hint: 'El precio depende del hogar.',
    choices: ['Solo yo', 'Mi pareja y yo', 'Mis hijos y yo', 'Una familia'],
  },
  healthToday: {
    label: 'Seguro de salud hoy',
    hint: 'Muestra a qué puede cambiarse.',
    choices: ['Ninguno', 'Por un empleador', 'Comprado por mi cuenta', 'Medicare o Medicaid'],
  },
  healthReason: {
    label: 'Por qué ahora',
    hint: 'Algunos cambios permiten inscribirse antes.',
    choices: [
      'Inscripción abierta',
      'Pérdida de otra cobertura',
      'Matrimonio o un bebé',
      'Una mudanza',
      'Otro motivo',
    ],
  },
  healthChange: { label: 'Fecha de ese cambio', hint: 'Desde ahí corre el plazo para inscribirse.' },
  healthPriority: {
    label: 'Lo que más importa',
    hint: 'Indica qué tipo de plan le conviene.',
    choices: ['Prima más baja', 'Deducible más bajo', 'Elegir los médicos', 'Una cuenta de ahorros (HSA)'],
  },
  healthStart: { label: 'Fecha de inicio', hint: 'Muestra qué planes están disponibles.' },
});
