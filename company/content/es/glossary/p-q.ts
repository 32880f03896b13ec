import type { GlossaryTerm } from '#company/shape/types.ts';

export const pToQ: readonly GlossaryTerm[] = [
  {
    term: 'Peligro',
    english: 'Peril',
    slug: 'peril',
    meaning: 'Una causa de pérdida, como el fuego, el viento, el robo o el hielo.',
    seeAlso: ['named-peril', 'open-peril'],
  },
  {
    term: 'Seguro de vida permanente',
    english: 'Permanent life insurance',
    slug: 'permanent-life-insurance',
    meaning:
      'Seguro de vida sin fecha final mientras usted pague las primas. Los dos tipos comunes son el de vida entera y el universal.',
    seeAlso: ['whole-life', 'universal-life', 'term-life'],
  },
  {
    term: 'PIP',
    english: 'PIP',
    slug: 'pip',
    meaning:
      'Protección contra lesiones personales, el nombre formal del seguro sin culpa en una póliza de auto.',
    seeAlso: ['no-fault'],
  },
  {
    term: 'Póliza',
    english: 'Policy',
    slug: 'policy',
    meaning:
      'El contrato entre usted y la aseguradora: declaraciones, formulario, endosos. Donde un folleto y la póliza digan cosas distintas, vale la póliza.',
    seeAlso: ['declarations-page', 'endorsement'],
  },
  {
    term: 'Titular de la póliza',
    english: 'Policyholder',
    slug: 'policyholder',
    meaning:
      'La persona que es dueña de la póliza y la paga. En una póliza de vida, puede ser alguien distinto de la persona asegurada.',
    seeAlso: ['named-insured', 'insured'],
  },
  {
    term: 'PPO',
    english: 'PPO',
    slug: 'ppo',
    meaning:
      'Un plan de salud que paga más dentro de su red y algo fuera de ella, sin necesidad de un referido. De los tipos comunes, suele tener la prima más alta.',
    seeAlso: ['hmo', 'network'],
  },
  {
    term: 'Condición preexistente',
    english: 'Pre-existing condition',
    slug: 'pre-existing-condition',
    meaning:
      'Una enfermedad o lesión que usted tenía antes de que empezara la cobertura. Un plan de salud que cumple con las reglas federales no puede negarle la cobertura por eso; una aseguradora de vida o de viajes puede tomarlo en cuenta.',
    seeAlso: ['guaranteed-issue', 'underwriting'],
  },
  {
    term: 'Prima',
    english: 'Premium',
    slug: 'premium',
    meaning: 'El precio de la póliza, por mes o por año.',
    seeAlso: ['deductible', 'grace-period'],
  },
  {
    term: 'Atención preventiva',
    english: 'Preventive care',
    slug: 'preventive-care',
    meaning:
      'Chequeos, vacunas y pruebas de detección que un plan de salud paga por completo dentro de la red. Si el médico trata otro problema en la misma visita, esa parte puede costarle.',
    seeAlso: ['network', 'primary-care-doctor'],
  },
  {
    term: 'Médico de atención primaria',
    english: 'Primary care doctor',
    slug: 'primary-care-doctor',
    meaning:
      'El médico al que usted va primero para la mayoría de las cosas. Un plan HMO le pide que elija uno.',
    seeAlso: ['hmo', 'referral'],
  },
  {
    term: 'Autorización previa',
    english: 'Prior authorization',
    slug: 'prior-authorization',
    meaning:
      'La aprobación del plan antes de ciertos estudios, cirugías o medicamentos. Sin ella, el plan puede negarse a pagar la cuenta, incluso de una atención que cubre.',
    seeAlso: ['formulary', 'denial'],
  },
  {
    term: 'Prueba de pérdida',
    english: 'Proof of loss',
    slug: 'proof-of-loss',
    meaning:
      'Una declaración firmada de lo que usted perdió y de cuánto valía. Las aseguradoras pueden pedirla bajo juramento.',
    seeAlso: ['notice-of-loss', 'inventory'],
  },
  {
    term: 'Responsabilidad civil por daños a la propiedad',
    english: 'Property damage liability',
    slug: 'property-damage-liability',
    meaning:
      'La parte de una póliza de auto que paga los autos, las cercas y las vitrinas de otras personas cuando usted es responsable.',
    seeAlso: ['liability', 'split-limits'],
  },
  {
    term: 'Proveedor',
    english: 'Provider',
    slug: 'provider',
    meaning:
      'Quien da atención médica y cobra por ella: un médico, un laboratorio, un hospital, un fisioterapeuta.',
    seeAlso: ['network'],
  },
  {
    term: 'Ajustador público',
    english: 'Public adjuster',
    slug: 'public-adjuster',
    meaning:
      'Una persona con licencia a la que usted contrata para que se encargue de una reclamación de propiedad, a cambio de una parte del pago.',
    seeAlso: ['adjuster', 'settlement'],
  },
  {
    term: 'Evento calificador',
    english: 'Qualifying event',
    slug: 'qualifying-event',
    meaning:
      'Un cambio que le permite elegir un plan de salud fuera de la inscripción abierta: perder una cobertura, casarse, tener un hijo, mudarse a otra zona.',
    seeAlso: ['special-enrollment', 'open-enrollment'],
  },
  {
    term: 'Cotización',
    english: 'Quote',
    slug: 'quote',
    meaning:
      'Un precio por la cobertura que usted describió. Puede cambiar si los datos resultan ser otros, así que describa el auto y a los conductores tal como son.',
    seeAlso: ['premium', 'underwriting'],
  },
];
