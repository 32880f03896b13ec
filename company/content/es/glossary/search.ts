/** Words of the search box of the glossary. Its script is part of the page, so this file imports nothing. */
export const search = {
  label: 'Buscar un término',
  status: {
    all: (_: number, total: number) => (total === 1 ? '1 término' : `${total} términos`),
    name: (found: number, total: number) => `${found} de ${total} términos`,
    meaning: (found: number) =>
      `Ningún término tiene ese nombre. ${found === 1 ? '1 explicación lo menciona' : `${found} explicaciones lo mencionan`}.`,
    none: () => 'Ningún término coincide.',
  },
};

export const noMatch = {
  title: 'Todavía no tenemos esa palabra.',
  text: 'Pruebe con sus primeras letras o con otra palabra para lo mismo. ¿La leyó en su póliza? Pregúntenos qué significa.',
  reset: 'Mostrar todos los términos',
  ask: { label: 'Pregúntenos por una palabra', href: '/contact' },
};
