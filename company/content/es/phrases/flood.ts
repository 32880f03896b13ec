/** A company that sells flood insurance says so here. */
export const floodFrom =
  'Nosotros no vendemos seguro contra inundaciones. El programa federal sí: floodsmart.gov.';
