import { page as emergency } from './claims/links.ts';

/** The not-found page and the error page. */
export const notFound = {
  documentTitle: 'Página no encontrada',
  title: '¡Ups! No encontramos esta página',
  text: 'Quizá se la llevó la marea, o la dirección tiene un error. Desde aquí puede encontrar el camino de regreso.',
  home: { label: 'Volver al inicio', href: '/' },
  others: [
    { label: 'Servicios', href: '/services' },
    { label: 'Centro de Reclamaciones', href: '/claims' },
    { label: 'Contacto', href: '/contact' },
    emergency,
  ],
};

export const renderError = {
  title: '¡Ocurrió un error inesperado!',
  unknown: 'No sabemos qué falló.',
  text: 'Esto no afecta nada de lo que usted ya envió. Vuelva a cargar la página. Si sucede otra vez, llámenos.',
};
