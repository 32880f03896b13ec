import { limitChoices } from '#company/content/limit-choices.ts';
import type { NoFault, StateLaw } from '#company/shape/state.ts';
import type { Faq, ServiceContent } from '#company/shape/types.ts';
import { writeAuto as writeEnglish } from '../../en/services/auto.ts';
import { autoQuestions } from '../contact-topics/quote/auto.ts';
import { amountsIn } from '../phrases/dollars.ts';
import { hotline } from '../phrases/hotline.ts';
import { toPrice } from '../service-page.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';

export const writeAuto = (law: StateLaw): ServiceContent => {
  const english = writeEnglish(law);
  const {
    name,
    auto: { minimums, noFault, excludedDrivers, underinsured, courseDiscount },
  } = law;
  return {
    ...english,
    short: 'auto',
    quoteQuestions: autoQuestions,
    meta: {
      title: `Seguro de auto: responsabilidad civil, colisión e integral | ${site.name}`,
      description: `${minimums.length > 0 ? `Lo que debe incluir un seguro de auto en ${name}` : 'Lo que paga el seguro de responsabilidad civil'}, qué agregan las coberturas de colisión e integral, y qué pérdidas no paga ninguna póliza de auto.`,
    },
    card: {
      description:
        'Cubre el daño que usted cause con su auto y, si lo agrega, también el daño al auto mismo.',
      menuLine: 'Responsabilidad civil, colisión, integral',
    },
    title: 'Seguro de auto',
    storedTitle: english.title,
    subtitle: `Lo que ${minimums.length > 0 ? `exige ${name}` : 'les paga a otras personas'}, y lo que paga por su propio auto.`,
    answers: [
      minimums.length > 0
        ? {
            question: `¿Qué debo tener en ${name}?`,
            answer: `Las coberturas de la tabla de abajo. Pagan el daño que usted cause a personas y a bienes${noFault ? ', y las primeras cuentas médicas suyas y de sus pasajeros' : ''}. Ninguna repara su propio auto.`,
            link: { label: 'El mínimo y límites más altos', href: '#limits' },
          }
        : {
            question: '¿Qué debería tener?',
            answer:
              'Responsabilidad civil, por el daño que usted cause a personas y a bienes. Las coberturas de colisión e integral pagan su propio auto, y es posible que un prestamista las exija.',
            link: { label: 'Compare las partes', href: '#options' },
          },
      {
        question: '¿Cuánto cuesta?',
        answer:
          'El precio depende de su historial de manejo, su auto, dónde lo estaciona y sus límites. Un curso de seguridad, una alarma o una segunda póliza pueden bajarlo.',
        link: toPrice,
      },
      {
        question: '¿Qué queda fuera?',
        answer:
          'El desgaste, las averías, lo que lleva en el auto y manejar para ganar dinero, a menos que su póliza lo incluya. Si solo tiene responsabilidad civil, también su propio auto.',
        link: { label: 'Lo que no está cubierto', href: '#not-covered' },
      },
    ],
    description: [
      `Una póliza de auto reúne varias coberturas. Unas les pagan a otras personas cuando usted tiene la culpa de un choque. Otras pagan los daños de su propio auto. ${noFault ? 'Hay una que paga' : 'Puede agregar una que paga'} sus cuentas médicas y las de sus pasajeros, sin importar quién tuvo la [culpa](#fault).`,
      ...(minimums.length > 0 ? describeMinimums(name, minimums) : [raiseLimits]),
    ],
    benefits: [
      ...(noFault
        ? [
            'El seguro sin culpa (no-fault) paga las cuentas médicas y parte del salario perdido, hasta su límite, sin esperar a que se decida quién tuvo la culpa.',
          ]
        : []),
      'Si hay una demanda contra usted por un choque que su póliza cubre, nosotros ponemos el abogado.',
      'Usted elige el deducible, la parte de una reparación que paga primero, y ve el precio de cada nivel.',
      `Puede reportar un choque desde la orilla de la carretera a cualquier hora, ${hotline.isAlwaysOpen ? 'porque la línea de reclamaciones atiende 24/7' : 'con el formulario de este sitio'}.`,
      'Una sola póliza puede incluir todos los autos y a todos los conductores de su hogar.',
    ],
    options: [
      {
        name: 'Responsabilidad civil',
        description:
          'Paga las lesiones y los daños que usted cause a otras personas, hasta los límites que elija. No repara su propio auto.',
        suits:
          minimums.length > 0
            ? `Todos los conductores de ${name}, porque la ley lo exige`
            : 'Todos los conductores',
        pays: 'Las lesiones y los daños materiales de otras personas, y su defensa legal, hasta sus límites',
        excludes: `Su propio auto y sus propias lesiones${noFault ? ', que paga primero el seguro sin culpa' : ''}`,
        price: 'Su historial de manejo, dónde estaciona, las millas que maneja y sus límites',
      },
      {
        name: 'Colisión',
        description:
          'Paga la reparación o el reemplazo de su auto después de un choque o un vuelco, sin importar de quién fue la culpa, menos su deducible. Lo máximo que paga es lo que valía el auto justo antes del choque.',
        suits: 'Quien tiene un auto con préstamo o arrendado, o uno que no tendría con qué reemplazar',
        pays: 'La reparación de su auto, o su valor si es pérdida total, menos el deducible',
        excludes: 'Robo, granizo, incendio o choque con un venado: eso lo paga la cobertura integral',
        price: 'El valor del auto y el costo de repararlo, quién lo maneja y su deducible',
      },
      {
        name: 'Cobertura integral (comprehensive)',
        description:
          'Paga cuando algo que no es un choque daña su auto: un robo, un incendio, el granizo, una calle inundada, una rama que cae, un venado. A pesar del nombre, no lo cubre todo.',
        suits: 'Quien estaciona en la calle, debajo de árboles o cerca del agua',
        pays: 'Robo, vandalismo, incendio, inundación, granizo, objetos que caen y animales, menos el deducible',
        excludes: 'Choques, averías y lo que dejó en el asiento',
        price: 'El valor del auto, los robos y las tormentas en su zona, y su deducible',
      },
    ],
    additions: [
      ...(underinsured ? [{ name: underinsured.name, text: underinsured.fact.value, isSoldHere: true }] : []),
      {
        name: 'Póliza paraguas (umbrella)',
        text: 'Más responsabilidad civil: paga las reclamaciones contra usted cuando se agota el límite de esta póliza.',
        isSoldHere: true,
      },
    ],
    savings: [
      ...(courseDiscount
        ? [
            `Un curso aprobado de prevención de accidentes. Por ley rebaja el precio: ${courseDiscount.value}.`,
          ]
        : []),
      'Pregúntenos por una segunda póliza con nosotros, una alarma, pagar todo el plazo de una vez, los años sin reclamaciones y las buenas notas de un estudiante.',
      'Un deducible más alto baja lo que cuestan las coberturas de colisión e integral.',
    ],
    notCovered: [
      'El desgaste, el óxido, las llantas desinfladas y las averías mecánicas.',
      'El daño que usted cause a propósito, y las carreras de velocidad.',
      'Manejar para ganar dinero, como llevar pasajeros con una aplicación o hacer entregas, a menos que su póliza diga que está incluido.',
      'Las pertenencias robadas del auto. Puede que las pague una póliza de hogar o de inquilino.',
      'Su propio auto, si solo tiene [responsabilidad civil](#liability).',
      'Lo que todavía debe de un préstamo cuando el auto vale menos, a menos que agregue un [seguro de diferencia (GAP)](#gap-insurance), que paga esa diferencia.',
    ],
    faqs: [
      ...(noFault ? [explainNoFault(name, noFault)] : []),
      ...(minimums.length > 0 ? [isMinimumEnough(name)] : []),
      {
        question: '¿Cuándo debería quitar las coberturas de colisión e integral?',
        answer:
          'Compare lo que cuestan en un año con el precio al que se vendería su auto, menos el deducible. Si el pago es pequeño y usted puede comprar el próximo auto por su cuenta, quitarlas puede tener sentido. Si tiene un préstamo o un arrendamiento, el prestamista por lo general exige las dos.',
      },
      {
        question: '¿Quién está cubierto cuando otra persona maneja mi auto?',
        answer: `En la mayoría de los casos la póliza va con el auto, así que un amigo que lo usa con su permiso está cubierto dentro de los límites de usted. Las personas que viven con usted deberían figurar por nombre en la póliza.${excludedDrivers ? ` ${excludedDrivers.value}` : ''}`,
      },
    ],
  };
};

const raiseLimits =
  'Pídanos el precio de más de un límite antes de decidir. Lo que su póliza no pague, puede que tenga que pagarlo usted.';

const describeMinimums = (
  name: string,
  minimums: StateLaw['auto']['minimums'],
): ServiceContent['description'] => [
  `${name} no le permite manejar sin una cobertura mínima. El estado fija la primera columna, y usted decide cuánto más quiere.`,
  {
    caption: 'Donde hay dos cantidades, la primera es por persona y la segunda por accidente.',
    columns: [`Mínimo de ${name}`, 'Opción habitual', 'Opción alta'],
    rows: minimums.map(({ kind, label, fact }) => ({
      label,
      values: [amountsIn(fact.value), ...limitChoices[kind]],
    })),
  },
  'El mínimo es apenas el piso. Un solo auto nuevo puede costar varias veces el mínimo para daños a la propiedad, y puede que el resto tenga que pagarlo usted.',
];

const explainNoFault = (name: string, { pays, notice, medicalBills, lostEarnings }: NoFault): Faq => ({
  question: '¿Qué paga el seguro sin culpa y cuánto tiempo tengo para actuar?',
  answer: `El seguro sin culpa (no-fault), también llamado protección contra lesiones personales, paga hasta ${pays.value} para cuentas médicas, parte del salario perdido y algunos gastos diarios. No paga los daños de los autos ni el dolor y el sufrimiento. En ${name} usted debe dar aviso ${notice.value}, enviar las cuentas médicas ${medicalBills.value} y presentar la prueba de los ingresos perdidos ${lostEarnings.value}.`,
});

const isMinimumEnough = (name: string): Faq => ({
  question: `¿Me alcanza con el mínimo de ${name}?`,
  answer:
    'Con el mínimo usted cumple la ley. Si tiene casa propia, ahorros o un sueldo estable, un choque grave puede costar más que ese mínimo, y la diferencia puede salir de su bolsillo.',
});

export const auto = writeAuto(state);
