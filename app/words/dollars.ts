export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
