import type { CalculatorWords, NumberField } from '#company/shape/calculator.ts';
import { homeContents as english } from '../../en/calculators/home-contents.ts';
import { rulesOfThumb } from '../facts.ts';

const { from, to } = rulesOfThumb.contentsPercentOfDwelling;
const { fields } = english;

export const homeContents = {
  ...english,
  title: '¿Cuánto costaría reponer sus pertenencias?',
  answers: 'cuánto cuesta reponer sus pertenencias',
  short: 'Contenido del hogar',
  purpose:
    'Recorra su casa y póngale un precio aproximado a cada cuarto. Use lo que cada cosa cuesta nueva hoy, porque eso es lo que usted pagaría.',
  fields: {
    livingRoom: {
      ...fields.livingRoom,
      label: 'Sala',
      hint: 'Sofá, mesa, alfombras, lámparas, cortinas, libros.',
    },
    kitchen: {
      ...fields.kitchen,
      label: 'Cocina',
      hint: 'Ollas, platos, electrodomésticos pequeños, y los grandes si son suyos.',
    },
    bedrooms: {
      ...fields.bedrooms,
      label: 'Dormitorios',
      hint: 'Cuántos amuebla usted.',
      after: 'cuartos',
    },
    perBedroom: {
      ...fields.perBedroom,
      label: 'En cada dormitorio',
      hint: 'Cama, colchón, ropa de cama, cómoda, escritorio. Basta con un promedio.',
    },
    clothing: {
      ...fields.clothing,
      label: 'Ropa y zapatos',
      hint: 'De todas las personas del hogar. Los abrigos de invierno suman.',
    },
    electronics: {
      ...fields.electronics,
      label: 'Aparatos electrónicos',
      hint: 'Teléfonos, computadoras, pantallas, altavoces, consolas.',
    },
    hobbies: {
      ...fields.hobbies,
      label: 'Deportes, música y herramientas',
      hint: 'Bicicletas, instrumentos, cámaras, cajas de herramientas, cochecitos de bebé.',
    },
    valuables: {
      ...fields.valuables,
      label: 'Joyas, relojes, arte',
      hint: 'Las pólizas limitan lo que pagan por estas cosas. Las piezas de más valor se pueden incluir una por una.',
    },
    elsewhere: {
      ...fields.elsewhere,
      label: 'Clósets, sótano, depósito',
      hint: 'Todo lo que ya no recuerda que tiene.',
    },
    dwellingLimit: {
      ...fields.dwellingLimit,
      label: 'Límite de la vivienda en su póliza',
      hint: 'En la página de declaraciones, a menudo bajo “Coverage A” (cobertura A). Escriba 0 si alquila o si todavía no tiene póliza.',
    },
  } satisfies Record<string, NumberField>,
  answer: {
    empty: () => 'Para empezar, escriba un precio para un cuarto.',
    noDwelling: ({ total }: Figures) =>
      `Unos ${total} de contenido. Sin un límite de la vivienda con el cual comparar, use esta cifra como el límite de contenido que va a pedir.`,
    below: ({ total, low, high }: Figures) =>
      `Unos ${total} de contenido. Una póliza típica para su casa incluiría de ${low} a ${high}. Puede que le sobre margen; revise que no se le haya olvidado ningún cuarto.`,
    within: ({ total, low, high }: Figures) =>
      `Unos ${total} de contenido, dentro de los ${low} a ${high} que incluiría una póliza típica para su casa. Compare la cifra con su propio límite.`,
    above: ({ total, high }: Figures) =>
      `Unos ${total} de contenido, por encima del rango habitual, que llega hasta ${high}. Pregunte cuánto cuesta un límite mayor.`,
  },
  working: {
    bedrooms: (rooms: number) => (rooms === 1 ? '1 dormitorio' : `${rooms} dormitorios`),
    total: 'Para reponerlo todo',
  },
  source: {
    ...english.source,
    text: `Las pólizas de hogar suelen traer una cobertura de propiedad personal del ${from}% al ${to}% del límite de la vivienda. La suya está impresa en su página de declaraciones, y ese número vale más que cualquier regla.`,
  },
  limits: [
    'En una póliza de condominio o de inquilino no hay tal porcentaje: el límite de contenido lo elige usted, y este total es su punto de partida.',
    'Solo compara totales. Aunque el total alcance, los sublímites para joyas, efectivo, artículos de negocio o instrumentos pueden dejar un vacío.',
    'Si su póliza paga el valor real en efectivo, usted recibe el precio de un artículo usado, menor que los precios que escribió.',
    'Una póliza estándar no cubre inundaciones ni terremotos, por alto que sea el límite.',
  ],
  quote: '¿Quiere un precio por una póliza con este límite de contenido?',
  next: { ...english.next, text: 'Vea qué cubre cada tipo de póliza.', label: 'Seguro de hogar' },
} satisfies CalculatorWords & Record<string, unknown>;

type Figures = { total: string; low: string; high: string };
