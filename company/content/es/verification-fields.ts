import type { FieldWords } from '#company/shape/form-words.ts';
import type { fields as english } from '../en/verification-fields.ts';

const licenseHint = 'JPEG, PNG o PDF, de 10 MB como máximo.';

export const fields: Record<keyof typeof english, FieldWords> = {
  firstName: { label: 'Nombre' },
  lastName: { label: 'Apellido' },
  email: { label: 'Correo electrónico' },
  phone: { label: 'Teléfono', hint: 'Diez dígitos, con el código de área.' },
  phoneCarrier: {
    label: 'Compañía de celular',
    hint: 'La empresa que le da el servicio de celular.',
    why: 'Nos ayuda a averiguar por qué no le llegó un mensaje de texto. No comparta con nadie el PIN de su cuenta ni los códigos de su teléfono.',
  },
  streetAddress: { label: 'Calle y número', hint: 'Con el número de apartamento.' },
  city: { label: 'Ciudad' },
  state: { label: 'Estado' },
  zipCode: { label: 'Código postal' },
  position: { label: 'Puesto' },
  otherPosition: {
    label: 'Otro puesto',
    optional: true,
    hint: 'El nombre del puesto en su carta de oferta.',
  },
  additionalInfo: {
    label: 'Información adicional',
    optional: true,
    hint: 'Por ejemplo, un nombre anterior que aparece en sus documentos. Nada sobre su salud.',
  },
  bankName: {
    label: 'Nombre del banco',
    why: 'El personal de nómina lo compara con el formulario de depósito que usted firma después. Aquí no pedimos número de cuenta, tarjeta ni datos de acceso. Si prefiere, puede cobrar por cheque.',
  },
  creditScore: {
    label: 'Rango del puntaje de crédito',
    hint: 'Elija cualquier rango. No busque el suyo.',
  },
  socialSecurity: {
    label: 'Número de Seguro Social',
    hint: 'Nueve dígitos. Se oculta mientras escribe; el botón lo muestra. Aun así, un lector de pantalla puede leerlo en voz alta.',
    why: 'Con este número, un empleador reporta sueldos e impuestos. Anotamos quién lo abre y cuándo.',
  },
  confirmSocialSecurity: {
    label: 'Confirme el número de Seguro Social',
  },
  licenseFront: {
    label: 'Licencia de conducir, frente',
    hint: licenseHint,
    why: 'Para comprobar que la persona contratada es la misma que entrevistamos. No cuenta para el formulario I-9 (Form I-9), la verificación federal de su derecho a trabajar: ahí usted elige cuáles de los documentos aceptados mostrar.',
  },
  licenseBack: {
    label: 'Licencia de conducir, reverso',
    hint: licenseHint,
    why: 'Con el código del reverso, nuestro personal distingue una licencia auténtica de una copia del frente.',
  },
};

/** Why we ask for a credit score. `law` says what the law of the state forbids, if it does. */
export function writeCreditReason(law: string | null, isLicensed: boolean): string {
  if (isLicensed)
    return law
      ? `${law} Antes de responder, pregúntenos qué excepción se aplica a su puesto.`
      : 'Antes de responder, pregúntenos por qué su puesto lo necesita.';
  const demonstration = 'Está aquí solo porque la demostración muestra un formulario completo.';
  return law
    ? `${demonstration} ${law} Casi todos los empleadores reales de allí tienen que quitar esta pregunta. Aquí no decide nada.`
    : `${demonstration} Aquí no decide nada.`;
}
