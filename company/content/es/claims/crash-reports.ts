import type { StateLaw } from '#company/shape/state.ts';
import { capitalize } from '../phrases/numbers.ts';

/** Who else must hear about a crash. */
export function writeReports({ name, motorVehicleOffice, auto: { noFault, crashReport } }: StateLaw): string {
  const notice = noFault
    ? `Si alguien se lastimó, el seguro sin culpa (no-fault) de ${name} exige que usted avise ${noFault.notice.value}. `
    : '';
  const office = motorVehicleOffice ?? 'estado';
  return crashReport
    ? `${notice}${capitalize(crashReport.needed.value)}, envíe el formulario ${crashReport.form} por correo al ${office} ${crashReport.due.value}: sin él, le pueden suspender la licencia.`
    : `${notice}Pregúntenos si el ${office} también le exige un reporte a usted.`;
}
