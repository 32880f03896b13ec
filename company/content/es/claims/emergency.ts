import type { Checklist, PageWords } from '#company/shape/types.ts';
import { hotline } from '../phrases/hotline.ts';
import { capitalize } from '../phrases/numbers.ts';
import { site } from '../site.ts';
import { state } from '../state.ts';
import { writeReports } from './crash-reports.ts';

export const meta: PageWords = {
  title: `Ayuda de emergencia: a quién llamar, qué hacer primero | ${site.name}`,
  description: `El número de reclamaciones, ${site.claimsHotline.shown}, y qué hacer tras un choque, una tormenta o una inundación. Sirve sin conexión y se imprime en una hoja.`,
};

export const title = 'Accidente, tormenta o inundación: qué hacer primero';

export { page } from './links.ts';

export const rescue = {
  text: 'Llame al 911 si alguien está en peligro.',
  label: 'Llame al 911',
  href: 'tel:911',
};

/** Shown when the service worker serves this page in place of one that failed to load. */
export const offline = {
  title: 'No tiene conexión',
  text: 'La página que pidió necesita conexión a internet. Vuelva a cargarla cuando la recupere. Mientras tanto, aquí tiene ayuda que funciona sin conexión.',
};

export const keep = {
  title: 'Guarde esta página',
  text: 'Después de visitar este sitio una vez, esta página se abre también sin conexión. Se imprime en una hoja, para la guantera o el cajón de la cocina.',
};

/** Lines to write on. Only in print. */
export const blanks = [
  'Número de póliza',
  'Número de reclamación',
  'Nuestro contacto',
  'Médico, o alguien a quien llamar',
];

export const claimsLine = {
  label: `${hotline.label}:`,
  number: site.claimsHotline,
  text: `Después llámenos${hotline.isAlwaysOpen ? ', a cualquier hora' : `${hotline.afterNumber}${hotline.orOnline}`}. Anotaremos su reporte y repasaremos con usted los próximos pasos.`,
};

export const callUs = {
  title: capitalize(hotline.line),
  text: `${rescue.text} ${claimsLine.text}`,
  link: { label: site.claimsHotline.shown, href: site.claimsHotline.href },
};

export const afterDisaster: Checklist = {
  id: 'after-a-disaster',
  short: 'Después de una tormenta, una inundación o un terremoto',
  title: 'Lista para después de un desastre natural',
  intro:
    'Después de una tormenta, una inundación o un terremoto. Primero las personas, luego los bienes, luego los papeles.',
  steps: [
    'Vea cómo están todas las personas a su alrededor. Si alguien está herido o atrapado, llame al 911.',
    'Si huele gas, lo oye escapar o ve fuego, salga de inmediato. No toque ningún interruptor, y llame al 911 desde afuera.',
    'No entre en el agua de la inundación ni se acerque a cables caídos. El agua puede llevar corriente que usted no ve.',
    'Si las autoridades le dicen que se vaya, váyase. Lleve sus medicinas, su identificación, su teléfono y el cargador, y vuelva a entrar solo cuando digan que es seguro.',
    'Si puede llegar a las llaves de paso y al interruptor sin pisar agua, cierre el agua y el gas y corte la luz. Deje que la compañía de gas lo vuelva a abrir.',
    `Llámenos al ${site.claimsHotline.shown}. Pregunte cuánto paga su póliza por un lugar donde dormir esta noche, y guarde todos los recibos.`,
    'Tome fotos y video de cada cuarto antes de mover o limpiar algo. Abra también los gabinetes.',
    'Evite que el daño empeore: cubra el techo, tape la ventana con una tabla, saque las cosas del agua. Desconfíe de quien toque a su puerta y quiera el pago completo antes de hacer el trabajo.',
    'Haga una lista de las cosas dañadas, y guárdelas hasta que un ajustador las haya visto. La comida echada a perder se puede tirar una vez que tenga una foto.',
  ],
};

export const afterAccident: Checklist = {
  id: 'after-a-crash',
  short: 'Después de un choque',
  title: 'Lista para después de un accidente de auto',
  intro: 'Léala desde arriba. Los tres primeros pasos son los que importan en este momento.',
  steps: [
    'Deténgase, apague el motor y encienda las luces de emergencia.',
    'Vea cómo está cada persona, en todos los autos. Si alguien está herido, o podría estarlo, llame al 911. No mueva a una persona herida, a menos que el fuego o el tráfico sean un peligro mayor.',
    'Salga de la vía con todas las personas que puedan caminar, y pónganse detrás de una barrera, si la hay. Mueva el auto solo si nadie está herido y el auto todavía anda.',
    'Pida que venga la policía, y anote el número del reporte. Quédese hasta que le permitan irse.',
    'Intercambie con el otro conductor nombres, teléfonos, placas y datos del seguro. Pida los nombres de los testigos.',
    'Tome fotos de los dos autos, las placas, la calle, las señales y el estado del tiempo.',
    'Hable solo de los hechos. No discuta sobre la culpa ni acepte dinero en efectivo, y no firme nada, excepto lo que la policía le pida firmar.',
    'Vaya pronto al médico, aunque se sienta bien. Algunas lesiones tardan un día en notarse.',
    `Repórtenos el choque al ${site.claimsHotline.shown}. ${writeReports(state)}`,
  ],
};
