import { findWords } from '#company/shape/find-words.ts';
import type { Season, SeasonWords } from '#company/shape/types.ts';
import { seasons as english, allYear as englishAllYear } from '../en/seasons.ts';
import { facts } from './facts.ts';

export const seasonLabel = 'En esta época del año';

type Words = Omit<SeasonWords, 'link'> & { link: string };

/** By the English title. */
const words: Readonly<Record<string, Words>> = {
  'Open enrollment for health plans.': {
    when: 'Noviembre y diciembre',
    title: 'Inscripción abierta en los planes de salud.',
    text: facts.openEnrollmentEnds.value,
    link: 'Compare planes paso a paso',
  },
  'Small-business renewals.': {
    when: 'Antes del 1 de enero',
    title: 'Renovación de pólizas de negocios.',
    text: 'Muchas pólizas se renuevan con el año nuevo. Revise antes la nómina, las ventas y el equipo de este año.',
    link: 'Vea el seguro para negocios',
  },
  'Frozen pipes.': {
    when: 'De diciembre a febrero',
    title: 'Tuberías congeladas.',
    text: 'Deje la calefacción encendida cuando salga de viaje, y busque la llave de paso principal antes de necesitarla.',
    link: 'Dónde buscar fugas de agua',
  },
  'Last year’s HSA.': {
    when: 'Hasta mediados de abril',
    title: 'La HSA del año pasado.',
    text: `Todavía puede aportar dinero por el año pasado ${facts.hsaLastYear.value}.`,
    link: 'Cuándo conviene una HSA',
  },
  'Moving season.': {
    when: 'De mayo a julio',
    title: 'Temporada de mudanzas.',
    text: 'Asegure su nuevo hogar desde el día en que recibe las llaves, no desde el día en que desempaca.',
    link: 'Su primer apartamento alquilado',
  },
  'Hurricane season.': {
    when: 'De junio a noviembre',
    title: 'Temporada de huracanes.',
    text: `Las pólizas de hogar comunes no cubren las inundaciones. Una póliza federal nueva contra inundaciones comienza ${facts.floodWait.value}.`,
    link: 'Qué póliza paga los daños por agua',
  },
};

export const seasons: readonly Season[] = english.map((season) => {
  const own = findWords(words, season.title, 'es/seasons.ts');
  return { ...season, ...own, link: { ...season.link, label: own.link } };
});

export const allYear: SeasonWords = {
  when: 'Todo el año',
  title: '¿Cambió algo?',
  text: 'Una mudanza, un auto, un hijo o un trabajo nuevo pueden cambiar lo que necesita asegurar.',
  link: { ...englishAllYear.link, label: 'Pregunte a un agente' },
};
