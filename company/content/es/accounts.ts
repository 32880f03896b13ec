import { claimStatusHref } from '#company/shape/contact-links.ts';
import type { FieldWords } from '#company/shape/form-words.ts';
import type { Link } from '#company/shape/types.ts';
import { hotline } from './phrases/hotline.ts';
import { offices } from './phrases/offices.ts';
import { site } from './site.ts';

type Toast = { title: string; text: string };

export const login = {
  meta: {
    title: `Acceso de clientes | ${site.name}`,
    description:
      'El formulario de acceso a nuestro portal de clientes, como demostración. No comprueba ni envía nada.',
  },
  title: 'Acceso de clientes',
  intro: 'Sus pólizas, facturas y reclamaciones en un solo lugar.',
  note: 'Una demostración: no se comprueba ni se envía nada. Por favor, invente una contraseña.',
  fields: {
    email: { label: 'Correo electrónico' },
    password: { label: 'Contraseña', hint: '8 caracteres como mínimo.' },
    rememberMe: { label: 'Recordarme' },
  } satisfies Record<string, FieldWords>,
  submit: 'Iniciar sesión',
  forgot: { label: '¿Olvidó su contraseña?', href: '/forgot-password' } satisfies Link,
  register: {
    text: '¿Es su primera vez aquí?',
    link: { label: 'Crear una cuenta', href: '/register' } satisfies Link,
  },
  claimStatus: {
    text: '¿Solo quiere saber cómo va una reclamación?',
    link: { label: 'Consulte el estado de una reclamación', href: claimStatusHref } satisfies Link,
  },
  success: { title: '¡Sesión iniciada!', text: 'Abriendo su cuenta...' } satisfies Toast,
  afterwards: 'Esto es una demostración. No hay un panel de cliente, y nadie inició sesión.',
  withoutScripts: 'Para una factura, una tarjeta de seguro o el estado de una reclamación, llámenos.',
};

export const register = {
  meta: {
    title: `Crear una cuenta | ${site.name}`,
    description:
      'El formulario de registro de nuestro portal de clientes, como demostración. Lo que escribe se queda en su navegador.',
  },
  title: 'Cree su cuenta',
  intro: 'Una sola cuenta para todas sus pólizas.',
  note: 'Una demostración: no se crea ninguna cuenta y no se envía nada.',
  fields: {
    firstName: { label: 'Nombre' },
    lastName: { label: 'Apellido' },
    email: { label: 'Correo electrónico' },
    phone: { label: 'Teléfono', hint: '10 dígitos como mínimo.' },
    password: { label: 'Contraseña', hint: '8 caracteres o más. No use la de otro sitio.' },
    confirmPassword: { label: 'Confirme la contraseña', hint: 'Escríbala otra vez.' },
  } satisfies Record<string, FieldWords>,
  /** One sentence with two links: before, terms, between, privacy, after. */
  agreeTerms: {
    before: 'Acepto los ',
    terms: { label: 'Términos de servicio', href: '/terms' } satisfies Link,
    between: ' y he leído la ',
    privacy: { label: 'Política de privacidad', href: '/privacy' } satisfies Link,
    after: '.',
  },
  submit: 'Crear cuenta',
  login: {
    text: '¿Ya tiene una cuenta?',
    link: { label: 'Iniciar sesión', href: '/login' } satisfies Link,
  },
  success: {
    title: '¡Registro completado!',
    text: 'Su cuenta está creada. Ya puede iniciar sesión.',
  } satisfies Toast,
  withoutScripts: 'Un agente puede ayudarle con sus pólizas.',
};

export const forgotPassword = {
  meta: {
    title: `¿Olvidó su contraseña? | ${site.name}`,
    description:
      '¿No puede entrar al portal de clientes? Tres maneras de hablar con una persona que puede ayudarle, y cómo reconocer un mensaje falso.',
  },
  title: '¿Olvidó su contraseña?',
  intro: 'A cualquiera le pasa. Una persona puede ayudarle a entrar de nuevo.',
  steps: {
    title: 'Antes de llamar',
    items: [
      'Tenga a mano su número de póliza y el correo electrónico de su cuenta.',
      'Le hacemos dos o tres preguntas para asegurarnos de que es usted. Nunca le preguntamos su contraseña.',
      'Mientras hablamos, usted recibe un enlace que sirve una sola vez. Con él elige una contraseña nueva, y ya puede entrar.',
    ],
  },
  ways: {
    title: 'Tres maneras de hablar con una persona',
    items: [
      {
        title: 'Por teléfono',
        text: 'Lo más rápido, en horario de oficina.',
        link: { label: site.telephone.shown, href: site.telephone.href },
      },
      {
        title: 'Por correo electrónico',
        text: 'Escriba desde el correo electrónico de su cuenta. No envíe ninguna contraseña, ni vieja ni nueva.',
        link: { label: site.email, href: `mailto:${site.email}` },
      },
      {
        title: 'En persona',
        text: `Traiga una identificación con foto a ${offices.any} de ${site.region.area}.`,
        link: { label: 'Direcciones y horarios', href: '/contact' },
      },
    ] satisfies { title: string; text: string; link: Link }[],
  },
  warning:
    '¿Recibió un mensaje que no pidió, con un enlace para “restablecer” su contraseña? No abra el enlace. Nunca le pedimos su contraseña, ni un código que le hayan enviado.',
  claim: `¿Es por una reclamación y no puede esperar? Llame al ${site.claimsHotline.shown}${hotline.afterNumber}${hotline.orOnline}. Para eso no necesita iniciar sesión.`,
  back: { label: 'Volver al inicio de sesión', href: '/login' } satisfies Link,
};
