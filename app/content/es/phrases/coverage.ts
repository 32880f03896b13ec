/** On every form that can ask for insurance or for a change to it. */
export const formChangesNothing = 'Enviar este formulario no inicia, cambia ni termina ninguna cobertura.';

/** Beside a button that leads to the form. */
export const quoteChangesNothing = 'Pedir una cotización no inicia ni cambia ninguna cobertura.';
