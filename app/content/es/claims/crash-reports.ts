import type { StateLaw } from '#app/states/types.ts';

/** Who else must hear about a crash. */
export function writeReports({ name, motorVehicleOffice, auto: { noFault } }: StateLaw): string {
  const notice = noFault
    ? `Si alguien se lastimó, el seguro sin culpa (no-fault) de ${name} exige que usted avise ${noFault.notice.value}. `
    : '';
  return `${notice}Pregúntenos si el ${motorVehicleOffice ?? 'estado'} también le exige un reporte a usted.`;
}
