export const lastUpdated = 'Última actualización:';
