const words = 'ningún un dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');

/** Before a masculine noun. `feminine()` for the others. */
export function numberWord(count: number): string {
  return words[count] ?? String(count);
}

/** 1 → 'una', 3 → 'tres' */
export function feminine(count: number): string {
  return ['ninguna', 'una'][count] ?? numberWord(count);
}

/** 'un asesor', 'dos asesores'. For masculine nouns. */
export function counted(count: number, one: string, many: string): string {
  return `${numberWord(count)} ${count === 1 ? one : many}`;
}

/** 'vida, auto y hogar', 'español e inglés' */
export function listInWords(items: readonly string[]): string {
  return new Intl.ListFormat('es').format(items);
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'una Nueva York', 'un Vermont' */
export function withArticle(name: string): string {
  return `${/^Nueva |a$/.test(name) ? 'una' : 'un'} ${name}`;
}

/** Read out in place of the stars of a review. */
export function rated(value: number): string {
  return `Calificación: ${value} de 5`;
}
