import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { contentWriting as english } from '../../en/jobs/content-writing.ts';
import { onTwelveHours } from '../phrases/hours.ts';
import { site } from '../site.ts';

export const contentWriting: JobOpening = {
  ...english,
  department: 'Textos y sitio web',
  summary: 'Escriba las cartas, las guías y las páginas que la gente lee cuando tiene una preocupación.',
  description: [
    'La lista de este mes: una carta que dice que no a una reclamación por inundación sin empeorar una mala semana. Una guía para quien compra su primer auto en Queens. Seis palabras para un botón que nadie entiende. Usted escribe los textos, en inglés; un colega de Reclamaciones o de Pólizas revisa los datos, y un abogado revisa las promesas.',
    'Una vez al mes, usted participa en una videollamada mientras un cliente lee un borrador en voz alta. Donde se detiene, usted reescribe. También mantiene nuestro glosario, y tiene derecho a devolver cualquier texto que use una de sus palabras sin explicarla.',
    `Son 24 horas a la semana, en los días que usted elija, con una reunión fija los miércoles a las ${onTwelveHours('11:00')}, ${site.region.timeZoneName}. Es un empleo con nosotros, no un encargo que se paga por texto.`,
  ],
  requirements: [
    'Tres trabajos suyos que dejan claro algo difícil. Cualquier tema, cualquier forma.',
    'Puede recortar a la mitad un texto suyo y darle las gracias a quien se lo pidió.',
    'Usted comprueba una cifra en su fuente antes de usarla.',
    'Puede entrevistar a una persona experta y volver con un ejemplo, no con un eslogan.',
    'Ha escrito para la web, o puede demostrar que entiende cómo lee la gente ahí.',
  ],
  benefits: [
    'Seguro de salud con 24 horas a la semana, en las mismas condiciones que el personal de tiempo completo',
    'Alguien edita cada texto suyo, y usted edita los de esa persona',
    `Hasta ${figures.courses} al año para libros, clases o un congreso`,
    'Pago por cada hora, incluidas la investigación y la tercera versión',
    'Una computadora portátil, y el diccionario que usted pida',
  ],
};
