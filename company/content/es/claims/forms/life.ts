import { type ClaimForm, checkbox, choice, date, multiline, text } from '#company/shape/pdf-fields.ts';
import { state } from '../../state.ts';
import { aboutYou, fraudWarnings, languageNote, sendTo, signatureFields } from './common.ts';

export const lifeForm: ClaimForm = {
  title: 'Reclamación de seguro de vida',
  file: '/documents/es/life-insurance-claim-form.pdf',
  description: 'Para un beneficiario después de un fallecimiento. Lo hicimos lo más corto que pudimos.',
  intro: [
    'Lamentamos mucho su pérdida. Este formulario pide el pago de una póliza de seguro de vida. Cada beneficiario, es decir, cada persona nombrada para recibir el dinero, llena uno.',
    'Nada de esto tiene que hacerse hoy. Si prefiere que lo llenemos mientras usted habla, llámenos.',
    languageNote(state),
  ],
  sections: [
    {
      title: 'La persona que falleció',
      fields: [
        text(
          'insuredName',
          'Nombre completo',
          'Como en el certificado de defunción. Nombre anterior, si hubo.',
          'half',
        ),
        text('policyNumbers', 'Números de póliza', 'Todos los que conozca. Buscaremos si hay otros.', 'half'),
        date('insuredBirth', 'Nació el', 'Mes, día y año.', 'third'),
        date('deathDate', 'Falleció el', 'Como en el certificado de defunción.', 'third'),
        text('deathPlace', 'Lugar del fallecimiento', 'Ciudad y estado, o país.', 'third'),
        choice(
          'manner',
          'Cómo lo describe el certificado',
          'Elija “Todavía no se decide” si el certificado dice “pending”.',
          ['Natural', 'Accidente', 'Todavía no se decide', 'Otra cosa', 'Prefiero hablarlo'],
          'half',
        ),
        text('lastAddress', 'Última dirección', 'Donde vivía la persona.', 'half'),
      ],
    },
    aboutYou(
      'Usted, como beneficiario',
      text(
        'relationship',
        'Su relación con la persona',
        'Por ejemplo esposa, hijo, amiga, albacea, fiduciario.',
        'half',
      ),
    ),
    {
      title: 'Su reclamación',
      fields: [
        choice(
          'capacity',
          'Usted reclama como',
          'Si tiene dudas, elija la primera opción.',
          [
            'Persona nombrada en la póliza',
            'Padre, madre o tutor de un menor nombrado',
            'Albacea de la sucesión',
            'Fiduciario (trustee)',
          ],
          'half',
        ),
        date(
          'yourBirth',
          'Su fecha de nacimiento',
          'Nos ayuda a confirmar que usted es la persona nombrada.',
          'half',
        ),
        choice(
          'payment',
          '¿Cómo le gustaría recibir el pago?',
          'Para una transferencia bancaria, denos los datos en nuestra oficina o en una llamada que usted nos haga.',
          ['Cheque por correo', 'Transferencia bancaria', 'Explíquenme las opciones'],
          'half',
        ),
        text(
          'funeralHome',
          'Funeraria a la que se le paga directamente',
          'Solo si usted firmó un acuerdo con ella. Nombre y teléfono.',
          'half',
        ),
        checkbox('policyLost', 'No encuentro la póliza', 'No importa. Marque esto y siga.', 'half'),
        checkbox(
          'moreBeneficiaries',
          'También hay otras personas nombradas',
          'Márquelo si cree que es así. Le escribiremos a cada una.',
          'half',
        ),
        multiline(
          'remarks',
          'Algo más que debamos saber',
          'Nombres y teléfonos de otros beneficiarios, la mejor hora para llamar, o quién habla por usted.',
        ),
      ],
    },
  ],
  attach: {
    title: 'Documentos que necesitamos',
    items: [
      'Una copia certificada del certificado de defunción. La funeraria puede pedir copias, y conviene pedir varias',
      'Una copia de su identificación con foto',
      'La póliza misma, si la tiene',
      'Para una sucesión, un fideicomiso o un menor: los papeles de la corte o las páginas del fideicomiso donde aparece su nombre',
    ],
  },
  signature: {
    declaration:
      'Pido el pago de las pólizas nombradas arriba. Hasta donde yo sé, mis respuestas son verdaderas.',
    fraudWarning: fraudWarnings(state).general,
    label: 'Firma del beneficiario',
    fields: signatureFields,
  },
  send: sendTo(
    'No escriba aquí números de Seguro Social ni de cuentas bancarias. Si hacen falta, los pedimos aparte.',
  ),
};
