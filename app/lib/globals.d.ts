declare const __BACKEND__: import('./backend-settings.ts').BackendSettings;
/** The URL of the built app/islands/main.ts. */
declare const __ISLANDS__: string;

/** A TypeScript file as one bundled, minified script (scripts/build/inline-scripts.ts). */
declare module '*?inline-script' {
  const code: string;
  export default code;
}

interface Window {
  /** Missing in TypeScript's DOM library. */
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (url: string) => unknown };
  };
}

interface Document {
  /** Only in browsers that prerender pages. */
  readonly prerendering?: boolean;
}
