import type { ServiceContent } from '#company/shape/types.ts';
import { business as english } from '../../en/services/business.ts';
import { businessQuestions } from '../contact-topics/quote/business.ts';
import { floodFrom } from '../phrases/flood.ts';
import { answerGoal } from '../phrases/promises.ts';
import { toPrice } from '../service-page.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';

const { workersCompensation, disability } = state.employers;

export const business: ServiceContent = {
  ...english,
  short: 'negocios',
  quoteQuestions: businessQuestions,
  meta: {
    title: `Seguro para negocios: empresas pequeñas de ${site.region.state} | ${site.name}`,
    description: `Póliza para dueños de negocios, responsabilidad civil profesional y compensación para trabajadores, para empresas pequeñas de ${site.region.state}: qué paga cada una.`,
  },
  card: {
    description:
      'Para tiendas, estudios y oficinas: bienes, demandas y personas que se lastiman en el trabajo.',
    menuLine: 'Tiendas, estudios y oficinas',
  },
  title: 'Seguro para negocios',
  storedTitle: english.title,
  subtitle:
    'Lo que exigen la ley y su contrato de alquiler, y lo que le permite seguir después de una pérdida.',
  answers: [
    ...(workersCompensation
      ? [
          {
            question: '¿Qué exige la ley?',
            answer: `Compensación para trabajadores: en ${state.name}, ${workersCompensation.value}.${disability ? ' La mayoría también debe tener seguro de incapacidad y de permiso familiar pagado.' : ''} Su contrato de alquiler y otros contratos pueden pedir más.`,
            ...(disability && {
              link: { label: 'Incapacidad y permiso familiar', href: '/services/group' },
            }),
          },
        ]
      : []),
    {
      question: '¿Cuánto cuesta?',
      answer:
        'El precio depende de lo que hace y dónde, de su nómina o sus ventas, del edificio y de sus reclamaciones pasadas. Un solo paquete puede costar menos que sus partes.',
      link: toPrice,
    },
    {
      question: '¿Cómo obtengo un certificado?',
      answer: `Pídalo a su agente, o escríbanos. ${answerGoal}. Envíe la lista completa de requisitos del propietario o del cliente, para no tener que repetirlo.`,
      link: { label: 'Qué prueba un certificado', href: '/blog/the-paper-your-building-wants' },
    },
  ],
  description: [
    'Un negocio pequeño puede perder su inventario en un incendio, sus ahorros en una demanda o sus ingresos durante seis semanas de reparaciones por una tubería rota. Son tres riesgos distintos, y se aseguran de tres maneras distintas.',
    'Empezamos por su contrato de alquiler y sus demás contratos, porque a menudo deciden qué seguro debe tener. El propietario del local puede exigir cierto [límite](#limit) de responsabilidad civil. Un cliente puede pedirle que [lo incluya en su póliza](#additional-insured). Envíenos las páginas y las leeremos con usted.',
    'Luego hacemos la pregunta más importante: ¿cuántas semanas podría estar cerrado su negocio y aun así volver a abrir? La respuesta determina cuántos ingresos asegurar.',
  ],
  benefits: [
    'Si por una pérdida cubierta tiene que cerrar, la cobertura de ingresos del negocio reemplaza la ganancia perdida y paga las cuentas que siguen llegando.',
    'Si un cliente se tropieza o un producto lastima a alguien, ponemos el abogado y pagamos hasta su límite.',
    'Las herramientas, el inventario y el equipo se pueden asegurar a costo de reemplazo, es decir, por lo que cuesta comprarlos nuevos.',
    'Su agente le da los certificados de seguro, la prueba que piden el propietario del local o un cliente.',
    'Cuando contrate personal, se mude o compre equipo, una sola llamada pone la póliza al día.',
  ],
  options: [
    {
      name: 'Póliza para dueños de negocios (BOP)',
      description:
        'Bienes, responsabilidad civil e ingresos perdidos en un solo paquete, a un precio para negocios pequeños. Deja fuera los vehículos, los empleados que se lastiman en el trabajo y los errores en la asesoría profesional.',
      suits: 'Tiendas, restaurantes, salones de belleza y oficinas pequeñas',
      pays: 'El daño a sus bienes, los ingresos que pierda por ese daño y las reclamaciones de clientes por lesiones',
      excludes: 'Vehículos, empleados lastimados en el trabajo, errores profesionales, inundación',
      price: 'Su actividad y su ubicación, el edificio, sus ventas y sus límites',
    },
    {
      name: 'Responsabilidad civil profesional',
      description:
        'Cuando un cliente dice que usted le hizo perder dinero con su trabajo o sus consejos, pagamos su defensa y, hasta su límite, la indemnización. La mayoría de las pólizas cubren las reclamaciones que se hacen mientras la póliza está vigente, así que no la deje caducar cuando termine un proyecto.',
      suits: 'Consultores, diseñadores, contadores y toda persona que cobra por asesorar',
      pays: 'La defensa y la indemnización cuando un cliente dice que perdió dinero por su trabajo',
      excludes: 'Lesiones, daños a la propiedad y trabajos hechos antes de la fecha que indica la póliza',
      price: 'Su profesión, sus ingresos, sus reclamaciones pasadas y su límite',
    },
    {
      name: 'Compensación para trabajadores',
      description:
        'Paga la atención médica y parte del salario de un empleado que se lastima o se enferma a causa del trabajo.',
      suits: 'Todo negocio con personas en la nómina',
      pays: 'La atención médica y parte del salario perdido tras una lesión en el trabajo, y beneficios tras una muerte',
      excludes: 'Lesiones fuera del trabajo, y personas que no son empleados',
      price: 'Su nómina, el riesgo de cada puesto y sus reclamaciones pasadas',
    },
  ],
  additions: [
    {
      name: 'Seguro cibernético y contra delitos',
      text: 'Agregado a un paquete, paga después de un secuestro de datos (ransomware), un robo de datos de clientes o una transferencia de dinero a un estafador.',
      isSoldHere: true,
    },
    {
      name: 'Auto comercial',
      text: 'Los autos de la empresa y las camionetas de reparto lo necesitan, de otra aseguradora. Puede que una póliza de auto personal no los pague.',
      isSoldHere: false,
    },
  ],
  savings: [
    'Pregúntenos por un paquete en lugar de pólizas sueltas, y por rociadores y alarmas.',
    'Un programa de seguridad y años con pocas reclamaciones pueden bajar el precio de la compensación para trabajadores.',
    'Un deducible más alto baja la prima de sus bienes.',
  ],
  notCovered: [
    `La inundación, que necesita su propia póliza. ${floodFrom}`,
    'Los terremotos, a menos que compre cobertura para ellos.',
    'Cerrar por una causa que no dañó nada, como una temporada floja o una feria callejera que bloquea su puerta.',
    'Las reclamaciones de empleados por contratación, despido o acoso, a menos que agregue responsabilidad civil por prácticas laborales.',
    'Las multas, las sanciones y los actos ilícitos intencionales.',
  ],
  faqs: [
    {
      question: 'Trabajo por mi cuenta desde mi apartamento. ¿Necesito esto?',
      answer:
        'Tal vez una póliza pequeña. Una póliza de inquilino o de hogar cubre muy poco del equipo de su negocio y, por lo general, nada si hay una demanda de un cliente. Si recibe clientes, si cobra por asesorar o si un contrato lo exige, hable con nosotros.',
    },
    {
      question: '¿Quien trabaja por su cuenta cuenta como empleado?',
      answer:
        'Puede contar como tal. Lo que usted debe asegurar depende de quién es empleado, y eso no se decide solo con llamarlo “independiente” en un contrato. Conviene que su contador o su abogado confirme cuál es su situación.',
    },
    {
      question: '¿Puede cambiar el precio después?',
      answer:
        'Sí. Algunas pólizas se auditan con su nómina real cuando termina el año, así que la cuenta final puede subir o bajar. Con un cálculo cuidadoso, la diferencia es pequeña.',
    },
    {
      question: '¿Qué debo hacer primero después de una pérdida?',
      answer:
        'Saque a la gente y luego llame al 911. Cuando ya no haya peligro, tome fotos de todo antes de limpiar, guarde el inventario dañado hasta que un ajustador lo haya visto y empiece un registro de horas y costos. Ese registro será su prueba de los ingresos perdidos.',
    },
  ],
};
