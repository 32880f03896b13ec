import { findWords } from '#company/shape/find-words.ts';
import type { CoreValue, Four, Link, PageWords, Situation } from '#company/shape/types.ts';
import { situations as english, switching as englishSwitching } from '../../en/services/overview.ts';
import { whoPays } from '../phrases/coverage.ts';
import { hotline } from '../phrases/hotline.ts';
import { sells, words as services } from '../phrases/services.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';

export const meta: PageWords = {
  title: `Nuestros servicios: seguros para personas y negocios | ${site.name}`,
  description: `Seguros de ${services.names}${services.hasOthers ? ', y para negocios y su personal' : ''}. Vea para qué es cada uno y cómo trabajamos, de la primera conversación a la renovación.`,
};

export const banner = {
  title: services.kinds,
  text: 'Cada página explica sus opciones, de qué depende el precio y lo que la gente pregunta.',
};

/** By address, which is what no language changes. */
const labels: Readonly<Record<string, string>> = {
  '/resources/guides/first-apartment': 'Alquilo',
  '/resources/guides/first-home': 'Voy a comprar una casa',
  '/services/home': `Tengo un ${state.condo}`,
  '/services/auto': 'Manejo',
  '/resources/guides/first-car': 'Voy a comprar mi primer auto',
  '/resources/guides/what-life-cover-is-for': 'Tuve un hijo',
  '/resources/guides/open-enrollment': 'Necesito un plan de salud',
  '/services/health#questions': 'Perdí el plan de mi trabajo',
  '/services/business': 'Tengo un negocio',
  '/services/business#questions': 'Voy a contratar a mi primer empleado',
  '/services/group': 'Mi personal pide beneficios',
};

export const situations: { title: string; items: readonly Situation[] } = {
  title: 'Empiece por su situación',
  items: english.items.map((situation) => ({
    ...situation,
    label: findWords(labels, situation.href, 'es/services/overview.ts'),
  })),
};

export const cards = {
  title: 'Elija su seguro',
  text: `${services.split}${site.what ? ` ${site.what} ${whoPays}` : ''}`,
};

type Step = { title: string; text: string };

export const howItWorks: { title: string; text: string; steps: Four<Step> } = {
  title: 'Cómo trabajamos con usted',
  text: 'No hay prisa. Puede detenerse en cualquier momento antes de firmar.',
  steps: [
    {
      title: 'Consulta',
      text: 'Usted nos cuenta quién y qué depende de usted, y qué seguros ya tiene. Si tiene una póliza vigente, tráigala. La leemos para encontrar lo que le falta y lo que esté pagando dos veces.',
    },
    {
      title: 'A su medida',
      text: 'Ponemos dos o tres versiones una al lado de la otra: el precio, el deducible y lo que cada una deja fuera. Usted mueve los números hasta que se ajusten a su presupuesto.',
    },
    {
      title: 'Puesta en marcha',
      text: 'Usted firma, y le enviamos la póliza con un resumen de una página y la fecha en que comienza. Si reemplaza otra póliza, coordinamos las fechas para que su cobertura no se interrumpa.',
    },
    {
      title: 'Atención continua',
      text: 'Una vez al año le preguntamos qué ha cambiado. Un bebé, un sótano terminado, un segundo auto: cualquiera de ellos puede hacer que la póliza del año pasado ya no sea la adecuada.',
    },
  ],
};

const exceptions = [
  sells('health') && 'Un plan de salud solo se puede cambiar en ciertas épocas del año.',
  sells('life') &&
    'Nunca cancele un seguro de vida antes de que la póliza nueva esté vigente: la nueva aseguradora puede preguntar por su salud, o rechazar la solicitud.',
].filter((text) => text !== false);

export const switching: { title: string; text: string; steps: Four<Step>; link: Link } = {
  title: 'Cómo cambiarse a nuestra compañía en cuatro pasos',
  text: exceptions.join(' '),
  steps: [
    {
      title: 'Busque dos datos en su póliza',
      text: 'El día en que termina y los límites que tiene ahora. Los dos están en la primera página, la página de declaraciones.',
    },
    {
      title: 'Compare la misma cobertura',
      text: 'Pídanos una cotización con esos límites y ese deducible. Solo así se pueden comparar los dos precios.',
    },
    {
      title: 'Comience la póliza nueva',
      text: 'Que empiece el día en que termina la anterior, o antes. Espere hasta tenerla por escrito. Si su prestamista o su arrendador pide un comprobante, lo enviamos.',
    },
    {
      title: 'Después cancele la anterior',
      text: 'No antes de que haya comenzado la póliza nueva. Cancele por escrito, detenga el pago automático y pida que le devuelvan la prima pagada por los días posteriores.',
    },
  ],
  link: { ...englishSwitching.link, label: 'Pida una cotización' },
};

export const benefits: { title: string; text: string; items: readonly CoreValue[] } = {
  title: 'Con cada póliza',
  text: 'Si alguna vez le falta algo de esto, díganoslo.',
  items: [
    {
      title: 'Un agente con nombre y apellido',
      text: 'Una persona que conoce su expediente, y un colega que también lo conoce.',
    },
    {
      title: 'Reclamaciones de noche y en fin de semana',
      text: `Reporte una pérdida ${
        hotline.isAlwaysOpen
          ? `al ${site.claimsHotline.shown}, 24/7`
          : `en línea a cualquier hora, o al ${site.claimsHotline.shown}${hotline.afterNumber}`
      }.`,
    },
    {
      title: 'Un precio desglosado',
      text: 'Le mostramos cuánto suma cada cobertura a la prima, para que vea cuánto ahorraría sin ella.',
    },
  ],
};

export const callToAction = {
  title: '¿No sabe cuál necesita?',
  text: 'Describa su situación con sus propias palabras. Le diremos qué tipo de póliza le conviene, o que no necesita ninguna.',
  contact: { label: 'Pregúntenos', href: '/contact' },
};
