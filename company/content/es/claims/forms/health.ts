import { type ClaimForm, checkbox, choice, date, multiline, text } from '#company/shape/pdf-fields.ts';
import { state } from '../../state.ts';
import { aboutYou, fraudWarnings, languageNote, sendTo, signatureFields } from './common.ts';

export const healthForm: ClaimForm = {
  title: 'Reclamación de seguro de salud',
  file: '/documents/es/health-insurance-claim-form.pdf',
  description: 'Para una factura médica que usted ya pagó y que su plan puede reembolsar.',
  intro: [
    'Use este formulario para pedir que le devuelvan el dinero cuando usted pagó de su bolsillo a un médico, un hospital o una farmacia. Los médicos de su red normalmente nos cobran directamente a nosotros, y entonces no necesita este formulario.',
    'Un formulario por paciente. Por favor, no escriba su número de Seguro Social.',
    languageNote(state),
  ],
  sections: [
    aboutYou(
      'El miembro del plan',
      text('memberNumber', 'Número de miembro', 'Al frente de la tarjeta del plan.', 'half'),
    ),
    {
      title: 'El paciente',
      fields: [
        text('patientName', 'Nombre completo', 'La persona que recibió la atención.', 'half'),
        date('patientBirth', 'Fecha de nacimiento', 'Del paciente: mes, día y año.', 'half'),
        choice(
          'relationship',
          'El paciente es',
          'En relación con el miembro del plan.',
          ['El miembro', 'Cónyuge o pareja', 'Hijo o hija', 'Otro dependiente'],
          'half',
        ),
        text(
          'otherPlan',
          'Otro plan de salud o Medicare',
          'Nombre del plan y número de miembro, si el paciente tiene un segundo plan.',
          'half',
        ),
      ],
    },
    {
      title: 'La atención médica',
      fields: [
        text('provider', 'Médico, hospital o farmacia', 'El nombre, como aparece en la factura.', 'half'),
        text(
          'providerAddress',
          'Su dirección y teléfono',
          'Para preguntarles a ellos, y no a usted, si algo no está claro.',
          'half',
        ),
        date('serviceFrom', 'Primer día', 'De la visita o de la hospitalización.', 'third'),
        date('serviceTo', 'Último día', 'El mismo día, si fue una sola visita.', 'third'),
        text('amountPaid', 'Cantidad que pagó', 'En dólares. Adjunte comprobante.', 'third'),
        multiline(
          'reason',
          '¿Para qué fue la atención?',
          'Unas pocas palabras, como “esguince de muñeca”. La factura tiene los códigos.',
        ),
        checkbox(
          'emergency',
          'Fue una emergencia',
          'Márquelo si no era seguro esperar a un médico de la red.',
          'half',
        ),
        checkbox(
          'abroad',
          'Fue fuera de los Estados Unidos',
          'Adjunte la factura en el idioma y la moneda originales.',
          'half',
        ),
        choice(
          'accident',
          '¿La causó un accidente?',
          'Si es así, puede que otra póliza tenga que pagar primero.',
          ['No', 'En el trabajo', 'En o por un vehículo', 'Otro accidente'],
          'half',
        ),
        date('accidentDate', 'Fecha del accidente', 'Déjela en blanco si no hubo ninguno.', 'half'),
      ],
    },
    {
      title: '¿A quién se le debe pagar?',
      fields: [
        choice(
          'payTo',
          'Envíen el pago a',
          'Le pagamos al miembro, a menos que usted indique otra cosa.',
          ['El miembro', 'El médico, el hospital o la farmacia'],
          'half',
        ),
      ],
    },
  ],
  attach: {
    title: 'Adjunte copias y guarde los originales',
    items: [
      'La factura detallada, que muestra cada servicio con su fecha, código y precio',
      'Prueba de que usted pagó: un recibo o el estado de cuenta de la tarjeta, con lo demás tachado',
      'Para medicinas: la etiqueta o la hoja impresa de la farmacia, no solo el recibo de la caja',
      'Si otro plan pagó una parte: su explicación de beneficios, la hoja que muestra lo que pagó',
    ],
  },
  signature: {
    declaration:
      'Las respuestas anteriores son correctas, y yo pagué las cantidades indicadas. El médico, el hospital o la farmacia que se nombra aquí puede darles los expedientes que necesiten para decidir sobre esta reclamación.',
    fraudWarning: fraudWarnings(state).general,
    label: 'Firma del miembro, o de un paciente adulto',
    fields: signatureFields,
  },
  send: sendTo(
    'El correo electrónico común no es privado. Los expedientes médicos van más seguros por correo postal o en persona en nuestra oficina.',
  ),
};
