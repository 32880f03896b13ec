import type { ServiceContent } from '#company/shape/types.ts';
import { life as english } from '../../en/services/life.ts';
import { lifeQuestions } from '../contact-topics/quote/life.ts';
import { rulesOfThumb } from '../facts.ts';
import { dollars } from '../phrases/dollars.ts';
import { toPrice } from '../service-page.ts';
import { site } from '../site.ts';

const { from, to } = rulesOfThumb.lifeInsuranceTimesIncome;
const salary = 60_000;

export const life: ServiceContent = {
  ...english,
  short: 'vida',
  quoteQuestions: lifeQuestions,
  meta: {
    title: `Seguro de vida: a término, de vida entera y universal | ${site.name}`,
    description:
      'Seguro de vida a término, de vida entera y universal con palabras sencillas: cuánto considerar, en qué se diferencian los tres y qué no paga ninguna póliza.',
  },
  card: {
    description: 'Dinero para quienes cuentan con su sueldo o su cuidado, si usted muere.',
    menuLine: 'A término, de vida entera y universal',
  },
  title: 'Seguro de vida',
  storedTitle: english.title,
  subtitle: 'Para que quienes usted quiere puedan seguir pagando el alquiler, la escuela y la comida.',
  answers: [
    {
      question: '¿Cuánto necesito?',
      answer:
        'Sume lo que necesitaría su familia y lo que usted debe, y reste los ahorros y seguros que ya tiene. Nuestra calculadora muestra la cuenta con sus números.',
      link: { label: 'Calculadora de seguro de vida', href: '/resources/calculators/life-insurance' },
    },
    {
      question: '¿Qué tipo me conviene?',
      answer:
        'A la mayoría de los hogares con hijos les alcanza con un seguro a término: cubre los años en que dependen de usted. El de vida entera y el universal son para una necesidad que dura toda la vida.',
      link: { label: 'Compare los tres', href: '#options' },
    },
    {
      question: '¿Cuánto cuesta?',
      answer:
        'El precio depende de su edad, su salud, si fuma, la cantidad y el número de años. Por el mismo beneficio, el seguro a término es el que menos cuesta.',
      link: toPrice,
    },
  ],
  description: [
    'El seguro de vida es un trato sencillo. Usted paga una cantidad fija, llamada [prima](#premium), y si muere mientras la póliza está vigente, la aseguradora paga una cantidad fija a las personas que usted nombró. Se llaman [beneficiarios](#beneficiary), y ellos deciden cómo usar el dinero.',
    'Lo difícil es elegir cuánto y por cuánto tiempo. Empiece por pensar quién pasaría apuros sin usted, y hasta cuándo. Un hijo se va de la casa, una hipoteca se termina, su pareja se jubila. Su cobertura también puede terminar ahí, y eso la hace más barata.',
    'Si nadie depende de su dinero ni de su tiempo, puede que todavía no necesite una póliza. Si es así, se lo diremos.',
  ],
  benefits: [
    'El dinero va a las personas que usted nombra, para que lo gasten como quieran.',
    'También se puede asegurar a la madre o al padre que se queda en casa, porque reemplazar el cuidado de los hijos y las tareas del hogar cuesta dinero.',
    'Con una prima fija, usted sabe hoy lo que pagará en el último año de la póliza.',
    'Puede cambiar quién recibe el dinero cuando cambie su familia, a menos que haya nombrado a alguien como irrevocable.',
    'Le damos a su beneficiario un contacto con nombre y apellido. Si esa persona no está, un colega tiene el expediente.',
  ],
  options: [
    {
      name: 'Seguro de vida a término',
      description:
        'Cobertura por un número fijo de años, como 10, 20 o 30, al precio más bajo de los tres por cada dólar de cobertura. Si usted sigue con vida cuando vence el plazo, el seguro termina y no se devuelve nada.',
      suits: 'Quien tiene una hipoteca, o hijos que todavía están creciendo',
      pays: 'La cantidad que usted eligió, si muere dentro del plazo',
      excludes: 'La muerte después del plazo, o la devolución del dinero si usted vive',
      price: 'Su edad, su salud y si fuma, la cantidad y la duración del plazo',
    },
    {
      name: 'Seguro de vida entera (whole life)',
      description:
        'Cobertura mientras usted viva, con una prima fija y con valor en efectivo: ahorros dentro de la póliza que crecen a una tasa garantizada. Cuesta mucho más que el seguro a término por el mismo beneficio, y dejarlo pronto puede costarle dinero.',
      suits: 'Quien mantiene a alguien que necesitará cuidado toda la vida, o quiere dejar pagado su funeral',
      pays: 'La cantidad que usted eligió, muera cuando muera, menos cualquier préstamo sin pagar',
      excludes: 'En la mayoría de las pólizas, el valor en efectivo además de esa cantidad',
      price: 'Su edad y su salud al comprar, la cantidad y durante cuántos años paga',
    },
    {
      name: 'Seguro de vida universal',
      description:
        'Cobertura de por vida con flexibilidad: dentro de ciertos límites usted puede subir o bajar la prima y el beneficio por fallecimiento. Hay que vigilarlo, porque si queda poco valor en efectivo, usted debe pagar más o la póliza puede terminar.',
      suits: 'Personas cuyos ingresos suben y bajan, y que leen el estado de cuenta anual',
      pays: 'El beneficio por fallecimiento, mientras quede suficiente valor en efectivo',
      excludes: 'La muerte después de que el valor en efectivo se agotó y la póliza caducó',
      price: 'Su edad, su salud y la cantidad, lo que usted aporta y los intereses que gana',
    },
  ],
  savings: [
    'El precio sube con la edad, así que la misma póliza cuesta menos si la compra antes.',
    'Un plazo que vence cuando ya nadie depende de usted cuesta menos que uno más largo.',
    'Pregúntenos por las tarifas para quienes dejaron de fumar y por pagar una vez al año.',
  ],
  notCovered: [
    'La muerte después de que la póliza terminó por falta de pago, una vez acabado el [período de gracia](#grace-period), los días adicionales que usted tiene para pagar tarde.',
    'La muerte después de que venció el plazo de una [póliza a término](#term-life).',
    'El suicidio en los primeros dos años de la póliza. Su beneficiario recibe entonces las primas que se pagaron.',
    'Una reclamación en los primeros dos años, si la solicitud decía algo equivocado sobre un punto importante, como una enfermedad o si la persona fumaba.',
    'Una enfermedad, una lesión o el salario perdido mientras usted vive. Para eso están el seguro de salud y el [seguro de incapacidad](#disability-insurance).',
  ],
  faqs: [
    {
      question: '¿Cuánto seguro de vida necesito?',
      answer: `Una regla práctica común es de ${from} a ${to} veces sus ingresos anuales. Con un salario de ${dollars(salary)}, son de ${dollars(salary * from)} a ${dollars(salary * to)}. Después ajuste: sume las deudas y la universidad, y reste los ahorros y la cobertura que ya tiene por su trabajo.`,
    },
    {
      question: '¿Tendré que hacerme un examen médico?',
      answer:
        'A veces. Las personas más jóvenes que piden cantidades más pequeñas a menudo solo contestan preguntas, y las cantidades mayores pueden requerir un examen. Una condición de salud puede subir el precio, o la aseguradora puede rechazar la solicitud, y usted lo sabrá antes de que empiece la póliza.',
    },
    {
      question: '¿Me alcanza con el seguro de vida de mi trabajo?',
      answer:
        'Es un buen comienzo, pero a menudo equivale a uno o dos años de sueldo, y por lo general termina cuando termina el empleo. Una póliza propia sigue con usted de un empleador a otro.',
    },
    {
      question: '¿Mis beneficiarios pagan impuestos por ese dinero?',
      answer:
        'El pago a una persona por lo general está libre del impuesto federal sobre los ingresos. Los intereses que gane no lo están, y una sucesión grande puede deber el impuesto sobre sucesiones (estate tax). Consulte su propio caso con un asesor de impuestos antes de confiar en esto.',
    },
  ],
};
