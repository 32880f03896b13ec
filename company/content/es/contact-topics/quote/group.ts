import { groupQuestions as english } from '#company/content/en/contact-topics/quote/group.ts';
import { translatedGroup } from '#company/shape/question.ts';

export const groupQuestions = translatedGroup(english, 'Sobre el equipo', {
  groupEmployees: { label: 'Empleados por asegurar', hint: 'El tamaño del grupo decide qué planes sirven.' },
  groupBenefit: {
    label: 'Beneficio que más necesita',
    hint: 'Empezamos por ahí.',
    choices: [
      'Seguro de salud para grupos',
      'Vida y accidentes para grupos',
      'Incapacidad y permiso familiar pagado',
      'Varios de estos',
      'No lo sé',
    ],
  },
  groupToday: {
    label: 'Beneficios hoy',
    hint: 'Para cotizar los mismos beneficios.',
    choices: ['Ninguno todavía', 'Un plan que queremos renovar', 'Un plan que queremos reemplazar'],
  },
  groupPlaces: { label: 'Estados donde trabajan', hint: 'Las reglas cambian de un estado a otro.' },
  groupShare: {
    label: 'Quién paga la prima',
    hint: 'Influye en lo que se paga en cada período de pago.',
    choices: ['La empresa', 'La empresa y los empleados', 'Sobre todo los empleados', 'Por decidir'],
  },
  groupStart: { label: 'Fecha de inicio', hint: 'La inscripción toma unas semanas.' },
});
