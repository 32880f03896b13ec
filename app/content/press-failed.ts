/** The contract's words for whatever goes wrong on the way. */
export const somethingWrong = 'Something went wrong. Please try again later.';

/** For a button whose script could not be fetched: the connection is gone, or the page is older than the site. */
export const pressFailed = `${somethingWrong} If your connection works, please reload this page.`;
