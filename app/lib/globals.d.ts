declare const __BACKEND__: import('./backend-settings.ts').BackendSettings;

interface Document {
  /** Rendered ahead of a click, and not yet seen by anyone. */
  readonly prerendering?: boolean;
}
