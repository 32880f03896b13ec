import type { Four } from '#company/shape/types.ts';
import { state } from './state.ts';

export const hiring: {
  title: string;
  text: string;
  steps: Four<{ title: string; text: string }>;
  fairness: string;
} = {
  title: 'Cómo contratamos',
  text: 'Cuatro pasos, unas tres semanas.',
  steps: [
    {
      title: 'Usted envía su solicitud',
      text: 'Elija una vacante y envíe el formulario con su currículum. Le preguntamos cómo comunicarnos con usted. No le preguntamos nada sobre su banco, su crédito ni su identificación.',
    },
    {
      title: 'Una persona la lee',
      text: 'La persona que sería su gerente lee cada solicitud. Ningún programa le pone nota ni le asigna un lugar en una lista. Nuestra meta es responder a todas las solicitudes.',
    },
    {
      title: 'Conversamos',
      text: 'Primero una llamada de media hora, y luego una conversación con dos futuros colegas, por video o en nuestra oficina. Preguntamos sobre el trabajo, no sobre lo que usted ganaba antes.',
    },
    {
      title: 'Recibe la oferta por escrito',
      text: 'La oferta dice el puesto, el salario, el horario y el primer día. Cuando la haya aceptado, le pediremos los datos para la nómina.',
    },
  ],
  fairness: `Lo que cuenta es el trabajo, y damos a todas las personas la misma oportunidad, como exigen ${state.hiring.equalChances}. ¿Necesita un intérprete, más tiempo u otro formato? Díganoslo en cualquier paso.`,
};
