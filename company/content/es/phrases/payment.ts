/** The site takes no payments. A company that has a way to pay names it here. */
export const payment =
  'No en este sitio, que no recibe pagos. Su cotización dice cómo y cada cuánto puede pagar, y cuánto más cuesta pagar en cuotas.';
