declare const __BACKEND__: import('./backend-settings.ts').BackendSettings;
