import { findWords } from '#company/shape/find-words.ts';
import type { StateLaw } from '#company/shape/state.ts';
import type { Fact } from '#company/shape/types.ts';
import { newYork } from '#company/states/new-york/index.ts';

/** What pages print of this law, by its English words: a figure that changes there has no Spanish until it changes here. */
const spanish: Readonly<Record<string, string>> = {
  'New York': 'Nueva York',
  'Department of Financial Services': 'Departamento de Servicios Financieros',
  'New York State Department of Financial Services':
    'Departamento de Servicios Financieros del Estado de Nueva York (Department of Financial Services)',
  'Department of Motor Vehicles': 'Departamento de Vehículos Motorizados (DMV)',
  'condo or co-op': 'condominio o cooperativa',
  'General Business Law, section 899-aa': 'General Business Law, sección 899-aa',

  'Injuries you cause': 'Lesiones que usted cause',
  'Deaths you cause': 'Muertes que usted cause',
  'Damaged property': 'Daños a la propiedad ajena',
  '[No-fault](#no-fault): medical bills and lost pay for you and your passengers':
    '[Seguro sin culpa](#no-fault): cuentas médicas y salario perdido de usted y de sus pasajeros',
  '[Injured by a driver with no insurance](#uninsured-motorist)':
    '[Lesiones que le cause un conductor sin seguro](#uninsured-motorist)',
  '$25,000 per person and $50,000 per accident': '$25,000 por persona y $50,000 por accidente',
  '$50,000 per person and $100,000 per accident': '$50,000 por persona y $100,000 por accidente',
  '$10,000 per accident': '$10,000 por accidente',
  '$50,000 per person': '$50,000 por persona',

  'SUM coverage': 'Cobertura SUM',
  'SUM coverage (supplementary uninsured and underinsured motorists)':
    'Cobertura SUM: conductores sin seguro o con poco seguro',
  'It pays for your injuries, and those of your passengers, when the driver at fault has no insurance or less than you have. New York insurers must offer it up to $250,000 per person and $500,000 per accident, but never above your own limits for injuries you cause.':
    'Paga sus lesiones y las de sus pasajeros cuando el conductor que tuvo la culpa no tiene seguro, o tiene menos que usted. Las aseguradoras de Nueva York deben ofrecerla hasta $250,000 por persona y $500,000 por accidente, pero nunca por encima de los límites de usted para las lesiones que cause.',
  '10% off liability, no-fault and collision for three years':
    '10% menos en responsabilidad civil, seguro sin culpa y colisión durante tres años',

  'in writing within 30 days of the accident': 'por escrito dentro de los 30 días posteriores al accidente',
  'within 45 days of the treatment': 'dentro de los 45 días posteriores al tratamiento',
  'within 90 days of the loss': 'dentro de los 90 días posteriores a la pérdida',
  'within 15 business days of notice': 'dentro de los 15 días hábiles posteriores al aviso',
  'within 15 business days of complete proof of loss':
    'dentro de los 15 días hábiles posteriores a recibir completa la prueba de la pérdida (proof of loss)',
  'An insurer that needs longer must tell you why in writing. Car damage and no-fault have deadlines of their own.':
    'Si la aseguradora necesita más tiempo, debe decirle el motivo por escrito. Los daños a autos y el seguro sin culpa (no-fault) tienen plazos propios.',
  'within 5 business days of an agreed settlement':
    'dentro de los 5 días hábiles posteriores a un acuerdo sobre el monto',
  'if anyone was hurt or killed, or the damage to one person’s property is over $1,000':
    'si hubo heridos o muertos, o si el daño al auto o a otros bienes de cualquier persona pasa de $1,000',
  'within 10 days of the crash': 'dentro de los 10 días posteriores al choque',
  'New York does not let an insurer exclude a driver by name from liability coverage. In rare cases collision coverage can be waived for one driver, if you sign for it.':
    'Nueva York no permite excluir a un conductor por su nombre de la cobertura de responsabilidad civil. En casos poco comunes se puede renunciar a la cobertura de colisión para un conductor, si usted lo firma.',
  'a fraud warning directly above the signature on every claim form':
    'una advertencia de fraude justo encima de la firma en todo formulario de reclamación',
  'during the first two years of the policy': 'durante los primeros dos años de la póliza',
  '31 days, or 61 where you may change the premium, as with universal life':
    'de 31 días, o de 61 si usted puede cambiar la prima, como en el seguro de vida universal',
  '10 to 30 days, 30 if it was sold by mail, and 60 if it replaces another policy':
    'de 10 a 30 días, 30 si se vendió por correo y 60 si reemplaza otra póliza',
  'In New York you get 10 to 30 days, 30 if it was sold by mail, and 60 if it replaces another policy.':
    'En Nueva York usted tiene de 10 a 30 días, 30 si se vendió por correo y 60 si reemplaza otra póliza.',
  'For life insurance in New York it is 31 days, or 61 where you may change the premium, as with universal life.':
    'En Nueva York, para el seguro de vida es de 31 días, o de 61 si usted puede cambiar la prima, como en el seguro de vida universal.',
  'In New York a plan can extend that through age 29.':
    'En Nueva York, un plan puede extender ese plazo hasta los 29 años inclusive.',
  'Medicaid, the Essential Plan and Child Health Plus': 'Medicaid, el Essential Plan y Child Health Plus',
  'nearly every employer must carry it, even with one part-time employee':
    'casi todo empleador debe tenerla, aunque solo tenga un empleado a tiempo parcial',
  'at most 60 cents a week': 'no más de 60 centavos por semana',
  '0.432% of pay, at most $411.91 in 2026': 'el 0.432% del sueldo, no más de $411.91 en 2026',
  '50% of pay, up to $170 a week': 'el 50% del sueldo, hasta $170 por semana',
  '67% of pay, up to $1,228.53 a week in 2026': 'el 67% del sueldo, hasta $1,228.53 por semana en 2026',
  'In New York the insurer must point out a cut in coverage in a notice of its own.':
    'En Nueva York, la aseguradora debe señalar un recorte de la cobertura en un aviso aparte.',
  'typically 60 days from the event': 'por lo general, 60 días a partir del evento',

  'since April 18, 2026, in New York City since 2015, employers may not ask for it, with narrow exceptions':
    'desde el 18 de abril de 2026, y en la ciudad de Nueva York desde 2015, los empleadores no pueden pedirlo, salvo excepciones muy limitadas',
  'Since April 18, 2026, and in New York City since 2015, employers in New York may not ask about credit history, with narrow exceptions.':
    'Desde el 18 de abril de 2026, y en la ciudad de Nueva York desde 2015, los empleadores de Nueva York no pueden preguntar por el historial de crédito, salvo excepciones muy limitadas.',
  'a good-faith pay range in every advertised job':
    'un rango salarial, indicado de buena fe, en todo anuncio de empleo',
  'federal, New York State and New York City law':
    'las leyes federales, del estado de Nueva York y de la ciudad de Nueva York',

  'The New York State office that licenses insurers and looks into complaints about them. Filing a complaint costs nothing: (800) 342-3736 or dfs.ny.gov/complaint.':
    'La oficina del estado de Nueva York que da la licencia a las aseguradoras e investiga las quejas sobre ellas. Presentar una queja no cuesta nada: (800) 342-3736 o dfs.ny.gov/complaint.',
  'Regulation 64': 'Regulation 64',
  "New York's deadlines for claims: an insurer must acknowledge a claim within 15 business days, and accept or reject most claims within 15 business days of complete proof, or tell you in writing why it needs longer. Car damage and no-fault have rules of their own.":
    'Los plazos de Nueva York para las reclamaciones: una aseguradora debe confirmar en un plazo de 15 días hábiles que recibió la reclamación, y aceptar o rechazar la mayoría de las reclamaciones dentro de los 15 días hábiles posteriores a la prueba completa, o decirle por escrito por qué necesita más tiempo. Los daños a autos y el seguro sin culpa (no-fault) tienen reglas propias.',
  'Supplementary uninsured and underinsured motorist coverage in New York. It helps when the driver who hurt you carries too little insurance, and it works outside the state as well.':
    'En Nueva York, la cobertura suplementaria contra conductores sin seguro o con seguro insuficiente. Ayuda cuando el conductor que causó sus lesiones tiene muy poco seguro, y también vale fuera del estado.',

  'In New York you can ask to see the license.':
    'En Nueva York usted puede pedir que le muestre la licencia.',
  'In New York fault decides who pays for cars and for serious injuries, but not who pays your first medical bills.':
    'En Nueva York la culpa decide quién paga los autos y las lesiones graves, pero no quién paga sus primeras cuentas médicas.',
  'For a car in New York it can also cost you the registration, so turn in the plates before you drop the insurance.':
    'Con un auto en Nueva York también puede costarle el registro, así que entregue las placas antes de cancelar el seguro.',
  'In New York the insurer must tell you in advance, in writing, with the reason.':
    'En Nueva York la aseguradora debe avisarle con anticipación, por escrito y con el motivo.',
  'New York no-fault also wants it in writing.':
    'El seguro sin culpa (no-fault) de Nueva York también lo pide por escrito.',
  'In New York the fraud warning is printed right above your signature.':
    'En Nueva York, la advertencia de fraude está impresa justo encima de su firma.',
  'New York requires some of it on every auto policy.':
    'Nueva York exige una cantidad mínima de esta cobertura en toda póliza de auto.',
  'Nearly every New York employer must have it.': 'Casi todos los empleadores de Nueva York deben tenerlo.',
};

const say = (words: string) => findWords(spanish, words, 'es/states/new-york.ts');

const sayFact = (fact: Fact): Fact => ({ ...fact, value: say(fact.value) });
const sayIfAny = (fact: Fact | null) => fact && sayFact(fact);

const { regulator, auto, claims, life, health, employers, renewal, hiring, glossary } = newYork;
const { noFault, crashReport, underinsured } = auto;
const { fraudWarning } = claims;

/** The law with its words in Spanish. The fraud warnings stay in English, because a regulation fixes their words. */
export const newYorkInSpanish: StateLaw = {
  ...newYork,
  name: say(newYork.name),
  regulator: regulator && {
    ...regulator,
    name: say(regulator.name),
    fullName: say(regulator.fullName),
  },
  motorVehicleOffice: newYork.motorVehicleOffice && say(newYork.motorVehicleOffice),
  condo: say(newYork.condo),
  auto: {
    minimums: auto.minimums.map(({ kind, label, fact }) => ({
      kind,
      label: say(label),
      fact: sayFact(fact),
    })),
    underinsured: underinsured && { name: say(underinsured.name), fact: sayFact(underinsured.fact) },
    courseDiscount: sayIfAny(auto.courseDiscount),
    noFault: noFault && {
      ...noFault,
      pays: sayFact(noFault.pays),
      notice: sayFact(noFault.notice),
      medicalBills: sayFact(noFault.medicalBills),
      lostEarnings: sayFact(noFault.lostEarnings),
    },
    crashReport: crashReport && {
      ...crashReport,
      needed: sayFact(crashReport.needed),
      due: sayFact(crashReport.due),
    },
    excludedDrivers: sayIfAny(auto.excludedDrivers),
  },
  claims: {
    acknowledged: sayIfAny(claims.acknowledged),
    decided: sayIfAny(claims.decided),
    decidedOtherwise: sayIfAny(claims.decidedOtherwise),
    paid: sayIfAny(claims.paid),
    fraudWarning: fraudWarning && { ...fraudWarning, fact: sayFact(fraudWarning.fact) },
  },
  life: {
    contestable: sayIfAny(life.contestable),
    gracePeriod: sayIfAny(life.gracePeriod),
    freeLook: sayIfAny(life.freeLook),
  },
  health: {
    ...health,
    adultChildren: sayIfAny(health.adultChildren),
    specialEnrollment: sayIfAny(health.specialEnrollment),
    allYear: sayIfAny(health.allYear),
  },
  employers: {
    workersCompensation: sayIfAny(employers.workersCompensation),
    disability: sayIfAny(employers.disability),
    disabilityCost: sayIfAny(employers.disabilityCost),
    familyLeave: sayIfAny(employers.familyLeave),
    familyLeaveCost: sayIfAny(employers.familyLeaveCost),
  },
  renewal: { lessCoverage: sayIfAny(renewal.lessCoverage) },
  hiring: {
    forbidden: Object.fromEntries(
      Object.entries(hiring.forbidden).map(([question, restriction]) => [
        question,
        {
          ...restriction,
          fact: restriction.fact && sayFact(restriction.fact),
          notice: restriction.notice && say(restriction.notice),
        },
      ]),
    ),
    payRangeInJobAds: sayIfAny(hiring.payRangeInJobAds),
    equalChances: say(hiring.equalChances),
  },
  breachNotice: newYork.breachNotice && say(newYork.breachNotice),
  glossary: {
    terms: glossary.terms.map((each) => ({
      ...each,
      term: say(each.term),
      english: each.term,
      meaning: say(each.meaning),
    })),
    notes: Object.fromEntries(Object.entries(glossary.notes).map(([slug, note]) => [slug, say(note)])),
  },
};
