import { businessQuestions as english } from '#company/content/en/contact-topics/quote/business.ts';
import { translatedGroup } from '#company/shape/question.ts';

export const businessQuestions = translatedGroup(english, 'Sobre el negocio', {
  businessKind: { label: 'Tipo de negocio', hint: 'Decide qué coberturas le sirven.' },
  businessEmployees: { label: 'Empleados', hint: 'Puede necesitar compensación para trabajadores.' },
  businessPlace: {
    label: 'Dónde trabaja',
    hint: 'El contrato de alquiler a menudo fija los límites.',
    choices: ['En un local alquilado', 'En un local propio', 'Desde casa', 'Donde está el cliente'],
  },
  businessRevenue: {
    label: 'Ingresos al año',
    hint: 'El precio de la responsabilidad civil suele depender de ellos.',
    choices: [
      'Menos de $100,000',
      'De $100,000 a $500,000',
      'De $500,000 a $2 millones',
      'Más de $2 millones',
    ],
  },
  businessNeed: {
    label: 'Lo más urgente',
    hint: 'Empezamos por ahí.',
    choices: [
      'Póliza para dueños de negocios (BOP)',
      'Responsabilidad civil profesional',
      'Compensación para trabajadores',
      'Prueba de seguro para el propietario del local o un cliente',
      'No lo sé',
    ],
  },
  businessStart: { label: 'Fecha de inicio', hint: 'A menudo la fija un alquiler o un contrato.' },
});
