import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { documentReviewAnalyst as english } from '../../en/jobs/document-review-analyst.ts';
import { mainOffice } from '../phrases/offices.ts';
import { decisionTime } from '../phrases/promises.ts';

export const documentReviewAnalyst: JobOpening = {
  ...english,
  department: 'Reclamaciones',
  summary:
    'Lea los expedientes de reclamaciones el día en que llegan y dígale al ajustador qué hay, qué falta y qué no coincide.',
  description: [
    'Un expediente puede contener un reporte policial, nueve fotos, dos estimados de reparación y una factura del hospital. Usted lo lee todo. Después escribe una página para el ajustador: qué pasó, qué muestran los documentos, qué falta y dónde se contradicen dos de ellos.',
    `En este trabajo, el tiempo lo es todo. ${decisionTime} Por eso, una firma que falta y se descubre el primer día puede ahorrarle una semana a una familia. Cuando usted encuentra una, le escribe personalmente al cliente, con palabras que dicen exactamente qué página necesitamos.`,
    `Usted termina de ocho a doce expedientes al día. Autos por la mañana, propiedad después del almuerzo y, una vez a la semana, un expediente difícil que leen dos personas juntas. Los martes y los jueves se trabaja en nuestra oficina de ${mainOffice.name}, donde están los originales en papel.`,
  ],
  requirements: [
    'Dos años de lectura minuciosa en el trabajo: reclamaciones, asistencia legal, auditoría, expedientes médicos, archivos o algo similar.',
    'Puede convertir treinta páginas en una sin perder el dato que importa.',
    'Sabe distinguir una pregunta de una acusación, y escribe la pregunta.',
    'Se siente a gusto con las herramientas para PDF y con una hoja de cálculo.',
    'Usted guarda confidencialidad sobre lo que lee, en casa y en la oficina.',
    `Puede estar en la oficina de ${mainOffice.name} dos días a la semana.`,
  ],
  benefits: [
    `Tres días a la semana en casa y dos en la oficina de ${mainOffice.name}, con el beneficio de transporte antes de impuestos para el viaje`,
    'Una hora cada viernes para leer un expediente cerrado y ver cómo terminó',
    `Plan de jubilación (401(k)) en el que igualamos sus aportes hasta el ${figures.retirementMatch} de su sueldo`,
    'Otra persona lee también cada expediente en el que hay una muerte o una lesión grave',
    'Cursos de reclamaciones pagados, con tiempo para estudiar en horas de trabajo',
  ],
};
