// Words that the search needs in the browser. Its script is sent to visitors, so this file imports nothing.

export const searchBox = {
  label: 'Buscar en este sitio',
  short: 'Buscar',
  button: 'Buscar',
  href: '/search',
};

/** The kinds of results, and the headings above them. */
export const kinds = {
  service: 'Seguros',
  page: 'Páginas',
  calculator: 'Calculadoras',
  guide: 'Guías',
  article: 'Artículos',
  question: 'Preguntas',
  term: 'Términos de seguros',
  job: 'Empleos',
} as const;

export const searchStatus = {
  loading: 'Cargando la búsqueda…',
  failed: 'No se pudo cargar la búsqueda. Revise su conexión y escriba otra vez, o abra el mapa del sitio.',
  found: (count: number) => {
    if (count === 0) return 'Sin resultados';
    return count === 1 ? '1 resultado' : `${count} resultados. Los mejores van primero.`;
  },
};

/**
 * Words that visitors use for one another, with the words of their countries and the English ones that they hear here. A search for
 * one finds the others too, below what has the word itself.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['seguro', 'aseguranza', 'insurance'],
  ['póliza', 'policy'],
  ['reclamación', 'reclamaciones', 'reclamo', 'reclamos', 'reclamar', 'claim', 'siniestro'],
  ['cotización', 'cotizar', 'quote', 'presupuesto', 'estimado'],
  ['cobertura', 'coverage', 'full cover'],
  ['deducible', 'deductible', 'franquicia'],
  ['precio', 'costo', 'cuesta', 'tarifa', 'prima', 'premium'],
  ['factura', 'pago', 'prima', 'bill', 'biles'],
  ['ajustador', 'adjuster', 'perito'],
  ['agente', 'corredor', 'broker'],
  ['responsabilidad civil', 'liability', 'daños a terceros'],
  [
    'inquilino',
    'inquilinos',
    'renta',
    'alquiler',
    'arriendo',
    'apartamento',
    'departamento',
    'renters',
    'HO-4',
  ],
  ['condominio', 'condo', 'cooperativa', 'co-op', 'HO-6'],
  ['casa', 'hogar', 'vivienda', 'propietario', 'homeowners', 'HO-3'],
  ['auto', 'autos', 'carro', 'carros', 'coche', 'vehículo', 'automóvil', 'troca', 'camioneta', 'car'],
  ['choque', 'choqué', 'chocaron', 'accidente', 'colisión', 'golpe', 'crash', 'parachoques', 'bómper'],
  ['conductor', 'manejar', 'conducir', 'chofer', 'driver'],
  ['licencia', 'license', 'carnet'],
  ['grúa', 'remolque', 'asistencia en carretera', 'towing'],
  ['vidrio', 'parabrisas', 'windshield'],
  ['dentista', 'dental', 'dientes', 'diente', 'muela'],
  ['lentes', 'anteojos', 'espejuelos', 'gafas', 'ojos', 'vista', 'visión', 'oculista'],
  ['doctor', 'doctora', 'médico', 'médica', 'hospital', 'clínica', 'salud'],
  ['robo', 'robaron', 'robado', 'hurto', 'ladrón', 'theft'],
  ['fuga', 'gotera', 'filtración', 'tubería rota', 'tubo roto', 'daño por agua', 'leak'],
  ['inundación', 'inundaciones', 'flood'],
  ['terremoto', 'terremotos', 'temblor', 'sismo', 'earthquake'],
  ['huracán', 'tormenta', 'desastre', 'tornado', 'ciclón', 'hurricane'],
  ['muerte', 'murió', 'muere', 'falleció', 'fallecimiento', 'difunto', 'seguro de vida'],
  ['incendio', 'fuego', 'quemó', 'humo'],
  ['anillo', 'sortija', 'joyas', 'joyería', 'collar', 'reloj'],
  ['empleo', 'empleos', 'trabajo', 'trabajos', 'vacante', 'vacantes', 'puesto', 'job', 'jobs', 'careers'],
  ['solicitud', 'solicitar', 'aplicación', 'aplicar', 'planilla', 'application'],
  ['currículum', 'resume', 'hoja de vida', 'CV'],
  ['salario', 'sueldo', 'rango salarial'],
  ['teléfono', 'llamar', 'llame', 'línea de reclamaciones'],
  ['correo', 'email', 'escribir', 'escriba', 'contacto'],
  ['oficina', 'oficinas', 'dirección', 'ubicación', 'horario', 'mapa'],
  ['contraseña', 'clave', 'password', 'login', 'iniciar sesión', 'acceso', 'entrar'],
  ['queja', 'quejas', 'reclamo', 'desacuerdo', 'complaint'],
  ['empleador', 'patrón', 'empleados', 'trabajadores', 'grupo', 'grupos'],
  ['compensación para trabajadores', 'compensación obrera', 'workers compensation', 'workers comp'],
  ['negocio', 'negocios', 'tienda', 'empresa', 'compañía', 'comercio', 'business'],
  ['obamacare', 'marketplace', 'mercado', 'inscripción'],
  ['estafa', 'fraude', 'falso', 'falsa', 'scam'],
  ['privacidad', 'datos', 'información personal'],
];

/** Words that say nothing about what is looked for. The search ignores accents. */
export const ignoredWords = [
  ...['a', 'al', 'algo', 'algún', 'como', 'con', 'cual', 'cuando', 'cuanto', 'cuanta', 'de', 'del', 'desde'],
  ...['donde', 'e', 'el', 'en', 'es', 'esta', 'este', 'esto', 'estoy', 'fue', 'ha', 'hace', 'hacer', 'hago'],
  ...['hay', 'he', 'la', 'las', 'le', 'les', 'lo', 'los', 'me', 'mi', 'mis', 'necesito', 'nos', 'o', 'para'],
  ...[
    'pero',
    'por',
    'puede',
    'puedo',
    'que',
    'quien',
    'quiero',
    'se',
    'ser',
    'si',
    'son',
    'soy',
    'su',
    'sus',
  ],
  ...['te', 'tengo', 'tiene', 'tu', 'u', 'un', 'una', 'unos', 'unas', 'usted', 'ustedes', 'y', 'ya', 'yo'],
];
