import { findWords } from '#company/shape/find-words.ts';
import type { CoreValue, Five, LeadershipTeam, PageWords, TeamMember } from '#company/shape/types.ts';
import { team as english } from '../en/about.ts';
import { complaintReach } from './phrases/complaints.ts';
import { whoPays } from './phrases/coverage.ts';
import { hotline } from './phrases/hotline.ts';
import { capitalize, feminine, withArticle } from './phrases/numbers.ts';
import { offices } from './phrases/offices.ts';
import { site } from './site.ts';
import { state } from './state.ts';

export const meta: PageWords = {
  title: `Nosotros: seguros junto al puerto desde ${site.founded} | ${site.name}`,
  description: `Qué clase de compañía es ${site.legalName}, quién paga su reclamación, nuestra licencia, nuestra historia desde ${site.founded} y quiénes deciden.`,
};

export const banner = {
  title: `Sobre ${site.legalName}`,
  text: site.what ? `${site.what} ${whoPays}` : `Aseguramos a ${site.region.people} desde ${site.founded}.`,
};

const { clients } = site.figures;

export const story = {
  title: 'Nuestra historia',
  paragraphs: [
    `Empezamos con una lámpara y un teléfono.${hotline.isAlwaysOpen ? ' Los hemos cambiado unas cuantas veces. Todavía hay alguien que los atiende toda la noche.' : ''}`,
    `En ${site.founded}, tres personas alquilaron un cuarto encima de una tienda de cuerdas en Lantern Slip. Habían trabajado para aseguradoras más grandes, y se habían cansado de explicar, siempre cuando ya era tarde, por qué algo no estaba cubierto. Su plan cabía en una tarjeta: decirlo antes.`,
    'Los primeros clientes fueron los vecinos. Un marinero del ferry con un auto usado. Una viuda con una casa adosada y cuatro inquilinos. Un panadero que no podía darse el lujo de cerrar una semana. La mayoría subía las escaleras con una carta que no entendía, y algunas de esas cartas eran nuestras. Empezamos a escribirlas de nuevo.',
    `Entonces, un octubre, el agua del puerto subió por la calle y entró hasta nuestro pasillo. Esa noche atendimos reclamaciones a la luz de una linterna y llenamos nuestros propios formularios con los zapatos mojados. Aprendimos mucho. Para la primavera, los formularios eran la mitad de largos${hotline.isAlwaysOpen ? ', la línea de reclamaciones atendía las 24 horas' : ''} y nos habíamos mudado al tercer piso.`,
    'Después vino Midtown, porque la gente pedía una oficina cerca del trabajo además de la que está cerca del agua. Luego llegaron los planes de salud, y después los seguros para pequeños negocios y para los equipos que trabajan en ellos.',
    `${clients ? `Hoy aseguramos a ${clients.words} clientes. ` : ''}Hemos crecido, y cuando uno crece es fácil dejar de escuchar. Por eso, cada año, todo el personal, incluida la gerencia, pasa un tiempo en la línea de reclamaciones. Así cumplimos lo que dice aquella tarjeta.`,
  ],
};

export const mission = {
  title: 'Nuestra misión',
  text: 'Que, cuando algo salga mal, usted ya sepa qué sigue: a quién llamar, qué pagamos y qué no.',
};

export const vision = {
  title: 'Nuestra visión',
  text: `${capitalize(withArticle(site.region.state))} donde nadie tenga que enterarse de lo que dice su póliza justo el día que la necesita.`,
};

export const values: { title: string; items: Five<CoreValue> } = {
  title: 'Nuestros valores',
  items: [
    {
      title: 'Responder ante el estado',
      text: `Las aseguradoras responden ante el ${state.regulator?.fullName ?? 'departamento de seguros de su estado'}. Allí puede presentar una queja sin costo${complaintReach(state.regulator)}.`,
    },
    {
      title: 'Contestar el teléfono',
      text: 'Un formulario puede esperar hasta la mañana. Una persona parada en una pulgada de agua, no.',
    },
    {
      title: 'Hablar como personas',
      text: 'Si para entender una frase hace falta un abogado, agregamos otra que se entienda sin él. Si las dos no dicen lo mismo, corregimos la primera.',
    },
    {
      title: 'Pagar lo que debemos',
      text: 'Una reclamación justa no debería volverse una negociación. Leemos una reclamación para ver qué debemos, y lo decimos por escrito.',
    },
    {
      title: 'Cuidar lo que nos cuenta',
      text: 'Pedimos lo que necesitamos, decimos para qué y no lo guardamos más tiempo del que hace falta.',
    },
  ],
};

/** By name. */
const portraits: Readonly<Record<string, Pick<TeamMember, 'title' | 'bio'>>> = {
  'Denise Whitaker': {
    title: 'Directora general',
    bio: 'Denise decide qué tipos de seguro vendemos y dónde abrimos una oficina. Cuando dos departamentos no están de acuerdo, ella tiene la última palabra. Llegó en 1999 para contestar el teléfono por las noches, y todavía atiende la línea de reclamaciones cada 31 de diciembre.',
  },
  'Tomás Rivera': {
    title: 'Director de reclamaciones',
    bio: 'Tomás decide las reclamaciones en disputa y cuántos ajustadores están de turno cuando se acerca una tormenta. Antes de los seguros, trabajó en un ferry del puerto.',
  },
  'Amina Rahman': {
    title: 'Directora de suscripción de riesgos',
    bio: 'Amina decide qué aseguramos, qué excluimos y qué se toma en cuenta para el precio. Cada exclusión nueva lleva su firma. Antes de firmar, le lee el texto a su suegro, un mecánico de autobuses jubilado.',
  },
  'Marcus Bennett': {
    title: 'Director de finanzas',
    bio: 'Marcus decide cuánto dinero reservamos para las reclamaciones y qué otras aseguradoras comparten nuestros riesgos más grandes. Los sábados enseña a adolescentes de Queens a leer un talón de pago y un contrato de alquiler.',
  },
  'Ellen Kowalski': {
    title: 'Directora de atención al cliente',
    bio: 'Ellen decide cómo se comunica usted con nosotros y qué cambiamos después de una queja. Firma ella misma las respuestas a las quejas. Tiene pérdida auditiva desde niña, y se aseguró de que escribirnos sea tan fácil como llamarnos.',
  },
};

const members: readonly TeamMember[] = english.members.map((member) => ({
  ...member,
  ...findWords(portraits, member.name, 'es/about.ts'),
}));

export const team: LeadershipTeam = {
  title: 'Nuestro equipo directivo',
  text: (count) =>
    `${count === 1 ? 'La persona que dirige' : `Las ${feminine(count)} personas que dirigen`} la compañía.`,
  /** Shown while a member is a sample. */
  note: `Estas personas son ficticias, como la propia ${site.legalName}. Las inventamos para esta demostración.`,
  members,
};

/** Under the figures of the company. */
export const figures = {
  years: 'años junto al puerto',
  clients: 'clientes satisfechos',
  satisfaction: 'de satisfacción con las reclamaciones',
  support: 'atención',
};

export const callToAction = {
  title: 'Visítenos',
  text: `${offices.whereTheyAre} También puede escribirnos o llamarnos.`,
  contact: { label: `Encuentre ${offices.ours}`, href: '/contact' },
};
