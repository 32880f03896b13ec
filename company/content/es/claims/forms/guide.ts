import type { ClaimsGuide } from '#company/shape/pdf-fields.ts';
import { complaintReach } from '../../phrases/complaints.ts';
import { adjusterPromise, withinDecisionTime } from '../../phrases/promises.ts';
import { site } from '../../site.ts';
import { state } from '../../state.ts';

export const claimsGuide: ClaimsGuide = {
  title: 'Guía del proceso de reclamación',
  file: '/documents/es/claims-process-guide.pdf',
  description:
    'Cada paso, desde la primera llamada hasta la decisión. Guárdela en un cajón antes de necesitarla.',
  subtitle: 'Guárdela en un cajón. Con suerte, allí se quedará.',
  sections: [
    {
      title: 'Los primeros diez minutos',
      text: [
        'Atienda a las personas antes que a las cosas. Si alguien está herido o en peligro, llame al 911 y haga lo que le digan. Su reclamación puede esperar una hora.',
      ],
      points: [
        'Saque a todos y aléjense',
        'No se acerque a cables, gas ni agua estancada',
        'Llame a alguien para tener compañía',
      ],
      scene: 'Una familia en un banco bajo un farol encendido, a una distancia segura de una casa a oscuras.',
    },
    {
      title: 'La llamada',
      text: [
        `Marque el ${site.claimsHotline.shown}. Le preguntamos su nombre, qué pasó, dónde, y si está a salvo. Si sabe su número de póliza, dénoslo. Si no, lo encontraremos.`,
        'Al final de la llamada debe tener un número de reclamación y una lista de lo que hay que hacer esta noche. Si no los tiene, pídalos.',
      ],
      scene: 'Una persona con auriculares en un escritorio con un teléfono, en una ventana iluminada.',
    },
    {
      title: 'Evite que el daño se extienda',
      text: [
        'Su póliza le pide tomar medidas razonables para que el daño no empeore. Basta algo pequeño, seguro y temporal.',
      ],
      points: [
        'Cierre la llave de paso del agua',
        'Cubra los huecos con una lona o una tabla',
        'Separe las cosas secas de las mojadas',
        'Guarde los recibos',
      ],
      scene: 'Una lona azul atada sobre un techo pequeño, con un balde junto a la puerta.',
    },
    {
      title: 'Reúna pruebas',
      text: [
        'La cámara de su teléfono es su mejor herramienta. Vaya despacio, y tome más fotos de las que cree necesitar.',
      ],
      points: [
        'Primero de lejos, después de cerca',
        'Números de serie y etiquetas',
        'Recibos, estados de cuenta, fotos familiares viejas',
        'Nombres de las personas que lo vieron',
      ],
      scene: 'Una mano que sostiene un teléfono frente a un estante con libros y una guitarra.',
    },
    {
      title: 'Conozca a su ajustador',
      text: [
        `${adjusterPromise}. Esta persona inspecciona el daño o lee las facturas, y determina cuánto paga su póliza.`,
        'Pregunte estas cosas y anote las respuestas.',
      ],
      points: [
        '¿Qué necesita todavía de mí?',
        '¿Qué parte no estará cubierta, y por qué?',
        '¿Cuál es mi deducible?',
        '¿Cuándo volveremos a hablar?',
      ],
      scene: 'Dos personas que miran una mancha en el techo; una tiene un portapapeles.',
    },
    {
      title: 'Lea la decisión',
      text: [
        `Tendrá nuestra decisión ${withinDecisionTime}. La carta muestra la pérdida, menos su deducible, menos lo que la póliza excluye, y la cantidad que queda.`,
        'Algunas pólizas pagan en dos partes: lo que el artículo vale hoy, y el resto cuando usted lo haya reemplazado.',
      ],
      scene: 'Una carta abierta sobre la mesa de la cocina, junto a una taza.',
    },
    {
      title: 'Si algo está mal',
      text: [
        'Escríbale a su ajustador y diga con qué línea no está de acuerdo. Agregue un estimado, una foto o un reporte que respalde lo que usted dice. Otro ajustador puede revisar el expediente.',
        `El ${state.regulator?.fullName ?? 'departamento de seguros de su estado'} recibe quejas sobre las aseguradoras y no cobra nada${complaintReach(state.regulator)}.`,
      ],
      scene: 'Una persona que escribe en un escritorio mientras un autobús pasa frente a la ventana.',
    },
    {
      title: 'Mis números',
      text: ['Llene esto hoy, mientras todo está bien.'],
      points: [
        'Números de póliza',
        'Agente',
        'Dónde está la llave de paso del agua',
        'Dónde se cortan el gas y la luz',
        'Alguien que tiene una copia de la llave',
        'Número de reclamación, fecha y ajustador',
      ],
      scene: `Una nota en un refrigerador, sujeta con un imán que lleva el logotipo de ${site.name}.`,
    },
  ],
};
