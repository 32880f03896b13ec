export const selectLook = 'mt-1.5 min-h-12 rounded-sm border-2 border-field bg-panel px-4';
