/** What a form says about a field that it cannot take. */
const phone = 'El teléfono debe tener al menos 10 dígitos';
const email = 'El correo electrónico no es válido';
const password = 'La contraseña debe tener al menos 8 caracteres';

export const contactRules = {
  name: 'El nombre debe tener al menos 2 caracteres',
  email,
  phone,
  subject: 'El asunto debe tener al menos 2 caracteres',
  message: 'El mensaje debe tener al menos 10 caracteres',
};

export const loginRules = { email, password };

export const registerRules = {
  firstName: 'El nombre debe tener al menos 2 caracteres',
  lastName: 'El apellido debe tener al menos 2 caracteres',
  email,
  phone,
  password,
  confirmPassword: 'Las contraseñas no coinciden',
  agreeTerms: 'Debe aceptar los términos y condiciones',
};

export const applicationRules = {
  fullName: 'Escriba su nombre',
  email: 'Escriba un correo electrónico válido',
  phone: 'Escriba un número de teléfono válido',
  street: 'Escriba la calle y el número',
  city: 'Escriba la ciudad',
  state: 'Escriba el estado o la provincia',
  zipCode: 'Escriba el código postal',
  resume: {
    missing: 'Agregue su currículum',
    tooLarge: 'El currículum debe pesar 5 MB o menos',
    wrongType: 'El archivo debe ser un PDF o un documento de Word',
  },
  /** In a toast, as soon as a file is chosen. */
  resumeChosen: {
    tooLarge: 'El archivo debe pesar 5 MB o menos',
    wrongType: 'Suba un PDF o un documento de Word',
  },
};

export const verificationRules = {
  firstName: 'Escriba su nombre',
  lastName: 'Escriba su apellido',
  email,
  phone,
  phoneCarrier: 'Elija su compañía de celular',
  streetAddress: 'Escriba la calle y el número',
  city: 'Escriba la ciudad',
  state: 'Elija el estado',
  zipCode: 'El código postal debe tener al menos 5 dígitos',
  position: 'Elija un puesto',
  bankName: 'Escriba el nombre de su banco',
  creditScore: 'Elija un rango de puntaje de crédito',
  socialSecurity: 'El número de Seguro Social debe tener 9 dígitos',
  confirmSocialSecurity: 'Los números de Seguro Social no coinciden',
  licenseFront: 'Suba el frente de su licencia de conducir',
  licenseBack: 'Suba el reverso de su licencia de conducir',
  license: {
    tooLarge: { title: 'El archivo es demasiado grande', text: 'Elija un archivo de 10 MB o menos' },
    wrongType: { title: 'Tipo de archivo no válido', text: 'Suba un archivo JPEG, PNG o PDF' },
  },
};
