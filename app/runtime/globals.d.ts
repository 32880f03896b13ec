declare const __BACKEND__: import('#office/backend-settings.ts').BackendSettings;
/** The guides and articles of each language, as 'guides/first-car' (vite.shared.ts). */
declare const __ARTICLES__: Record<string, readonly string[]>;
/** Those of them that the language of the build lacks. */
declare const __ENGLISH_ONLY__: readonly string[];
/** The languages of the site. */
declare const __LANGUAGES__: readonly string[];
/** The URL of the built app/runtime/islands/main.ts. */
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
