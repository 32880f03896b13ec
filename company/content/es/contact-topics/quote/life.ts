import { lifeQuestions as english } from '#company/content/en/contact-topics/quote/life.ts';
import { translatedGroup } from '#company/shape/question.ts';

export const lifeQuestions = translatedGroup(english, 'Sobre la póliza', {
  lifeAge: { label: 'Su edad', hint: 'Pesa mucho en el precio.' },
  lifeDependents: { label: 'Personas que dependen de usted', hint: 'Nos ayuda a sugerir una cantidad.' },
  lifeAmount: {
    label: 'Cantidad que tiene en mente, en dólares',
    hint: 'Un punto de partida para el precio.',
  },
  lifeTerm: {
    label: 'Por cuánto tiempo',
    hint: 'A término, o cobertura de por vida.',
    choices: ['10 años', '20 años', '30 años', 'Toda la vida', 'No lo sé'],
  },
  lifeToday: {
    label: 'Seguro de vida hoy',
    hint: 'Puede que ya le alcance.',
    choices: ['Ninguno', 'Por el trabajo', 'Una póliza propia', 'Las dos cosas'],
  },
  lifeReason: {
    label: 'Motivo principal',
    hint: 'Orienta hacia un tipo de póliza.',
    choices: [
      'Ingresos para la familia',
      'Hipoteca o deudas',
      'Gastos finales',
      'Un socio de negocios',
      'Otro',
    ],
  },
});
