/** Whether the site's server stores what a form posts without scripts: our own does, a static host with Supabase cannot. */
export const acceptsPosts = __BACKEND__.url === '';
