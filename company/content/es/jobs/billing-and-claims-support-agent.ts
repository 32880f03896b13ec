import { benefitFigures as figures } from '#company/content/benefits.ts';
import type { JobOpening } from '#company/shape/types.ts';
import { billingAndClaimsSupportAgent as english } from '../../en/jobs/billing-and-claims-support-agent.ts';
import { site } from '../site.ts';

const office = site.offices[1] ?? site.offices[0];

export const billingAndClaimsSupportAgent: JobOpening = {
  ...english,
  department: 'Facturación',
  summary:
    'Siga el dinero en los dos sentidos: las primas que entran y los pagos de reclamaciones que tienen que salir.',
  description: [
    'Su lista de la mañana tiene tres partes. Pagos rechazados durante la noche: usted llama antes de que salga un aviso de atraso, y muchas veces todo se reduce a una tarjeta vencida. Facturas que cambiaron: explica por qué, línea por línea. Pagos de reclamaciones que deben salir hoy: revisa a quién van, el monto y la aprobación, y los envía.',
    'Por la tarde, responde a clientes que preguntan dónde está su dinero. Usted puede ver la misma pantalla que el ajustador, así que puede decir en qué punto está un pago sin pasarle la llamada a nadie. Cuando el error fue nuestro, usted lo corrige, lo dice y escribe la carta que lo confirma.',
    `El equipo está en la oficina de ${office.name} de lunes a miércoles. El jueves y el viernes, usted elige desde dónde trabajar.`,
  ],
  requirements: [
    'Un año de trabajo con facturas, pagos o cuentas, en cualquier sector.',
    'Puede descubrir por qué dos columnas no cuadran, y lo disfruta un poco.',
    'Puede hablar de una factura vencida sin avergonzar a quien la debe.',
    'Usted cumple la regla de las dos personas en cada pago que sale, también en los días de más trabajo.',
    'Lo básico de hojas de cálculo: totales, filtros, búsquedas.',
    `Le viene bien estar en la oficina de ${office.name} tres días a la semana.`,
  ],
  benefits: [
    'Las horas extra de fin de mes son opcionales y se pagan a tiempo y medio',
    'Seguro de salud que empieza el mismo día que usted',
    `Aportes al 401(k) que igualamos hasta el ${figures.retirementMatch}, y suyos desde el primer depósito`,
    'Beneficios de transporte al trabajo, antes de impuestos',
    `${figures.vacationDays} días de vacaciones y diez feriados pagados al año`,
  ],
};
