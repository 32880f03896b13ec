import type { CoreValue, Four, PageWords } from '#app/words/types.ts';
import { hotline } from '../phrases/hotline.ts';
import { words as services } from '../phrases/services.ts';
import { site } from '../site.ts';

export const meta: PageWords = {
  title: `Nuestros servicios: seguros para personas y negocios | ${site.name}`,
  description: `Seguros de ${services.names}${services.hasOthers ? ', y para negocios y su personal' : ''}. Vea para qué es cada uno y cómo trabajamos, de la primera conversación a la renovación.`,
};

export const banner = {
  title: `${services.kinds}, un solo equipo`,
  text: 'Elija lo que quiere asegurar. Cada página explica sus opciones, de qué depende el precio y lo que la gente pregunta.',
};

export const cards = {
  title: 'Elija su seguro',
  text: `${services.split}${site.what ? ` ${site.what}` : ''}`,
};

type Step = { title: string; text: string };

export const howItWorks: { title: string; text: string; steps: Four<Step> } = {
  title: 'Cómo trabajamos con usted',
  text: 'No hay prisa. Puede detenerse después de cualquier paso y quedarse con lo que aprendió.',
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
      text: 'Una vez al año le preguntamos qué ha cambiado. Un bebé, un sótano, un segundo auto: cualquiera de ellos puede hacer que la póliza del año pasado ya no sea la adecuada.',
    },
  ],
};

export const benefits: { title: string; text: string; items: readonly CoreValue[] } = {
  title: 'Lo que queremos darle',
  text: 'Si alguna vez le falta algo de esto, díganoslo.',
  items: [
    {
      title: 'Un agente con nombre y apellido',
      text: 'Una persona que conoce su expediente, y otra que también lo conoce para cuando la primera esté en la playa.',
    },
    {
      title: 'Reclamaciones de noche y en fin de semana',
      text: `Los problemas no tienen horario. Repórtelos ${
        hotline.isAlwaysOpen
          ? `al ${site.claimsHotline.shown}, 24/7`
          : `en línea a cualquier hora, o al ${site.claimsHotline.shown}${hotline.afterNumber}`
      }.`,
    },
    {
      title: 'Un precio desglosado',
      text: 'Le mostramos cuánto suma cada cobertura a la prima, para que vea cuánto ahorraría sin ella.',
    },
    {
      title: 'Un “no” sincero',
      text: 'Si no somos la aseguradora indicada para algo, se lo diremos desde el principio.',
    },
  ],
};

export const callToAction = {
  title: '¿No sabe cuál necesita?',
  text: 'Describa su situación con sus propias palabras. Le diremos qué tipo de póliza le conviene, o que no necesita ninguna.',
  contact: { label: 'Pregúntenos', href: '/contact' },
};
