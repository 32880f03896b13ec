import { type LossKind, lossKinds } from '#domain/claim-answers.ts';
import type { ClaimValues } from './schema.ts';

/** A row of claim_reports. */
export function toRow(id: string, values: ClaimValues, photoUrls: readonly string[]) {
  return {
    id,
    name: values.name,
    email: values.email,
    phone: values.phone,
    anyone_hurt: values.hurt,
    loss_kind: lossKinds[values.kind as LossKind],
    loss_date: values.date,
    loss_time: values.time || null,
    loss_place: values.place,
    policy_number: values.policy || null,
    description: values.description,
    others_involved: values.others || null,
    reach_by: `${values.reachWay}, ${values.reachTime.toLowerCase()}`,
    photo_urls: photoUrls,
  };
}
