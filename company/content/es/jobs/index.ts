import type { JobOpening } from '#company/shape/types.ts';
import { typesetAll } from '#company/shape/typeset.ts';
import { administrativeClerk } from './administrative-clerk.ts';
import { appointmentSetter } from './appointment-setter.ts';
import { billingAndClaimsSupportAgent } from './billing-and-claims-support-agent.ts';
import { contentWriting } from './content-writing.ts';
import { customerServiceRepresentative } from './customer-service-representative.ts';
import { dataEntryClerk } from './data-entry-clerk.ts';
import { documentReviewAnalyst } from './document-review-analyst.ts';
import { insuranceVerificationSpecialist } from './insurance-verification-specialist.ts';
import { liveChatSupportAgent } from './live-chat-support-agent.ts';
import { personalAssistant } from './personal-assistant.ts';
import { policyServiceSpecialist } from './policy-service-specialist.ts';
import { virtualReceptionist } from './virtual-receptionist.ts';

/** In the order of the specification. */
export const jobs: readonly JobOpening[] = typesetAll([
  virtualReceptionist,
  appointmentSetter,
  documentReviewAnalyst,
  insuranceVerificationSpecialist,
  billingAndClaimsSupportAgent,
  policyServiceSpecialist,
  liveChatSupportAgent,
  customerServiceRepresentative,
  administrativeClerk,
  dataEntryClerk,
  contentWriting,
  personalAssistant,
]);
