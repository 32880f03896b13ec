import { site } from './site.ts';

export { locations, openForDays } from '../en/careers.ts';

export const meta = {
  title: `Empleos: vacantes con su rango salarial | ${site.name}`,
  description:
    'Trabajos en atención al cliente, reclamaciones y operaciones. Cada vacante dice cómo es el día y cuánto se paga. Además: cómo reconocer una oferta falsa.',
};

export const banner = {
  title: 'Empleos',
  text: `Cada vacante dice qué haría usted un martes cualquiera, y cuánto se paga.${site.license ? '' : ' Son de muestra: la compañía es ficticia y no contrata a nadie.'}`,
};

/** How a location is written on cards and pages. */
export const locationWords = {
  hybrid: (_office: string, _city: string) => 'Híbrido',
  remoteIn: (states: string) => `Remoto en ${states}`,
  onSiteAt: (office: string, city: string) => `Presencial en ${city} (oficina de ${office})`,
  onSiteIn: (city: string) => `Presencial en ${city}`,
};

/** What a workplace or a job type reads like in this language. Those not listed are shown as they are. */
export const optionLabels: Readonly<Record<string, string>> = {
  Remote: 'Remoto',
  Hybrid: 'Híbrido',
  Nationwide: 'Todo el país',
  'Full-time': 'Tiempo completo',
  'Part-time': 'Tiempo parcial',
  Temporary: 'Temporal',
  Internship: 'Pasantía',
};

export const filters = {
  legend: 'Filtrar las vacantes',
  location: { label: 'Lugar', all: { value: 'all', label: 'Todos los lugares' } },
  type: { label: 'Tipo de empleo', all: { value: 'all', label: 'Todos los tipos' } },
  reset: 'Mostrar todas las vacantes',
};

export const openings = {
  title: 'Vacantes',
  count: { one: 'vacante', many: 'vacantes' },
  details: 'Ver detalles',
  empty: {
    title: 'Ninguna vacante coincide con sus filtros.',
    /** Shown only while every listed opening is remote. */
    remote: 'Todas las vacantes de esta lista son remotas.',
    text: 'Pruebe con todos los lugares o todos los tipos, o envíe su currículum sin elegir un puesto. Lo leeremos.',
    apply: { label: 'Enviar sin elegir un puesto', href: '/careers/apply' },
  },
  /** While no opening is listed. */
  none: {
    title: 'En este momento no hay vacantes.',
    text: 'Envíe su currículum sin elegir un puesto. Lo leeremos, y le escribiremos cuando haya algo para usted.',
    apply: { label: 'Enviar sin elegir un puesto', href: '/careers/apply' },
  },
};

export const jobDetail = {
  department: 'Departamento',
  location: 'Lugar',
  type: 'Tipo de empleo',
  pay: 'Rango salarial',
  per: { hour: 'por hora', year: 'al año' },
  posted: 'Publicada',
  closes: 'Fecha límite',
  notListed: 'Este puesto no está en nuestra lista de vacantes. Aun así, puede solicitarlo.',
  /** In place of the apply button. */
  closed: 'Este puesto ya se cerró. No recibimos más solicitudes para él.',
  description: 'El trabajo',
  requirements: 'Requisitos',
  benefits: 'Beneficios',
  apply: 'Solicite ahora',
  back: { label: 'Volver a todas las vacantes', href: '/careers' },
};

export const jobNotFound = {
  title: 'Vacante no encontrada',
  text: 'La vacante que busca no existe o ya se retiró.',
  back: { label: 'Volver a todas las vacantes', href: '/careers' },
};
