import type { ServiceContent } from '#company/shape/types.ts';
import { home as english } from '../../en/services/home.ts';
import { homeQuestions } from '../contact-topics/quote/home.ts';
import { facts, rulesOfThumb } from '../facts.ts';
import { dollars } from '../phrases/dollars.ts';
import { floodFrom } from '../phrases/flood.ts';
import { toPrice } from '../service-page.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';

const { from, to } = rulesOfThumb.contentsPercentOfDwelling;
const dwelling = 400_000;

export const home: ServiceContent = {
  ...english,
  short: 'hogar',
  quoteQuestions: homeQuestions,
  meta: {
    title: `Seguro de hogar: casas, alquileres y condominios | ${site.name}`,
    description:
      'HO-3, HO-4 y HO-6 con palabras sencillas: qué reconstruye el seguro de hogar, cómo cubre sus pertenencias y por qué la inundación va en otra póliza.',
  },
  card: {
    description:
      'Sus pertenencias, una visita que se lastima y, si el edificio es suyo, también el edificio.',
    menuLine: 'Casas, alquileres y condominios',
  },
  title: 'Seguro de hogar',
  storedTitle: english.title,
  subtitle: 'Para su hogar, propio o alquilado, y sus pertenencias.',
  answers: [
    {
      question: '¿Casa, alquiler o condominio?',
      answer: `La HO-3 es para una casa propia en la que usted vive; la HO-4, para una vivienda alquilada; la HO-6, para un apartamento en ${state.condo}.`,
      link: { label: 'Compare las tres', href: '#options' },
    },
    {
      question: '¿Incluye las inundaciones?',
      answer: `No. ${floodFrom} Una póliza federal empieza ${facts.floodWait.value}.`,
      link: { label: 'Lo que no está cubierto', href: '#not-covered' },
    },
    {
      question: '¿Cuánto cuesta?',
      answer:
        'El precio depende del costo de reconstruir o de reemplazar sus cosas, del edificio, de su código postal y de su deducible. Las alarmas o una segunda póliza pueden bajarlo.',
      link: toPrice,
    },
  ],
  description: [
    'Una póliza de hogar hace cuatro cosas. Paga la reconstrucción o la reparación de la vivienda. Reemplaza sus pertenencias. Paga un lugar donde quedarse mientras no pueda vivir en ella. Y ayuda si alguien se lastima en su hogar y dice que la responsabilidad es de usted.',
    `Dos números deciden casi todo. El [límite de la vivienda](#dwelling-limit) es lo máximo que pagamos por reconstruir, y debe corresponder al costo de construir, no al precio de venta con el terreno. La cobertura de sus pertenencias, llamada [propiedad personal](#contents-coverage), suele ser del ${from}% al ${to}% de ese límite.`,
    '¿Alquila, o vive en un condominio o una [cooperativa](#co-op)? El edificio lo cubre la póliza de alguien más. La de usted cubre lo que esa no cubre: sus pertenencias, su responsabilidad civil y, en un condominio o una cooperativa, el interior de su unidad.',
  ],
  benefits: [
    'Puede asegurar sus pertenencias a costo de reemplazo, es decir, por lo que cuesta comprarlas nuevas y no por lo que valían las viejas.',
    'Si por una pérdida cubierta tiene que salir de su hogar, pagamos el costo adicional de vivir en otro lugar, hasta su límite.',
    'Sus pertenencias también están cubiertas fuera del hogar: por ejemplo, una computadora portátil robada en un tren.',
    'Si una visita se lastima y usted es responsable, la cobertura de responsabilidad civil paga hasta su límite y pone el abogado.',
    'Las joyas, los instrumentos y las obras de arte se pueden detallar pieza por pieza, para que cada una esté asegurada por su propia cantidad.',
  ],
  options: [
    {
      name: 'HO-3, formulario especial',
      description:
        'Para una casa que es suya y en la que vive: el edificio está cubierto contra toda causa de pérdida que la póliza no excluya. Con sus pertenencias es al revés: solo están cubiertas contra las causas de una lista, como incendio, robo y tuberías rotas.',
      suits: 'Quienes son dueños de una casa, también de una casa adosada (brownstone)',
      pays: 'La reconstrucción, las pertenencias, un lugar donde quedarse y las reclamaciones contra usted por lesiones',
      excludes: 'Inundación, terremoto, reflujo del alcantarillado, desgaste y descuido',
      price:
        'El costo de reconstruir, el techo y el cableado, la distancia a la costa y las reclamaciones pasadas',
    },
    {
      name: 'HO-4, inquilinos',
      description:
        'Para inquilinos: sus pertenencias, su responsabilidad civil y un lugar donde quedarse si no se puede vivir en el apartamento. El edificio no está incluido, porque lo asegura el propietario.',
      suits:
        'Toda persona con un contrato de alquiler. Quien comparte el apartamento debe figurar en la póliza o tener la suya',
      pays: 'Sus pertenencias, una vivienda temporal y las lesiones o los daños de los que usted es responsable',
      excludes:
        'El edificio, la inundación y las cosas de quien comparte el apartamento sin figurar en la póliza',
      price: 'El valor de sus pertenencias, el edificio, su código postal y su deducible',
    },
    {
      name: 'HO-6, condominios',
      description:
        'Para el interior de su unidad: pisos, gabinetes, instalaciones fijas, sus pertenencias y su responsabilidad civil. La asociación asegura las paredes exteriores y los pasillos, y sus documentos dicen dónde empieza lo que le toca a usted.',
      suits: 'Dueños en un condominio o una cooperativa',
      pays: 'El interior de su unidad, sus pertenencias y las reclamaciones contra usted',
      excludes: 'El techo, las paredes exteriores y los pasillos, que asegura la asociación, y la inundación',
      price: 'Lo que la póliza maestra deja a cargo de usted, sus mejoras y su deducible',
    },
  ],
  additions: [
    {
      name: 'Póliza paraguas (umbrella)',
      text: 'Responsabilidad civil por encima del límite de su póliza de hogar, por si alguien reclama más.',
      isSoldHere: true,
    },
  ],
  savings: [
    'Pregúntenos por asegurar también su auto con nosotros y por pagar todo el año de una vez.',
    'Las alarmas de humo y contra robo y un detector de fugas pueden contar. También un cableado o un techo nuevos.',
    'Un deducible más alto baja la prima. Elija uno que pueda pagar mañana.',
  ],
  notCovered: [
    'La [inundación](#flood-insurance), es decir, el agua que sube desde afuera: un río, una marejada, una calle que se llena de agua. Necesita su propia póliza.',
    'Los terremotos y otros movimientos del suelo, a menos que compre cobertura para ellos.',
    'El [desgaste](#wear-and-tear), la pudrición, el óxido, las plagas y las reparaciones aplazadas.',
    'El [reflujo](#sewer-backup) del alcantarillado o de un desagüe, es decir, el agua que regresa, a menos que agregue esa cobertura.',
    'El moho, a menos que venga de una pérdida que la póliza cubre, y aun así solo hasta un límite.',
    'Un negocio que funciona en el hogar, más allá de una pequeña cantidad para equipo.',
  ],
  faqs: [
    {
      question: '¿Cuánta cobertura necesito para mis pertenencias?',
      answer: `Un punto de partida común es del ${from}% al ${to}% del límite de la vivienda. Con un límite de ${dollars(dwelling)}, son de ${dollars((dwelling * from) / 100)} a ${dollars((dwelling * to) / 100)}. Recorra cada habitación con la cámara de su teléfono y sume. Si alquila, no hay límite de la vivienda, así que esa suma es su número.`,
    },
    {
      question: 'Se rompió una tubería. ¿Es una inundación?',
      answer:
        'No. El agua que escapa de repente de una tubería, una caldera o una lavadora por lo general está cubierta. El agua que sube desde afuera es inundación, y una póliza de hogar no la paga. Tampoco está cubierta una fuga lenta que duró meses.',
    },
    {
      question: '¿Mi casa está asegurada por su precio de mercado?',
      answer:
        'No, y no debería estarlo. El precio de mercado incluye el terreno, que no se quema. Aseguramos el costo de reconstruir con materiales similares a precios actuales, y lo revisamos con usted cuando remodele.',
    },
    {
      question: 'El dueño del edificio ya tiene seguro. ¿Para qué necesito uno propio?',
      answer:
        'Porque el dueño aseguró el edificio, no su cama, su bicicleta ni su computadora. Esa póliza no le pagará a usted el hotel después de un incendio, y tampoco paga su defensa si su bañera se desborda sobre el apartamento de abajo.',
    },
  ],
};
