import type { ServiceContent } from '#company/shape/types.ts';
import { group as english } from '../../en/services/group.ts';
import { groupQuestions } from '../contact-topics/quote/group.ts';
import { facts } from '../facts.ts';
import { toPrice } from '../service-page.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';

const { workersCompensation, disability, disabilityCost, familyLeave, familyLeaveCost } = state.employers;

export const group: ServiceContent = {
  ...english,
  short: 'grupos',
  quoteQuestions: groupQuestions,
  meta: {
    title: `Beneficios para grupos: planes para empleadores de ${site.region.state} | ${site.name}`,
    description: `Salud, vida, incapacidad y permiso familiar pagado para empleados en ${site.region.state}: quién puede entrar, quién paga y qué pasa cuando alguien se va.`,
  },
  card: {
    description:
      'Salud, vida y permisos pagados para su equipo, con alguien a quien sus empleados pueden llamar directamente.',
    menuLine: 'Salud, vida y permisos para su equipo',
  },
  title: 'Beneficios para grupos',
  storedTitle: english.title,
  subtitle: 'Salud, vida y permisos pagados para la gente que trabaja para usted.',
  answers: [
    ...(workersCompensation && disability && familyLeave
      ? [
          {
            question: `¿Qué debo comprar en ${state.name}?`,
            answer: `Casi todo empleador debe tener compensación para trabajadores, seguro de incapacidad y permiso familiar pagado. Por una incapacidad se paga ${disability.value}; por un permiso familiar, ${familyLeave.value}.`,
            link: { label: 'Compensación para trabajadores', href: '/services/business' },
          },
        ]
      : []),
    {
      question: '¿Cuánto cuesta por persona?',
      answer: `${familyLeaveCost && disabilityCost ? `El permiso familiar lo pagan los empleados: ${familyLeaveCost.value}. Por la incapacidad pagan ${disabilityCost.value}, y el resto lo paga usted. ` : ''}Su cotización muestra salud y vida por persona y por período de pago.`,
      link: toPrice,
    },
    {
      question: '¿Qué tan pequeño puede ser un equipo?',
      answer:
        'Para lo que exige la ley puede bastar un empleado. Para un plan de salud de grupo, a menudo dos personas, si una de ellas no es ni el dueño ni su cónyuge.',
      link: { label: 'Compare las partes', href: '#options' },
    },
  ],
  description: [
    'Los beneficios para grupos son pólizas que tiene un empleador y a las que se unen los empleados. Como el grupo comparte el riesgo, sus miembros a menudo obtienen condiciones que no conseguirían por separado, y para la cobertura básica a veces no hay preguntas de salud.',
    'Usted decide tres cosas: qué ofrecer, cuánto paga la empresa y quién califica.',
    'Sus empleados pueden llamarnos directamente. Usted nunca tiene que saber nada de la salud de nadie.',
  ],
  benefits: [
    'Las primas que un empleador paga por la cobertura de salud de sus empleados son por lo general un gasto del negocio.',
    'Los empleados por lo general pueden pagar su parte de las primas de salud con dinero antes de impuestos.',
    'El seguro de vida básico para grupos a menudo no exige contestar preguntas médicas hasta cierta cantidad.',
    'Dirigimos la reunión de inscripción, en su empresa o por video, y nos quedamos para las preguntas en privado.',
    'Nos encargamos todo el año de quienes entran y quienes salen, para que su lista de empleados y su factura coincidan.',
  ],
  options: [
    {
      name: 'Seguro de salud para grupos',
      description:
        'Uno o más planes médicos que se ofrecen a todas las personas que califican, con cobertura dental y de la vista si quiere agregarlas. Las aseguradoras exigen que se inscriba una parte mínima del equipo, y le decimos cuál es antes de que usted anuncie nada.',
      suits: 'Empleadores con al menos un empleado además del dueño y su cónyuge',
      pays: 'Médicos, hospitales y recetas para los empleados y los familiares que usted incluya',
      excludes: 'El deducible y los copagos de cada miembro, y las lesiones en el trabajo',
      price: 'Los planes que ofrezca, su condado y quién se inscribe',
    },
    {
      name: 'Vida y accidentes para grupos',
      description:
        'Un pago a la familia de un empleado que muere, a menudo de una o dos veces el salario anual, y una cantidad adicional si la causa fue un accidente. Los empleados pueden comprar más por su cuenta. Por encima de cierta cantidad, contestan preguntas de salud.',
      suits: 'Equipos que quieren una cobertura inicial a bajo costo por persona',
      pays: 'Un pago único al beneficiario, y más si la muerte fue por accidente',
      excludes:
        'La muerte más de 31 días después de terminar la cobertura, a menos que el empleado la haya convertido en una póliza propia',
      price: 'Las edades y los sueldos del equipo, el tipo de trabajo y la cantidad por persona',
    },
    {
      name: 'Incapacidad y permiso familiar pagado',
      description: `Parte del sueldo de un empleado durante una enfermedad o lesión ajena al trabajo, y durante un permiso para estar con un hijo recién llegado, cuidar a un familiar enfermo o ayudar cuando envían a un familiar a una misión militar.${disability ? ' Lo que exige la ley es poco. Usted puede agregar más.' : ''}`,
      suits: disability
        ? `Casi todos los empleadores de ${state.name}`
        : 'Equipos que quieren conservar a su gente en tiempos difíciles',
      pays: 'Parte del sueldo de un empleado durante una enfermedad, una lesión o un permiso familiar',
      excludes:
        'Lesiones en el trabajo, la primera semana de una incapacidad y el sueldo que pase del máximo semanal',
      price:
        'La tarifa del estado para el permiso familiar, cuántos empleados tiene y los beneficios que agregue',
    },
  ],
  savings: [
    'Ofrezca un segundo plan de salud con un deducible más alto, y deje que la gente elija.',
    'Pregúntenos por el seguro dental, de la vista y de vida de una sola compañía, en una sola factura.',
    'Avísenos cuando alguien se vaya. Hasta entonces, puede que usted pague por esa persona.',
  ],
  notCovered: [
    'Las lesiones en el trabajo. Esas las paga la [compensación para trabajadores](#workers-compensation).',
    'Las personas que no son del grupo, como contratistas y personal temporal de una agencia, a menos que el plan las admita.',
    'El sueldo completo. El [seguro de incapacidad](#disability-insurance) y el permiso familiar reemplazan una parte, hasta un límite.',
    'La cobertura de vida y accidentes a partir de 31 días después de que alguien se va, a menos que la [convierta](#conversion) antes en una póliza propia.',
    'Los planes de jubilación. No los ofrecemos.',
  ],
  faqs: [
    {
      question: 'Trabajo por mi cuenta. ¿Puedo comprar un plan de grupo?',
      answer:
        'Por lo general no, porque un grupo necesita un empleado. Busque mejor un plan de salud individual y una póliza de vida propia. Antes de que su primer empleado empiece a trabajar, llámenos.',
    },
    {
      question: '¿Tenemos que pagar toda la prima?',
      answer:
        'No. La mayoría de los empleadores la comparten con su personal. Las aseguradoras suelen fijar una parte mínima que debe pagar el empleador, porque un plan solo funciona si suficiente gente puede pagar su parte. Usted puede pagar una parte distinta por las familias que por los empleados que se inscriben solos.',
    },
    {
      question: '¿Cuándo puede un empleado entrar o cambiar de plan?',
      answer: `Cuando se le contrata, durante la inscripción anual y después de un evento como un nacimiento, una boda o la pérdida de otra cobertura. Después de un evento el plazo es corto: ${facts.jobPlanEnrollment.value}. El folleto de su plan da el número exacto de días. Avíseles pronto a quienes acaban de tener un hijo.`,
    },
    {
      question: '¿Qué pasa con la cobertura cuando alguien se va?',
      answer:
        'En la mayoría de los casos, esa persona puede conservar el plan de salud del grupo por un tiempo limitado si paga por su cuenta la prima completa. Las reglas federales y de Nueva York, conocidas como COBRA y continuación estatal, fijan por cuánto tiempo. También puede comprar un plan propio, y perder la cobertura abre un plazo para hacerlo.',
    },
  ],
};
