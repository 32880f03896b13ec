export const lastUpdated = 'Last Updated:';
