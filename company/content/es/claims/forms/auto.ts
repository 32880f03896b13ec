import { type ClaimForm, checkbox, choice, date, multiline, text } from '#company/shape/pdf-fields.ts';
import type { StateLaw } from '#company/shape/state.ts';
import { state } from '../../state.ts';
import { aboutYou, fraudWarnings, languageNote, sendTo, signatureFields } from './common.ts';

export const writeAutoForm = (law: StateLaw): ClaimForm => ({
  title: 'Reclamación de auto',
  file: '/documents/es/auto-claim-form.pdf',
  description: 'Para un choque, un auto robado o una rama que cayó sobre el capó.',
  intro: [
    'Use este formulario para un choque, un robo u otro daño a un auto. Deje un espacio en blanco si no sabe la respuesta. Es mejor un espacio en blanco que adivinar.',
    ...askForNoFault(law),
    languageNote(law),
  ],
  sections: [
    aboutYou(
      'Usted',
      text(
        'policyNumber',
        'Número de póliza',
        'En su tarjeta del seguro. Déjelo en blanco si no lo encuentra.',
        'half',
      ),
    ),
    {
      title: 'Su auto',
      fields: [
        text('vehicle', 'Año, marca y modelo', 'Por ejemplo 2019, luego la marca y el modelo.', 'half'),
        text('plate', 'Placa y estado', 'El número de la placa y el estado que la emitió.', 'half'),
        text(
          'vehicleNumber',
          'Número del vehículo (VIN)',
          'Los 17 caracteres en la base del parabrisas o en el registro del auto.',
          'half',
        ),
        text(
          'vehicleLocation',
          '¿Dónde está el auto ahora?',
          'Una dirección, un depósito de grúas o un taller, para poder inspeccionarlo.',
          'half',
        ),
        text('driverName', '¿Quién manejaba?', 'Escriba “estacionado” si no manejaba nadie.', 'half'),
        text('driverPhone', 'Teléfono del conductor', 'Solo si otra persona manejaba su auto.', 'half'),
      ],
    },
    {
      title: 'Qué pasó',
      fields: [
        choice('lossType', 'Tipo de pérdida', 'Elija lo más parecido.', [
          'Choque con otro vehículo',
          'Choque con otra cosa',
          'Con una persona o bicicleta',
          'Robo del auto',
          'Robo de algo en el auto',
          'Clima, inundación o incendio',
          'Animal',
          'Vandalismo',
          'Solo los vidrios',
          'Otra cosa',
        ]),
        date('lossDate', 'Fecha', 'El día en que ocurrió o en que lo notó.', 'half'),
        text('lossTime', 'Hora', 'Puede ser aproximada. Agregue a. m. o p. m.', 'half'),
        text('lossPlace', 'Lugar', 'Calle, calle transversal y ciudad, o autopista y salida.', 'full'),
        multiline(
          'account',
          'Con sus propias palabras',
          'Diga lo que vio y lo que hizo, en orden. No diga quién tuvo la culpa.',
        ),
        multiline('damage', '¿Qué está dañado?', '¿Qué partes del auto? ¿Se puede manejar?'),
        checkbox(
          'drivable',
          'El auto se puede manejar sin peligro',
          'Solo si todo funciona: luces, frenos, dirección y llantas.',
          'half',
        ),
        checkbox(
          'injuries',
          'Alguien está o podría estar herido',
          'Márquelo si alguien sintió dolor, aunque ya haya pasado.',
          'half',
        ),
      ],
    },
    {
      title: 'Otras personas',
      text: 'Déjelo en blanco si no participó nadie más.',
      fields: [
        text(
          'otherDriver',
          'El otro conductor y su teléfono',
          'Nombre y número, como se los dieron.',
          'half',
        ),
        text('otherVehicle', 'El otro auto y su placa', 'Marca, modelo, placa y estado.', 'half'),
        text(
          'otherInsurer',
          'La otra aseguradora y el número de póliza',
          'De la tarjeta del seguro del otro conductor.',
          'half',
        ),
        text('witnesses', 'Testigos', 'Nombres y teléfonos.', 'half'),
        text(
          'policeReport',
          'Número del reporte policial y precinto',
          'Déjelo en blanco si la policía no vino.',
        ),
      ],
    },
  ],
  attach: {
    title: 'Por favor, adjunte lo que tenga',
    items: [
      'Fotos de los autos, las placas y el lugar',
      'El reporte de la policía, o su número',
      'Un estimado de la reparación, si un taller ya lo hizo',
      'Recibos de la grúa, de un auto de alquiler o de otros gastos',
      'Si le robaron el auto: el reporte de la policía, el título o los papeles del préstamo, y todas las llaves si se las pedimos',
    ],
  },
  signature: {
    declaration: 'Lo que he escrito aquí es verdadero y completo, hasta donde yo sé.',
    fraudWarning: fraudWarnings(law).auto,
    label: 'Firma',
    fields: signatureFields,
  },
  send: sendTo(
    'Las fotos pueden ser demasiado grandes para un solo correo. Envíe varios, numerados 1, 2, 3.',
  ),
});

function askForNoFault({ name, auto: { noFault } }: StateLaw): string[] {
  if (!noFault) return [];
  const ownForm = noFault.form
    ? `, que en ${name} tiene su propio formulario, el ${noFault.form}. Pídanoslo hoy`
    : '. Llámenos hoy';
  return [
    `¿Alguien se lastimó? Las cuentas médicas y el salario perdido se reclaman al seguro sin culpa (no-fault)${ownForm}, porque en ${name} una reclamación de este seguro se debe reportar ${noFault.notice.value}.`,
  ];
}

export const autoForm = writeAutoForm(state);
