import { type ClaimForm, checkbox, choice, date, multiline, text } from '#company/shape/pdf-fields.ts';
import { state } from '../../state.ts';
import { aboutYou, fraudWarnings, languageNote, sendTo, signatureFields } from './common.ts';

export const propertyForm: ClaimForm = {
  title: 'Reclamación por daños materiales',
  file: '/documents/es/property-damage-claim-form.pdf',
  description: 'Para daños en su hogar o negocio, o para pertenencias robadas o arruinadas.',
  intro: [
    'Use este formulario si su hogar o negocio, o lo que guarda allí, sufrió daños o un robo. Propietarios, inquilinos y dueños de condominios usan el mismo.',
    'Envíelo ahora con lo que sepa. Puede agregar cosas a la lista de pertenencias después, y la mayoría de la gente lo hace.',
    languageNote(state),
  ],
  sections: [
    aboutYou(
      'Usted',
      text(
        'policyNumber',
        'Número de póliza',
        'En la primera página de su póliza. Si no lo encuentra, podemos buscarlo.',
        'half',
      ),
    ),
    {
      title: 'El lugar',
      fields: [
        text('lossAddress', 'Dirección donde ocurrió el daño', 'Solo si es distinta de su dirección postal.'),
        choice(
          'occupancy',
          '¿Cuál es su caso?',
          'Elija el que corresponda.',
          [
            'El edificio es mío',
            'Vivo de alquiler',
            `Es mi ${state.condo}`,
            'El negocio es mío',
            'Lo doy en alquiler',
          ],
          'half',
        ),
        text(
          'lender',
          'Banco de la hipoteca',
          'Nombre y número del préstamo, si hay una hipoteca. Quizás un pago por el edificio deba ir también a nombre del banco.',
          'half',
        ),
        checkbox(
          'livable',
          'Podemos vivir o trabajar allí ahora',
          'No lo marque si tuvieron que irse.',
          'half',
        ),
        text(
          'stayingAt',
          'Si no, ¿dónde se están quedando?',
          'Una dirección o un hotel, para saber dónde están.',
          'half',
        ),
      ],
    },
    {
      title: 'Qué pasó',
      fields: [
        choice(
          'cause',
          'Causa',
          'Elija la más parecida. Si no la sabe, dígalo.',
          [
            'Incendio o humo',
            'Agua de tubería o aparato',
            'Agua de afuera',
            'Viento o granizo',
            'Robo o entrada forzada',
            'Vandalismo',
            'Un objeto que cayó',
            'Alguien se lastimó aquí',
            'No lo sé',
            'Otra',
          ],
          'half',
        ),
        date('lossDate', 'Fecha', 'El día en que ocurrió o en que lo descubrió.', 'half'),
        multiline(
          'account',
          '¿Cómo empezó y cómo se extendió?',
          'En orden, como se lo contaría a alguien del vecindario.',
        ),
        multiline(
          'firstAid',
          '¿Qué ha hecho hasta ahora?',
          'Por ejemplo: cerró una llave, cubrió una ventana, llamó a un plomero.',
        ),
        text(
          'reports',
          'Reporte de la policía o de los bomberos',
          'El número del reporte y quién lo hizo. Si hubo un robo, repórtelo primero a la policía.',
        ),
      ],
    },
    {
      title: 'Qué se dañó o se perdió',
      text: 'Anote primero las pérdidas más grandes. Continúe en otra hoja.',
      fields: [
        multiline(
          'building',
          'Partes del edificio',
          'Cuarto por cuarto: pisos, paredes, techos, ventanas, gabinetes empotrados.',
        ),
        multiline(
          'belongings',
          'Pertenencias',
          'Una por línea: qué es, más o menos cuándo la obtuvo y más o menos cuánto costó.',
        ),
        text(
          'estimate',
          'Estimado hasta ahora',
          'Una cantidad en dólares, si un contratista ya se la dio.',
          'half',
        ),
        text(
          'otherInsurance',
          'Otro seguro para la misma propiedad',
          'Aseguradora y número de póliza; también una póliza contra inundaciones.',
          'half',
        ),
      ],
    },
  ],
  attach: {
    title: 'Qué incluir',
    items: [
      'Fotos o video de cada cuarto dañado, tomados antes de limpiar si fue posible',
      'Recibos, estados de cuenta del banco o fotos viejas que muestren lo que tenía',
      'Estimados y facturas de los trabajos de emergencia',
      'Recibos de hotel y comidas, si tuvo que irse',
      'El reporte de la policía o de los bomberos, o su número',
    ],
  },
  signature: {
    declaration: 'Estas respuestas son verdaderas, y no he omitido nada importante.',
    fraudWarning: fraudWarnings(state).general,
    label: 'Firma',
    fields: signatureFields,
  },
  send: sendTo('Guarde las cosas dañadas hasta que un ajustador las haya visto.'),
};
