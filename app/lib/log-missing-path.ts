/** The not-found page's one line of script: one file answers every wrong address, so only the browser knows which it was. */
export const logMissingPath = 'console.error("404: there is no page at "+location.pathname)';
