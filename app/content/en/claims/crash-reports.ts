import type { StateLaw } from '#app/states/types.ts';

/** Who else must hear about a crash. */
export function writeReports({ name, motorVehicleOffice, auto: { noFault } }: StateLaw): string {
  const notice = noFault
    ? `If anyone was hurt, ${name} no-fault needs your notice ${noFault.notice.value}. `
    : '';
  return `${notice}Ask us whether the ${motorVehicleOffice ?? 'state'} needs a report from you too.`;
}
