import type { JobLine } from '@vagu/core/job-line/line'

/** The line with what was not understood as its note, which runs to the end of it. */
export function asNote(text: string, { unknown, notes }: Pick<JobLine, 'unknown' | 'notes'>): string {
  const spans = unknown.toSorted((a, b) => a.start - b.start)
  const words = spans.map(({ start, end }) => text.slice(start, end)).join(' ')
  const rest = spans
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)}${left.slice(end)}`, text)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [rest, notes === '' && 'märkus:', words].filter(Boolean).join(' ')
}
