import type { StateLaw } from '#company/shape/state.ts';
import { capitalize } from '../phrases/numbers.ts';

/** Who else must hear about a crash. */
export function writeReports({ name, motorVehicleOffice, auto: { noFault, crashReport } }: StateLaw): string {
  const notice = noFault
    ? `If anyone was hurt, ${name} no-fault needs your notice ${noFault.notice.value}. `
    : '';
  const office = motorVehicleOffice ?? 'state';
  return crashReport
    ? `${notice}${capitalize(crashReport.needed.value)}, mail form ${crashReport.form} to the ${office} ${crashReport.due.value}: without it, your license can be suspended.`
    : `${notice}Ask us whether the ${office} needs a report from you too.`;
}
