// Money is an integer number of minor units everywhere; only here does it become text.

/** Cash in hundredths as "2.00"; tournament chips as whole numbers with thin gaps. */
export function money(amount: number, chips = false): string {
  if (chips) return String(amount).replace(/\B(?=(\d{3})+$)/g, '\u202f')
  const sign = amount < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(amount) / 100)
  return `${sign}${String(whole).replace(/\B(?=(\d{3})+$)/g, '\u202f')}.${String(Math.abs(amount) % 100).padStart(2, '0')}`
}

/** A limit as players say it: 2 for 2.00, 0.50 for half. */
export function limit(amount: number, chips = false): string {
  return !chips && amount % 100 === 0 ? money(amount).slice(0, -3) : money(amount, chips)
}

/** What somebody typed, in minor units; null when it is no amount. A comma is a point. */
export function parseMoney(text: string, chips = false): number | null {
  const tidy = text.trim().replace(/[\u202f\s]/g, '').replace(',', '.')
  if (!(chips ? /^\d{1,12}$/ : /^\d{1,10}(\.\d{0,2})?$/).test(tidy)) return null
  if (chips) return Number(tidy)
  const [whole = '0', part = ''] = tidy.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
