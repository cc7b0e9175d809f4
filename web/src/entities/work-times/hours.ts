import { formatWhole } from '../../lib/format.ts'

/** Minutes as people say them: "11 h 35 min". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}\u00A0min`
  const whole = `${formatWhole(hours)}\u00A0h`
  return rest === 0 ? whole : `${whole} ${rest}\u00A0min`
}
