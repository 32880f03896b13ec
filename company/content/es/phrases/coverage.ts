/** On every form that can ask for insurance or for a change to it. */
export const formChangesNothing = 'Enviar este formulario no inicia, cambia ni termina ninguna cobertura.';

/** Beside a button that leads to the form. */
export const quoteChangesNothing = 'Pedir una cotización no inicia ni cambia ninguna cobertura.';

/** After what the company is. */
export const whoPays = 'Su cotización nombra a la aseguradora que paga sus reclamaciones.';
