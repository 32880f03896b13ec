const withTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const withYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** "Nov 16, 2:05 PM"; a moment of another year without the time. In the time zone of whoever reads it. */
export function formatMoment(iso: string): string {
  const moment = new Date(iso);
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  return (isThisYear ? withTime : withYear).format(moment);
}
