/** A company that sells flood insurance says so here. */
export const floodFrom = 'We do not sell flood insurance. The federal program does: floodsmart.gov.';
