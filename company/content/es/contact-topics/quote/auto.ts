import { autoQuestions as english } from '#company/content/en/contact-topics/quote/auto.ts';
import { translatedGroup } from '#company/shape/question.ts';

export const autoQuestions = translatedGroup(english, 'Sobre el auto', {
  autoYear: { label: 'Año del modelo', hint: 'La edad influye en lo que cuesta reparar.' },
  autoModel: { label: 'Marca y modelo', hint: 'Varían las piezas y los sistemas de seguridad.' },
  autoDrivers: { label: 'Conductores en el hogar', hint: 'Cuentan todos los que lo manejan.' },
  autoUse: {
    label: 'Uso principal',
    hint: 'Manejar para ganar dinero requiere otra cobertura.',
    choices: ['Ir al trabajo', 'Mandados y fines de semana', 'Visitas de negocios', 'Entregas o pasajeros'],
  },
  autoInsurer: { label: 'Aseguradora actual', hint: 'Para cotizar la misma cobertura.' },
  autoStart: { label: 'Fecha de inicio', hint: 'Para no pasar un día sin cobertura.' },
});
