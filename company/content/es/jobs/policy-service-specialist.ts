import type { JobOpening } from '#company/shape/types.ts';
import { policyServiceSpecialist as english } from '../../en/jobs/policy-service-specialist.ts';
import { mainOffice } from '../phrases/offices.ts';

export const policyServiceSpecialist: JobOpening = {
  ...english,
  department: 'Servicio de pólizas',
  summary:
    'Mantenga las pólizas al día con la vida de la gente: el conductor nuevo, la dirección nueva, el techo nuevo.',
  description: [
    'Una póliza se escribe una vez, y después la vida sigue. Una hija obtiene su permiso para aprender a manejar. Una pareja vende el auto. La junta de una cooperativa pide un límite de responsabilidad civil más alto para el viernes. Usted recibe la solicitud, averigua qué cambia en la cobertura y en el precio, le dice las dos cosas al cliente antes de que nada sea definitivo y emite las páginas nuevas.',
    'Seis semanas antes de cada renovación, usted repasa las pólizas que le tocan y busca lo que ya no corresponde: un avalúo de 2015, un garaje que ahora es un estudio, un prestamista al que ya se le pagó todo. Después viene una llamada corta al cliente. Algunas terminan en una prima más baja, y eso está bien.',
    `Tendrá unos 600 hogares, así que llegará a conocerlos. Un día a la semana, usted está en la recepción de la oficina de ${mainOffice.name}, adonde la gente lleva sus preguntas en persona.`,
  ],
  requirements: [
    'Una licencia de Nueva York para seguros de propiedad y accidentes (property and casualty). ¿Todavía no la tiene? La obtiene en sus primeros seis meses, en horas que pagamos nosotros. Hasta entonces, los consejos los da un colega con licencia.',
    'Puede leer el texto de una póliza y decir en dos oraciones qué hace.',
    'Usted nota lo que el cliente no mencionó.',
    'Usted deja por escrito los consejos el mismo día en que los da.',
    `Puede estar en la oficina de ${mainOffice.name} un día fijo a la semana y trabajar desde su casa los demás.`,
  ],
  benefits: [
    'Para la licencia, el curso, el costo del examen y las horas de estudio: todo lo pagamos nosotros',
    'Renovaciones de la licencia y educación continua, pagadas cada dos años',
    'Su propia cartera de hogares, y un colega que la atiende cuando usted no está',
    'Planes médicos, dentales y de la vista para usted y su hogar',
    'Una semana de 37.5 horas, con un almuerzo que de verdad es almuerzo',
  ],
};
